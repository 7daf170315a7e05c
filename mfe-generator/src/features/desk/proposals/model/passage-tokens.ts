import type { Node } from 'prosemirror-model';
import { kindOf } from '../../editor/schema.ts';
import { BREAK, splitText, type Token } from './diff/tokens.ts';

/** A token of a document, with its place from the beginning of the passage on. */
export interface PlacedToken extends Token {
  readonly from: number;
  readonly to: number;
  readonly style: ReturnType<typeof kindOf>;
  /** Of the token that ends a paragraph: the block below. */
  readonly block?: Node;
}

function tokensOfBlock(block: Node, start: number, from: number, to: number): readonly PlacedToken[] {
  const tokens: PlacedToken[] = [];
  block.forEach(({ text = '', marks }, offset) => {
    const first = start + offset;
    const style = kindOf(marks);
    let place = Math.max(from, first);
    for (const part of splitText(text.slice(place - first, Math.max(0, to - first)))) {
      tokens.push({ text: part, key: `${style} ${part}`, style, from: place - from, to: place - from + part.length });
      place += part.length;
    }
  });
  return tokens;
}

/** The tokens of a range of a document. Between two blocks is one that ends a paragraph. */
export function passageTokens(doc: Node, from: number, to: number): readonly PlacedToken[] {
  const tokens: PlacedToken[] = [];
  let end: number | undefined;
  doc.nodesBetween(from, to, (block, position) => {
    const start = position + 1;
    if (end !== undefined) {
      const key = `${BREAK}${block.type.name}${String(block.attrs['level'] ?? '')}`;
      tokens.push({ text: BREAK, key, style: 'text', from: end - from, to: start - from, block });
    }
    tokens.push(...tokensOfBlock(block, start, from, to));
    end = start + block.content.size;
    return false;
  });
  return tokens;
}

/** The tokens of all blocks of a document. */
export const documentTokens = (doc: Node): readonly PlacedToken[] => passageTokens(doc, 1, doc.content.size - 1);
