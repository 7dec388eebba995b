/**
 * The styles of every component, whether it runs in the browser or only in the build, but for those of `drawings.ts`,
 * `parts.ts` and `screens.ts`. The object is exported so that nothing is shaken away.
 */
export default import.meta.glob(
  [
    '../**/*.module.css',
    '!../article/{Entry,Figure,FileTree,Filter,Hero,Method,NotFound,Operation,Params,Screen,Tabs}.module.css',
  ],
  { eager: true },
);
