import { toast } from '@storyloom/shared/ui';
import { Dialog } from '@storyloom/shared/ui/dialog';
import { strings } from '../strings.ts';
import type { VersionsProps } from '../model/version-props.ts';
import { VersionBrowser } from './version-browser.tsx';

export interface VersionsDialogProps extends Omit<VersionsProps, 'onOpen'> {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** The versions of a story over the writing desk. */
export function VersionsDialog({ open, onOpenChange, onRestore, ...rest }: VersionsDialogProps) {
  function handleRestore(text: string, number: number, newest: number) {
    const before = rest.getText();
    onRestore(text, number);
    onOpenChange(false);
    toast.success(strings.restored, {
      detail: strings.restoredText,
      action: {
        label: strings.undo,
        onAction() {
          onRestore(before, newest);
          toast.success(strings.undone);
        },
      },
    });
  }

  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={strings.title} size="page" genre={rest.genre}>
      <VersionBrowser {...rest} onRestore={handleRestore} />
    </Dialog>
  );
}
