import { hasHit, markHits } from '../../../model/text-match.ts';

/** Characters before the first hit, and in all: two lines of a list. */
const BEFORE = 50;
const LENGTH = 180;

/** The first line of a text that has a hit, else its first line. */
function lineWithHit(text: string, words: readonly string[]): string {
  const lines = text.split('\n');
  return lines.find((line) => hasHit(line, words)) ?? lines[0] ?? '';
}

/** The part of a text around its first hit, cut between words. */
export function snippetOf(text: string, words: readonly string[]): string {
  const pieces = markHits(lineWithHit(text, words), words);
  const line = pieces.map((piece) => piece.text).join('');
  const hit = pieces.findIndex((piece) => piece.hit);
  const before = pieces.slice(0, Math.max(hit, 0)).reduce((sum, piece) => sum + piece.text.length, 0);
  // A text without spaces is cut at the exact position.
  const space = line.indexOf(' ', before - BEFORE);
  const start = before <= BEFORE ? 0 : space >= 0 && space < before ? space + 1 : before - BEFORE;
  if (line.length - start <= LENGTH) return `${start > 0 ? '…' : ''}${line.slice(start)}`;
  const cut = line.slice(start, start + LENGTH);
  const end = cut.lastIndexOf(' ') > before - start ? cut.lastIndexOf(' ') : LENGTH;
  return `${start > 0 ? '…' : ''}${cut.slice(0, end)}…`;
}
