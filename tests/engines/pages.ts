/** Pages that scenarios visit, with their headings. */
export const limits = { path: '/docs/limits/', heading: 'Limits' };
export const hello = { path: '/docs/quickstart/hello-world/', heading: 'hello world!' };
export const home = { path: '/docs/', heading: 'Connect APIs, remarkably fast' };
export const pricing = { path: '/docs/pricing/', heading: 'Plans and pricing' };
/** Has no page, so the server sends the not-found page. */
export const nowhere = '/docs/nothing-here/';

export const desktop = { width: 1440, height: 900 };
export const phone = { width: 390, height: 800 };
