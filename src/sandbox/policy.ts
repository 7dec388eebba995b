/**
 * The policy in the text of the document that samples run in. It has no address to load anything from, so code that it evaluates can
 * reach nothing. Workers inherit the policy.
 *
 * @param script the source of its only script, such as `'sha256-…'`
 */
export const textPolicy = (script: string): string =>
  `default-src 'none';script-src ${script} 'unsafe-eval';worker-src blob:`;
