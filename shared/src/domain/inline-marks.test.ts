import { describe, expect, it, vi } from 'vitest';
import { growthOf } from '@storyloom/testing/growth';
import { type Inline, parseInline } from './inline-marks.ts';

/** The parsed parts as one string: `‹emphasis›`, `«strong»`. */
const BRACKETS = { text: ['', ''], emphasis: ['‹', '›'], strong: ['«', '»'] } as const;
const shown = (line: string) =>
  parseInline(line)
    .map(({ kind, text }) => BRACKETS[kind].join(text))
    .join('');

const MARKED: Readonly<Record<string, readonly [line: string, expected: string]>> = {
  'one asterisk': ['*a b*', '‹a b›'],
  'one underscore': ['_a b_', '‹a b›'],
  'two asterisks': ['**a b**', '«a b»'],
  'two underscores': ['__a b__', '«a b»'],
  'three asterisks': ['***a b***', '«a b»'],
  'three underscores': ['___a b___', '«a b»'],
  'both kinds': ['**_a_** and _**b**_', '«a» and «b»'],
  'part of a word': ['un*frigging*believable', 'un‹frigging›believable'],
  'quotation marks around': ['“*Go!*” he said, “_now_.”', '“‹Go!›” he said, “‹now›.”'],
  'quotation marks inside': ['*“Go!”* he said', '‹“Go!”› he said'],
  'Chinese on both sides': ['她*很*好，他**不**好', '她‹很›好，他«不»好'],
  'Chinese around three asterisks': ['她***很***好', '她«很»好'],
  'Chinese punctuation inside': ['他说**“你好。”**然后', '他说«“你好。”»然后'],
  'rare Chinese characters': ['𠮷*𠮷*𠮷', '𠮷‹𠮷›𠮷'],
  accents: ['*É*té, _été_', '‹É›té, ‹été›'],
  'several in a line': ['*a* b *c* d **e**', '‹a› b ‹c› d «e»'],
  'an underscore inside': ['_snake_case_', '‹snake_case›'],
  'an asterisk in bold': ['**a * b**', '«a * b»'],
};

describe('the marks of a line', () => {
  it('A line is parsed into its plain, emphasised and strong parts, in order', () => {
    expect(parseInline('She *never* said **that**.')).toEqual<Inline[]>([
      { kind: 'text', text: 'She ' },
      { kind: 'emphasis', text: 'never' },
      { kind: 'text', text: ' said ' },
      { kind: 'strong', text: 'that' },
      { kind: 'text', text: '.' },
    ]);
  });

  it.each(Object.entries(MARKED))('Marks are parsed: %s', (_name, [line, expected]) => {
    expect(shown(line)).toBe(expected);
  });

  it.each([
    ['bold inside emphasis', '*a **b** c*', '‹a ›«b»‹ c›'],
    ['bold inside emphasis, without spaces', '*a**b**c*', '‹a›«b»‹c›'],
    ['emphasis inside bold, which is bold already', '**a *b* c**', '«a b c»'],
    ['emphasis that ends with bold', '**a *b***', '«a b»'],
    ['bold that ends with emphasis', '*a **b***', '‹a ›«b»'],
  ])('Nested marks are parsed: %s', (_case, line, expected) => {
    expect(shown(line)).toBe(expected);
  });

  it.each([
    'snake_case and a_b_c',
    'from 5_000 to 10_000_000',
    '她_很_好',
    '𠮷_a_',
    '_a_𠮷',
    '2 * 3 * 4 = 24',
    'a * b',
    '* item',
    '*',
    'note*',
    '*note',
    '_note',
    '**note',
    'ends with a star *',
    '* a *',
    '_ a _',
    '*a\u3000',
    'one *two\u3000*',
    '** a **',
    '*a_',
    'e\u0301_a_',
    '_a_\u0301',
  ])('Marks without a partner are kept as text: %j', (line) => {
    expect(parseInline(line)).toEqual([{ kind: 'text', text: line }]);
  });

  it.each([
    ['the second of an opening pair', '**a*', '*‹a›'],
    ['the second of a closing pair', '*a**', '‹a›*'],
    ['a mark inside bold', '**a*b**', '«a*b»'],
    ['marks across each other', '*a _b* c_', '‹a _b› c_'],
    ['a mark before', 'note* and *this*', 'note* and ‹this›'],
    ['more than three', '****a****', '«a»'],
  ])('Only the mark without a partner is kept as text: %s', (_case, line, expected) => {
    expect(shown(line)).toBe(expected);
  });

  it.each(['***', '* * *', '*  *  *', '_ _ _', '___', '*****', '*~*~*', '— * —', '**·**', ''])(
    'A scene break is kept as text: %j',
    (line) => {
      expect(parseInline(line)).toEqual([{ kind: 'text', text: line }]);
    },
  );
});

/** A line of difficult pieces, chosen by the seed. */
function lineOf(seed: number): string {
  const pieces = [
    '*',
    '**',
    '***',
    '_',
    '__',
    ' ',
    'a',
    'bc',
    '很',
    '𠮷',
    '7',
    '.',
    '”',
    '\u3000',
    'é',
    '\\',
    '\uDC00',
  ];
  let state = seed;
  const next = (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  return Array.from({ length: 1 + next(24) }, () => pieces[next(pieces.length)]).join('');
}

/** Twice the text takes about 2 times as long in linear time, and 4 times in quadratic time. */
const GROWTH_MAX = 3.2;

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

describe('any line', () => {
  it('Parsing any line removes only pairs of marks, and never leaves two adjacent parts of one kind', () => {
    let used = 0;
    for (let seed = 0; seed < 20_000; seed += 1) {
      const line = lineOf(seed);
      const parts = parseInline(line);
      const marks = lacks(parts.map(({ text }) => text).join(''), line);
      for (const mark of ['*', '_']) expect((marks ?? mark).split(mark).length % 2, line).toBe(1);
      expect(marks?.replaceAll(/[*_]/g, ''), line).toBe('');
      expect(parts.every(({ text, kind }, index) => text !== '' && kind !== parts[index + 1]?.kind)).toBe(true);
      used += marks?.length ?? 0;
    }
    expect(used).toBeGreaterThan(20_000);
  });

  it('A line without marks is parsed without regular expressions', () => {
    const patterns = vi.spyOn(RegExp.prototype, 'exec');
    expect(parseInline('The lighthouse, unlit.')).toEqual([{ kind: 'text', text: 'The lighthouse, unlit.' }]);
    expect(patterns).not.toHaveBeenCalled();
    parseInline('The lighthouse, *unlit*.');
    expect(patterns).toHaveBeenCalled();
  });

  it.each<[string, (size: number) => string]>([
    ['asterisks', (size) => `a${'*'.repeat(size)}b`],
    ['underscores', (size) => `a ${'_'.repeat(size)}b`],
    ['marks that only open', (size) => '**a '.repeat(size / 4)],
    ['marks that only close', (size) => 'a** '.repeat(size / 4)],
    ['marks that open and close', (size) => 'a**b*'.repeat(size / 5)],
    ['marks that open, and then as many that close', (size) => '*a '.repeat(size / 6) + 'a* '.repeat(size / 6)],
    ['openers of one kind, closers of the other', (size) => '*a '.repeat(size / 6) + 'a_ '.repeat(size / 6)],
    ['openers that closers do not suit', (size) => 'a **b'.repeat(size / 10) + 'c*d'.repeat(size / 6)],
    ['pairs', (size) => '*a* __b__ '.repeat(size / 10)],
    ['both kinds in turn', (size) => '*_a '.repeat(size / 4)],
  ])('A line of %s is parsed in linear time', (_case, lineOfSize) => {
    const growth = growthOf((size) => {
      const line = lineOfSize(size);
      return () => parseInline(line);
    });
    expect(growth).toBeLessThan(GROWTH_MAX);
  });
});
