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
  ])('%j is read as it is written', (address, search) => {
    expect(read(address)).toEqual(search);
    expect(writeSearch(search).toString()).toBe(address);
  });

  it('leaves out what nobody knows, and a second category beside that of a tab', () => {
    expect(read('q=%20&category=western&difficulty=brutal&length=.&language=elvish')).toEqual(NO_SEARCH);
    expect(read('category=mystery.scifi').categories).toEqual(['mystery']);
  });

  it('is the same in whatever order it is written', () => {
    expect(read('difficulty=hard.easy.hard').difficulties).toEqual(['easy', 'hard']);
  });
});
