import { type Gap, parseStory, type StoryLine } from './story-lines.ts';

export interface StoryBlock {
  readonly kind: 'title' | 'heading' | 'paragraph';
  readonly text: string;
  /** Where a heading stands in the page's outline, below the page's own `h1`. */
  readonly level: 2 | 3;
  /** What separates it from the block above. */
  readonly gap: Gap;
}

const plain = (text: string) => text.replaceAll('*', '').trim();

/**
 * Whether a story begins with its title: the one that is given, or, where its author has given it another since, the one
 * large heading at its top. With more than one of those, they are the titles of its parts.
 */
function beginsWithTitle(lines: readonly StoryLine[], title: string): boolean {
  const [first] = lines;
  if (!first) return false;
  return plain(first.text) === plain(title) || lines.findLastIndex(({ kind }) => kind === 'title') === 0;
}

/** What the page shows of a story below its title. A first line that is the title, or was, is left out. */
export function storyBlocks(story: string, title: string): readonly StoryBlock[] {
  const lines = parseStory(story);
  const shown = beginsWithTitle(lines, title) ? lines.slice(1) : lines;
  const firstPart = shown.findIndex(({ kind }) => kind === 'title');
  return shown.map(({ kind, text, gap }, index) => ({
    kind,
    text,
    // A smaller heading lies under a large one only where there is one above it; outlines must not skip a level.
    level: kind === 'heading' && firstPart >= 0 && index > firstPart ? 3 : 2,
    gap: index === 0 ? 'line' : gap,
  }));
}
