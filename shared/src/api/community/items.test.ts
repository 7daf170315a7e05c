import { describe, expect, it } from 'vitest';
import { itemsOf, type Page, pageOf } from './items.ts';

const rows = (count: number) => Array.from({ length: count }, (_, index) => ({ id: `row-${index + 1}` }));
const page = (...ids: readonly string[]): Page<{ id: string }, unknown> => ({
  items: ids.map((id) => ({ id })),
  next: undefined,
});

describe('a page of a list', () => {
  it('A page shows ten of eleven rows, and the next page starts after the tenth', () => {
    const { items, next } = pageOf(rows(11), 10, ({ id }) => ({ after: id }));
    expect(items).toEqual(rows(10));
    expect(next).toEqual({ after: 'row-10' });
  });

  it.each([10, 1, 0])('A page of %i rows is the last one', (count) => {
    expect(pageOf(rows(count), 10, ({ id }) => id)).toEqual({ items: rows(count), next: undefined });
  });
});

describe('the items of all pages', () => {
  it('An item on two pages is listed once, where it comes first', () => {
    const pages = [page('a', 'b', 'c'), page('b', 'd'), page('e', 'a')];
    expect(itemsOf(pages).map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  it('An item on two pages has the values of the first page', () => {
    const [first, second] = [
      { id: 'a', likes: 1 },
      { id: 'a', likes: 2 },
    ];
    expect(itemsOf([first, second].map((item) => ({ items: [item], next: undefined })))).toEqual([first]);
  });

  it('The list of items is empty before the first page has loaded', () => {
    expect(itemsOf(undefined)).toEqual([]);
  });
});
