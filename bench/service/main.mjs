// Measures the backend as a separate process over real sockets: `npm run bench -- service [part…]`.
import { buildServer } from './build-server.mjs';
import { measureCommunity } from './community-size.mjs';
import { measureFirstByte } from './first-byte.mjs';
import { measureGatewayRatio } from './gateway-ratio.mjs';
import { measureLibrary } from './library-size.mjs';
import { measureListRatio } from './list-ratio.mjs';
import { measureStart } from './start.mjs';
import { measureStreamDelay } from './stream-delay.mjs';
import { measureStreams } from './streams.mjs';

/** Each says whether it is within its limits. @type {Readonly<Record<string, (server: string) => Promise<boolean>>>} */
const PARTS = {
  'gateway-ratio': measureGatewayRatio,
  'list-ratio': measureListRatio,
  community: measureCommunity,
  library: measureLibrary,
  'first-byte': measureFirstByte,
  'stream-delay': measureStreamDelay,
  streams: measureStreams,
  start: measureStart,
};

const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => !Object.hasOwn(PARTS, name));
if (unknown.length > 0) {
  console.error(
    `There is no part "${unknown.join(', ')}" of the service. Choose from ${Object.keys(PARTS).join(', ')}.`,
  );
  process.exit(1);
}

const server = await buildServer();
let within = true;
try {
  for (const [name, measure] of Object.entries(PARTS)) {
    if (chosen.length === 0 || chosen.includes(name)) within = (await measure(server.folder)) && within;
  }
} finally {
  await server.remove();
}
process.exitCode = within ? 0 : 1;
