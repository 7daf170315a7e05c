import type { OutlineChapter } from '@storyloom/shared/domain';
import { type RefObject, useState } from 'react';
import type { DraftOutline } from './draft-outline.ts';
import { isFocusLost, isFree } from './use-run-focus.ts';

interface Options {
  readonly kept: DraftOutline | undefined;
  /** What an outline would be made for now. */
  readonly of: string;
  /** The row of Generate and Stop. */
  readonly bar: RefObject<HTMLElement | null>;
  /** A story is being written. */
  readonly running: boolean;
  /** Whether a story has begun with these chapters. */
  readonly isWritten: (chapters: readonly OutlineChapter[]) => boolean;
}

interface State {
  readonly of: string;
  readonly open: boolean;
  /** It is being made. */
  readonly asking?: boolean;
  readonly chapters?: readonly OutlineChapter[] | undefined;
  /** It has just come to the page, and is to get the focus. */
  readonly isNew?: boolean;
  /** Why the last request failed. */
  readonly failure?: Error | undefined;
}

/** A change of the outline by its step. */
export type OutlineChange = Partial<Pick<State, 'asking' | 'chapters' | 'isNew' | 'failure'>>;

/** The outline before a long story. Its editor, and the request for it, are fetched when they are first needed. */
export function useOutline({ kept, of, bar, running, isWritten }: Options) {
  const [state, setState] = useState<State | undefined>(kept);
  const isOld = state?.chapters !== undefined && isWritten(state.chapters);
  // For good, also when that story is removed later; one that is taken back by its run has its outline again.
  if (isOld && !running) setState(undefined);
  // With another prompt or other settings it is another story's.
  const now = state?.of === of && !isOld ? state : undefined;
  const open = now?.open === true;
  const change = (to: Partial<State>) => setState((before) => before && { ...before, ...to });

  /** The button that was pressed is replaced by another, unless the outline has come and has the focus by then. */
  function keepFocus(): void {
    requestAnimationFrame(() => isFocusLost() && bar.current?.querySelector('button')?.focus({ preventScroll: true }));
  }
  function ask(): void {
    setState({ of, open: true, asking: true, chapters: now?.chapters });
    keepFocus();
  }

  return {
    /** It is on the page, or on its way, or could not be made. */
    open,
    asking: open && now.asking === true,
    isNew: open && now.isNew === true,
    failure: open ? now.failure : undefined,
    /** The chapters on the page; absent while there are none. */
    chapters: open ? now.chapters : undefined,
    /** What is stored on the device. */
    kept: state?.chapters && !isOld ? { of: state.of, chapters: state.chapters, open: state.open } : undefined,
    /** Asks for an outline; the one that is there stays until the answer. */
    ask,
    /** Asks for an outline, or shows the one that was made for this story before. */
    begin: () => (now?.chapters && !open ? change({ open: true, isNew: true }) : ask()),
    change: (to: OutlineChange) => change(to),
    /** Whether the user is busy with something else than the buttons that ask for an outline. */
    isElsewhere: (): boolean => !isFree() && bar.current?.contains(document.activeElement) !== true,
    /** Notes that the story is requested with these chapters, or without an outline, which is then kept for later. */
    use: (chapters: readonly OutlineChapter[]) =>
      change({ failure: undefined, ...(chapters.length > 0 ? { chapters } : { open: false }) }),
    /** Ends the request for an outline, or goes back from the outline to the form. */
    leave(): void {
      change({ asking: false, open: open && now.asking === true && now.chapters !== undefined });
      keepFocus();
    },
  };
}
