import { signOut, useSession } from '@storyloom/shared/auth';
import { type AuthNavigationState, paths } from '@storyloom/shared/contract';
import { ButtonLink } from '@storyloom/shared/ui';
import type { MouseEvent, Ref } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { shownTitle, type StoryVersion } from '../model/story-version.ts';
import { leaveStory, type Purpose } from '../model/waiting-story.ts';
import { strings } from '../strings.ts';

/** A story on the page that is in no collection yet. */
export type WaitingStory = Pick<StoryVersion, 'id' | 'text'>;

function useWayToSignIn(waitingTitle?: string): { readonly to: string; readonly state: AuthNavigationState } {
  const { pathname } = useLocation();
  return {
    to: paths.auth.href(),
    state: { returnTo: pathname, ...(waitingTitle !== undefined && { waitingTitle }) },
  };
}

/**
 * Goes to signing in from a session that the service knows no more, and that this browser still has.
 *
 * @param waitingTitle names the story that waits to be kept
 */
export function useSignInAgain(waitingTitle?: string): () => Promise<void> {
  const { user } = useSession();
  const navigate = useNavigate();
  const { to, state } = useWayToSignIn(waitingTitle);
  return async () => {
    // The auth screen would send back a user whom this browser still takes for signed in.
    if (user) await signOut().catch(() => undefined);
    navigate(to, { state });
  };
}

/** What a link needs that leads to signing in, and back here afterwards: to the story that waits to be kept, if there is one. */
export function useSignInLink(waiting: WaitingStory | undefined, purpose: Purpose = 'read') {
  const waitingTitle = waiting && shownTitle(waiting);
  const way = useWayToSignIn(waitingTitle);
  const { user } = useSession();
  const signInAgain = useSignInAgain(waitingTitle);
  return {
    ...way,
    onClick(event: MouseEvent) {
      if (waiting) leaveStory(waiting.id, purpose);
      if (!user) return;
      event.preventDefault();
      void signInAgain();
    },
  };
}

interface Props {
  readonly waiting: WaitingStory | undefined;
  readonly describedBy?: string;
  readonly ref?: Ref<HTMLAnchorElement>;
}

/** Leads to signing in, and back here afterwards. */
export function SignInLink({ waiting, describedBy, ref }: Props) {
  return (
    <ButtonLink {...useSignInLink(waiting)} {...(ref !== undefined && { ref })} aria-describedby={describedBy}>
      {strings.signIn}
    </ButtonLink>
  );
}
