import { useSession } from '@storyloom/shared/auth';
import type { Genre } from '@storyloom/shared/domain';
import { Dialog } from '@storyloom/shared/ui/dialog';
import { useEffect, useEffectEvent } from 'react';
import { endSharing, isSharingLeft } from '../model/share-choices.ts';
import type { StoryVersion } from '../model/story-version.ts';
import type { useGeneration } from '../model/use-generation.ts';
import { strings } from '../strings.ts';
import { SharePanel } from './share-panel.tsx';

interface Props {
  readonly genre: Genre;
  readonly version: StoryVersion;
  /** All that are on the page, this one among them. */
  readonly versions: readonly StoryVersion[];
  readonly update: ReturnType<typeof useGeneration>['update'];
  /** Hears that the version was saved because it was shared, and as which row. */
  readonly onSaved: (version: StoryVersion, rowId: string) => void;
  /** Hears that a version’s row is there no more, and which it gets. */
  readonly onRowGone: (id: string, rowId: string) => void;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/**
 * Sharing a version, from the first question to the link. A session that ends meanwhile takes nothing of it away: the dialog
 * stays as it is, leads to signing in, and is there again afterwards.
 */
export function Sharing({ open, onOpenChange, ...about }: Props) {
  const { genre, version } = about;
  const { user } = useSession();
  const resume = useEffectEvent(() => onOpenChange(true));
  const resumes = user !== null && isSharingLeft(version.id);
  useEffect(() => {
    if (resumes) resume();
  }, [resumes]);

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
