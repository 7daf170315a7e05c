import { type CommunityItem, type CommunityKind, useLike } from '@storyloom/shared/api/community';
import { useSession } from '@storyloom/shared/auth';
import { toast } from '@storyloom/shared/ui';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { communityStrings as strings } from './strings.ts';
import { useSignIn } from './use-sign-in.ts';

/** The visit that the focus was brought back on: once is enough, however often the card is drawn. */
let broughtBack: string | undefined;

/**
 * A like with what is said of it: guests are told to sign in, with the way there and back to the same button, and a like
 * that failed is taken back and said.
 */
export function useCommunityLike(kind: CommunityKind, item: CommunityItem) {
  const { user } = useSession();
  const { key, hash } = useLocation();
  const { signIn } = useSignIn();
  const like = useLike(item, {
    kind,
    personId: user?.id,
    onFailure: () => toast.error(strings.likeFailed),
    // A liked prompt is one of the user's favorites.
    onDone: (liked) => kind === 'inspiration' && toast.success(liked ? strings.favoriteAdded : strings.favoriteRemoved),
  });
  /** Of the button. */
  const buttonId = `like-${item.id}`;
  const isBack = user !== null && hash === `#${buttonId}`;
  useEffect(() => {
    if (!isBack || broughtBack === key) return;
    broughtBack = key;
    document.getElementById(buttonId)?.focus();
  }, [isBack, key, buttonId]);

  function askToSignIn() {
    const action = { label: strings.signIn, onAction: () => signIn(`#${buttonId}`) };
    toast.error(strings.likeNeedsSignIn[kind], { action });
  }
  return {
    buttonId,
    liked: like.liked,
    likes: like.likes,
    /** Absent for what is the person's own. */
    toggle: user?.id === item.userId ? undefined : user === null ? askToSignIn : like.toggle,
  };
}
