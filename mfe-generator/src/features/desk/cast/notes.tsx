import { Button } from '@storyloom/shared/ui';
import { lateDialog } from '@storyloom/shared/ui/late-dialog';
import { NotebookPen } from 'lucide-react';
import { useState } from 'react';
import type { NotesDialogProps } from './components/notes-dialog.tsx';
import type { NotesProps } from './model/notes-props.ts';
import { strings } from './strings.ts';

const NotesDialog = lateDialog<NotesDialogProps>(
  async () => (await import('./components/notes-dialog.tsx')).NotesDialog,
  strings.notLoaded,
);

/** The button that opens the notes of a story, and their dialog. */
export function Notes({ editor, ...rest }: NotesProps) {
  const [open, setOpen] = useState(false);

  function handleOpenChange(isOpen: boolean) {
    setOpen(isOpen);
    // Another tab may have changed them; what is not saved is not replaced.
    if (isOpen) void rest.notes.load();
    else rest.notes.flush();
  }

  return (
    <>
      <Button
        variant="quiet"
        icon={<NotebookPen aria-hidden />}
        aria-haspopup="dialog"
        disabled={!editor}
        onClick={() => handleOpenChange(true)}
      >
        {strings.title}
      </Button>
      {editor && <NotesDialog {...rest} editor={editor} open={open} onOpenChange={handleOpenChange} />}
    </>
  );
}
