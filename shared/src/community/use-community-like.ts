import { AppError } from '@storyloom/shared/api';
import { type CommunityItem, type CommunityKind, useLike } from '@storyloom/shared/api/community';
import { failureReason } from '@storyloom/shared/api/failure-reason';
import { useSession } from '@storyloom/shared/auth';
import { toast } from '@storyloom/shared/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { keepLikeWish, takeLikeWish } from './like-wish.ts';
import { communityStrings as strings } from './strings.ts';
import { useSignIn } from './use-sign-in.ts';

interface Titled extends CommunityItem {
  readonly title: string;
}

/** The visit that the focus was brought back on: once is enough, however often the card is drawn. */
let broughtBack: string | undefined;

/** What was said of the last like, on whichever of its buttons: after the next one it may not be true anymore. */
let told: string | undefined;
function takeBackTold() {
  if (told !== undefined) toast.dismiss(told);
}

/**
 * A like with what is said of it: guests are told to sign in, with the way there and back to the same button, where the like
 * is made that they signed in for. A like that failed is taken back and said, with the way to sign in where the session is
 * over.
 *
 * @param place tells the button apart from another one for the same item on the page
 */
export function useCommunityLike(kind: CommunityKind, item: Titled, place?: 'end') {
  const { user } = useSession();
  const { key, hash } = useLocation();
  const { signIn } = useSignIn();
  const like = useLike(item, {
    kind,
    personId: user?.id,
    onFailure: tellFailure,
    onDone(answer) {
      takeBackTold();
      told = toast.success(strings.likeDone[kind](answer));
    },
  });
  /** Of the button. */
  const buttonId = `like-${place === undefined ? '' : `${place}-`}${item.id}`;
  const isBack = user !== null && hash === `#${buttonId}`;
  const isOwn = user?.id === item.userId;
  const asked = useRef<string>(undefined);
  const isGuest = user === null;
  // What asks a guest to sign in goes with the page, and once they have signed in, which may be in another tab.
  useEffect(() => {
    if (!isGuest) return undefined;
    return () => {
      if (asked.current !== undefined) toast.dismiss(asked.current);
    };
  }, [isGuest]);
  const makeWishedLike = useEffectEvent(() => {
    if (takeLikeWish(kind, item.id) && !isOwn && !like.liked) like.toggle();
  });
  useEffect(() => {
    if (!isBack || broughtBack === key) return;
    broughtBack = key;
    makeWishedLike();
    const button = document.getElementById(buttonId);
    // Not at the very top, where a message may lie over it.
    button?.scrollIntoView({ block: 'center', behavior: 'instant' });
    button?.focus({ preventScroll: true });
  }, [isBack, key, buttonId]);

  const action = {
    label: strings.signIn,
    onAction() {
      keepLikeWish(kind, item.id);
      signIn(`#${buttonId}`, { action: 'like', title: item.title });
    },
  };
  function askToSignIn() {
    asked.current = toast.info(strings.likeNeedsSignIn[kind], { action });
  }
  function tellFailure(error: Error) {
    takeBackTold();
    if (error instanceof AppError && error.code === 'unauthorized') toast.error(error.message, { action });
    else toast.error(strings.likeFailed, { detail: failureReason(error) });
  }
  return {
    buttonId,
    liked: like.liked,
    likes: like.likes,
    /** Absent for what is the person's own. */
    toggle: isOwn ? undefined : isGuest ? askToSignIn : like.toggle,
  };
}
