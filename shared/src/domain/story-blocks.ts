import { type Gap, parseStory, type StoryLine } from './story-lines.ts';

export interface StoryBlock {
  readonly kind: 'title' | 'heading' | 'paragraph';
  readonly text: string;
  /** A heading within a chapter. */
  readonly isSmaller?: true;
  /** The level of a heading in the page's outline, below the page's own `h1`. */
  readonly level: 2 | 3;
  /** What separates it from the block above. */
  readonly gap: Gap;
}

const plain = (text: string) => text.replaceAll('*', '').trim();

const repeats = ([first]: readonly StoryLine[], title: string) => first && plain(first.text) === plain(title);

/** Whether a story has one large heading, at its top: its title. With more of them, they are the titles of its parts. */
const beginsWithTitle = (lines: readonly StoryLine[]) => lines.findLastIndex(({ kind }) => kind === 'title') === 0;

interface Options {
  /** Also leaves out the title that a story had before its author renamed it, so that only the author's is shown. */
  readonly oneTitle?: boolean;
}

/** The blocks of a story below its title. A first line that only repeats the title is left out. */
export function storyBlocks(text: string, title: string, { oneTitle = false }: Options = {}): readonly StoryBlock[] {
  const lines = parseStory(text);
  const shown = repeats(lines, title) || (oneTitle && beginsWithTitle(lines)) ? lines.slice(1) : lines;
  const firstPart = shown.findIndex(({ kind }) => kind === 'title');
  return shown.map((line, index) => ({
    ...line,
    // A smaller heading is below a large one only if there is one above it; outlines must not skip a level.
    level: line.kind === 'heading' && firstPart >= 0 && index > firstPart ? 3 : 2,
    gap: index === 0 ? 'line' : line.gap,
  }));
}
