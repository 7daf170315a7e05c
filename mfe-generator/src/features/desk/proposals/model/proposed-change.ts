import { Fragment, type Node, Slice } from 'prosemirror-model';
import { TextSelection, type Transaction } from 'prosemirror-state';
import { ReplaceStep } from 'prosemirror-transform';
import { parseFragment } from '../../editor/format.ts';
import { paragraph, schema } from '../../editor/schema.ts';
import { gapOf } from '../../editor/separators.ts';
import { diffArriving, diffPassage, type PassageDiff } from './diff/passage-diff.ts';
import { BREAK, isWord } from './diff/tokens.ts';
import { documentTokens, passageTokens, type PlacedToken } from './passage-tokens.ts';

/** What a proposal would change: it replaces a range, or continues after it. */
export interface Place {
  readonly from: number;
  readonly to: number;
  readonly continues: boolean;
}

export interface Change {
  readonly passage: readonly PlacedToken[];
  readonly result: readonly PlacedToken[];
  readonly diff: PassageDiff;
  /** The blocks of the result; none if there is no word in it. */
  readonly blocks: readonly Node[];
}

const edgesOf = (doc: Node, { from, to }: Place) => {
  const [start, end] = [doc.resolve(from), doc.resolve(to)];
  return {
    start,
    end,
    isAtStart: start.parentOffset === 0,
    isAtEnd: end.parentOffset === end.parent.content.size,
    isOneBlock: start.sameParent(end),
  };
};

/** Spaces that a part of a paragraph has at its edges, which no storyteller repeats. */
function edgeSpaces(doc: Node, place: Place): readonly [string, string] {
  const { end } = edgesOf(doc, place);
  if (place.continues) {
    const before = end.parent.textBetween(0, end.parentOffset);
    const after = end.parent.textBetween(end.parentOffset, end.parent.content.size);
    const isApart = (text: string, edge: RegExp) => text === '' || edge.test(text);
    return [
      isApart(before, /[\s\p{Script=Han}\u3000-\u303f]$/u) ? '' : ' ',
      isApart(after, /^[\s\p{P}\p{Script=Han}]/u) ? '' : ' ',
    ];
  }
  const text = doc.textBetween(place.from, place.to, '\n');
  return [/^[^\S\n]*/.exec(text)?.[0] ?? '', /(?<![^\S\n])[^\S\n]*$/.exec(text)?.[0] ?? ''];
}

/** The blocks of a text that has arrived, in the form in which they fit into the place. */
function blocksOf(doc: Node, place: Place, text: string, isComplete: boolean): readonly Node[] {
  const { start, isAtStart, isAtEnd, isOneBlock } = edgesOf(doc, place);
  const isBelow = place.continues && isAtEnd;
  const [before, after] = isBelow ? ['', ''] : edgeSpaces(doc, place);
  const said = isComplete ? text.trim() : text.trimStart();
  if (said === '') return [];
  const isWhole = isAtStart && isAtEnd && !place.continues;
  const blocks = parseFragment(isWhole || isBelow ? said : `${before}${said}${isComplete ? after : ''}`).content;
  const [only] = blocks;
  // A heading stays one, even if the storyteller leaves out its marks.
  if (isWhole && isOneBlock && blocks.length === 1 && only?.type === paragraph)
    return [start.parent.type.create({ ...start.parent.attrs, source: null }, only.content)];
  return blocks;
}

/** What the text that has arrived so far changes. */
export function changeOf(doc: Node, place: Place, text: string, isComplete: boolean): Change {
  const blocks = blocksOf(doc, place, text, isComplete);
  const passage = place.continues ? [] : passageTokens(doc, place.from, place.to);
  const tokens = blocks.length > 0 ? documentTokens(schema.topNodeType.create(null, [...blocks])) : [];
  const isBelow = place.continues && edgesOf(doc, place).isAtEnd && blocks[0];
  const first: PlacedToken = {
    text: BREAK,
    key: BREAK,
    style: 'text',
    from: 0,
    to: 0,
    ...(isBelow && { block: isBelow }),
  };
  const result = isBelow ? [first, ...tokens] : tokens;
  return { passage, result, diff: (isComplete ? diffPassage : diffArriving)(passage, result), blocks };
}

/** How many words differ. */
export interface ChangeCount {
  /** Of each part that has other words, the larger number of those deleted and those inserted. */
  readonly changed: number;
  /** Where nothing was deleted. */
  readonly added: number;
  /** Where nothing was inserted. */
  readonly removed: number;
}

export const NO_CHANGES: ChangeCount = { changed: 0, added: 0, removed: 0 };

export function countChanges({ passage, result, diff }: Change): ChangeCount {
  const count = (tokens: readonly PlacedToken[], start: number, end: number) =>
    tokens.slice(start, end).filter(({ text }) => isWord(text)).length;
  return diff.hunks
    .filter(({ kept }) => !kept)
    .reduce(({ changed, added, removed }, hunk) => {
      const deleted = count(passage, hunk.before, hunk.beforeEnd);
      const inserted = count(result, hunk.after, hunk.afterEnd);
      if (deleted === 0) return { changed, added: added + inserted, removed };
      if (inserted === 0) return { changed, added, removed: removed + deleted };
      return { changed: changed + Math.max(deleted, inserted), added, removed };
    }, NO_CHANGES);
}

/** The blocks of the result with what separates them: as in the passage where that is kept, otherwise as usual in the story. */
function separated(doc: Node, { passage, result, diff, blocks }: Change, first: string): readonly Node[] {
  const kept = new Map<Node | undefined, Node | undefined>();
  for (const hunk of diff.hunks.filter((each) => each.kept)) {
    for (let at = 0; at < hunk.afterEnd - hunk.after; at += 1)
      kept.set(result[hunk.after + at]?.block, passage[hunk.before + at]?.block);
  }
  return blocks.map((block, index) => {
    const own = String(block.attrs['before']);
    const usual = gapOf(own) === 'scene' ? own : doc.attrs['usual'];
    const before = index === 0 ? first : (kept.get(block)?.attrs['before'] ?? usual);
    return block.type.create({ ...block.attrs, before }, block.content);
  });
}

/** Makes the change, in one step of the history, with the caret at its end. */
export function makeChange(tr: Transaction, place: Place, change: Change): Transaction {
  const { doc } = tr;
  const { start, end, isAtStart, isAtEnd } = edgesOf(doc, place);
  const isBelow = place.continues && isAtEnd;
  const first = String(isBelow ? doc.attrs['usual'] : start.parent.attrs['before']);
  const fragment = separated(doc, change, first);
  const size = tr.doc.content.size;
  if (isBelow) {
    tr.insert(end.after(), [...fragment]);
  } else {
    const from = place.continues ? place.to : place.from;
    const isWholeStart = isAtStart && !place.continues;
    const isWholeEnd = isAtEnd && !place.continues;
    const slice = new Slice(Fragment.from(fragment), isWholeStart ? 0 : 1, isWholeEnd ? 0 : 1);
    tr.step(new ReplaceStep(isWholeStart ? start.before() : from, isWholeEnd ? end.after() : place.to, slice));
  }
  const after = place.to + tr.doc.content.size - size;
  return tr.setSelection(TextSelection.near(tr.doc.resolve(Math.min(after, tr.doc.content.size)), -1)).scrollIntoView();
}
