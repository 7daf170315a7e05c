import type { Node, ResolvedPos } from 'prosemirror-model';
import { type Command, TextSelection, type Transaction } from 'prosemirror-state';
import { paragraph } from './schema.ts';
import { gapOf, lineEndOf, narrower, wider, withGap } from './separators.ts';

const beforeOf = (block: Node | null | undefined) => String(block?.attrs['before'] ?? '');
const usualOf = (doc: Node) => String(doc.attrs['usual']);
const siblingOf = ({ doc, index }: { doc: Node; index: number }) => doc.maybeChild(index);

/** Blank lines between these two blocks are seen as a gap. */
const isGap = (above: Node | null, below: Node | null) => above?.type === paragraph && below?.type === paragraph;

/** What a new paragraph has above it: nothing among lines that stand close together, such as verses, otherwise what is usual. */
function newSeparator($pos: ResolvedPos): string {
  const { doc } = $pos;
  const index = $pos.index(0);
  const [above, block, below] = [index - 1, index, index + 1].map((at) => siblingOf({ doc, index: at }));
  const isClose = (upper: Node | null | undefined, lower: Node | null | undefined) =>
    isGap(upper ?? null, lower ?? null) && gapOf(beforeOf(lower)) === 'none';
  const usual = usualOf(doc);
  return isClose(above, block) || isClose(block, below) ? withGap('none', lineEndOf(usual)) : usual;
}

function setSeparator(tr: Transaction, $pos: ResolvedPos, before: string): Transaction {
  return tr.setNodeAttribute($pos.before(1), 'before', before);
}

/** In an empty paragraph: a wider gap above it, which is what another blank line says. */
function widenGap($from: ResolvedPos, tr: Transaction): Transaction {
  const above = siblingOf({ doc: $from.doc, index: $from.index(0) - 1 });
  if ($from.parent.type !== paragraph) return tr.setNodeMarkup($from.before(1), paragraph, $from.parent.attrs);
  const gap = isGap(above, $from.parent) ? wider(beforeOf($from.parent)) : undefined;
  return gap === undefined ? tr : setSeparator(tr, $from, gap);
}

function split(tr: Transaction, before: string): Transaction {
  const { $from } = tr.selection;
  if ($from.parentOffset > 0) {
    return tr.split($from.pos, 1, [{ type: paragraph, attrs: { before } }]);
  }
  // An empty paragraph above a line that stays what it is.
  const empty = paragraph.create({ before: beforeOf($from.parent) });
  return setSeparator(tr, $from, before).insert($from.before(1), empty);
}

/** Begins a new paragraph; in an empty one, makes the gap above it wider. */
export const newParagraph: Command = ({ selection, tr }, dispatch) => {
  const { $from, empty } = selection;
  if ($from.depth === 0) return false;
  if (empty && $from.parent.content.size === 0) dispatch?.(widenGap($from, tr).scrollIntoView());
  else dispatch?.(split(tr.deleteSelection(), newSeparator(tr.selection.$from)).scrollIntoView());
  return true;
};

/** Begins a new line right below this one, as in a poem. */
export const newLine: Command = ({ doc, selection, tr }, dispatch) => {
  if (selection.$from.depth === 0) return false;
  dispatch?.(split(tr.deleteSelection(), withGap('none', lineEndOf(usualOf(doc)))).scrollIntoView());
  return true;
};

/** Joins the block that begins at a position to the one above; first takes away what makes it stand apart. */
function join(tr: Transaction, position: number): Transaction {
  const $cut = tr.doc.resolve(position);
  const { nodeBefore: above, nodeAfter: below } = $cut;
  if (!above || !below) return tr;
  if (above.content.size === 0) {
    return tr.setNodeAttribute(position, 'before', beforeOf(above)).delete(position - above.nodeSize, position);
  }
  const gap = isGap(above, below) ? narrower(beforeOf(below), usualOf(tr.doc)) : undefined;
  return gap === undefined ? tr.join(position) : tr.setNodeAttribute(position, 'before', gap);
}

/** At the beginning of a block: a heading becomes a paragraph, a wide gap narrower, and else the block joins the one above. */
export const joinAbove: Command = ({ selection, tr }, dispatch) => {
  const { $from, empty } = selection;
  if (!empty || $from.depth === 0 || $from.parentOffset > 0) return false;
  const above = siblingOf({ doc: $from.doc, index: $from.index(0) - 1 });
  const isPlain = $from.parent.type === paragraph;
  if (isPlain && !above) return false;
  const loosesKind = !isPlain && above?.content.size !== 0;
  dispatch?.(
    (loosesKind
      ? tr.setNodeMarkup($from.before(1), paragraph, $from.parent.attrs)
      : join(tr, $from.before(1))
    ).scrollIntoView(),
  );
  return true;
};

/** At the end of a block: the same from above. */
export const joinBelow: Command = ({ doc, selection, tr }, dispatch) => {
  const { $from, empty } = selection;
  if (!empty || $from.depth === 0 || $from.parentOffset < $from.parent.content.size) return false;
  if ($from.after(1) === doc.content.size) return false;
  const next = join(tr, $from.after(1));
  if ($from.parent.content.size === 0) next.setSelection(TextSelection.near(next.doc.resolve($from.before(1))));
  dispatch?.(next.scrollIntoView());
  return true;
};
