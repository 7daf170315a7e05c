import type { Node } from 'prosemirror-model';
import type { Transaction } from 'prosemirror-state';

/** A place in a document. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

const isLetter = (character: string) => /[\p{L}\p{N}]/u.test(character);
/** Scripts without spaces have no ends of words to look at. */
const isSpaced = (words: string) => !/\p{Script=Han}/u.test(words);

/** Where a name stands in a document, as a word of its own. */
export function rangesOf(doc: Node, name: string): readonly Range[] {
  const ranges: Range[] = [];
  if (name === '') return ranges;
  doc.forEach((block, position) => {
    const text = block.textContent;
    for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + name.length)) {
      const around = text.charAt(at - 1) + text.charAt(at + name.length);
      const from = position + 1 + at;
      if (!isSpaced(name) || ![...around].some(isLetter)) ranges.push({ from, to: from + name.length });
    }
  });
  return ranges;
}

/** Writes a name in another way, wherever it stands. Emphasis stays. */
export function replaceName(tr: Transaction, name: string, other: string): Transaction {
  for (const { from, to } of rangesOf(tr.doc, name).toReversed()) {
    tr.replaceWith(from, to, tr.doc.type.schema.text(other, tr.doc.resolve(to).marks()));
  }
  return tr;
}
