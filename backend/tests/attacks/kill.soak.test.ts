import { randomInt, randomUUID } from 'node:crypto';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { keysOf, type Keys, killServer, signUp, startKillable } from '../../src/testing/killable-server.ts';
import { temporaryFolder } from '../../src/testing/test-server.ts';

const KILLS = 20;
const WRITERS = 6;

/** The text of the story with this id, long enough to fill several pages of the database. */
const storyOf = (id: string): string => `${id} `.repeat(500);

/** Saves stories in sequence until the server is gone. @returns the ids that were sent, and those acknowledged. */
async function write(url: string, key: string, token: string) {
  const sent = new Set<string>();
  const acknowledged = new Set<string>();
  try {
    for (;;) {
      const id = randomUUID();
      sent.add(id);
      const response = await fetch(`${url}/rest/v1/user_stories`, {
        method: 'POST',
        headers: { apikey: key, authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ id, prompt: id, story: storyOf(id), options: { id } }),
      });
      expect(response.status).toBe(201);
      acknowledged.add(id);
    }
  } catch (error) {
    // A TypeError is the connection that breaks when the process is killed; anything else fails the test.
    if (!(error instanceof TypeError)) throw error;
  }
  return { sent, acknowledged };
}

interface Row {
  readonly id: string;
  readonly prompt: string;
  readonly story: string;
  readonly options: { readonly id: string };
}

async function readAll(url: string, { secretKey }: Keys, ids: ReadonlySet<string>): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (let offset = 0; ; offset += 100) {
    const response = await fetch(
      `${url}/rest/v1/user_stories?select=id,prompt,story,options&order=id&limit=100&offset=${offset}`,
      { headers: { apikey: secretKey } },
    );
    const page = (await response.json()) as Row[];
    rows.push(...page.filter(({ id }) => ids.has(id)));
    if (page.length < 100) return rows;
  }
}

describe('a server that is killed while stories are being saved', () => {
  it(`After each of ${KILLS} kills, every acknowledged story is there once, and no other is there in part`, async () => {
    const folder = path.join(await temporaryFolder(), 'data');
    const everything = new Set<string>();
    let server = await startKillable(folder);
    const keys = await keysOf(folder);
    let saved = 0;
    let longest = 0;
    for (let kill = 1; kill <= KILLS; kill += 1) {
      const { url } = server;
      const people = await Promise.all(Array.from({ length: WRITERS }, () => signUp(url, keys.publishableKey)));
      const writers = people.map(({ token }) => write(url, keys.publishableKey, token));
      await new Promise((resolve) => setTimeout(resolve, randomInt(200, 2000)));
      await killServer(server);
      const written = await Promise.all(writers);

      server = await startKillable(folder);
      longest = Math.max(longest, server.ms);
      const acknowledged = written.flatMap((each) => [...each.acknowledged]);
      const sent = new Set(written.flatMap((each) => [...each.sent]));
      saved += acknowledged.length;
      for (const id of acknowledged) everything.add(id);
      const rows = await readAll(server.url, keys, new Set([...sent, ...everything]));
      const found = rows.map(({ id }) => id);
      expect(new Set(found).size, 'a story is there twice').toBe(found.length);
      expect(
        [...everything].filter((id) => !found.includes(id)),
        `lost by kill ${kill}`,
      ).toEqual([]);
      for (const row of rows)
        expect(row).toEqual({ id: row.id, prompt: row.id, story: storyOf(row.id), options: { id: row.id } });
      // Of each writer, at most the story in flight may be there without having been acknowledged.
      for (const { sent: tried, acknowledged: known } of written)
        expect(found.filter((id) => tried.has(id) && !known.has(id)).length).toBeLessThanOrEqual(1);
      // A story that is sent again under its id is refused: still one row.
      const [again] = found;
      const { token } = await signUp(server.url, keys.publishableKey);
      const repeated = await fetch(`${server.url}/rest/v1/user_stories`, {
        method: 'POST',
        headers: { apikey: keys.publishableKey, authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ id: again, prompt: 'p', story: 's' }),
      });
      expect(repeated.status).toBe(409);
    }
    process.stdout.write(`${saved} stories; ready again within ${Math.round(longest)} ms of each kill\n`);
    expect(saved).toBeGreaterThan(KILLS);
  });
});
