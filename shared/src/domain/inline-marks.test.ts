import { describe, expect, it } from 'vitest';
import { growthOf } from '@storyloom/testing/growth';
import { parseInline } from './inline-marks.ts';
import { seededRandom } from './seeded-random.ts';

/** The parsed parts as one string: `‹emphasis›`, `«strong»`. */
const BRACKETS = { text: ['', ''], emphasis: ['‹', '›'], strong: ['«', '»'] } as const;
const shown = (line: string) =>
  parseInline(line)
    .map(({ kind, text }) => BRACKETS[kind].join(text))
    .join('');

const shownOf = (lines: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.keys(lines).map((line) => [line, shown(line)]));

describe('the marks of a line', () => {
  it('One mark is emphasis, two and three are strong, also within words and beside punctuation', () => {
    const lines = {
      '*a b* _a b_ **a b** __a b__ ***a b*** ___a b___': '‹a b› ‹a b› «a b» «a b» «a b» «a b»',
      'un*frigging*believable': 'un‹frigging›believable',
      '*“Go!”* he said': '‹“Go!”› he said',
      '她*很*好，他**不**好': '她‹很›好，他«不»好',
      '他说**“你好。”**然后': '他说«“你好。”»然后',
      '𠮷*𠮷*𠮷': '𠮷‹𠮷›𠮷',
      _snake_case_: '‹snake_case›',
    };
    expect(shownOf(lines)).toEqual(lines);
  });

  it('Marks inside other marks are parsed', () => {
    const lines = {
      '*a **b** c*': '‹a ›«b»‹ c›',
      '*a**b**c*': '‹a›«b»‹c›',
      '**a *b***': '«a b»',
      '*a **b***': '‹a ›«b»',
    };
    expect(shownOf(lines)).toEqual(lines);
  });

  it('Marks without a partner are kept as text', () => {
    for (const line of [
      ['snake_case and a_b_c', 'from 5_000 to 10_000_000', '她_很_好', '𠮷_a_', '_a_𠮷', 'e\u0301_a_', '_a_\u0301'],
      ['2 * 3 * 4 = 24', 'a * b', '* item', 'note*', '*note', '_note', '**note', 'ends with a star *'],
      ['* a *', '_ a _', '*a\u3000', 'one *two\u3000*', '** a **', '*a_'],
    ].flat())
      expect(parseInline(line), line).toEqual([{ kind: 'text', text: line }]);
    const lines = {
      '**a*': '*‹a›',
      '*a**': '‹a›*',
      '**a*b**': '«a*b»',
      '*a _b* c_': '‹a _b› c_',
      'note* and *this*': 'note* and ‹this›',
      '****a****': '«a»',
    };
    expect(shownOf(lines)).toEqual(lines);
  });

  it('A scene break is kept as text', () => {
    for (const line of ['', '*', '***', '* * *', '_ _ _', '*****', '*~*~*', '— * —', '**·**'])
      expect(parseInline(line), line).toEqual([{ kind: 'text', text: line }]);
  });
});

describe('any line', () => {
  /** The characters of a line that a text lacks; `undefined` if the text is not a subsequence of the line. */
  function lacks(text: string, line: string): string | undefined {
    const rest = Array.from(text).toReversed();
    const missing = Array.from(line).filter((character) => {
      const isThere = rest.at(-1) === character;
      if (isThere) rest.pop();
      return !isThere;
    });
    return rest.length === 0 ? missing.join('') : undefined;
  }

  it('Parsing any line removes only pairs of marks, and never leaves two adjacent parts of one kind', () => {
    const pieces = [
      ['*', '**', '***', '_', '__', ' ', 'a', 'bc'],
      ['很', '𠮷', '7', '.', '”', '\u3000', 'é', '\\', '\uDC00'],
    ].flat();
    const random = seededRandom(1);
    let used = 0;
    const wrong = Array.from({ length: 5000 }, () =>
      Array.from({ length: 1 + random() * 24 }, () => pieces[Math.floor(random() * pieces.length)]).join(''),
    ).filter((line) => {
      const parts = parseInline(line);
      const marks = lacks(parts.map(({ text }) => text).join(''), line);
      used += marks?.length ?? 0;
      const arePairs = ['*', '_'].every((mark) => (marks ?? mark).split(mark).length % 2 === 1);
      const areMarks = marks?.replaceAll(/[*_]/g, '') === '';
      return !arePairs || !areMarks || parts.some(({ text, kind }, at) => text === '' || kind === parts[at + 1]?.kind);
    });
    expect(wrong).toEqual([]);
    expect(used).toBeGreaterThan(5000);
  });

  /** Twice the text takes about 2 times as long in linear time, and 4 times in quadratic time. */
  const GROWTH_MAX = 3.2;
  it.each<[string, (size: number) => string]>([
    ['marks without an end', (size) => `a${'*'.repeat(size)}b`],
    ['marks that only open', (size) => '**a '.repeat(size / 4)],
    ['openers of one kind, closers of the other', (size) => '*a '.repeat(size / 6) + 'a_ '.repeat(size / 6)],
    ['openers that closers do not suit', (size) => 'a **b'.repeat(size / 10) + 'c*d'.repeat(size / 6)],
  ])('A line of %s is parsed in linear time', (_case, lineOfSize) => {
    const growth = growthOf((size) => {
      const line = lineOfSize(size);
      return () => parseInline(line);
    });
    expect(growth).toBeLessThan(GROWTH_MAX);
  });
});
