import { expect, it } from 'vitest';
import { sharedServer } from './testing/test-server.ts';

const ROWS = 500;
const PAGE = 50;

type Row = Record<'id' | 'title' | 'likes_count' | 'created_at', string>;

it('paging by likes and by date shows each prompt exactly once while others are published', async () => {
  const server = await sharedServer();
  await server.database.runScript('delete from public.user_inspirations');
  const author = (await server.person('Author')).id;
  /** A third have the same likes, and every tenth the same time as another: paging must not lose those. */
  const share = (title: string, first: number, count: number): Promise<void> =>
    server.database.runScript(`
      set local session_replication_role = replica;
      insert into public.user_inspirations (user_id, title, prompt, category, is_public, likes_count, created_at)
      select '${author}', '${title}', 'P', 'fantasy', true, greatest(n * 7919 % 30 - 10, 0),
        timestamptz '2026-01-01' + (n - (n % 10 = 0)::int) * interval '1.234567 seconds'
      from generate_series(${first}, ${first + count - 1}) as n;`);
  await share('There', 1, ROWS);
  for (const p_order of ['likes', 'newest']) {
    const shown: Row[] = [];
    for (let number = 0; number === shown.length / PAGE; number += 1) {
      const last = shown.at(-1);
      const after = last && { p_after_likes: last.likes_count, p_after_created: last.created_at, p_after_id: last.id };
      const { data } = await server.anonymous().rpc('search_inspirations', { p_order, p_limit: PAGE, ...after });
      shown.push(...(data as Row[]));
      // Spread over the whole list: some before the pages that were shown, and some after.
      if (number < 10) await share('Added', 1 + ((number * 37) % 10) * PAGE, 4);
    }
    expect(new Set(shown.map(({ id }) => id)).size).toBe(shown.length);
    expect(shown.filter(({ title }) => title === 'There')).toHaveLength(ROWS);
    expect(shown.length).toBeGreaterThan(ROWS);
  }
});
