import { REPORT_LIMITS } from '@storyloom/shared/domain';
import { expect, it } from 'vitest';
import { LIKES, PEOPLE, type Race, rounds, rpc, times } from './race.ts';

/** Likes, reports, uses and views at once. */
export function describeCounterRaces(race: () => Race): void {
  async function publicPrompts(many: number): Promise<string[]> {
    const row = { title: 't', prompt: 'p', category: 'fantasy', is_public: true };
    const rows = Array.from({ length: many }, () => row);
    const { data, error } = await race().author.client.from('user_inspirations').insert(rows).select('id');
    expect(error).toBeNull();
    return (data ?? []).map(({ id }) => id as string);
  }
  const publicPrompt = async () => (await publicPrompts(1)).join();

  async function publicStory(): Promise<string> {
    const row = { title: 't', prompt: 'p', content: 'c', is_public: true };
    const { data, error } = await race().author.client.from('user_shared_stories').insert(row).select('id').single();
    expect(error).toBeNull();
    return String(data?.id);
  }

  it.each([
    {
      many: LIKES,
      what: 'prompt',
      table: 'user_inspirations',
      likes: 'inspiration_likes',
      column: 'inspiration_id',
      name: 'toggle_inspiration_like',
      make: publicPrompt,
    },
    {
      many: LIKES,
      what: 'story',
      table: 'user_shared_stories',
      likes: 'shared_story_likes',
      column: 'shared_story_id',
      name: 'toggle_story_like',
      make: publicStory,
    },
  ])(
    `After $many likes of one $what by ${PEOPLE} users at once, the counter is the number of rows`,
    async ({ many, table, likes, column, name, make }) => {
      for (const round of rounds) {
        const id = await make();
        const seen: number[] = [];
        // The counter that a visitor reads between the likes.
        const look = async () => {
          const { data } = await race().next().anonymous().from(table).select('likes_count').eq('id', id).single();
          seen.push((data as { likes_count: number }).likes_count);
        };
        await times(many, async (index) => {
          const answer = await rpc<{ likes_count: number }>(race().user(index * 7 + round).client, name, {
            [`p_${column}`]: id,
            ...(index % 3 > 0 && { p_liked: index % 3 === 1 }),
          });
          seen.push(answer.likes_count);
          if (index % 20 === 0) await look();
        });
        expect(seen).toHaveLength(many + many / 20);
        expect(Math.min(...seen)).toBeGreaterThanOrEqual(0);
        expect(Math.max(...seen)).toBeLessThanOrEqual(PEOPLE);
        const now = await race().one<{ counter: number; rows: number }>(`
          select likes_count as counter, (select count(*)::int from public.${likes} where ${column} = '${id}') as rows
          from public.${table} where id = '${id}'`);
        expect(now.counter).toBe(now.rows);
      }
    },
  );

  it(`Of ${REPORT_LIMITS.perDay + 10} prompts that one user reports at once, ${REPORT_LIMITS.perDay} are reported`, async () => {
    for (const round of rounds) {
      const person = race().user(round);
      const ids = await publicPrompts(REPORT_LIMITS.perDay + 10);
      const answers = await times(ids.length, async (index) =>
        person.client.rpc('report_content', { p_inspiration_id: ids[index] }),
      );
      expect(answers.filter(({ data }) => data === true)).toHaveLength(REPORT_LIMITS.perDay);
      expect(answers.filter(({ status, error }) => status === 429 && error?.code === 'PT429')).toHaveLength(10);
      const { rows } = await race().one<{ rows: number }>(
        `select count(*)::int as rows from public.content_reports where user_id = '${person.id}'`,
      );
      expect(rows).toBe(REPORT_LIMITS.perDay);
    }
  });

  it('A prompt that is deleted while users like it leaves no likes behind', async () => {
    for (const round of rounds) {
      const id = await publicPrompt();
      const likes = times(PEOPLE, async (index) =>
        race().user(index).client.rpc('toggle_inspiration_like', { p_inspiration_id: id, p_liked: true }),
      );
      const removal = race().author.client.from('user_inspirations').delete().eq('id', id);
      const [answers] = await Promise.all([likes, removal]);
      // The prompt may be gone by then; that is never an error of the server.
      for (const { status, error } of answers) expect(status, `${round} ${error?.message}`).toBeLessThan(500);
      const { rows } = await race().one<{ rows: number }>(
        `select count(*)::int as rows from public.inspiration_likes where inspiration_id = '${id}'`,
      );
      expect(rows).toBe(0);
    }
  });

  it('50 uses recorded at once count each user once', async () => {
    for (const _ of rounds) {
      const id = await publicPrompt();
      const record = (index: number) =>
        rpc<number>(race().user(index % 5).client, 'record_inspiration_use', { p_inspiration_id: id });
      await times(50, record);
      const { counter } = await race().one<{ counter: number }>(
        `select uses_count as counter from public.user_inspirations where id = '${id}'`,
      );
      expect(counter).toBe(5);
    }
  });

  it('100 views at once count each reader once, and all visitors of one address as one', async () => {
    for (const _ of rounds) {
      const id = await publicStory();
      await times(100, (index) =>
        rpc<number>(index % 10 < 5 ? race().user(index % 10).client : race().first.anonymous(), 'count_story_view', {
          p_shared_story_id: id,
        }),
      );
      const { counter } = await race().one<{ counter: number }>(
        `select views_count as counter from public.user_shared_stories where id = '${id}'`,
      );
      expect(counter).toBe(6);
    }
  });
}
