import type { Gap } from '../domain/index.ts';

const LINE_ENDS: Readonly<Record<Gap, string>> = { none: '\n', line: '\n\n', scene: '\n\n\n' };

/** A line of a story without its marks. */
export interface PlainLine {
  readonly text: string;
  /** What separates it from the line above. */
  readonly gap: Gap;
}

/** A story as plain text: its title, and its lines with the blank lines between them that the reader shows. */
export function plainStory(title: string, lines: readonly PlainLine[]): string {
  return `${title}${lines.map(({ gap, text }) => `${LINE_ENDS[gap]}${text}`).join('')}\n`;
}
