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
  it.each([
    ['as it should be', '## The Storm\n\nIt rained.', '## The Storm\n\nIt rained.'],
    ['after blank lines', '\n\n## The Storm\nIt rained.', '## The Storm\n\nIt rained.'],
    ['as a large heading', '# The Storm\n\nIt rained.', '## The Storm\n\nIt rained.'],
    ['as a small heading in bold', '### **The Storm**\n\nIt rained.', '## The Storm\n\nIt rained.'],
    ['in bold', '**Chapter 3: The Storm**\n\nIt rained.', '## Chapter 3: The Storm\n\nIt rained.'],
    ['without a mark', 'The Storm\n\nIt rained.\n\nIt poured.', '## The Storm\n\nIt rained.\n\nIt poured.'],
    ['nowhere', 'It rained.\n\nIt poured.', '## Chapter 3\n\nIt rained.\n\nIt poured.'],
    ['nowhere, and one line is all', 'It rained all day', '## Chapter 3\n\nIt rained all day'],
    [
      'nowhere, before a long paragraph',
      `${'It rained '.repeat(40)}\n\nAnd on.`,
      `## Chapter 3\n\n${'It rained '.repeat(40)}\n\nAnd on.`,
    ],
    ['alone', '## The Storm', '## The Storm\n\n'],
  ])('The title is a heading when the model gives it %s', (_, answer, expected) => {
    for (const size of [1, 3, 1000]) expect(shaped(answer, size)).toBe(expected);
  });

  it('A chapter without a title is numbered in the language of the story', () => {
    expect(shaped('下雨了。\n\n雨更大了。', 2, 'chinese')).toBe('## 第3章\n\n下雨了。\n\n雨更大了。');
  });

  it('An answer without text stays without text', () => {
    expect(shaped(' \n', 1)).toBe('');
  });
});
