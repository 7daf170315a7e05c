import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '../../src/testing/test-server.ts';
import { findStalls } from './find-stalls.ts';
import { gaugeEnvironment, watchServer } from './watch.ts';

/** A server that takes quadratic time for one of its pages. */
const SERVER = `
  import { createServer } from 'node:http';
  // Requests of a busy machine may be seconds apart.
  const server = createServer({ keepAliveTimeout: 0 }, (request, response) => {
    const length = request.url === '/quadratic' ? 20_000 : 1;
    let sum = 0;
    for (let at = 0; at < length; at += 1) for (let from = at; from < length; from += 1) sum += from;
    response.end(String(sum));
  });
  server.listen(0, '127.0.0.1', () => process.stdout.write('http://127.0.0.1:' + server.address().port));
`;

it('names a probe that takes quadratic time, and no other', async () => {
  const gauge = path.join(await temporaryFolder(), 'gauge');
  const child = spawn(process.execPath, ['--input-type=module', '-e', SERVER], { env: gaugeEnvironment(gauge) });
  onTestFinished(() => void child.kill());
  const url = String(((await once(child.stdout, 'data')) as [Buffer])[0]);
  const watch = await watchServer(url, gauge);
  onTestFinished(() => void watch.stop());
  const get = (page: string) => ({ name: page, run: async () => (await fetch(`${url}${page}`)).text() });
  expect(await findStalls(watch, [get('/linear'), get('/quadratic')], 'workMs')).toEqual([
    expect.stringMatching(/^\/quadratic: \d+ ms without an answer/),
  ]);
});
