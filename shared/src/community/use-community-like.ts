import { type CommunityItem, type CommunityKind, useLike } from '@storyloom/shared/api/community';
import { useSession } from '@storyloom/shared/auth';
import { toast } from '@storyloom/shared/ui';
import { communityStrings as strings } from './strings.ts';

/** A like with what is said of it: guests are told to sign in, and a like that failed is taken back and said. */
export function useCommunityLike(kind: CommunityKind, item: CommunityItem) {
  const { user } = useSession();
  const like = useLike(item, { kind, personId: user?.id, onFailure: () => toast.error(strings.likeFailed) });
  return {
    liked: like.liked,
    likes: like.likes,
    /** Absent for what is the person's own. */
    toggle:
      user?.id === item.userId
        ? undefined
        : () => (user === null ? void toast.error(strings.likeNeedsSignIn[kind]) : like.toggle()),
  };
}
