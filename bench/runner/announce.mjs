/**
 * Listens on any free port of this machine, and prints the address as `startProcess` awaits it. Ends at Ctrl-C.
 *
 * @param {import('node:http').Server} server
 * @param {string} name as in “The provider is ready at …”
 */
export function announce(server, name) {
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    process.stdout.write(`The ${name} is ready at http://127.0.0.1:${port}\n`);
  });
  process.on('SIGINT', () => process.exit(0));
}
