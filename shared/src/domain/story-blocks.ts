import { type Gap, parseStory } from './story-lines.ts';

export interface StoryBlock {
  readonly kind: 'title' | 'heading' | 'paragraph';
  readonly text: string;
  /** Where a heading stands in the page's outline, below the page's own `h1`. */
  readonly level: 2 | 3;
  /** What separates it from the block above. */
  readonly gap: Gap;
}

const plain = (text: string) => text.replaceAll('*', '').trim();

/** What the page shows of a story below its title. A first line that only repeats the title is left out. */
export function storyBlocks(story: string, title: string): readonly StoryBlock[] {
  const lines = parseStory(story);
  const [first] = lines;
  const shown = first && plain(first.text) === plain(title) ? lines.slice(1) : lines;
  const firstPart = shown.findIndex(({ kind }) => kind === 'title');
  return shown.map(({ kind, text, gap }, index) => ({
    kind,
    text,
    // A smaller heading lies under a large one only where there is one above it; outlines must not skip a level.
    level: kind === 'heading' && firstPart >= 0 && index > firstPart ? 3 : 2,
    gap: index === 0 ? 'line' : gap,
  }));
}
