/** The styles of all components, except those whose file name assigns them to another sheet. The export prevents tree shaking. */
export default import.meta.glob(['../**/*.module.css', '!../**/*.{drawings,parts,screens}.module.css'], {
  eager: true,
});
