declare const sandbox: { process: object };

export default sandbox.process;
