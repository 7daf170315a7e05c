import { expect, it } from 'vitest';
import { NO_SEARCH, type PromptSearch, readSearch, writeSearch } from './prompt-search.ts';

const read = (address: string) => readSearch(new URLSearchParams(address));

it('reads a search from an address and writes it as the same', () => {
  const searches: Readonly<Record<string, Partial<PromptSearch>>> = {
    '': {},
    'q=the+sea%3F': { query: 'the sea?' },
    'category=mystery.children': { categories: ['mystery', 'children'] },
    'language=spanish.chinese': { languages: ['spanish', 'chinese'] },
    'difficulty=easy.hard&length=long': { difficulties: ['easy', 'hard'], lengths: ['long'] },
  };
  for (const [address, search] of Object.entries(searches)) {
    expect(read(address), address).toEqual({ ...NO_SEARCH, ...search });
    expect(writeSearch({ ...NO_SEARCH, ...search }).toString()).toBe(address);
  }
});

it('ignores unknown, repeated and unordered values, and a tab’s category beside another', () => {
  expect(read('q=%20&category=western&difficulty=brutal&length=.&language=elvish')).toEqual(NO_SEARCH);
  expect(read('category=mystery.scifi').categories).toEqual(['mystery']);
  expect(read('category=scifi').categories).toEqual(['scifi']);
  expect(read('difficulty=hard.easy.hard').difficulties).toEqual(['easy', 'hard']);
});
