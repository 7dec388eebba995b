/*
 * Read by Node.js before a sample's program: below every client are these two functions, and whichever host they are to
 * reach, they connect to the gateway.
 */
const net = require('node:net');
const tls = require('node:tls');

const gate = process.env.SAMPLE_GATE;

const connect = net.Socket.prototype.connect;
/** @param {any[]} args */
net.Socket.prototype.connect = function (...args) {
  const [, onConnect] = readArguments(args);
  return Reflect.apply(connect, this, [{ path: gate }, onConnect]);
};

const connectSecurely = tls.connect;
/** @param {any[]} args */
tls.connect = (...args) => {
  const [target, onConnect] = readArguments(args);
  const { host, servername = host, socket } = target;
  // On a socket that is there already, it goes where that went.
  return socket
    ? connectSecurely(target, onConnect)
    : connectSecurely({ ...target, servername, path: gate }, onConnect);
};

/**
 * Reads the forms that connecting functions are called in: options, or port and host; what `net` makes of them is a list.
 * @param {any[]} args
 * @returns {[any, (() => void) | undefined]}
 */
function readArguments(args) {
  const [first, second] = args;
  if (Array.isArray(first)) return readArguments(first);
  const onConnect = args.find((arg) => typeof arg === 'function');
  const options = args.find((arg) => typeof arg === 'object' && arg !== null) ?? {};
  return [typeof first === 'object' ? first : { ...options, host: second }, onConnect];
}
