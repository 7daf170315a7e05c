import { randomInt, randomUUID } from 'node:crypto';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { keysOf, type Keys, killServer, signUp, startKillable } from '../../src/testing/killable-server.ts';
import { temporaryFolder } from '../../src/testing/test-server.ts';

const isSoak = process.env['SOAK'] === '1';

const KILLS = isSoak ? 20 : 2;

/** In milliseconds: each kill restarts the server, which takes seconds on a busy machine. */
const LIMIT = isSoak ? 1_200_000 : 180_000;

const WRITERS = 4;

/** A story as its page has it: the last text that was acknowledged, and the one in flight. */
interface Desk {
  readonly id: string;
  readonly token: string;
  readonly session: string;
  saved: { readonly revision: number; readonly text: string };
  sent: string;
}

async function call(url: string, key: string, token: string, target: string, body?: object) {
  const response = await fetch(`${url}/rest/v1/${target}`, {
    method: body ? 'POST' : 'GET',
    headers: { apikey: key, authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  expect(response.status, text).toBeLessThan(300);
  return text === '' ? undefined : (JSON.parse(text) as unknown);
}

const save = (url: string, { publishableKey }: Keys, { id, token, session, saved, sent }: Desk) =>
  call(url, publishableKey, token, 'rpc/save_story_text', {
    p_id: id,
    p_base: saved.revision,
    p_story: sent,
    p_cause: randomInt(4) > 0 ? 'typed' : 'proposal',
    p_session: session,
  }) as Promise<{ readonly outcome: string; readonly revision: number }>;

/** A story that was edited before. */
async function openDesk(url: string, keys: Keys): Promise<Desk> {
  const { publishableKey: key } = keys;
  const { token } = await signUp(url, key);
  const id = randomUUID();
  await call(url, key, token, 'user_stories', { id, prompt: 'p', story: 'Once.' });
  const desk: Desk = { id, token, session: randomUUID(), saved: { revision: 1, text: 'Once.' }, sent: 'Once more.' };
  const { revision } = await save(url, keys, desk);
  desk.saved = { revision, text: desk.sent };
  return desk;
}

/** Types and saves until the server is gone. */
async function type(url: string, keys: Keys, desk: Desk): Promise<void> {
  try {
    for (;;) {
      desk.sent = `${desk.saved.text} ${randomUUID().repeat(20)}`.slice(-40_000);
      const { outcome, revision } = await save(url, keys, desk);
      expect(outcome).toBe('saved');
      desk.saved = { revision, text: desk.sent };
    }
  } catch (error) {
    // A TypeError is the connection that breaks when the process is killed; anything else fails the test.
    if (!(error instanceof TypeError)) throw error;
  }
}

describe('a server that is killed while texts are being saved', () => {
  it(
    'After each kill, every story has its last acknowledged text or the one in flight, and the next save is no conflict',
    async () => {
      const folder = path.join(await temporaryFolder(), 'data');
      let server = await startKillable(folder);
      const keys = await keysOf(folder);
      const desks: Desk[] = [];
      for (let desk = 0; desk < WRITERS; desk += 1) desks.push(await openDesk(server.url, keys));
      for (let kill = 1; kill <= KILLS; kill += 1) {
        const { url } = server;
        const typing = desks.map((desk) => type(url, keys, desk));
        await new Promise((resolve) => setTimeout(resolve, randomInt(200, 2000)));
        await killServer(server);
        await Promise.all(typing);

        server = await startKillable(folder);
        for (const desk of desks) {
          const { id, token, saved } = desk;
          const read = (target: string) => call(server.url, keys.publishableKey, token, target);
          const [story] = (await read(`user_stories?id=eq.${id}&select=story,revision`)) as {
            story: string;
            revision: number;
          }[];
          expect([saved.text, desk.sent]).toContain(story?.story);
          expect(story?.revision).toBe(story?.story === saved.text ? saved.revision : saved.revision + 1);
          const kept = await read(`story_revisions?story_id=eq.${id}&select=number,story&order=number.desc&limit=1`);
          expect(kept).toEqual([{ number: story?.revision, story: story?.story }]);
          // The page sends again what it has no answer to.
          const { outcome, revision } = await save(server.url, keys, desk);
          expect(outcome).toBe('saved');
          desk.saved = { revision, text: desk.sent };
        }
      }
      expect(Math.min(...desks.map(({ saved }) => saved.revision))).toBeGreaterThan(KILLS);
    },
    LIMIT,
  );
});
