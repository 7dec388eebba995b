/** Text alternative of the figure. The reference of each operation already has the generated code. */
export const text =
  "A form for each operation, with fields for its parameters and body. It checks your input against the API's description and generates the request in cURL, Node.js, and Python. It sends nothing and needs no key.";
