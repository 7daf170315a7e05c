import { Dialog } from '@storyloom/shared/ui/dialog';
import { useEffect, useRef } from 'react';
import type { DeskEditor } from '../../editor/desk-editor.ts';
import { isTouched } from '../../editor/is-touched.ts';
import type { ChaptersProps } from '../model/chapter-props.ts';
import { type Chapter, toChapter } from '../model/chapters.ts';
import { strings } from '../strings.ts';
import { ChapterList } from './chapter-list.tsx';

export interface ChaptersDialogProps extends ChaptersProps {
  readonly editor: DeskEditor;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** The chapters of a story over the writing desk: a way to each, and what can be done with them. */
export function ChaptersDialog({ open, onOpenChange, ...rest }: ChaptersDialogProps) {
  const { editor, genre } = rest;
  const focused = useRef<HTMLElement>(null);
  const target = useRef<Chapter>(undefined);

  function handleJump(chapter: Chapter) {
    target.current = chapter;
    focused.current = isTouched() ? null : editor.view.dom;
    onOpenChange(false);
  }

  useEffect(() => {
    if (open) {
      focused.current = null;
      return;
    }
    const chapter = target.current;
    target.current = undefined;
    if (!chapter) return;
    // After the dialog has given the focus away, which scrolls and puts the caret at the beginning.
    const timer = setTimeout(() => {
      const { view } = editor;
      if (!isTouched()) view.focus();
      view.dispatch(toChapter(view.state.tr, chapter));
      const heading = view.nodeDOM(chapter.from);
      if (heading instanceof Element) heading.scrollIntoView({ block: 'start', behavior: 'instant' });
    });
    return () => clearTimeout(timer);
  }, [open, editor]);

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={strings.title}
      description={strings.description}
      genre={genre}
      nextFocusRef={focused}
    >
      <ChapterList {...rest} onJump={handleJump} />
    </Dialog>
  );
}
