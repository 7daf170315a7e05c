import type { OwnPublishedStory } from '@storyloom/shared/api/published-stories';
import { Dialog } from '@storyloom/shared/ui/dialog';
import { SharingControls } from '../../../components/sharing-controls.tsx';
import { strings as common } from '../../../components/strings.ts';
import { useSignedOutNotice } from '../../../model/signed-out.ts';

interface Props {
  /** The story to change; the dialog is closed without one. */
  readonly story: OwnPublishedStory | undefined;
  readonly onClose: () => void;
}

/** Changes who can read a shared story. */
export function VisibilityDialog({ story, onClose }: Props) {
  useSignedOutNotice(story !== undefined, common.sharing.needsSignIn);
  return (
    <Dialog
      open={story !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title={story && common.sharing.title(story.title)}
      genre={story?.genre}
    >
      {story && (
        <SharingControls key={story.id} story={story} signInFirst={common.sharing.needsSignIn} onClose={onClose} />
      )}
    </Dialog>
  );
}
