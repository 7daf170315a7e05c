import { describe, expect, it } from 'vitest';
import { exportedStory } from '../../testing/stories.ts';
import { storyContent } from '../story-content.ts';
import { pages } from './page-layout.ts';
import { TextSetter } from './set-text.ts';
import { sheetOf } from './sheet.ts';

function set(text: string, kind: 'text' | 'emphasis' | 'strong' = 'text') {
  const runs = new TextSetter('en', new Set()).setParts([{ kind, text }]);
  return runs.map((run) => [run.text, run.slice.family, run.style, run.stressed] as const);
}

describe('setting a line of text', () => {
  it('sets each character in the typeface that has it', () => {
    expect(set('Lamp 灯 ❤️!')).toEqual([
      ['Lamp ', 'literata', 'normal', false],
      ['灯', 'chinese', 'normal', false],
      [' ', 'literata', 'normal', false],
      ['❤️', 'emoji', 'normal', false],
      ['!', 'literata', 'normal', false],
    ]);
    // A space that no font has becomes an ordinary one.
    expect(set('a\u1680b')).toEqual([['a b', 'literata', 'normal', false]]);
  });

  it('sets emphasis in italics or bold, and underlines it in a typeface without these styles', () => {
    expect(set('so灯', 'emphasis')).toEqual([
      ['so', 'literata', 'italics', false],
      ['灯', 'chinese', 'normal', true],
    ]);
    expect(set('so', 'strong')).toEqual([['so', 'literata', 'bold', false]]);
  });

  it('keeps an emoji of several characters together, and drops joiners that join nothing', () => {
    const texts = set('👩‍👩‍👧👨🏽‍🚀🇫🇷1️⃣').map(([text]) => text);
    expect(texts.join('')).toBe('👩‍👩‍👧👨🏽‍🚀🇫🇷1️⃣');
    expect(texts).toContain('🇫🇷');
    expect(texts.filter((text) => /^\u200d|\u200d$/.test(text))).toEqual([]);
    expect(set('a\u00adb\u200bc\u2060d').map(([text]) => text)).toEqual(['abcd']);
  });

  it('breaks a word that is too long for a line', () => {
    const texts = set(`${'a'.repeat(60)} b`).map(([text]) => text);
    expect(texts.map((text) => text.length)).toEqual([24, 24, 14]);
    expect(texts.join('')).toBe(`${'a'.repeat(60)} b`);
  });
});

it('sets lines, paragraphs and scenes apart, but no paragraph from its heading', () => {
  const story = storyContent(exportedStory({ text: 'One.\nTwo.\n\nThree.\n\n\nFour.\n\n# Five\n\nSix.' }));
  const { content } = pages(story, new TextSetter('en', new Set()), sheetOf('A5'));
  const parts = JSON.stringify(content).matchAll(/"leadingIndent":[\d.]+,"margin":\[0,([\d.]+),0,0\]/g);
  const { none, line, scene } = sheetOf('A5').gaps;
  expect(Array.from(parts, ([, space]) => Number(space))).toEqual([0, none, line, scene, 0]);
});
