import { describe, expect, it } from 'vitest';
import { contextAfter, contextBefore, isPassageAction, PASSAGE_CONTEXT_LENGTH } from './passages.ts';
import { LANGUAGES, LANGUAGE_TAGS } from './story-options.ts';
import { LANGUAGE_WORDS, textLanguage } from './text-language.ts';
import { countWords } from './word-count.ts';

describe('countWords', () => {
  it('Words are counted without marks and punctuation, also in Chinese, which has no spaces', () => {
    expect(countWords("The mapmaker's lamp went out.", 'english')).toBe(5);
    expect(countWords('¿Dónde está el faro, niño?', 'spanish')).toBe(5);
    expect(countWords('La forêt était silencieuse, très silencieuse.', 'french')).toBe(6);
    expect(countWords('我喜欢看书。', 'chinese')).toBe(3);
    expect(countWords('# **The Harbour**\n\n— … ! ***\n\n## Dawn', 'english')).toBe(3);
    for (const text of ['', '   \n\t', '# ## ***']) expect(countWords(text, 'english')).toBe(0);
  });

  it('A long text has as many words as its parts together', () => {
    for (const [language, one] of [
      ['english', "The mapmaker's lamp went out — twice.\n\n## Dawn\n"],
      ['french', 'L’aube se levait « très » lentement. '],
      ['chinese', '从前有一座山，山里有一座庙。她跑了！'],
    ] as const)
      for (const times of [30, 77, 300])
        expect(countWords(one.repeat(times), language), language).toBe(countWords(one, language) * times);
    expect(countWords('x'.repeat(5000), 'english')).toBeGreaterThan(0);
    expect(countWords(`${'x'.repeat(999)} ${'y '.repeat(3)}`, 'english')).toBe(4);
  });

  it('Words are those of Intl.Segmenter, however letters, digits and marks meet', () => {
    const signs = ['a', 'é', 'œ', '1', '.', ',', ';', ':', "'", '’', '_', '-', ' ', '“', '字'];
    const texts = signs.flatMap((one) => signs.flatMap((two) => signs.map((three) => `b${one}${two}${three}2`)));
    for (const language of LANGUAGES) {
      const segmenter = new Intl.Segmenter(LANGUAGE_TAGS[language], { granularity: 'word' });
      const segmented = (text: string) => [...segmenter.segment(text)].filter(({ isWordLike }) => isWordLike).length;
      expect(texts.filter((text) => countWords(text, language) !== segmented(text))).toEqual([]);
    }
  });
});

describe('textLanguage', () => {
  it('The language of a text is found by its words or characters, and is English if they do not tell', () => {
    for (const [text, language] of [
      ['The lighthouse keeper’s twin has lit a lamp on the wrong island.', 'english'],
      ['She finds a note that says 道 and nothing else.', 'english'],
      ['Los Angeles is the city of the angels.', 'english'],
      ['En un pueblo donde cada apellido se hereda con una obligación.', 'spanish'],
      ['La boulangère reconnaît tout de suite l’écriture de la lettre : c’est la sienne.', 'french'],
      ['天气预报员每天替一座没有人住的城市播报天气。', 'chinese'],
      ['灯台の下で手紙を読む。', 'english'],
      ['Zebra', 'english'],
      ['', 'english'],
    ])
      expect(textLanguage(text!), text).toBe(language);
  });

  it('Each word that identifies a language belongs to one language only', () => {
    const words = Object.values(LANGUAGE_WORDS).flat();
    expect(new Set(words).size).toBe(words.length);
  });
});

describe('the context of a passage', () => {
  it('A context is whole paragraphs, or a part of one that halves no character', () => {
    for (const text of ['', 'One.\n\nTwo\n', `One\n${'x'.repeat(PASSAGE_CONTEXT_LENGTH - 8)}\nTwo`])
      expect([contextBefore(text), contextAfter(text)]).toEqual([text, text]);
    const lines = Array.from({ length: 30 }, (_, at) => `${at} ${'x'.repeat(99)}`);
    const [before, after] = [contextBefore(lines.join('\n')), contextAfter(lines.join('\n'))];
    for (const kept of [before, after]) {
      expect(kept.length).toBeLessThanOrEqual(PASSAGE_CONTEXT_LENGTH);
      expect(kept.length).toBeGreaterThan(PASSAGE_CONTEXT_LENGTH - 110);
    }
    expect(lines.join('\n').endsWith(`\n${before}`)).toBe(true);
    expect(lines.join('\n').startsWith(`${after}\n`)).toBe(true);
    const whole = 'y'.repeat(PASSAGE_CONTEXT_LENGTH);
    expect([contextBefore(`One\n${whole}`), contextAfter(`${whole}\nOne`)]).toEqual([whole, whole]);
    const emoji = `x${'🌍'.repeat(PASSAGE_CONTEXT_LENGTH)}x`;
    for (const text of [emoji, `\n${emoji}\n`])
      for (const kept of [contextBefore(text), contextAfter(text)]) {
        expect(kept.length).toBeGreaterThan(PASSAGE_CONTEXT_LENGTH - 2);
        expect(kept).not.toMatch(/(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])/);
      }
  });

  it('Only a known action can be done with a passage', () => {
    expect(['rewrite', 'custom', 'translate', '', null, 3].filter(isPassageAction)).toEqual(['rewrite', 'custom']);
  });
});
