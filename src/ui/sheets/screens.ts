/** The styles of drawn screens, likewise a sheet of its own. */
export default import.meta.glob<Record<string, string>>('../article/**/*.screens.module.css', {
  eager: true,
  import: 'default',
});
