/** What the figure is for, in words. What it makes of the examples is in the reference of each operation. */
export const text =
  'A form for each operation, with fields for its parameters and body. It checks them by the description of the API and gives the request as cURL, Node.js, and Python. It sends nothing and needs no key.';
