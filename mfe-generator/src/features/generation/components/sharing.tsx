import { signOut, useSession } from '@storyloom/shared/auth';
import type { Genre } from '@storyloom/shared/domain';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { endSharing, isSharingLeft, leaveSharing, type ShareChoices } from '../model/share-choices.ts';
import type { StoryVersion } from '../model/story-version.ts';
import type { useGeneration } from '../model/use-generation.ts';
import { useShareStory } from '../model/use-share-story.ts';
import { strings } from '../strings.ts';
import { ShareDialog } from './share-dialog.tsx';
import { useSignIn } from './sign-in-link.tsx';

interface Props {
  readonly genre: Genre;
  readonly version: StoryVersion;
  readonly update: ReturnType<typeof useGeneration>['update'];
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/**
 * Sharing a version, from the first question to the link. A session that ends meanwhile takes nothing of it away: the dialog
 * stays as it is, leads to signing in, and is there again afterwards.
 */
export function Sharing({ genre, version, update, open, onOpenChange }: Props) {
  const { user } = useSession();
  const navigate = useNavigate();
  const signIn = useSignIn();
  const { busy, shared, refused, share, reset } = useShareStory({
    genre,
    version,
    onPromptShared: (id) => update(id, { promptShared: true }),
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

  async function handleSignIn(choices: ShareChoices) {
    leaveSharing(version.id, choices);
    // The auth screen would send someone back whom this browser still takes for signed in.
    if (user) await signOut().catch(() => undefined);
    navigate(signIn.to, { state: signIn.state });
  }

  const signedOut = refused && user ? strings.share.refused : !user ? strings.share.signedOut : undefined;
  return (
    <ShareDialog
      open={open}
      onOpenChange={handleOpenChange}
      genre={genre}
      version={version}
      busy={busy}
      shared={shared}
      signedOut={signedOut}
      onShare={share}
      onSignIn={(choices) => void handleSignIn(choices)}
    />
  );
}
