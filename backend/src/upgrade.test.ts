import type { Session } from '@supabase/supabase-js';
import { copyFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { allRows, earlierMigrations, earlierRows, type Rows } from './testing/earlier-release.ts';
import { lazyPostgres } from './testing/engines.ts';
import { PASSWORD, signIn } from './testing/second-factor.ts';
import { migrationsFolder, startTestServer, temporaryFolder, type TestServer } from './testing/test-server.ts';

const postgres = lazyPostgres();

const ENGINES = [
  { engine: 'PGlite', environment: async () => ({}) },
  { engine: 'Postgres', environment: async () => ({ DATABASE_URL: (await postgres()).url }) },
];

describe.each(ENGINES)('an upgrade on $engine', ({ environment }) => {
  let settings: Record<string, string>;
  let earlier: string;
  let before: Rows;
  let session: Session;
  let email: string;
  let server: TestServer | undefined;

  const start = async (folder = migrationsFolder): Promise<TestServer> =>
    (server = await startTestServer(settings, { migrationsFolder: folder, imageFolder: undefined }));
  const stop = async (): Promise<void> => {
    await server?.close();
    server = undefined;
  };
  afterEach(stop);

  beforeAll(async () => {
    settings = { STORYLOOM_DATA: await temporaryFolder(), DEMO_WORDS_PER_SECOND: '0', ...(await environment()) };
    earlier = await earlierMigrations();
    const old = await start(earlier);
    const ann = await old.person('Ann');
    const [ben, cleo] = [await old.person('Ben'), await old.person('Cleo')];
    await old.database.runScript(earlierRows({ ann: ann.id, ben: ben.id, cleo: cleo.id }));
    session = (await ann.client.auth.getSession()).data.session!;
    email = session.user.email!;
    settings['OPERATORS'] = email;
    await stop();
    // With an operator this time.
    before = await allRows((await start(earlier)).database);
    const empty = Object.entries(before).filter(([table, rows]) => /^(?:public|private)\./.test(table) && !rows.length);
    expect(empty).toEqual([]);
    await stop();
  });

  it('When a migration fails, the data is as before for the release from before, and the error says so', async () => {
    const broken = await temporaryFolder();
    for (const file of await readdir(migrationsFolder))
      await copyFile(path.join(migrationsFolder, file), path.join(broken, file));
    const half =
      'alter table public.user_stories rename column story to words; update public.user_stories set words = 1 / 0;';
    await writeFile(path.join(broken, '20990101000000_half.sql'), half);
    await expect(start(broken)).rejects.toThrow(
      /20990101000000_half\.sql failed and was undone, with all others of this start: division by zero\n.*the release from before opens it: start that one to go on\.\n.*“Upgrading”/,
    );
    const again = await start(earlier);
    expect(again.entries.filter(({ event }) => event === 'migrated')).toEqual([]);
    expect(await allRows(again.database)).toEqual(before);
  });

  it('Today’s release keeps every row, and its users sign in, read and write', async () => {
    const today = await start();
    expect(today.entries).toContainEqual({
      level: 'info',
      event: 'migrated',
      files: (await readdir(migrationsFolder)).toSorted().slice((await readdir(earlier)).length),
    });
    const after = await allRows(today.database);
    for (const [table, rows] of Object.entries(before))
      expect({ table, rows: after[table] }).toEqual({ table, rows: rows.map((row) => expect.objectContaining(row)) });

    const old = today.anonymous();
    await old.auth.setSession(session);
    expect((await old.from('user_stories').select('title, story')).data).toEqual([
      { title: 'The Lamp', story: 'Once, 从前, there was a lamp.' },
    ]);
    const ann = await signIn(today, email, PASSWORD);
    expect((await ann.rpc('deleted_stories')).data).toMatchObject([{ title: 'The Door' }]);
    expect((await ann.rpc('moderation_reports')).data).toMatchObject([{ title: 'The Lamp' }]);
    const found = await today.anonymous().rpc('search_shared_stories', { p_query: 'lamp' });
    expect(found.data).toMatchObject([{ title: 'The Lamp', author: 'Ann', likes_count: 1 }]);
    const saved = await ann.from('user_stories').insert({ prompt: 'p', story: 'A new one.' }).select('story');
    expect(saved.data).toEqual([{ story: 'A new one.' }]);

    const token = (await ann.auth.getSession()).data.session?.access_token;
    const body = { prompt: 'A lamp in the fen', length: 500, runId: crypto.randomUUID() };
    const { status, text } = await today.call('/functions/v1/generate-story', { token, body });
    expect([status, text]).toEqual([200, expect.stringContaining('event: end')]);
  });
});
