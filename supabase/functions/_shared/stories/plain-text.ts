/**
 * A text for comparison, with the original position of each part: one kind of quotation marks, three dots for an ellipsis,
 * and no white space, which French writes around its marks and Chinese never.
 */
export interface PlainText {
  readonly text: string;
  /** For each code unit of `text`, the place in the original after it. */
  readonly ends: readonly number[];
}

const DOUBLE = '“”„‟«»「」『』\uFF02';
const SINGLE = '‘’‚‛‹›\uFF07`´';

const PLAIN: Readonly<Record<string, string>> = Object.fromEntries([
  ...Array.from(DOUBLE, (mark) => [mark, '"']),
  ...Array.from(SINGLE, (mark) => [mark, "'"]),
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

const DOUBLES = new RegExp(`[${DOUBLE}]`, 'g');
const SINGLES = new RegExp(`[${SINGLE}]`, 'g');

/** The text of {@link plainText} alone, which takes a tenth of the time. */
export const plainly = (original: string): string =>
  original.replaceAll(/\s+/g, '').replaceAll(DOUBLES, '"').replaceAll(SINGLES, "'").replaceAll('…', '...');
