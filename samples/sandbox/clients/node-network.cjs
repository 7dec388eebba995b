/*
 * Node.js loads this before a sample's program. All clients use these two functions, which connect to the gateway for every host.
 */
const net = require('node:net');
const tls = require('node:tls');

const gateway = process.env.SAMPLE_GATEWAY;

const connect = net.Socket.prototype.connect;
/** @param {any[]} args */
net.Socket.prototype.connect = function (...args) {
  const [, onConnect] = readArguments(args);
  return Reflect.apply(connect, this, [{ path: gateway }, onConnect]);
};

const connectSecurely = tls.connect;
/** @param {any[]} args */
tls.connect = (...args) => {
  const [target, onConnect] = readArguments(args);
  const { host, servername = host, socket } = target;
  // An existing socket is already connected.
  return socket
    ? connectSecurely(target, onConnect)
    : connectSecurely({ ...target, servername, path: gateway }, onConnect);
};

/**
 * Parses the arguments of the connecting functions: options, or port and host, or the array that `net` normalizes them to.
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
