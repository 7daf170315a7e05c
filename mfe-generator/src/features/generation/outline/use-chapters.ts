import { NOTES_LIMITS, type OutlineChapter } from '@storyloom/shared/domain';
import { useRef, useState } from 'react';

/** A chapter in the editor. */
export interface ChapterRow extends OutlineChapter {
  /** Stays the same when the chapter is moved or changed. */
  readonly id: number;
}

/** Why a chapter can't be written like this; `undefined` for one that can, and for an empty one, which is left out. */
export type ChapterProblem = 'no title' | 'long title' | 'long summary';

export function problemOf({ title, summary }: OutlineChapter): ChapterProblem | undefined {
  if (title.length > NOTES_LIMITS.name) return 'long title';
  if (summary.length > NOTES_LIMITS.summary) return 'long summary';
  return title.trim() === '' && summary.trim() !== '' ? 'no title' : undefined;
}

const plain = ({ title, summary }: OutlineChapter): OutlineChapter => ({ title, summary });

/** The chapters as they are sent: without blanks around them, and without empty ones. */
export const writtenChapters = (rows: readonly OutlineChapter[]): readonly OutlineChapter[] =>
  rows
    .map(({ title, summary }) => ({ title: title.trim(), summary: summary.trim() }))
    .filter(({ title }) => title !== '');

/** The chapters of an outline while they are edited. */
export function useChapters(
  initial: readonly OutlineChapter[],
  onChange: (chapters: readonly OutlineChapter[]) => void,
) {
  const nextId = useRef(initial.length);
  const [rows, setRows] = useState<readonly ChapterRow[]>(() => initial.map((chapter, id) => ({ ...chapter, id })));
  /** The chapters before the last one was removed, or before another outline came. */
  const [earlier, setEarlier] = useState<readonly ChapterRow[]>();

  function put(next: readonly ChapterRow[]): void {
    setRows(next);
    onChange(next.map(plain));
  }

  return {
    rows,
    edit: (id: number, change: Partial<OutlineChapter>) =>
      put(rows.map((row) => (row.id === id ? { ...row, ...change } : row))),
    /** @returns the id of the new chapter, which is the last */
    add(): number {
      const id = nextId.current++;
      put([...rows, { id, title: '', summary: '' }]);
      return id;
    },
    remove(id: number): void {
      setEarlier(rows);
      put(rows.filter((row) => row.id !== id));
    },
    /** Moves a chapter by this many places. */
    move(id: number, by: 1 | -1): void {
      const at = rows.findIndex((row) => row.id === id);
      const others = rows.filter((row) => row.id !== id);
      put(rows[at] ? others.toSpliced(at + by, 0, rows[at]) : rows);
    },
    /** Replaces all chapters by another outline's. */
    replace(chapters: readonly OutlineChapter[]): void {
      if (rows.length > 0) setEarlier(rows);
      put(chapters.map((chapter) => ({ ...chapter, id: nextId.current++ })));
    },
    /** Puts back the removed chapter, or the outline before this one; absent when there is nothing to put back. */
    undo:
      earlier &&
      (() => {
        setEarlier(undefined);
        put(earlier);
      }),
  };
}
