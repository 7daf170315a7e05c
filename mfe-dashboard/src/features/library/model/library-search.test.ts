import type { StorySearch } from '@storyloom/shared/api/stories';
import { describe, expect, it } from 'vitest';
import { NO_SEARCH, readSearch, writeSearch } from './library-search.ts';

const all: StorySearch = { query: 'old tower', genre: 'scifi', language: 'french', order: 'title' };

describe('a search in the address', () => {
  it.each([NO_SEARCH, all, { ...NO_SEARCH, order: 'oldest' as const }])(
    'The search %j is read from the address as it was written',
    (search) => {
      expect(readSearch(writeSearch(new URLSearchParams(), search))).toEqual(search);
    },
  );

  it('The address contains only what differs from the defaults, and keeps its other parameters', () => {
    expect(writeSearch(new URLSearchParams('from=mail'), all).toString()).toBe(
      'from=mail&q=old+tower&genre=scifi&language=french&order=title',
    );
    expect(writeSearch(new URLSearchParams('from=mail&q=old&order=title'), NO_SEARCH).toString()).toBe('from=mail');
  });

  it('Unknown values in the address are ignored', () => {
    expect(readSearch(new URLSearchParams('q=%20&genre=western&language=klingon&order=best'))).toEqual(NO_SEARCH);
  });
});
