import type { StorySearch } from '@storyloom/shared/api/stories';
import { describe, expect, it } from 'vitest';
import { type LibraryPlace, readPlace, writePlace } from './library-place.ts';
import { NO_SEARCH, readSearch, writeSearch } from './library-search.ts';

const row = { id: 'story-24', title: 'Story 24', createdAt: '2026-03-24T12:00:00+00:00' };
const second: LibraryPlace = { page: 2, place: { direction: 'after', row } };
const first: LibraryPlace = { page: 1 };

describe('the place in a long list', () => {
  it('is read from the navigation state as it was written', () => {
    expect(readPlace({ ...writePlace(second), from: 'elsewhere' })).toEqual(second);
    const back: LibraryPlace = { page: 3, place: { direction: 'before', row } };
    expect(readPlace(writePlace(back))).toEqual(back);
    expect(readPlace(writePlace(first))).toEqual(first);
  });

  it('is the first page for an invalid navigation state', () => {
    const invalid = [
      null,
      { library: null },
      writePlace({ ...second, page: -2 }),
      writePlace({ ...second, page: 1.5 }),
      writePlace({ ...second, page: Number.MAX_VALUE }),
      { library: { ...second, page: '2' } },
      { library: { page: 2 } },
      { library: { page: 2, place: { direction: 'sideways', row } } },
      { library: { page: 2, place: { direction: 'after', row: { ...row, id: 24 } } } },
      { library: { page: 2, place: { direction: 'after', row: { id: row.id, title: row.title } } } },
    ];
    for (const state of invalid) expect(readPlace(state), JSON.stringify(state)).toEqual(first);
  });
});

const all: StorySearch = { query: 'old tower', genre: 'scifi', language: 'french', order: 'title' };

describe('a search in the address', () => {
  it('is read as it was written, without defaults, beside other parameters', () => {
    for (const search of [NO_SEARCH, all]) {
      expect(readSearch(writeSearch(new URLSearchParams(), search))).toEqual(search);
    }
    expect(writeSearch(new URLSearchParams('from=mail&q=old&order=title'), NO_SEARCH).toString()).toBe('from=mail');
  });

  it('is read without unknown values', () => {
    expect(readSearch(new URLSearchParams('q=%20&genre=western&language=klingon&order=best'))).toEqual(NO_SEARCH);
  });
});
