import '../../styles/figures.css';

/** The styles of drawings. */
export default import.meta.glob<Record<string, string>>('../article/**/*.drawings.module.css', {
  eager: true,
  import: 'default',
});
