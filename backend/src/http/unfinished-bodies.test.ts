import { once } from 'node:events';
import { expect, it } from 'vitest';
import { openSocket } from '../testing/raw-http.ts';
import { startGateway } from '../testing/test-gateway.ts';
import { limitUnfinished } from './unfinished-bodies.ts';

it('refuses the bodies that hold most when those of a network hold too much', () => {
  const begin = limitUnfinished({ networkBytes: 100, allBytes: 1000 });
  const refused: string[] = [];
  const open = (name: string, network = 'a') => begin(network, () => refused.push(name));
  const [old, other, small, latest] = [open('old'), open('other', 'b'), open('small'), open('latest')];
  old.add(60);
  other.add(90);
  small.add(1);
  latest.add(40);
  expect(refused).toEqual(['old']);
  // What still arrives of it does not count.
  old.add(500);
  latest.end();
  small.add(99);
  expect(refused).toEqual(['old']);
  small.add(1);
  expect(refused).toEqual(['old', 'small']);
});

it('refuses bodies of the network with the most when those of all hold too much', () => {
  const begin = limitUnfinished({ networkBytes: 100, allBytes: 150 });
  const refused: string[] = [];
  for (const network of ['a', 'b', 'c']) {
    for (let index = 0; index < 2; index += 1)
      begin(network, () => refused.push(network)).add(network === 'b' ? 45 : 15);
  }
  begin('d', () => refused.push('d')).add(15);
  expect(refused).toEqual(['b']);
});

it('tells the client of a refused body to try again', async () => {
  const functions = { 'generate-story': async () => new Response() };
  const { port } = await startGateway({ services: () => ({ supabase: async () => new Response(), functions }) });
  const head = 'POST /functions/v1/generate-story HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 390001\r\n\r\n';
  const sockets = Array.from({ length: 30 }, () => openSocket(port));
  for (const socket of sockets) socket.write(head + ' '.repeat(390_000));
  const answer = await Promise.race(sockets.map(async (socket) => String((await once(socket, 'data'))[0])));
  for (const socket of sockets) socket.destroy();
  expect(answer).toMatch(/^HTTP\/1\.1 429 .*retry-after: 1\r\n.*"code":"rate_limited"/s);
});
