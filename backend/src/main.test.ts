import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, describe, expect, inject, it } from 'vitest';
import { temporaryFolder } from './testing/test-server.ts';

interface Started {
  readonly child: ChildProcess;
  readonly output: { out: string; err: string };
  readonly exit: Promise<number | null>;
  /** The address, once the process says that it is ready. */
  readonly ready: Promise<string>;
}

const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

function start(environment: Record<string, string>): Started {
  const child = spawn(process.execPath, ['--liftoff-only', path.join(inject('builtFolder'), 'main.js')], {
    env: { PATH: process.env.PATH, PORT: '0', ...environment },
    cwd: path.dirname(environment.STORYLOOM_DATA ?? '/tmp'),
  });
  children.push(child);
  const output = { out: '', err: '' };
  child.stderr.on('data', (data) => (output.err += String(data)));
  const exit = once(child, 'exit').then(([code]) => code as number | null);
  const ready = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (data) => {
      output.out += String(data);
      const url = /^Storyloom is ready at (\S+)$/m.exec(output.out)?.[1];
      if (url) resolve(url);
    });
    void exit.then((code) => reject(new Error(`exit ${code}: ${output.err}`)));
  });
  ready.catch(() => {});
  return { child, output, exit, ready };
}

const dataFolder = async () => path.join(await temporaryFolder(), 'data');

interface Keys {
  readonly publishableKey: string;
  readonly secretKey: string;
}

const keys = async (folder: string): Promise<Keys> =>
  JSON.parse(await readFile(path.join(folder, 'secrets.json'), 'utf8')) as Keys;

describe('the process', () => {
  it('prints one line when it is ready, draws pictures, and reports a taken port with what to do', async () => {
    const folder = await dataFolder();
    const server = start({ STORYLOOM_DATA: folder });
    const url = await server.ready;
    expect(server.output.out).toBe(`Storyloom is ready at ${url}\n`);
    expect((await fetch(`${url}/readyz`)).status).toBe(200);

    // The demo community is shipped with the server.
    const headers = { apikey: (await keys(folder)).secretKey };
    const listed = await fetch(`${url}/rest/v1/user_shared_stories?select=share_id&is_public=is.true&limit=1`, {
      headers,
    });
    const [story] = (await listed.json()) as [{ share_id: string }];
    const picture = await fetch(`${url}/s/${story.share_id}/cover.png`);
    expect(picture.status).toBe(200);
    expect(Buffer.from(await picture.arrayBuffer()).toString('latin1', 1, 4)).toBe('PNG');

    const { port } = new URL(url);
    const elsewhere = await dataFolder();
    const second = start({ STORYLOOM_DATA: elsewhere, PORT: port });
    expect(await second.exit).toBe(1);
    expect(second.output.err).toContain(`Port ${port} on 127.0.0.1 is already in use`);
    expect(second.output.err).toContain(`PORT=${Number(port) + 1} npm start`);
    expect(second.output.err).not.toMatch(/^\s+at /m);
    expect(existsSync(path.join(elsewhere, 'lock'))).toBe(false);
  });

  it('shares its folder with no other, takes over from a killed one with every row, and ends with 0 on SIGTERM', async () => {
    const folder = await dataFolder();
    const first = start({ STORYLOOM_DATA: folder });
    const url = await first.ready;
    const second = start({ STORYLOOM_DATA: folder });
    expect(await second.exit).toBe(1);
    expect(second.output.err).toContain(`already running with the data folder ${folder} (process ${first.child.pid}`);
    expect(second.output.err).not.toMatch(/^\s+at /m);

    const { publishableKey, secretKey } = await keys(folder);
    const signUp = await fetch(`${url}/auth/v1/signup`, {
      method: 'POST',
      headers: { apikey: publishableKey, 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'canary@example.com', password: 'canary password', data: { name: 'canary name' } }),
    });
    const { access_token: token } = (await signUp.json()) as { access_token: string };
    const save = (story: string, more: object = {}) =>
      fetch(`${url}/rest/v1/user_stories`, {
        method: 'POST',
        headers: { apikey: publishableKey, authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ prompt: 'canary prompt', story, ...more }),
      });
    for (let count = 0; count < 5; count += 1) expect((await save(`canary story ${count}`)).status).toBe(201);
    // Lite reports refusals to the console, together with what was sent.
    expect((await save('')).status).toBe(400);
    expect((await save('canary story', { created_at: '2001-01-01' })).status).toBe(403);
    const recover = { method: 'POST', headers: { apikey: publishableKey, 'content-type': 'application/json' } };
    expect((await fetch(`${url}/auth/v1/recover`, { ...recover, body: '{"email":"canary@example.com"}' })).status).toBe(
      200,
    );
    first.child.kill('SIGKILL');
    await first.exit;

    // The output of the process contains no user text and no key.
    const printed = first.output.out + first.output.err;
    expect(printed).toContain('42501');
    for (const secret of ['canary', token, publishableKey, secretKey, 'access_token'])
      expect(printed).not.toContain(secret);

    // Of two processes that start at once on the folder of a dead one, exactly one gets it.
    const pair = [start({ STORYLOOM_DATA: folder }), start({ STORYLOOM_DATA: folder })];
    const results = await Promise.allSettled(pair.map(async (each) => ({ ...each, url: await each.ready })));
    const [winner, ...others] = results.filter((result) => result.status === 'fulfilled').map(({ value }) => value);
    expect(others).toEqual([]);
    const rows = await fetch(`${winner!.url}/rest/v1/user_stories?select=id`, { headers: { apikey: secretKey } });
    expect(await rows.json()).toHaveLength(5);
    winner!.child.kill('SIGTERM');
    expect(await winner!.exit).toBe(0);
    expect(existsSync(path.join(folder, 'lock'))).toBe(false);
  });

  it('reports bad settings and an unreachable Postgres, without a stack or a password', async () => {
    const bad = start({ STORYLOOM_DATA: await dataFolder(), PORT: 'abc', SITE_URL: 'x' });
    const lost = start({ STORYLOOM_DATA: await dataFolder(), DATABASE_URL: 'postgres://me:hunter2@127.0.0.1:1/x' });
    expect([await bad.exit, await lost.exit]).toEqual([1, 1]);
    expect(bad.output.err).toBe(
      'These settings cannot be used:\n' +
        '  - PORT must be a number from 0 to 65535, not "abc"\n' +
        '  - SITE_URL must be an address that starts with http:// or https://\n',
    );
    expect(lost.output.err).toContain('DATABASE_URL cannot be used (ECONNREFUSED)');
    expect(lost.output.err).not.toContain('hunter2');
  });

  describe('while a story streams', () => {
    async function startStory(wordsPerSecond: string) {
      const folder = await dataFolder();
      const server = start({ STORYLOOM_DATA: folder, DEMO_WORDS_PER_SECOND: wordsPerSecond });
      const url = await server.ready;
      const headers = { apikey: (await keys(folder)).publishableKey, 'content-type': 'application/json' };
      const guest = await fetch(`${url}/functions/v1/guest-session`, { method: 'POST', headers, body: '{}' });
      const { token } = (await guest.json()) as { token: string };
      const story = await fetch(`${url}/functions/v1/generate-story`, {
        method: 'POST',
        headers: { ...headers, 'x-guest-token': token },
        body: JSON.stringify({ prompt: 'a fox', genre: 'fantasy', length: 500, runId: crypto.randomUUID() }),
      });
      expect(story.status).toBe(200);
      return { ...server, story, folder };
    }

    it('finishes a running story before it stops, even when one Ctrl+C arrives twice', async () => {
      const { child, story, exit } = await startStory('400');
      // Two different signals while the process is stopped, which it gets together however busy the machine is.
      for (const signal of ['SIGSTOP', 'SIGINT', 'SIGTERM', 'SIGCONT'] as const) child.kill(signal);
      expect(await story.text()).toMatch(/event: ?end/);
      expect(await exit).toBe(0);
    });

    it('stops at once when it is asked again, and frees the folder', async () => {
      const { child, story, exit, folder } = await startStory('10');
      const asking = setInterval(() => child.kill('SIGINT'), 100);
      expect(await exit).toBe(1);
      clearInterval(asking);
      expect(existsSync(path.join(folder, 'lock'))).toBe(false);
      await expect(story.text()).rejects.toThrow();
    });
  });
});
