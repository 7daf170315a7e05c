import { expect, it } from 'vitest';
import { languageTag } from './language-tag.ts';

it('finds the tag of a language by the name that rows keep, and none for others', () => {
  expect(['English', 'Spanish', 'French', 'Chinese', 'french'].map(languageTag)).toEqual([
    'en',
    'es',
    'fr',
    'zh-Hans',
    'fr',
  ]);
  expect(languageTag('Klingon')).toBeUndefined();
});
