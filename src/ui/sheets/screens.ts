/** The styles of drawn screens. */
export default import.meta.glob<Record<string, string>>('../article/**/*.screens.module.css', {
  eager: true,
  import: 'default',
});
