/**
 * The content security policy in the document that samples run in. It allows no address, so code that is evaluated there can't
 * connect to anything. Workers inherit the policy.
 *
 * @param script the source expression of its only script, such as `'sha256-…'`
 */
export const textPolicy = (script: string): string =>
  `default-src 'none';script-src ${script} 'unsafe-eval';worker-src blob:`;
