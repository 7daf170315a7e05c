import { describe, expect, it } from 'vitest';
import { NO_SEARCH, type PromptSearch, readSearch, writeSearch } from './prompt-search.ts';

const read = (address: string) => readSearch(new URLSearchParams(address));

describe('the search in an address', () => {
  it.each<[string, PromptSearch]>([
    ['', NO_SEARCH],
    ['q=the+sea%3F', { ...NO_SEARCH, query: 'the sea?' }],
    ['category=scifi', { ...NO_SEARCH, categories: ['scifi'] }],
    ['category=mystery.children', { ...NO_SEARCH, categories: ['mystery', 'children'] }],
    ['language=spanish.chinese', { ...NO_SEARCH, languages: ['spanish', 'chinese'] }],
    ['difficulty=easy.hard&length=long', { ...NO_SEARCH, difficulties: ['easy', 'hard'], lengths: ['long'] }],
  ])('The address %j is read as a search, and the search is written as that address', (address, search) => {
    expect(read(address)).toEqual(search);
    expect(writeSearch(search).toString()).toBe(address);
  });

  it('Unknown values in an address are left out, and so is the category of a tab beside another category', () => {
    expect(read('q=%20&category=western&difficulty=brutal&length=.&language=elvish')).toEqual(NO_SEARCH);
    expect(read('category=mystery.scifi').categories).toEqual(['mystery']);
  });

  it('The order and repetition of values in an address make no difference', () => {
    expect(read('difficulty=hard.easy.hard').difficulties).toEqual(['easy', 'hard']);
  });
});
