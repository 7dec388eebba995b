/** The styles of what few pages have, a sheet of its own: a document names it only when its article needs it. */
export default import.meta.glob<Record<string, string>>(
  ['../article/**/*.parts.module.css', '../../figures/**/*.module.css'],
  { eager: true, import: 'default' },
);
