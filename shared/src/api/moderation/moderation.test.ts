// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { fakeNetwork, json } from '@storyloom/testing/network';
import { client } from '@storyloom/testing/query-client';
import { askedOf } from '../testing/asked-of.ts';
import { parseEntry, parseHidden, parseReported } from './moderated-thing.ts';
import { moderationQueries } from './moderation.ts';

const thing = (id = 'story-1') => ({
  what: 'story',
  id,
  title: 'The Lamp',
  text: 'Once.',
  language: 'Spanish',
  author: 'Ada',
  reports: 2,
});
const { id: thingId, what: kind, ...same } = thing();
const shown = { ...same, id: 'story story-1', kind, thingId, language: 'spanish' };
const entry = (id = 7) => ({
  id,
  what: 'inspiration',
  thing_id: 'prompt-1',
  title: 'A lamp',
  operator: 'Grace',
  action: 'restore',
  reason: 'A mistake',
  created_at: '2026-11-26T10:00:00Z',
});

describe('rows of moderation', () => {
  it('A report keeps the reasons that this version knows, in the order of the row', () => {
    const row = { ...thing(), reasons: ['spam', 'unknown', 'copied'], notes: ['An ad'], first_at: '1', last_at: '2' };
    const reasons = ['spam', 'copied'];
    expect(parseReported(row)).toEqual({ ...shown, reasons, notes: ['An ad'], firstAt: '1', lastAt: '2' });
  });

  it('A hidden thing has its kind and reason, and no language that this version does not know', () => {
    const row = { ...thing(), language: 'Klingon', reason: null, hidden_at: '3' };
    expect(parseHidden(row)).toEqual({ ...shown, language: undefined, reason: '', hiddenAt: '3' });
    const prompt = { ...row, what: 'inspiration', reason: 'An ad' };
    expect(parseHidden(prompt)).toMatchObject({ id: 'inspiration story-1', kind: 'inspiration', reason: 'An ad' });
  });

  it('An entry of the log keeps its action, and what is gone with an account is empty', () => {
    const { title, operator, action, reason, created_at: at } = entry();
    const said = { id: '7', kind: 'inspiration', thingId: 'prompt-1', title, operator, action, reason, at };
    expect(parseEntry(entry())).toEqual(said);
    const gone = { ...entry(), title: null, operator: null, reason: null };
    expect(parseEntry(gone)).toMatchObject({ title: '', operator: '', reason: '' });
  });
});

describe('calls of operators', () => {
  const times = { first_at: '1', last_at: '2', hidden_at: '3' };
  const many = <Row>(row: (number: number) => Row) => Array.from({ length: 11 }, (_, index) => row(index + 1));
  const afterTenth = { p_after_what: 'story', p_after_id: 'story-10' };
  const things = many((number) => ({ ...thing(`story-${number}`), ...times, reasons: [], notes: [], reason: null }));
  it.each([
    [
      'moderation_reports',
      () => client.fetchInfiniteQuery({ ...moderationQueries.reports('user-1'), pages: 2 }),
      things,
      { ...afterTenth, p_after_last: '2' },
    ],
    [
      'moderation_hidden',
      () => client.fetchInfiniteQuery({ ...moderationQueries.hidden('user-1'), pages: 2 }),
      things,
      { ...afterTenth, p_after_hidden: '3' },
    ],
    [
      'moderation_log',
      () => client.fetchInfiniteQuery({ ...moderationQueries.log('user-1'), pages: 2 }),
      many(entry),
      { p_before: 10 },
    ],
  ])('%s is read page by page, each after the last entry of the one before', async (name, read, rows, after) => {
    const requests = fakeNetwork(({ body }) =>
      json('p_before' in body || 'p_after_id' in body ? rows.slice(10) : rows),
    );
    const { pages } = await read();
    expect(requests.map(askedOf)).toEqual([
      [`POST rpc/${name}`, { p_limit: 11 }],
      [`POST rpc/${name}`, { ...after, p_limit: 11 }],
    ]);
    expect(pages.map(({ items }) => items.length)).toEqual([10, 1]);
  });
});
