import { describe, expect, it } from 'vitest';
import { someProse } from '../testing/lengths.ts';
import { createFreshText } from './fresh-text.ts';

const FIRST = someProse(600);
const STORY = `# Lamp\n\n## One\n\n${FIRST}\n\n`;

/** What is new in a text that a model adds, in pieces of that many characters. */
function fresh(text: string, chapter = false, size = 7): string {
  const shaper = createFreshText(STORY, chapter);
  let told = '';
  for (let at = 0; at < text.length && !shaper.done; at += size) told += shaper.push(text.slice(at, at + size));
  return told + shaper.end();
}

describe('what a model adds to its story', () => {
  it('is new: no title, known heading, last sentence or story told again', () => {
    for (const [text, expected] of [
      ['It rained.', 'It rained.'],
      ['# Lamp\n\n## One\n\nIt rained.', 'It rained.'],
      ['## Two\n\nIt rained.', '## Two\n\nIt rained.'],
      [`${FIRST.split('. ').at(-1)} It rained.`, 'It rained.'],
      [`${STORY}It rained.`, 'It rained.'],
      [STORY.slice(0, 900), ''],
      [`${STORY.slice(0, 900)} It rained, and the story went another way.`, ''],
      ['# Lamp\n\n## One', ''],
      ['', ''],
    ] as const) {
      for (const size of [1, 7, 10_000]) expect(fresh(text, false, size).trim(), text.slice(0, 40)).toBe(expected);
    }
  });

  it('begins no chapter in the rest of one, and may begin like the story', () => {
    expect(fresh('## Two\n\nIt rained.', true)).toBe('It rained.');
    const start = FIRST.slice(0, 20);
    expect(fresh(`${start}! It rained.`)).toBe(`${start}! It rained.`);
  });
});
