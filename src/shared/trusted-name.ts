/** The name of the one policy that makes HTML and scripts of texts; the content security policy allows no other. */
export const trustedName = 'docs';
