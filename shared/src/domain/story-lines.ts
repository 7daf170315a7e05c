/**
 * The kind of a line of a story (spec 2, story view): `title` for '#', `heading` for '##' and '###', `break` when blank. A line
 * of nothing but marks is blank too.
 */
export type BlockKind = 'title' | 'heading' | 'paragraph' | 'break';

export interface StoryLine {
  readonly kind: BlockKind;
  /** Without the marks of a heading, even of a deeper level; empty for a break. */
  readonly text: string;
  /** A heading with three marks: part of a chapter, whose own heading has two. */
  readonly isSmaller?: true;
}

const KINDS: readonly (BlockKind | undefined)[] = ['paragraph', 'title', 'heading', 'heading'];

/** One line of a story, without its line end. */
export function parseLine(line: string): StoryLine {
  const marks = /^#*/.exec(line)?.[0].length ?? 0;
  const text = marks > 0 ? line.slice(marks).trimStart() : line;
  if (text.trim() === '') return { kind: 'break', text: '' };
  return { kind: KINDS[marks] ?? 'paragraph', text, ...(marks === 3 && { isSmaller: true }) };
}

/**
 * The space between a line and the one above: `none` between neighboring paragraphs, `line` after one blank line, `scene` after
 * several. Around headings, which have their own space, and at the very top it is `line`.
 */
export type Gap = 'none' | 'line' | 'scene';

/** The context of a line: the last line above it that is not blank, and the number of blank lines between. */
export interface Above {
  readonly kind: BlockKind | undefined;
  readonly blankLines: number;
}

export const TOP: Above = { kind: undefined, blankLines: 0 };

const GAPS: readonly (Gap | undefined)[] = ['none', 'line'];

export function gapBelow({ kind: above, blankLines }: Above, kind: BlockKind): Gap {
  return above === 'paragraph' && kind === 'paragraph' ? (GAPS[blankLines] ?? 'scene') : 'line';
}

/** The context of the line after one of this kind. */
export function nextAbove(above: Above, kind: BlockKind): Above {
  return kind === 'break' ? { ...above, blankLines: above.blankLines + 1 } : { kind, blankLines: 0 };
}

export interface SpacedLine extends StoryLine {
  readonly kind: Exclude<BlockKind, 'break'>;
  readonly gap: Gap;
}

/** The lines of a whole story that are not blank. Blank lines are kept as the gap before the next line. */
export function parseStory(text: string): readonly SpacedLine[] {
  let above = TOP;
  return text.split(/\r\n|[\r\n]/).flatMap((line) => {
    const parsed = parseLine(line);
    const { kind } = parsed;
    const gap = gapBelow(above, kind);
    above = nextAbove(above, kind);
    return kind === 'break' ? [] : [{ ...parsed, kind, gap }];
  });
}
