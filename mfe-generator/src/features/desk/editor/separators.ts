import type { Gap } from '@storyloom/shared/domain';

/** The source between two lines: a line end, and the blank lines below it. */
type Separator = string;

const LINE_END = /\r\n|[\r\n]/;

/** Number of line ends that each gap is written with. */
const LINE_ENDS = { none: 1, line: 2, scene: 3 } as const satisfies Record<Gap, number>;

/** The gap that the reader shows between two paragraphs with this source between them. */
export function gapOf(separator: Separator): Gap {
  const count = separator.split(LINE_END).length - 1;
  return count < LINE_ENDS.line ? 'none' : count < LINE_ENDS.scene ? 'line' : 'scene';
}

export const hasLineEnd = (separator: Separator) => LINE_END.test(separator);

/** The line end that a separator has: a story keeps its own. */
export const lineEndOf = (separator: Separator) => LINE_END.exec(separator)?.[0] ?? '\n';

export const withGap = (gap: Gap, lineEnd: string): Separator => lineEnd.repeat(LINE_ENDS[gap]);

const GAPS = ['none', 'line', 'scene'] as const satisfies readonly Gap[];

/** The separator with the next wider gap, or `undefined` if there is none. */
export function wider(separator: Separator): Separator | undefined {
  const gap = GAPS[GAPS.indexOf(gapOf(separator)) + 1];
  return gap && withGap(gap, lineEndOf(separator));
}

/** The separator with the next narrower gap, unless it is as narrow as the usual one. */
export function narrower(separator: Separator, usual: Separator): Separator | undefined {
  const index = GAPS.indexOf(gapOf(separator));
  const gap = index > GAPS.indexOf(gapOf(usual)) ? GAPS[index - 1] : undefined;
  return gap && withGap(gap, lineEndOf(separator));
}
