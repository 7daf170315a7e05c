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

/** The last line of a text with the blank lines around it. */
const LAST_LINE = /\n\s*[^\n]{0,40}\s*$/;

const isMark = (line: string): boolean => {
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
      const from = Math.max(text.length - 200, 0);
      const line = LAST_LINE.exec(text.slice(from));
      held = line && isMark(line[0]) ? line[0] : '';
      return text.slice(0, text.length - held.length);
    },
    get held() {
      return held;
    },
  };
}
