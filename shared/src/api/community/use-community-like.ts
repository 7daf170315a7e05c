import { AppError } from '@storyloom/shared/api';
import { failureReason } from '@storyloom/shared/api/failure-reason';
import { useSignIn } from '@storyloom/shared/api/sign-in';
import { useSession } from '@storyloom/shared/auth';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { CommunityItem, CommunityKind } from './items.ts';
import { keepLikeWish, takeLikeWish } from './like-wish.ts';
import type { LikeAnswer } from './like.ts';
import { useLike } from './use-like.ts';

interface Titled extends CommunityItem {
  readonly title: string;
}

/** Shows the outcome of a like to its user. */
export interface LikeMessages {
  onDone(answer: LikeAnswer): void;
  /** Asks a guest to sign in. Returns a function that removes the message. */
  onGuest(signIn: () => void): () => void;
  /** @param message says that the session has ended */
  onSignedOut(message: string, signIn: () => void): void;
  onFailure(reason: string): void;
  /** @param reason why the expired session could not be ended */
  onSignInFailure(reason: string): void;
}

/** The visit on which the focus was restored: once is enough, however often the card is rendered. */
let broughtBack: string | undefined;

/**
 * A like with its messages. A guest is asked to sign in and comes back to the same button, where the like is then sent. A like
 * that failed is undone.
 *
 * @param place tells the button apart from another one for the same item on the page
 */
export function useCommunityLike(kind: CommunityKind, item: Titled, messages: LikeMessages, place?: 'end') {
  const { user } = useSession();
  const { key, hash } = useLocation();
  const { signIn } = useSignIn(messages.onSignInFailure);
  const like = useLike(item, {
    kind,
    personId: user?.id,
    onDone: messages.onDone,
    onFailure(error) {
      if (error instanceof AppError && error.code === 'unauthorized') messages.onSignedOut(error.message, signInToLike);
      else messages.onFailure(failureReason(error));
    },
  });
  /** Id of the button. */
  const buttonId = `like-${place === undefined ? '' : `${place}-`}${item.id}`;
  const isBack = user !== null && hash === `#${buttonId}`;
  const isOwn = user?.id === item.userId;
  const takeAwayRequest = useRef<() => void>(undefined);
  const isGuest = user === null;
  // The request to sign in is removed with the page, or when the guest has signed in, which may be in another tab.
  useEffect(() => (isGuest ? () => takeAwayRequest.current?.() : undefined), [isGuest]);
  const makeWishedLike = useEffectEvent(() => {
    if (takeLikeWish(kind, item.id) && !isOwn && !like.liked) like.toggle();
  });
  useEffect(() => {
    if (!isBack || broughtBack === key) return;
    broughtBack = key;
    makeWishedLike();
    // Elsewhere than where a page starts, the user has moved on while the list was loading.
    if (!document.activeElement?.matches('body, main, h1')) return;
    const button = document.getElementById(buttonId);
    // Not at the very top, where a toast may cover it.
    button?.scrollIntoView({ block: 'center', behavior: 'instant' });
    button?.focus({ preventScroll: true });
  }, [isBack, key, buttonId]);

  function signInToLike() {
    keepLikeWish(kind, item.id);
    signIn(`#${buttonId}`, { action: 'like', title: item.title });
  }
  function askGuest() {
    takeAwayRequest.current = messages.onGuest(signInToLike);
  }
  return {
    buttonId,
    liked: like.liked,
    likes: like.likes,
    /** Absent for the user's own items. */
    toggle: isOwn ? undefined : isGuest ? askGuest : like.toggle,
  };
}
