import { failureReason } from '@storyloom/shared/api/failure-reason';
import { Skeleton, VisuallyHidden } from '@storyloom/shared/ui';
import { Dialog } from '@storyloom/shared/ui/dialog';
import { FailureAlert } from '@storyloom/shared/ui/failure-alert';
import { useEffect, useRef } from 'react';
import type { DeskEditor } from '../../editor/desk-editor.ts';
import { isTouched } from '../../editor/is-touched.ts';
import { useStore } from '../../page/use-store.ts';
import type { NotesProps } from '../model/notes-props.ts';
import { strings } from '../strings.ts';
import { NotesParts } from './notes-parts.tsx';

export interface NotesDialogProps extends NotesProps {
  readonly editor: DeskEditor;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** The notes of a story over the writing desk. They are saved by themselves. */
export function NotesDialog({ open, onOpenChange, ...rest }: NotesDialogProps) {
  const { notes, genre, editor } = rest;
  const { phase, failure } = useStore(notes.store);
  const focused = useRef<HTMLElement>(null);
  const isShowing = useRef(false);

  function handleShow() {
    isShowing.current = true;
    focused.current = isTouched() ? null : editor.view.dom;
    onOpenChange(false);
  }

  useEffect(() => {
    if (open) focused.current = null;
    if (open || !isShowing.current) return;
    isShowing.current = false;
    // After the dialog has given the focus away, which scrolls, too.
    const timer = setTimeout(() => editor.view.dispatch(editor.view.state.tr.scrollIntoView()));
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
      {phase === 'ready' && <NotesParts {...rest} onShow={handleShow} />}
      {phase === 'loading' && (
        <div>
          <VisuallyHidden role="status">{strings.loading}</VisuallyHidden>
          <Skeleton lines={6} />
        </div>
      )}
      {phase === 'failed' && (
        <FailureAlert title={strings.loadFailed} retrying={false} onRetry={() => void notes.load()}>
          {failure && failureReason(failure)}
        </FailureAlert>
      )}
    </Dialog>
  );
}
