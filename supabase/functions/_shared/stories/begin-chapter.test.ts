import { describe, expect, it } from 'vitest';
import { beginChapter } from './begin-chapter.ts';

const STORY = '# Light\n\n## One\n\nIt was lit.\n\n## Two\n\nIt burned.';

/** The chapter that arrives in pieces of so many characters. */
function shaped(answer: string, size: number, language: 'english' | 'chinese' = 'english'): string {
  const stage = beginChapter(STORY, language);
  const pieces = answer.match(new RegExp(`[^]{1,${size}}`, 'g')) ?? [];
  return pieces.map((piece) => stage.push(piece)).join('') + stage.end();
}

describe('the beginning of a next chapter', () => {
  it('is a heading, whatever mark the model gave its title', () => {
    const long = `${'It rained '.repeat(40)}\n\nAnd on.`;
    for (const [answer, expected] of [
      ['\n\n## The Storm\nIt rained.', '## The Storm\n\nIt rained.'],
      ['# The Storm\n\nIt rained.', '## The Storm\n\nIt rained.'],
      ['### **The Storm**\n\nIt rained.', '## The Storm\n\nIt rained.'],
      ['**Chapter 3: The Storm**\n\nIt rained.', '## Chapter 3: The Storm\n\nIt rained.'],
      ['The Storm\n\nIt rained.\n\nIt poured.', '## The Storm\n\nIt rained.\n\nIt poured.'],
      ['It rained.\n\nIt poured.', '## Chapter 3\n\nIt rained.\n\nIt poured.'],
      ['It rained all day', '## Chapter 3\n\nIt rained all day'],
      [long, `## Chapter 3\n\n${long}`],
      ['## The Storm', '## The Storm\n\n'],
      [' \n', ''],
    ] as const) {
      for (const size of [1, 3, 1000]) expect(shaped(answer, size)).toBe(expected);
    }
    // A chapter without a title is numbered in the language of the story.
    expect(shaped('下雨了。\n\n雨更大了。', 2, 'chinese')).toBe('## 第3章\n\n下雨了。\n\n雨更大了。');
  });
});
