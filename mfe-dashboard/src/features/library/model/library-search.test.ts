import type { StorySearch } from '@storyloom/shared/api/stories';
import { describe, expect, it } from 'vitest';
import { NO_SEARCH, readSearch, writeSearch } from './library-search.ts';

const all: StorySearch = { query: 'old tower', genre: 'scifi', language: 'french', order: 'title' };

describe('a search in the address', () => {
  it('is read as it was written', () => {
    for (const search of [NO_SEARCH, all, { ...NO_SEARCH, order: 'oldest' as const }]) {
      expect(readSearch(writeSearch(new URLSearchParams(), search))).toEqual(search);
    }
  });

  it('leaves out defaults and keeps other parameters', () => {
    expect(writeSearch(new URLSearchParams('from=mail'), all).toString()).toBe(
      'from=mail&q=old+tower&genre=scifi&language=french&order=title',
    );
    expect(writeSearch(new URLSearchParams('from=mail&q=old&order=title'), NO_SEARCH).toString()).toBe('from=mail');
  });

  it('is read without unknown values', () => {
    expect(readSearch(new URLSearchParams('q=%20&genre=western&language=klingon&order=best'))).toEqual(NO_SEARCH);
  });
});
