import { useSession } from '@storyloom/shared/auth';
import { type Shared, ShareOutcome } from '@storyloom/shared/ui/community';
import { paths } from '@storyloom/shared/contract';
import type { Genre } from '@storyloom/shared/domain';
import { Alert, Button, TextLink } from '@storyloom/shared/ui';
import type { StoryVersion } from '../model/story-version.ts';
import type { Barred } from '../model/use-found-copy.ts';
import { useSharePromptAgain } from '../model/use-share-prompt.ts';
import { strings } from '../strings.ts';

interface Props {
  readonly genre: Genre;
  readonly version: StoryVersion;
  readonly shared: Shared;
  /** Absent when others can read it. */
  readonly barred: Barred | undefined;
  readonly promptShared: boolean;
  readonly onPromptShared: (id: string) => void;
  readonly onDone: () => void;
}

/** Outcome for a shared version: its link, its readers and where to change them, and a prompt that was to be shared with it. */
export function PublishedStory({ genre, version, shared, barred, promptShared, onPromptShared, onDone }: Props) {
  const { user } = useSession();
  const again = useSharePromptAgain(genre, onPromptShared);
  const { id, prompt } = version;
  const isPromptLeft = version.shared?.promptFailed === true && !promptShared && barred === undefined;
  return (
    <ShareOutcome shared={shared} said={barred && strings.share[barred]} onDone={onDone}>
      {user && isPromptLeft && (
        <Alert
          tone="warning"
          actions={
            <Button
              busy={again.busy}
              busyLabel={strings.share.sharingPrompt}
              onClick={() => again.share({ id, userId: user.id, prompt, isPublic: shared.isPublic })}
            >
              {strings.share.sharePrompt}
            </Button>
          }
        >
          {strings.share.promptLeft}
        </Alert>
      )}
      <p>
        <TextLink to={`${paths.dashboard.href()}?section=shared`}>{strings.share.manage}</TextLink>
      </p>
    </ShareOutcome>
  );
}
