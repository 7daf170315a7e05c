import { toast } from '@storyloom/shared/ui';
import { communityStrings as strings } from './strings.ts';

type Answer = Parameters<(typeof strings.likeDone)['story']>[0];

/** Id of the toast about the last like, on any button: after the next like it may be outdated. */
let last: string | undefined;
function dismissLast() {
  if (last !== undefined) toast.dismiss(last);
}

const messagesOf = (kind: keyof typeof strings.likeDone) => ({
  onDone(answer: Answer) {
    dismissLast();
    last = toast.success(strings.likeDone[kind](answer));
  },
  onGuest(signIn: () => void) {
    const id = toast.info(strings.likeNeedsSignIn[kind], { action: { label: strings.signIn, onAction: signIn } });
    return () => toast.dismiss(id);
  },
  onSignedOut(message: string, signIn: () => void) {
    dismissLast();
    toast.error(message, { action: { label: strings.signIn, onAction: signIn } });
  },
  onFailure(reason: string) {
    dismissLast();
    toast.error(strings.likeFailed, { detail: reason });
  },
  onSignInFailure: (reason: string) => void toast.error(reason),
});

/** The toasts about a like, for `useCommunityLike`. */
export const likeMessages = { inspiration: messagesOf('inspiration'), story: messagesOf('story') };
