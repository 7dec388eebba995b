/** The styles of interactive figures, which only documents with figures load. */
export default import.meta.glob<Record<string, string>>('../../figures/**/*.module.css', {
  eager: true,
  import: 'default',
});
