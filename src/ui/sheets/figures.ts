/** The styles of interactive figures, likewise a sheet of its own. */
export default import.meta.glob<Record<string, string>>('../../figures/**/*.module.css', {
  eager: true,
  import: 'default',
});
