// NODE_OPTIONS=--require …/no-network.cjs: every attempt to reach anything ends the process loudly.
const net = require('node:net');
const dns = require('node:dns');

function refuse() {
  process.stderr.write('the network was touched\n');
  process.exit(99);
}

net.Socket.prototype.connect = refuse;
dns.lookup = refuse;
