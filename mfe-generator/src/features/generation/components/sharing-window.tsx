import { Dialog } from '@storyloom/shared/ui/dialog';
import { endSharing } from '../model/share-choices.ts';
import { strings } from '../strings.ts';
import { SharePanel, type SharePanelProps } from './share-panel.tsx';

export interface SharingProps extends Omit<SharePanelProps, 'onClose'> {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** The share dialog, from the first question to the link. */
export function SharingWindow({ open, onOpenChange, ...about }: SharingProps) {
  const { genre, version } = about;

  function handleOpenChange(next: boolean) {
    onOpenChange(next);
    if (!next) endSharing(version.id);
  }

  return (
    <Dialog open={open} onOpenChange={handleOpenChange} title={strings.share.action} genre={genre}>
      <SharePanel {...about} onClose={() => handleOpenChange(false)} />
    </Dialog>
  );
}
