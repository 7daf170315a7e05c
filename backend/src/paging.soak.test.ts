import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databasesOf } from './testing/engines.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';

/** Prompts at the start; more in a soak. */
const ROWS = process.env['SOAK'] ? 10_000 : 1_000;
/** Prompts that are published during the paging, an equal part after each page. */
const ADDED = 200;
const PAGE = 50;
const PAGES = ROWS / PAGE;

interface Row {
  readonly id: string;
  readonly title: string;
  readonly likes_count: number;
  readonly created_at: string;
}

describe.each(databasesOf())(`paging through ${ROWS} prompts on $engine`, ({ environment }) => {
  let server: TestServer;
  let author: string;
  beforeAll(async () => {
    server = await startTestServer(await environment());
    author = (await server.person('Author')).id;
  });
  afterAll(() => server.close());

  /** A third have the same likes, and every tenth the same time as another: paging must not lose those. */
  const share = (title: string, first: number, count: number): Promise<void> =>
    server.database.runScript(`
        set local session_replication_role = replica;
        insert into public.user_inspirations (user_id, title, prompt, category, is_public, likes_count, created_at)
        select '${author}', '${title}', 'P', 'fantasy', true, greatest(n * 7919 % 30 - 10, 0),
          timestamptz '2026-01-01' + (n - (n % 10 = 0)::int) * interval '1.234567 seconds'
        from generate_series(${first}, ${first + count - 1}) as n;`);

  async function page(order: string, last?: Row): Promise<readonly Row[]> {
    const { data, error } = await server.anonymous().rpc('search_inspirations', {
      p_order: order,
      p_limit: PAGE,
      ...(last && { p_after_likes: last.likes_count, p_after_created: last.created_at, p_after_id: last.id }),
    });
    expect(error).toBeNull();
    return data as Row[];
  }

  const countOf = async (title: string): Promise<number | null> =>
    (await server.anonymous().from('user_inspirations').select('id', { count: 'exact', head: true }).eq('title', title))
      .count;

  it.each(['likes', 'newest'])(
    `Paging by %s shows each prompt exactly once while ${ADDED} are published`,
    async (order) => {
      await server.database.runScript('delete from public.user_inspirations');
      await share('There', 1, ROWS);
      expect(await countOf('There')).toBe(ROWS);
      const shown: Row[] = [];
      for (let number = 0, rows: readonly Row[] = []; number === 0 || rows.length === PAGE; number += 1) {
        rows = await page(order, shown.at(-1));
        shown.push(...rows);
        // Spread over the whole list: some before the pages that were shown, and some after.
        const each = ADDED / PAGES;
        if (number < PAGES) await share('Added', 1 + ((number * 37) % PAGES) * PAGE, each);
      }
      expect(await countOf('Added')).toBe(ADDED);
      expect(new Set(shown.map(({ id }) => id)).size).toBe(shown.length);
      expect(shown.filter(({ title }) => title === 'There')).toHaveLength(ROWS);
      expect(shown.length).toBeGreaterThan(ROWS);
    },
    600_000,
  );
});
