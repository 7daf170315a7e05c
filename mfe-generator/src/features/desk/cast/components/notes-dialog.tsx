import { failureReason } from '@storyloom/shared/api/failure-reason';
import { Skeleton, VisuallyHidden } from '@storyloom/shared/ui';
import { Dialog } from '@storyloom/shared/ui/dialog';
import { FailureAlert } from '@storyloom/shared/ui/failure-alert';
import { TextSelection } from 'prosemirror-state';
import { useEffect, useRef } from 'react';
import type { DeskEditor } from '../../editor/desk-editor.ts';
import { isTouched } from '../../editor/is-touched.ts';
import { useStore } from '../../page/use-store.ts';
import type { Range } from '../model/find-words.ts';
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
  const shown = useRef<Range>(undefined);

  function handleShow(place: Range) {
    shown.current = place;
    focused.current = isTouched() ? null : editor.view.dom;
    onOpenChange(false);
  }

  useEffect(() => {
    if (open) focused.current = null;
    const place = shown.current;
    if (open || !place) return;
    shown.current = undefined;
    // After the dialog has given the focus away, which scrolls and puts the caret at the beginning.
    const timer = setTimeout(() => {
      const { view } = editor;
      if (!isTouched()) view.focus();
      const selection = TextSelection.create(view.state.doc, place.from, place.to);
      view.dispatch(view.state.tr.setSelection(selection).scrollIntoView());
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
