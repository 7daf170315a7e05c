// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { fakeNetwork, json } from '@storyloom/testing/network';
import { client } from '@storyloom/testing/query-client';
import { parseEntry, parseHidden, parseReported } from './moderated-thing.ts';
import { moderationQueries } from './moderation.ts';

const thing = {
  what: 'story',
  id: 'story-1',
  title: 'The Lamp',
  text: 'Once.',
  language: 'Spanish',
  author: 'Ada',
  reports: 2,
};
const { id: thingId, what: kind, ...same } = thing;
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
    const row = { ...thing, reasons: ['spam', 'unknown', 'copied'], notes: ['An ad'], first_at: '1', last_at: '2' };
    const reasons = ['spam', 'copied'];
    expect(parseReported(row)).toEqual({ ...shown, reasons, notes: ['An ad'], firstAt: '1', lastAt: '2' });
  });

  it('A hidden thing has its kind and reason, and no language that this version does not know', () => {
    const row = { ...thing, language: 'Klingon', reason: null, hidden_at: '3' };
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

it('The log is read page by page, each after the last entry of the one before', async () => {
  const rows = Array.from({ length: 11 }, (_, index) => entry(index + 1));
  const requests = fakeNetwork(({ body }) => json('p_before' in body ? rows.slice(10) : rows));
  const { pages } = await client.fetchInfiniteQuery({ ...moderationQueries.log('user-1'), pages: 2 });
  expect(requests.map(({ body }) => body)).toEqual([{ p_limit: 11 }, { p_before: 10, p_limit: 11 }]);
  expect(pages.map(({ items }) => items.length)).toEqual([10, 1]);
});

it('asks for fewer reported things when their texts are too long for one answer', async () => {
  const asked: unknown[] = [];
  const row = (id: number) => ({ ...thing, id: `story-${id}`, reasons: [], notes: [], first_at: '1', last_at: '2' });
  fakeNetwork(({ body }) => {
    const limit = Number(body['p_limit']);
    asked.push(limit);
    if (limit > 6) return json({ code: '54000', message: 'The answer would be too large.' }, 413);
    return json(Array.from({ length: limit }, (_, index) => row(index)));
  });
  const { pages } = await client.fetchInfiniteQuery(moderationQueries.reports('user-1'));
  expect(asked).toEqual([11, 6]);
  expect(pages[0]).toMatchObject({ items: Array.from({ length: 5 }, () => ({})), next: { p_after_id: 'story-4' } });
});
