import type { Genre } from '@storyloom/shared/domain';
import { Dialog } from '@storyloom/shared/ui/dialog';
import { endSharing } from '../model/share-choices.ts';
import type { StoryVersion } from '../model/story-version.ts';
import type { useGeneration } from '../model/use-generation.ts';
import { strings } from '../strings.ts';
import { SharePanel } from './share-panel.tsx';

export interface SharingProps {
  readonly genre: Genre;
  readonly version: StoryVersion;
  /** All versions on the page, including this one. */
  readonly versions: readonly StoryVersion[];
  readonly update: ReturnType<typeof useGeneration>['update'];
  /** Called when sharing has saved the version, with the id of its row. */
  readonly onSaved: (version: StoryVersion, rowId: string) => void;
  /** Called when a version's row no longer exists, with the id of the new one. */
  readonly onRowGone: (id: string, rowId: string) => void;
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
