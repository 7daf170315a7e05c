import { useSession } from '@storyloom/shared/auth';
import { type ShareChoices, ShareForm, ShareOutcome, type ShareSubject } from '@storyloom/shared/community';
import { type Genre, LANGUAGE_TAGS } from '@storyloom/shared/domain';
import { Dialog } from '@storyloom/shared/ui/dialog';
import { useEffect, useEffectEvent } from 'react';
import { isAsHanded } from '../model/prompt-origin.ts';
import { endSharing, firstChoices, isSharingLeft, leaveSharing } from '../model/share-choices.ts';
import type { StoryVersion } from '../model/story-version.ts';
import type { useGeneration } from '../model/use-generation.ts';
import { sharedTitle, useShareStory } from '../model/use-share-story.ts';
import { strings } from '../strings.ts';
import { useSignInAgain } from './sign-in-link.tsx';

interface Props {
  readonly genre: Genre;
  readonly version: StoryVersion;
  readonly update: ReturnType<typeof useGeneration>['update'];
  /** Hears that the version was saved because it was shared, and as which row. */
  readonly onSaved: (id: string, rowId: string) => void;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

function subjectOf({ text, prompt, origin, settings, promptShared }: StoryVersion, genre: Genre): ShareSubject {
  const offer = promptShared ? 'shared' : 'offered';
  return {
    text,
    lang: LANGUAGE_TAGS[settings.language],
    genre,
    ownTitle: sharedTitle(text),
    prompt: isAsHanded(prompt, origin) ? 'known' : offer,
    credited: origin?.source?.author,
  };
}

/**
 * Sharing a version, from the first question to the link. A session that ends meanwhile takes nothing of it away: the dialog
 * stays as it is, leads to signing in, and is there again afterwards.
 */
export function Sharing({ genre, version, update, onSaved, open, onOpenChange }: Props) {
  const { user } = useSession();
  const signInAgain = useSignInAgain();
  const { busy, shared, refused, share, reset } = useShareStory({
    genre,
    version,
    onPromptShared: (id) => update(id, { promptShared: true }),
    onSaved,
    onShared(id, as) {
      update(id, { shared: as });
      endSharing(id);
    },
  });
  const resume = useEffectEvent(() => onOpenChange(true));
  const resumes = user !== null && isSharingLeft(version.id);
  useEffect(() => {
    if (resumes) resume();
  }, [resumes]);

  function handleOpenChange(next: boolean) {
    onOpenChange(next);
    reset();
    if (!next) endSharing(version.id);
  }

  function handleSignIn(choices: ShareChoices) {
    leaveSharing(version.id, choices);
    void signInAgain();
  }

  const signedOut = refused && user ? strings.share.refused : !user ? strings.share.signedOut : undefined;
  const close = () => handleOpenChange(false);
  return (
    <Dialog open={open} onOpenChange={handleOpenChange} title={strings.share.action} genre={genre}>
      {shared ? (
        <ShareOutcome shared={shared} onDone={close} />
      ) : (
        <ShareForm
          story={subjectOf(version, genre)}
          first={firstChoices(version)}
          busy={busy}
          signedOut={signedOut}
          onShare={share}
          onSignIn={handleSignIn}
          onCancel={close}
        />
      )}
    </Dialog>
  );
}
