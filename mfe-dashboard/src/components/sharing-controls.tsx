import type { OwnPublishedStory, Visibility } from '@storyloom/shared/api/published-stories';
import { ShareLink } from '@storyloom/shared/ui/community';
import { Alert, Stack } from '@storyloom/shared/ui';
import { useState } from 'react';
import { usePromptRemoval } from '../model/use-prompt-removal.ts';
import { strings } from './strings.ts';
import { isNarrower, VisibilityForm } from './visibility-form.tsx';
import { VisibilityOutcome } from './visibility-outcome.tsx';

interface Props {
  readonly story: OwnPublishedStory;
  /** The message when the session is over. */
  readonly signInFirst: string;
  readonly onClose: () => void;
}

/** A shared story's link and who can read it; after a change, the outcome. */
export function SharingControls({ story, signInFirst, onClose }: Props) {
  const [before] = useState(story.visibility);
  const [wish, setWish] = useState<Visibility>();
  const [saved, setSaved] = useState<Visibility>();
  const chosen = saved ?? wish ?? story.visibility;
  // Also after the change, while the prompt is public.
  const removal = usePromptRemoval(story, isNarrower(chosen, before));

  if (saved) return <VisibilityOutcome story={story} saved={saved} removal={removal} onClose={onClose} />;
  return (
    <Stack>
      {story.isHidden && <Alert tone="warning">{strings.sharing.hidden}</Alert>}
      {story.shareId !== '' && <ShareLink shareId={story.shareId} title={story.title} />}
      <VisibilityForm
        story={story}
        chosen={chosen}
        removal={removal}
        signInFirst={signInFirst}
        onChoose={setWish}
        onSaved={setSaved}
        onClose={onClose}
      />
    </Stack>
  );
}
