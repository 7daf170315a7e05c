import type { OutlineChapter } from '@storyloom/shared/domain';

/** A chapter of the plan while the story is written. */
export interface PlannedChapter {
  readonly title: string;
  readonly state: 'written' | 'writing' | 'to come';
}

/** The beginning of each heading of a chapter, and the whole heading once its line is finished. */
const HEADINGS = /^## *(?:(\S.*)\n)?/gm;

/** The headings of the chapters in a text, in order; '' for one whose line is not finished. */
export const headingsIn = (text: string): readonly string[] =>
  [...text.matchAll(HEADINGS)].map(([, heading = '']) => heading.trim());

/**
 * How far a planned story is. Its chapters are told by their order, since a heading may differ from the plan.
 *
 * @param isOver the story reached its own end; else the last chapter in the text is the one being written
 */
export function chapterStates(
  outline: readonly OutlineChapter[],
  headings: readonly string[],
  isOver: boolean,
): readonly PlannedChapter[] {
  const last = headings.length - 1;
  return outline.map(({ title }, index) => ({
    title: headings[index] || title,
    state: index > last ? 'to come' : index === last && !isOver ? 'writing' : 'written',
  }));
}
