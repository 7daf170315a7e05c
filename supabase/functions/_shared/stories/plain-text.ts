/**
 * A text as it is compared, and where each of it came from: quotation marks of one kind, three dots for an ellipsis, and
 * no white space, of which French has more around its marks and Chinese none at all.
 */
export interface PlainText {
  readonly text: string;
  /** For each code unit of `text`, the place in the original after it. */
  readonly ends: readonly number[];
}

const PLAIN: Readonly<Record<string, string>> = Object.fromEntries([
  ...Array.from('“”„‟«»「」『』\uFF02', (mark) => [mark, '"']),
  ...Array.from('‘’‚‛‹›\uFF07`´', (mark) => [mark, "'"]),
  ['…', '...'],
]);

/** The comparable form of a text. */
export function plainText(original: string): PlainText {
  let text = '';
  const ends: number[] = [];
  for (let at = 0; at < original.length; at += 1) {
    const unit = original.charAt(at);
    if (/\s/.test(unit)) continue;
    const plain = PLAIN[unit] ?? unit;
    text += plain;
    for (let units = 0; units < plain.length; units += 1) ends.push(at + 1);
  }
  return { text, ends };
}
