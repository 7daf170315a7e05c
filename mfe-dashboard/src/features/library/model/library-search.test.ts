import type { StorySearch } from '@storyloom/shared/api/stories';
import { describe, expect, it } from 'vitest';
import { NO_SEARCH, readSearch, writeSearch } from './library-search.ts';

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
