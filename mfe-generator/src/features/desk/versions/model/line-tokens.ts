import { type Inline, parseInline, parseLine } from '@storyloom/shared/domain';
import { BREAK, splitText, type Token } from '../../proposals/model/diff/tokens.ts';

/** A token with how it is shown. */
export interface StyledToken extends Token {
  /** `mark` for the marks of a heading, `break` for the end of a line. */
  readonly style: Inline['kind'] | 'mark' | 'break';
}

export const LINE_END: StyledToken = { text: BREAK, key: BREAK, style: 'break' };

/** The tokens of one line. Lines that are read alike have the same ones: `*a*` and `_a_`. */
export function tokensOfLine(line: string): readonly StyledToken[] {
  const { kind, text } = parseLine(line);
  if (kind === 'break') return [];
  const mark = kind === 'title' ? '# ' : '## ';
  const marks: readonly StyledToken[] = kind === 'paragraph' ? [] : [{ text: mark, key: mark, style: 'mark' }];
  const words = parseInline(text).flatMap(({ kind: style, text: part }) =>
    splitText(part).map((token) => ({ text: token, key: `${style} ${token}`, style })),
  );
  return [...marks, ...words];
}

/** The tokens of lines, with the ends of lines between them. */
export const joinLines = (lines: readonly (readonly StyledToken[])[]): readonly StyledToken[] =>
  lines.flatMap((line, index) => (index === 0 ? line : [LINE_END, ...line]));
