/** A line of the window, and what of the story lies there: how much of which block is above it. */
interface Place {
  readonly block: HTMLElement;
  /** From 0, where the block begins, to 1, where it ends. */
  readonly part: number;
  /** Distance from the top of the window, in CSS pixels. */
  readonly line: number;
}

/** As many lines of the story as are enough to see what a choice changes. */
const LINES = 3;

/** Where the page can be read from: below the header. */
function topOfPage(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
}

/** The story that the page shows. */
export const findStory = () => document.querySelector('article[data-leading]');

/** A story's headings and paragraphs, in order. */
export const blocksOf = (article: Element) => [...article.querySelectorAll<HTMLElement>('h2, h3, p')];

/** What is being read: where the window begins, or the story if that begins further down. */
export function placeIn(article: Element): Place | undefined {
  const blocks = blocksOf(article);
  const top = topOfPage();
  const block = blocks.find((candidate) => candidate.getBoundingClientRect().bottom > top);
  if (!block) {
    const last = blocks.at(-1);
    return last && { block: last, part: 1, line: last.getBoundingClientRect().bottom };
  }
  const box = block.getBoundingClientRect();
  return box.top >= top ? { block, part: 0, line: box.top } : { block, part: (top - box.top) / box.height, line: top };
}

/** Brings what was being read back to where it was, whatever shape the story has taken since. */
export function goBackTo({ block, part, line }: Place): void {
  if (!block.isConnected) return;
  const { top, height } = block.getBoundingClientRect();
  scrollBy({ top: top + part * height - line, behavior: 'instant' });
}

/**
 * Brings the beginning of a story into sight above what lies over the foot of the window, or its end where only that is
 * near. What is in sight stays where it is, and so does what is beside it.
 */
export function bringAbove(article: Element, cover: Element): void {
  const [text, over, from] = [article.getBoundingClientRect(), cover.getBoundingClientRect(), topOfPage()];
  const line = Number.parseFloat(getComputedStyle(article).lineHeight) || 0;
  if (over.left > text.left || over.top - from < line) return;
  const enough = Math.min(LINES * line, text.height, over.top - from);
  if (text.top > over.top - enough) scrollBy({ top: text.top - from, behavior: 'instant' });
  else if (text.bottom < from + enough) scrollBy({ top: text.bottom - over.top, behavior: 'instant' });
}
