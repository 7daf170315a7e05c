import { describe, expect, it } from 'vitest';
import { TextSetter } from './set-text.ts';

function set(
  text: string,
  { kind = 'text', lang = 'en' }: { kind?: 'text' | 'emphasis' | 'strong'; lang?: string } = {},
) {
  const setter = new TextSetter(lang, new Set());
  const runs = setter.setParts([{ kind, text }]);
  return runs.map((run) => [run.text, run.slice.family, run.style, run.stressed] as const);
}

describe('setting a line of text', () => {
  it('takes each character from the typeface that suits it', () => {
    expect(set('Lamp 灯 ❤️!')).toEqual([
      ['Lamp ', 'literata', 'normal', false],
      ['灯', 'chinese', 'normal', false],
      [' ', 'literata', 'normal', false],
      ['❤️', 'emoji', 'normal', false],
      ['!', 'literata', 'normal', false],
    ]);
  });

  it('sets stress in italics and bold where there are some, and marks it otherwise', () => {
    expect(set('so灯', { kind: 'emphasis' })).toEqual([
      ['so', 'literata', 'italics', false],
      ['灯', 'chinese', 'normal', true],
    ]);
    expect(set('so', { kind: 'strong' })).toEqual([['so', 'literata', 'bold', false]]);
  });

  it('keeps what is one emoji in one run', () => {
    const texts = set('👩‍👩‍👧👨🏽‍🚀🇫🇷1️⃣').map(([text]) => text);
    expect(texts.join('')).toBe('👩‍👩‍👧👨🏽‍🚀🇫🇷1️⃣');
    expect(texts).toContain('🇫🇷');
    expect(texts.filter((text) => /^\u200d|\u200d$/.test(text))).toEqual([]);
  });

  it('leaves joiners out where they join nothing that is drawn', () => {
    expect(set('a\u00adb\u200bc\u2060d').map(([text]) => text)).toEqual(['abcd']);
  });

  it('breaks a word that no line could hold', () => {
    const texts = set(`${'a'.repeat(60)} b`).map(([text]) => text);
    expect(texts.map((text) => text.length)).toEqual([24, 24, 14]);
    expect(texts.join('')).toBe(`${'a'.repeat(60)} b`);
  });

  it('sets a space for one that no font has', () => {
    expect(set('a\u1680b')).toEqual([['a b', 'literata', 'normal', false]]);
  });
});
