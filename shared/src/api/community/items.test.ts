import { describe, expect, it } from 'vitest';
import { itemsOf, type Page, pageOf } from './items.ts';

const rows = (count: number) => Array.from({ length: count }, (_, index) => ({ id: `row-${index + 1}` }));
const page = (...ids: readonly string[]): Page<{ id: string }, unknown> => ({
  items: ids.map((id) => ({ id })),
  next: undefined,
});

describe('a page of a list', () => {
  it('shows ten of eleven rows, and the next begins after the tenth', () => {
    const { items, next } = pageOf(rows(11), 10, ({ id }) => ({ after: id }));
    expect(items).toEqual(rows(10));
    expect(next).toEqual({ after: 'row-10' });
  });

  it.each([10, 1, 0])('is the last one where %i rows were found', (count) => {
    expect(pageOf(rows(count), 10, ({ id }) => id)).toEqual({ items: rows(count), next: undefined });
  });
});

describe('the items of all pages', () => {
  it('show what comes on two pages once, where it came first', () => {
    const pages = [page('a', 'b', 'c'), page('b', 'd'), page('e', 'a')];
    expect(itemsOf(pages).map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  it('keep what the first page says of it', () => {
    const [first, second] = [
      { id: 'a', likes: 1 },
      { id: 'a', likes: 2 },
    ];
    expect(itemsOf([first, second].map((item) => ({ items: [item], next: undefined })))).toEqual([first]);
  });

  it('are none before a page has come', () => {
    expect(itemsOf(undefined)).toEqual([]);
  });
});
