import type { OwnSharedStory } from '@storyloom/shared/api/shared-stories';
import { ShareLink } from '@storyloom/shared/community';
import { Alert, Stack } from '@storyloom/shared/ui';
import { strings } from './strings.ts';
import { VisibilityForm } from './visibility-form.tsx';

interface Props {
  readonly story: OwnSharedStory;
  /** What is said when the session is over. */
  readonly signInFirst: string;
}

/** A story that is shared: its link, and who can read it. */
export function SharingControls({ story, signInFirst }: Props) {
  return (
    <Stack>
      {story.isHidden && <Alert tone="warning">{strings.sharing.hidden}</Alert>}
      {story.shareId !== '' && <ShareLink shareId={story.shareId} title={story.title} />}
      <VisibilityForm story={story} signInFirst={signInFirst} />
    </Stack>
  );
}
