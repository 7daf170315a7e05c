import { expect, it } from 'vitest';
import { knownLanguage, languageTag } from './language-tag.ts';

it('a language is known by the name that rows keep, in any case, and by no other', () => {
  expect(['English', 'Spanish', 'French', 'Chinese', ' french '].map(knownLanguage)).toEqual([
    'english',
    'spanish',
    'french',
    'chinese',
    'french',
  ]);
  expect(['Klingon', '', undefined, 7].map(knownLanguage)).toEqual([undefined, undefined, undefined, undefined]);
});

it('a language that is not known has no tag', () => {
  expect([languageTag('chinese'), languageTag(undefined)]).toEqual(['zh-Hans', undefined]);
});
