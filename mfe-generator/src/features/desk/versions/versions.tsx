import type { Genre } from '@storyloom/shared/domain';
import { Button } from '@storyloom/shared/ui';
import { lateDialog } from '@storyloom/shared/ui/late-dialog';
import { History } from 'lucide-react';
import { useState } from 'react';
import type { VersionsDialogProps } from './components/versions-dialog.tsx';
import { strings } from './strings.ts';

const VersionsDialog = lateDialog<VersionsDialogProps>(
  async () => (await import('./components/versions-dialog.tsx')).VersionsDialog,
  strings.notLoaded,
);

export interface VersionsProps {
  readonly userId: string;
  readonly storyId: string;
  readonly genre: Genre | undefined;
  /** The story's language as a tag; empty if unknown. */
  readonly lang: string;
  /** The text in the editor. */
  readonly getText: () => string;
  /** Whether the server has it. Until then nothing is restored, so that the list always has the text that goes. */
  readonly isSaved: boolean;
  /** Called when the list is about to be shown, so that the text in the editor can be saved first. */
  readonly onOpen: () => void;
  /**
   * Called with the text to put into the editor, and the number of the revision that it is from: the newest one when a restoration
   * is undone. The page makes a revision of it.
   */
  readonly onRestore: (text: string, number: number) => void;
}

/** The button that opens the versions of a story, and their dialog. */
export function Versions({ onOpen, ...rest }: VersionsProps) {
  const [open, setOpen] = useState(false);

  function handleClick() {
    onOpen();
    setOpen(true);
  }

  return (
    <>
      <Button variant="quiet" icon={<History aria-hidden />} aria-haspopup="dialog" onClick={handleClick}>
        {strings.title}
      </Button>
      <VersionsDialog {...rest} open={open} onOpenChange={setOpen} />
    </>
  );
}
