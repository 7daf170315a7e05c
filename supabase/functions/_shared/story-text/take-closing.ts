import type { Stage } from '../text/stages.ts';

/** What may stand below a text that does not belong to it. */
export interface ClosingLines {
  /** Whether a whole line does. `after` tells whether the line before it does. */
  is(line: string, after: boolean): boolean;
  /** Whether a line that goes on may. */
  may(line: string, after: boolean): boolean;
  /** Whether a line is left out, even if the text goes on below it. */
  drops?(line: string): boolean;
  /** Whether white space at the end goes where no such line stands there. */
  readonly trims: boolean;
}

/** Characters held back at most. */
const HELD_MAX = 4000;
const RULE = /^\s*(?:-{3,}|\*{3,}|_{3,}|={3,}|(?:\*\s){2,}\*)\s*$/;
const RULE_BEGINS = /^\s*(?:-+|\*+|_+|=+)\s*$/;

/** Leaves out the lines that models put below a text, with white space and rules between them. */
export function takeClosing(lines: ClosingLines): Stage {
  /** White space and whole lines that may be the ending, each with its line end. */
  let tail = '';
  /** The line after them, as far as it came; empty while it belongs to the text. */
  let line = '';
  let inText = false;
  /** The last line of the tail that is not blank is such a line. */
  let after = false;
  /** The tail holds such a line, or one that was left out. */
  let closed = false;

  /** All that was held back, since the text goes on. */
  function release(): string {
    const text = tail + line;
    tail = '';
    line = '';
    after = false;
    closed = false;
    return text;
  }

  function endLine(): string {
    if (!inText && lines.drops?.(line) === true) {
      line = '';
      closed = true;
      return '';
    }
    const isClosing = lines.is(line, after);
    const isText = !inText && line.trim() !== '' && !isClosing && !RULE.test(line);
    const text = isText ? release() : '';
    tail += `${line}\n`;
    if (line.trim() !== '') after = isClosing;
    closed ||= isClosing;
    line = '';
    inText = false;
    return text;
  }

  /** A part of a line, without its end. */
  function inLine(part: string): string {
    if (part === '') return '';
    if (!inText) {
      line += part;
      const mayClose = line.trim() === '' || RULE_BEGINS.test(line) || lines.may(line, after);
      if (mayClose && line.length + tail.length < HELD_MAX) return '';
      inText = true;
      const text = release();
      const trimmed = text.trimEnd();
      tail = text.slice(trimmed.length);
      return trimmed;
    }
    const trimmed = part.trimEnd();
    if (trimmed === '') {
      tail += part;
      return tail.length < HELD_MAX ? '' : release();
    }
    const text = tail + trimmed;
    tail = part.slice(trimmed.length);
    return text;
  }

  return {
    push(piece) {
      let text = '';
      let from = 0;
      for (let end = piece.indexOf('\n'); end !== -1; end = piece.indexOf('\n', from)) {
        text += inLine(piece.slice(from, end)) + endLine();
        from = end + 1;
        if (tail.length > HELD_MAX) text += release();
      }
      return text + inLine(piece.slice(from));
    },
    end() {
      const isClosing = lines.is(line, after) || (!inText && lines.drops?.(line) === true);
      const goes = isClosing || (closed && (line.trim() === '' || RULE.test(line)));
      const text = release();
      if (goes) return '';
      return lines.trims ? text.trimEnd() : text;
    },
  };
}
