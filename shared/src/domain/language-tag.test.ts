import { expect, it } from 'vitest';
import { knownLanguage, languageTag } from './language-tag.ts';

it('A language is recognised by its name in the database, in any case', () => {
  expect(['English', 'Spanish', 'French', 'Chinese', ' french '].map(knownLanguage)).toEqual([
    'english',
    'spanish',
    'french',
    'chinese',
    'french',
  ]);
  expect(['Klingon', '', undefined, 7].map(knownLanguage)).toEqual([undefined, undefined, undefined, undefined]);
});

it('An unknown language has no tag', () => {
  expect([languageTag('chinese'), languageTag(undefined)]).toEqual(['zh-Hans', undefined]);
});
