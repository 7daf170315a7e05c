import { expect, it } from 'vitest';
import { LANGUAGE_WORDS, textLanguage } from './text-language.ts';

it.each([
  ['The lighthouse keeper’s twin has lit a lamp on the wrong island.', 'english'],
  ['En un pueblo donde cada apellido se hereda con una obligación.', 'spanish'],
  ['La boulangère reconnaît tout de suite l’écriture de la lettre : c’est la sienne.', 'french'],
  ['天气预报员每天替一座没有人住的城市播报天气。', 'chinese'],
  ['She finds a note that says 道 and nothing else.', 'english'],
  ['灯台の下で手紙を読む。', 'english'],
  ['Los Angeles is the city of the angels.', 'english'],
  ['Zebra', 'english'],
  ['', 'english'],
])('The language of “%s” is %s', (text, language) => {
  expect(textLanguage(text)).toBe(language);
});

it('Each word that identifies a language belongs to one language only', () => {
  const words = Object.values(LANGUAGE_WORDS).flat();
  expect(new Set(words).size).toBe(words.length);
});
