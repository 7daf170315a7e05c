/** Kinds of text, of about so many characters, that make careless readers start over, backtrack or nest. */
export const SLOW_TEXTS: Readonly<Record<string, (size: number) => string>> = {
  ...Object.fromEntries(
    [
      ...'a|.|"|“|`|*|#|-|<|>|[|{|@| |\n|\0|故|①|‹|‹p|\u0301\u0316|\uFDFA|$@|a.|aA1|sk-a|"a",|[],|{"a":|a"'.split('|'),
      ...'. "|.\n|\n\n#| \n|- |%25|<b>|a. |# a\n|prompt: |error: |stab |1, |10.|Bearer |unsupported '.split('|'),
    ].map((part) => [JSON.stringify(part), (size: number) => part.repeat(size / part.length)]),
  ),
  'a word, then signs': (size) => `Once ${'$@'.repeat(size / 2)}`,
  'a word, then blanks, then a word': (size) => `foo.${' '.repeat(size)}x`,
  'a word, then lines of nothing': (size) => `foo.${'\n'.repeat(size)}`,
  'a heading with a gap': (size) => `# a${' '.repeat(size)}x\nfoo.`,
  'a heading of signs': (size) => `# ${'#'.repeat(size)}x\nfoo.`,
  'brackets, then a list': (size) => `${'['.repeat(size / 2)}${'"a",'.repeat(size / 8)}`,
  'a full stop, then quotation marks': (size) => `foo.${'"'.repeat(size)}`,
  'a quotation, then lines of nothing': (size) => `"foo."${'\n'.repeat(size)}`,
  'an endless word after many': (size) => `${'a '.repeat(size / 8)}${'a'.repeat(size)}`,
};
