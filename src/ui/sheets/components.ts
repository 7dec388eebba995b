/**
 * The styles of every component, whether it runs in the browser or only in the build, but for those whose file names
 * another sheet. The object is exported so that nothing is shaken away.
 */
export default import.meta.glob(['../**/*.module.css', '!../**/*.{drawings,parts,screens}.module.css'], {
  eager: true,
});
