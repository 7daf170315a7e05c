import { unzipSync } from 'fflate';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { stubBrowser } from '../tests/contract/exchange.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';

/** In a soak, as many as a user saves in years; in `npm test`, enough for several pages and batches. */
const STORIES = process.env['SOAK'] ? 2_000 : 120;

type Data = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;

const KINDS = ['stories', 'prompts', 'shared', 'likes'];

/** The items of an archive, by kind and in the order of ids. */
function dataIn(bytes: Uint8Array): { readonly data: Data; readonly names: readonly string[] } {
  const names: string[] = [];
  const files = unzipSync(bytes, {
    filter({ name }) {
      names.push(name);
      return name.startsWith('data/');
    },
  });
  const of = (kind: string) =>
    Object.entries(files)
      .filter(([name]) => name.startsWith(`data/${kind}-`))
      .flatMap(([, file]) => JSON.parse(new TextDecoder().decode(file)) as Data[string])
      .toSorted((a, b) => String(a['id']).localeCompare(String(b['id'])));
  return { data: Object.fromEntries(KINDS.map((kind) => [kind, of(kind)])), names };
}

/** An item without the fields that an import does not restore: its visibility and its counters. */
const restored = ({
  visibility: _visibility,
  likes: _likes,
  views: _views,
  uses: _uses,
  ...item
}: Data[string][number]) => item;
const restoredIn = (data: Data) =>
  Object.fromEntries(Object.entries(data).map(([kind, items]) => [kind, items.map(restored)]));

describe('the data of a user', () => {
  let server: TestServer;
  let kept: Map<string, string>;
  beforeAll(async () => {
    server = await startTestServer();
    // The page's client is made once; it may belong to the server of another file.
    vi.resetModules();
    kept = stubBrowser(server.url, server.secrets.publishableKey);
  });
  afterAll(async () => {
    vi.unstubAllGlobals();
    vi.resetModules();
    await server.close();
  });

  const load = async () => ({
    ...(await import('@storyloom/shared/own-data')),
    ...(await import('@storyloom/shared/api')),
  });

  async function signIn(client: Awaited<ReturnType<TestServer['person']>>['client']): Promise<void> {
    const { sessionStorageKey } = await load();
    kept.clear();
    kept.set(sessionStorageKey(), JSON.stringify((await client.auth.getSession()).data.session));
  }

  async function exported(): Promise<Uint8Array> {
    const { exportArchive } = await load();
    const blob = await exportArchive({
      account: { email: 'ada@example.com', displayName: 'Ada' },
      readme: 'Everything of Ada',
      signal: new AbortController().signal,
      // The files of the dashboard have their own tests; an import reads the data only.
      writeStory: async ({ title, story }) => ({
        name: String(title),
        markdown: String(story),
        epub: new TextEncoder().encode(String(story)),
      }),
    });
    return new Uint8Array(await blob.arrayBuffer());
  }

  async function imported(bytes: Uint8Array) {
    const { importArchive } = await load();
    return importArchive(bytes, { signal: new AbortController().signal });
  }

  /** Gives a user stories, prompts, published stories, likes and one story in the trash. */
  async function fill(id: string, other: string): Promise<void> {
    await server.database.runScript(`
      insert into public.user_stories (user_id, title, prompt, story, generator_id, options, story_length, demo, created_at, deleted_at)
      select '${id}', 'Story ' || n, 'A lamp, "no. ' || n || '"', E'# Story\\n\\n*Once*, 从前 😀\\n' || repeat('It went on. ', n % 400),
        'fantasy', jsonb_build_object('genre', 'fantasy', 'n', n), case when n % 2 = 0 then n end, n % 3 = 0,
        timestamptz '2025-01-01 00:00:00.123456Z' + n / 3 * interval '1 hour', case when n = ${STORIES} + 1 then now() end
      from generate_series(1, ${STORIES} + 1) as n;
      insert into public.user_inspirations (user_id, title, prompt, category, is_public)
      select '${id}', 'Prompt ' || n, 'A lamp', 'mystery', n % 2 = 0 from generate_series(1, 60) as n;
      insert into public.user_shared_stories (user_id, story_id, title, prompt, content, is_public, source_inspiration_id)
      select '${id}', story.id, story.title, 'A lamp', 'Once.', true, prompt.id
      from public.user_stories as story join public.user_inspirations as prompt on prompt.title = 'Prompt ' || (story.options ->> 'n')
      where story.user_id = '${id}' and prompt.user_id = '${id}';
      insert into public.user_inspirations (user_id, title, prompt, category, is_public)
      select '${other}', 'Of another ' || n, 'A lamp', 'mystery', true from generate_series(1, 60) as n;
      insert into public.inspiration_likes (inspiration_id, user_id)
      select prompt.id, '${id}' from public.user_inspirations as prompt where prompt.user_id = '${other}';
      insert into public.curated_favorites (user_id, inspiration_id) values ('${id}', 'insp-3');`);
  }

  it(`${STORIES} exported stories, imported into a new account, are exported again as they were`, async () => {
    const other = await server.person('Other');
    const ada = await server.person('Ada');
    await fill(ada.id, other.id);
    await signIn(ada.client);
    const first = await exported();
    const before = dataIn(first);
    expect(KINDS.map((kind) => before.data[kind]?.length)).toEqual([STORIES, 60, 60, 61]);
    expect(before.names.filter((name) => name.endsWith('.md'))).toHaveLength(STORIES);
    expect(before.names.filter((name) => name.endsWith('.epub'))).toHaveLength(STORIES);
    expect(before.names).toEqual(expect.arrayContaining(['README.txt', 'schema.json', 'storyloom.json']));

    const bo = await server.person('Bo');
    await signIn(bo.client);
    const report = await imported(first);
    expect(report.failures).toEqual([]);
    expect(report.tallies).toEqual({
      stories: { restored: STORIES, present: 0, failed: 0 },
      prompts: { restored: 60, present: 0, failed: 0 },
      shared: { restored: 60, present: 0, failed: 0 },
      likes: { restored: 61, present: 0, failed: 0 },
    });
    const second = await exported();
    expect(restoredIn(dataIn(second).data)).toEqual(restoredIn(before.data));
    expect(new Set(dataIn(second).data['shared']?.map(({ visibility }) => visibility))).toEqual(new Set(['private']));

    // A second import, of either file and in either account, adds nothing.
    for (const file of [first, second]) {
      expect((await imported(file)).tallies.stories).toEqual({ restored: 0, present: STORIES, failed: 0 });
    }
    await signIn(ada.client);
    expect((await imported(second)).tallies.shared).toEqual({ restored: 0, present: 60, failed: 0 });
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from public.user_stories where deleted_at is null`.execute(
      server.database.connection.kysely,
    );
    expect(rows).toEqual([{ count: 2 * STORIES }]);
  });
});
