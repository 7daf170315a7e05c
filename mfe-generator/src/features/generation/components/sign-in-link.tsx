import { signOut, useSession } from '@storyloom/shared/auth';
import { type AuthNavigationState, paths } from '@storyloom/shared/contract';
import { ButtonLink } from '@storyloom/shared/ui';
import type { MouseEvent, Ref } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { shownTitle, type StoryVersion } from '../model/story-version.ts';
import { leaveStory, type Purpose } from '../model/waiting-story.ts';
import { strings } from '../strings.ts';

/** An unsaved story on the page. */
export type WaitingStory = Pick<StoryVersion, 'id' | 'text'>;

function useWayToSignIn(waitingTitle?: string): { readonly to: string; readonly state: AuthNavigationState } {
  const { pathname } = useLocation();
  return {
    to: paths.auth.href(),
    state: { returnTo: pathname, ...(waitingTitle !== undefined && { waitingTitle }) },
  };
}

/**
 * Leads from a session that the service refuses, but this browser still has, to signing in.
 *
 * @param waitingTitle title of the story to come back to
 */
export function useSignInAgain(waitingTitle?: string): () => Promise<void> {
  const { user } = useSession();
  const navigate = useNavigate();
  const { to, state } = useWayToSignIn(waitingTitle);
  return async () => {
    // The sign-in page would redirect a user who still counts as signed in.
    if (user) await signOut().catch(() => undefined);
    navigate(to, { state });
  };
}

/** Props of a link that leads to signing in and back to this page, to the unsaved story if there is one. */
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

/** Leads to signing in and back to this page. */
export function SignInLink({ waiting, describedBy, ref }: Props) {
  return (
    <ButtonLink {...useSignInLink(waiting)} {...(ref !== undefined && { ref })} aria-describedby={describedBy}>
      {strings.signIn}
    </ButtonLink>
  );
}
