import { Button } from '@storyloom/shared/ui';
import { lateDialog } from '@storyloom/shared/ui/late-dialog';
import { TableOfContents } from 'lucide-react';
import { useState } from 'react';
import type { ChaptersDialogProps } from './components/chapters-dialog.tsx';
import type { ChaptersProps } from './model/chapter-props.ts';
import { strings } from './strings.ts';

const ChaptersDialog = lateDialog<ChaptersDialogProps>(
  async () => (await import('./components/chapters-dialog.tsx')).ChaptersDialog,
  strings.notLoaded,
);

/** The button that opens the chapters of a story, and their dialog. */
export function Chapters({ editor, ...rest }: ChaptersProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="quiet"
        icon={<TableOfContents aria-hidden />}
        aria-haspopup="dialog"
        disabled={!editor}
        onClick={() => setOpen(true)}
      >
        {strings.title}
      </Button>
      {editor && <ChaptersDialog {...rest} editor={editor} open={open} onOpenChange={setOpen} />}
    </>
  );
}
