import type { Node } from 'prosemirror-model';
import { TextSelection, type Transaction } from 'prosemirror-state';
import { heading } from '../../editor/schema.ts';

/** A chapter: a `## ` heading with what is below it, up to the next one. */
export interface Chapter {
  readonly title: string;
  /** Positions before its heading and after its last block. */
  readonly from: number;
  readonly to: number;
}

/** Whether another chapter has the same title. */
export const isAmbiguous = (chapters: readonly Chapter[], { title }: Chapter): boolean =>
  chapters.filter((chapter) => chapter.title === title).length > 1;

const CHAPTER_LEVEL = 2;

const isChapter = (block: Node) =>
  block.type === heading && block.attrs['level'] === CHAPTER_LEVEL && block.textContent.trim() !== '';

/** The chapters of a document. What is above the first belongs to none. */
export function chaptersOf(doc: Node): readonly Chapter[] {
  const starts: { readonly title: string; readonly from: number }[] = [];
  doc.forEach((block, from) => {
    if (isChapter(block)) starts.push({ title: block.textContent.trim(), from });
  });
  return starts.map((start, index) => ({ ...start, to: starts[index + 1]?.from ?? doc.content.size }));
}

/** Puts the caret before the heading of a chapter. */
export const toChapter = (tr: Transaction, { from }: Chapter): Transaction =>
  tr.setSelection(TextSelection.create(tr.doc, from + 1));

/** Gives a chapter another title, which must not be blank. What stands between the lines stays. */
export function renameChapter(tr: Transaction, { from }: Chapter, title: string): Transaction {
  const block = tr.doc.nodeAt(from);
  const words = title.replaceAll(/\s+/g, ' ').trim();
  if (!block || words === '' || words === block.textContent) return tr;
  const renamed = block.type.create({ ...block.attrs, source: null }, block.type.schema.text(words));
  return tr.replaceWith(from, from + block.nodeSize, renamed);
}

/** The blocks of a chapter, with other source above its heading. */
function blocksOf(doc: Node, { from, to }: Chapter, before: unknown): readonly Node[] {
  return doc
    .slice(from, to)
    .content.content.map((block, index) =>
      index === 0 ? block.type.create({ ...block.attrs, before }, block.content) : block,
    );
}

/**
 * Swaps a chapter with the one above (-1) or below (1), and puts the caret before its heading. What stood above either place stays
 * there, so that no blank lines move.
 */
export function moveChapter(tr: Transaction, index: number, step: -1 | 1): Transaction {
  const { doc } = tr;
  const chapters = chaptersOf(doc);
  const [upper, lower] = [chapters[Math.min(index, index + step)], chapters[Math.max(index, index + step)]];
  if (!upper || !lower) return tr;
  const above = (chapter: Chapter): unknown => doc.nodeAt(chapter.from)?.attrs['before'];
  tr.replaceWith(upper.from, lower.to, [...blocksOf(doc, lower, above(upper)), ...blocksOf(doc, upper, above(lower))]);
  const moved = chaptersOf(tr.doc)[index + step];
  return moved ? toChapter(tr, moved) : tr;
}

/** Removes a chapter with its text. */
export const removeChapter = (tr: Transaction, { from, to }: Chapter): Transaction => tr.delete(from, to);
