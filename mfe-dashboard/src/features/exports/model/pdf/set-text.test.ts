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
  it('Each character is set in the typeface that has it', () => {
    expect(set('Lamp 灯 ❤️!')).toEqual([
      ['Lamp ', 'literata', 'normal', false],
      ['灯', 'chinese', 'normal', false],
      [' ', 'literata', 'normal', false],
      ['❤️', 'emoji', 'normal', false],
      ['!', 'literata', 'normal', false],
    ]);
  });

  it('Emphasis is italic or bold when the typeface has these styles, and marked otherwise', () => {
    expect(set('so灯', { kind: 'emphasis' })).toEqual([
      ['so', 'literata', 'italics', false],
      ['灯', 'chinese', 'normal', true],
    ]);
    expect(set('so', { kind: 'strong' })).toEqual([['so', 'literata', 'bold', false]]);
  });

  it('An emoji of several characters stays in one run', () => {
    const texts = set('👩‍👩‍👧👨🏽‍🚀🇫🇷1️⃣').map(([text]) => text);
    expect(texts.join('')).toBe('👩‍👩‍👧👨🏽‍🚀🇫🇷1️⃣');
    expect(texts).toContain('🇫🇷');
    expect(texts.filter((text) => /^\u200d|\u200d$/.test(text))).toEqual([]);
  });

  it('Joiners that join nothing visible are left out', () => {
    expect(set('a\u00adb\u200bc\u2060d').map(([text]) => text)).toEqual(['abcd']);
  });

  it('A word too long for a line is broken', () => {
    const texts = set(`${'a'.repeat(60)} b`).map(([text]) => text);
    expect(texts.map((text) => text.length)).toEqual([24, 24, 14]);
    expect(texts.join('')).toBe(`${'a'.repeat(60)} b`);
  });

  it('A space that no font has becomes an ordinary space', () => {
    expect(set('a\u1680b')).toEqual([['a b', 'literata', 'normal', false]]);
  });
});
