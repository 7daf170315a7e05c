import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { keysOf, startProcess } from './testing/server-process.ts';
import { temporaryFolder } from './testing/test-server.ts';

const dataFolder = async () => path.join(await temporaryFolder(), 'data');

const post = (url: string, headers: Record<string, string>, body: object) =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

/** A guest's story, which is written at the server's pace. */
async function startStory(url: string, folder: string): Promise<Response> {
  const apikey = (await keysOf(folder)).publishableKey;
  const guest = await post(`${url}/functions/v1/guest-session`, { apikey }, {});
  const { token } = (await guest.json()) as { token: string };
  const asked = { prompt: 'a fox', genre: 'fantasy', length: 500, runId: crypto.randomUUID() };
  const story = await post(`${url}/functions/v1/generate-story`, { apikey, 'x-guest-token': token }, asked);
  expect(story.status).toBe(200);
  return story;
}

it('a server process takes over from a killed one with every row, and finishes a running story before it stops', async () => {
  const folder = await dataFolder();
  const first = startProcess({ STORYLOOM_DATA: folder });
  const url = await first.ready;
  expect(first.output.out).toBe(`Storyloom is ready at ${url}\n`);
  expect((await fetch(`${url}/readyz`)).status).toBe(200);

  // The demo community and the renderer of pictures are shipped with the server.
  const { publishableKey, secretKey } = await keysOf(folder);
  const rows = async (at: string, query: string) =>
    (await (await fetch(`${at}/rest/v1/${query}`, { headers: { apikey: secretKey } })).json()) as {
      share_id: string;
    }[];
  const [published] = await rows(url, 'user_shared_stories?select=share_id&is_public=is.true&limit=1');
  const picture = await fetch(`${url}/s/${published?.share_id}/cover.png`);
  expect(picture.status).toBe(200);
  expect(Buffer.from(await picture.arrayBuffer()).toString('latin1', 1, 4)).toBe('PNG');

  const second = startProcess({ STORYLOOM_DATA: folder });
  expect(await second.exit).toBe(1);
  expect(second.output.err).toContain(`already running with the data folder ${folder} (process ${first.child.pid}`);
  expect(second.output.err).not.toMatch(/^\s+at /m);

  const account = { email: 'canary@example.com', password: 'canary password', data: { name: 'canary name' } };
  const signUp = await post(`${url}/auth/v1/signup`, { apikey: publishableKey }, account);
  const { access_token: token } = (await signUp.json()) as { access_token: string };
  const headers = { apikey: publishableKey, authorization: `Bearer ${token}` };
  const save = async (story: string, more: object = {}) =>
    (await post(`${url}/rest/v1/user_stories`, headers, { prompt: 'canary prompt', story, ...more })).status;
  for (let count = 0; count < 5; count += 1) expect(await save(`canary story ${count}`)).toBe(201);
  // Lite reports refusals to the console, together with what was sent.
  expect(await save('')).toBe(400);
  expect(await save('canary story', { created_at: '2001-01-01' })).toBe(403);
  const recovery = await post(`${url}/auth/v1/recover`, { apikey: publishableKey }, { email: account.email });
  expect(recovery.status).toBe(200);
  const inFlight = save('canary story 5').catch(() => undefined);
  first.child.kill('SIGKILL');
  await first.exit;

  // The output of the process contains no user text and no key.
  const printed = first.output.out + first.output.err;
  expect(printed).toContain('42501');
  for (const secret of ['canary', token, publishableKey, secretKey, 'access_token'])
    expect(printed).not.toContain(secret);

  const next = startProcess({ STORYLOOM_DATA: folder, DEMO_WORDS_PER_SECOND: '2000' });
  const nextUrl = await next.ready;
  const left = (await rows(nextUrl, 'user_stories?select=id')).length;
  expect((await inFlight) === 201 ? [6] : [5, 6]).toContain(left);
  const story = (await startStory(nextUrl, folder)).body!.pipeThrough(new TextDecoderStream()).getReader();
  let told = '';
  while (!told.includes('delta')) told += (await story.read()).value ?? '';
  // One Ctrl+C may arrive twice. Two signals while the process is stopped arrive together, however busy the machine is.
  for (const signal of ['SIGSTOP', 'SIGINT', 'SIGTERM', 'SIGCONT'] as const) next.child.kill(signal);
  for (let part = await story.read(); !part.done; part = await story.read()) told += part.value;
  expect(told).toMatch(/event: ?end/);
  expect(await next.exit).toBe(0);
  expect(existsSync(path.join(folder, 'lock'))).toBe(false);
});

it('a server process that is asked again stops at once, and frees its folder', async () => {
  const folder = await dataFolder();
  const { child, exit, ready } = startProcess({ STORYLOOM_DATA: folder, DEMO_WORDS_PER_SECOND: '10' });
  const story = await startStory(await ready, folder);
  const asking = setInterval(() => child.kill('SIGINT'), 100);
  expect(await exit).toBe(1);
  clearInterval(asking);
  expect(existsSync(path.join(folder, 'lock'))).toBe(false);
  await expect(story.text()).rejects.toThrow();
});

it('a server process reports bad settings and an unreachable Postgres, without a stack or a password', async () => {
  const bad = startProcess({ STORYLOOM_DATA: await dataFolder(), PORT: 'abc', SITE_URL: 'x' });
  const lost = startProcess({
    STORYLOOM_DATA: await dataFolder(),
    DATABASE_URL: 'postgres://me:hunter2@127.0.0.1:1/x',
  });
  expect([await bad.exit, await lost.exit]).toEqual([1, 1]);
  expect(bad.output.err).toBe(
    'These settings cannot be used:\n' +
      '  - PORT must be a number from 0 to 65535, not "abc"\n' +
      '  - SITE_URL must be an address that starts with http:// or https://\n',
  );
  expect(lost.output.err).toContain('DATABASE_URL cannot be used (ECONNREFUSED)');
  expect(lost.output.err).not.toContain('hunter2');
});
