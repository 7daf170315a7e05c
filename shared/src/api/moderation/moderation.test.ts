// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { fakeNetwork, json } from '@storyloom/testing/network';
import { client } from '@storyloom/testing/query-client';
import { moderate, moderationQueries } from './moderation.ts';

const thing = (number: number) => ({
  what: 'story',
  id: `story-${number}`,
  title: `Story ${number}`,
  text: 'Once.',
  language: 'English',
  author: 'Ada',
  reports: 1,
});
const times = { first_at: '2026-11-01T00:00:00Z', last_at: '2026-11-02T00:00:00Z' };
const many = <Row>(row: (number: number) => Row) => Array.from({ length: 11 }, (_, index) => row(index + 1));

describe('moderation', () => {
  it.each([true, false])('The database says whether the user moderates: %s', async (answer) => {
    fakeNetwork(() => json(answer));
    expect(await client.fetchQuery(moderationQueries.isOperator('user-1'))).toBe(answer);
  });

  it.each([
    [
      'moderation_reports',
      () => client.fetchInfiniteQuery({ ...moderationQueries.reports('user-1'), pages: 2 }),
      many((number) => ({ ...thing(number), ...times, reasons: ['spam'], notes: [] })),
      { p_after_what: 'story', p_after_id: 'story-10', p_after_last: times.last_at },
    ],
    [
      'moderation_hidden',
      () => client.fetchInfiniteQuery({ ...moderationQueries.hidden('user-1'), pages: 2 }),
      many((number) => ({ ...thing(number), reason: 'An ad', hidden_at: times.last_at })),
      { p_after_what: 'story', p_after_id: 'story-10', p_after_hidden: times.last_at },
    ],
    [
      'moderation_log',
      () => client.fetchInfiniteQuery({ ...moderationQueries.log('user-1'), pages: 2 }),
      many((number) => ({
        id: number,
        what: 'story',
        thing_id: `story-${number}`,
        title: `Story ${number}`,
        operator: 'Grace',
        action: 'hide',
        reason: null,
        created_at: times.last_at,
      })),
      { p_before: 10 },
    ],
  ] as const)(
    '%s is read page by page, each after the last entry of the one before',
    async (name, read, rows, after) => {
      const requests = fakeNetwork(({ body }) =>
        json('p_before' in body || 'p_after_id' in body ? rows.slice(10) : rows),
      );
      const { pages } = await read();
      expect(requests.map((request) => [request.name, request.body])).toEqual([
        [name, { p_limit: 11 }],
        [name, { ...after, p_limit: 11 }],
      ]);
      expect(pages.map(({ items }) => items.map(({ title }) => title))).toEqual([
        rows.slice(0, 10).map(({ title }) => title),
        ['Story 11'],
      ]);
    },
  );

  it.each([true, false])('An action says whether it changed anything: %s', async (answer) => {
    const requests = fakeNetwork(() => json(answer));
    expect(await moderate('hide', { kind: 'story', thingId: 'story-1' }, 'An ad')).toBe(answer);
    expect(requests).toMatchObject([
      { name: 'moderation_hide', body: { p_what: 'story', p_id: 'story-1', p_reason: 'An ad' } },
    ]);
  });
});
