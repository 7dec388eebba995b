/** The styles of every component. The object is exported so that nothing is shaken away. */
export default import.meta.glob(['../ui/**/*.module.css', '../figures/*.module.css'], { eager: true });
