/** What models put below the last paragraph of a story. */
const MARKS = [
  'the end',
  'end',
  'to be continued',
  'fin',
  'el fin',
  'continuará',
  'à suivre',
  '完',
  '全文完',
  '全剧终',
  '剧终',
  '终',
  '未完待续',
];

/** Characters at the end of a text in which the mark is looked for, and of the mark. */
const SEARCHED = 200;
const MARK_MAX = 40;

/** The last line of a text with the blank lines around it; empty for a longer line. */
function lastLineOf(text: string): string {
  const whole = text.trimEnd();
  const start = whole.lastIndexOf('\n') + 1;
  const isShort = start > 0 && whole.slice(start).trimStart().length <= MARK_MAX;
  const from = text.indexOf('\n', isShort ? whole.slice(0, start).trimEnd().length : whole.length);
  return from === -1 ? '' : text.slice(from);
}

/** Whether a line may be such a mark, or the beginning of one. */
export const isEndingMark = (line: string): boolean => {
  const plain = line
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M} ]/gu, '')
    .trim();
  return MARKS.some((mark) => mark.startsWith(plain));
};

/** Holds back a line such as “The End”, which does not end a story that goes on, and the blank lines at the end of a text. */
export interface MarkHolder {
  /** The text that is certainly followed by another, or has no such line at its end. */
  push(piece: string): string;
  /** What was held back. */
  readonly held: string;
}

export function createMarkHolder(): MarkHolder {
  let held = '';
  return {
    push(piece) {
      const text = held + piece;
      // A longer piece is searched at its end only.
      const line = lastLineOf(text.slice(-SEARCHED));
      held = isEndingMark(line) ? line : '';
      return text.slice(0, text.length - held.length);
    },
    get held() {
      return held;
    },
  };
}
