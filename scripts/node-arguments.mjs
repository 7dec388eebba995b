/** What Node.js is started with for the programs of this repository; small young generations keep its heap small. */
export const nodeArguments = ['--max-semi-space-size=4', '--import', 'tsx'];
