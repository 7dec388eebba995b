/** The styles of rare components, which only documents that need them load. */
export default import.meta.glob<Record<string, string>>('../article/**/*.parts.module.css', {
  eager: true,
  import: 'default',
});
