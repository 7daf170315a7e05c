import { randomInt, randomUUID } from 'node:crypto';
import path from 'node:path';
import { expect, it, vi } from 'vitest';
import { keysOf, startProcess } from '../../src/testing/server-process.ts';
import { temporaryFolder } from '../../src/testing/test-server.ts';

const KILLS = 20;

/** In milliseconds: each kill restarts the server, which takes a minute on a very busy machine. */
const LIMIT = 1_200_000;

const WRITERS = 4;

/** A story as its page has it: the last text that was acknowledged, and the one in flight. */
interface Desk {
  readonly id: string;
  readonly token: string;
  saved: { readonly revision: number; readonly text: string };
  sent: string;
}

interface Row {
  readonly id: string;
  readonly story: string;
  readonly revision: number;
}

/** Long enough to fill several pages of the database. */
const newText = (): string => `${randomUUID()} `.repeat(500);

it(
  'keeps every acknowledged story and text across kills of the server, whole and once',
  async () => {
    const folder = path.join(await temporaryFolder(), 'data');
    let server = startProcess({ STORYLOOM_DATA: folder });
    let url = await server.ready;
    const { publishableKey } = await keysOf(folder);
    let acknowledged = 0;

    async function call<Answer>(token: string, target: string, body?: object): Promise<Answer> {
      const response = await fetch(`${url}/${target}`, {
        method: body ? 'POST' : 'GET',
        headers: {
          apikey: publishableKey,
          'content-type': 'application/json',
          ...(token && { authorization: `Bearer ${token}` }),
        },
        ...(body && { body: JSON.stringify(body) }),
      });
      const text = await response.text();
      expect(response.status, text).toBeLessThan(300);
      return (text === '' ? undefined : JSON.parse(text)) as Answer;
    }

    async function save(desk: Desk): Promise<void> {
      const answer = await call<{ outcome: string; revision: number }>(desk.token, 'rest/v1/rpc/save_story_text', {
        p_id: desk.id,
        p_base: desk.saved.revision,
        p_story: desk.sent,
        p_cause: 'proposal',
        p_session: desk.id,
      });
      expect(answer.outcome).toBe('saved');
      desk.saved = { revision: answer.revision, text: desk.sent };
    }

    async function openDesk(): Promise<Desk> {
      const account = { email: `${randomUUID()}@example.com`, password: 'correct horse' };
      const { access_token: token } = await call<{ access_token: string }>('', 'auth/v1/signup', account);
      const desk = { id: randomUUID(), token, saved: { revision: 1, text: newText() }, sent: '' };
      await call(token, 'rest/v1/user_stories', { id: desk.id, prompt: 'p', story: desk.saved.text });
      return desk;
    }

    /** A page has 100 rows at most. */
    async function storiesOf(token: string, after = ''): Promise<Row[]> {
      const next = after && `&id=gt.${after}`;
      const rows = await call<Row[]>(token, `rest/v1/user_stories?select=id,story,revision&order=id${next}`);
      const last = rows.at(-1);
      return last ? [...rows, ...(await storiesOf(token, last.id))] : [];
    }

    /** Types and saves, and adds a story at times, until the server is gone. */
    async function write(desk: Desk, added: Map<string, string>): Promise<void> {
      try {
        for (;;) {
          desk.sent = newText();
          await save(desk);
          acknowledged += 1;
          const [id, story] = [randomUUID(), newText()];
          await call(desk.token, 'rest/v1/user_stories', { id, prompt: 'p', story });
          added.set(id, story);
        }
      } catch (error) {
        // A TypeError is the connection that breaks when the process is killed; anything else fails the test.
        if (!(error instanceof TypeError)) throw error;
      }
    }

    const desks: Desk[] = [];
    for (let desk = 0; desk < WRITERS; desk += 1) desks.push(await openDesk());
    const added = desks.map(() => new Map<string, string>());
    for (let kill = 1; kill <= KILLS; kill += 1) {
      const writing = desks.map((desk, index) => write(desk, added[index]!));
      const enough = acknowledged + randomInt(10, 60);
      await vi.waitFor(() => expect(acknowledged).toBeGreaterThan(enough), { timeout: 60_000, interval: 5 });
      server.child.kill('SIGKILL');
      await server.exit;
      await Promise.all(writing);

      server = startProcess({ STORYLOOM_DATA: folder });
      url = await server.ready;
      for (const [index, desk] of desks.entries()) {
        const rows = await storiesOf(desk.token);
        expect(new Set(rows.map(({ id }) => id)).size, 'a story is there twice').toBe(rows.length);
        const found = new Map(rows.map((row) => [row.id, row]));
        for (const [id, story] of added[index]!) expect(found.get(id)?.story, `lost by kill ${kill}`).toBe(story);
        // The edited story, and at most one that was in flight at each kill.
        expect(rows.length - added[index]!.size - 1).toBeLessThanOrEqual(kill);
        const { story, revision } = found.get(desk.id)!;
        expect([desk.saved.text, desk.sent]).toContain(story);
        expect(revision).toBe(story === desk.saved.text ? desk.saved.revision : desk.saved.revision + 1);
        // The page sends again what it has no answer to: that is no conflict.
        await save(desk);
      }
    }
  },
  LIMIT,
);
