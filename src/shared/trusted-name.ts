/** The name of the Trusted Types policy in the content security policy. */
export const trustedName = 'docs';
