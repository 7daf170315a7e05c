import { expect, it } from 'vitest';
import { LANGUAGE_WORDS, textLanguage } from './text-language.ts';

const TEXTS = {
  english: [
    'The lighthouse keeper’s twin has lit a lamp on the wrong island.',
    'She finds a note that says 道 and nothing else.',
    '灯台の下で手紙を読む。',
    'Los Angeles is the city of the angels.',
    'Zebra',
    '',
  ],
  spanish: ['En un pueblo donde cada apellido se hereda con una obligación.'],
  french: ['La boulangère reconnaît tout de suite l’écriture de la lettre : c’est la sienne.'],
  chinese: ['天气预报员每天替一座没有人住的城市播报天气。'],
};

it.each(Object.entries(TEXTS).flatMap(([language, texts]) => texts.map((text) => [text, language])))(
  'The language of “%s” is %s',
  (text, language) => {
    expect(textLanguage(text!)).toBe(language);
  },
);

it('Each word that identifies a language belongs to one language only', () => {
  const words = Object.values(LANGUAGE_WORDS).flat();
  expect(new Set(words).size).toBe(words.length);
});
