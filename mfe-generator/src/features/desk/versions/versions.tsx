import { Button } from '@storyloom/shared/ui';
import { lateDialog } from '@storyloom/shared/ui/late-dialog';
import { History } from 'lucide-react';
import { useState } from 'react';
import type { VersionsDialogProps } from './components/versions-dialog.tsx';
import type { VersionsProps } from './model/version-props.ts';
import { strings } from './strings.ts';

const VersionsDialog = lateDialog<VersionsDialogProps>(
  async () => (await import('./components/versions-dialog.tsx')).VersionsDialog,
  strings.notLoaded,
);

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
