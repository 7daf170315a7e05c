import { describe, expect, it } from 'vitest';
import { compareTexts, type Part } from './compare-texts.ts';
import { fold } from './fold.ts';

const STORY = '# T\n\nThe fox ran home.\n\nIt was late.\n\n## Two\n\nThe lamp burned.\n\nEnd.';

function shown({ fate, style, text }: Part): string {
  const words = style === 'break' ? '¶' : style === 'text' ? text : `<${text}>`;
  return { kept: words, deleted: `[-${words}-]`, inserted: `{+${words}+}` }[fate];
}

/** The lines with changes, each with its kind. */
const changedLines = (before: string, after: string) =>
  compareTexts(before, after)
    .stretches.filter(({ isChanged }) => isChanged)
    .flatMap(({ lines }) => lines.map(({ kind, parts }) => `${kind}: ${parts.map(shown).join('')}`));

describe('Two texts of a story', () => {
  it('are compared by paragraph and word', () => {
    for (const [name, after, expected] of [
      ['the same text has none', STORY, []],
      ['a word', STORY.replace('ran', 'walked'), ['paragraph: The fox [-ran-]{+walked+} home.']],
      ['emphasis', STORY.replace('late', '*late*'), ['paragraph: It was [-late-]{+<late>+}.']],
      ['a paragraph that is gone', STORY.replace('It was late.\n\n', ''), ['paragraph: [-It was late.-]']],
      ['a paragraph at the end', `${STORY}\n\nMore.`, ['paragraph: {+More.+}']],
      [
        'two paragraphs that became one',
        STORY.replace('home.\n\nIt', 'home. It'),
        ['paragraph: The fox ran home.[-¶-]', 'paragraph: {+ +}It was late.'],
      ],
      ['a heading that became a paragraph', STORY.replace('## Two', 'Two'), ['paragraph: [-## -]Two']],
      ['a heading that became a title', STORY.replace('## Two', '# Two'), ['title: [-## -]{+# +}Two']],
      ['a heading that is gone', STORY.replace('## Two\n\n', ''), ['heading: [-Two-]']],
      ['other marks that read the same', STORY.replace('## Two', '### Two'), []],
      ['another space between paragraphs', STORY.replaceAll('\n\n', '\n'), []],
    ] as const) {
      expect(changedLines(STORY, after), name).toEqual(expected);
    }
  });

  it('are counted in words that only one of them has', () => {
    const { inserted, deleted } = compareTexts(STORY, STORY.replace('ran home', 'walked all the way'));
    expect({ inserted, deleted }).toEqual({ inserted: 4, deleted: 2 });
  });

  it('are folded where they are the same, apart from the paragraphs beside a change', () => {
    const { stretches } = compareTexts(STORY, STORY.replace('End', 'The end'));
    expect(fold(stretches).map(({ isFolded, lines }) => [isFolded, lines.length])).toEqual([
      [true, 4],
      [false, 1],
      [false, 1],
    ]);
  });
});
