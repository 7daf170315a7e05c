/** A horizontal line of the window and the place of the story there: the block, and how much of it is above the line. */
interface Place {
  readonly block: HTMLElement;
  /** From 0, where the block begins, to 1, where it ends. */
  readonly part: number;
  /** Distance from the top of the window, in CSS pixels. */
  readonly line: number;
}

/** Number of lines of the story that show the effect of a choice. */
const LINES = 3;

/** Top of the readable part of the window: below the header. */
function topOfPage(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
}

/** The story that the page shows. */
export const findStory = () => document.querySelector('article[data-leading]');

/** A story's headings and paragraphs, in order. */
export const blocksOf = (article: Element) => [...article.querySelectorAll<HTMLElement>('h2, h3, p')];

/** The place being read: at the top of the window, or the beginning of the story if that is further down. */
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

/** Scrolls the place back to where it was, after the layout of the story has changed. */
export function goBackTo({ block, part, line }: Place): void {
  if (!block.isConnected) return;
  const { top, height } = block.getBoundingClientRect();
  scrollBy({ top: top + part * height - line, behavior: 'instant' });
}

/**
 * Scrolls the beginning of a story into view above what covers the bottom of the window, or its end if only that is near. If the
 * story is already visible above the cover or beside it, nothing scrolls.
 */
export function bringAbove(article: Element, cover: Element): void {
  const [text, over, from] = [article.getBoundingClientRect(), cover.getBoundingClientRect(), topOfPage()];
  const line = Number.parseFloat(getComputedStyle(article).lineHeight) || 0;
  if (over.left > text.left || over.top - from < line) return;
  const enough = Math.min(LINES * line, text.height, over.top - from);
  if (text.top > over.top - enough) scrollBy({ top: text.top - from, behavior: 'instant' });
  else if (text.bottom < from + enough) scrollBy({ top: text.bottom - over.top, behavior: 'instant' });
}
