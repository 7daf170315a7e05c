import { formatNumber } from '@storyloom/shared/domain';
import { shareStrings } from './share-strings.ts';

const counted = (count: number, one: string, many: string) => `${formatNumber(count)} ${count === 1 ? one : many}`;

interface Liking {
  readonly liked: boolean;
  /** `null` if only the owner can read it anymore. */
  readonly likes: number | null;
}

/** Texts about published stories and prompts, wherever they are shown. */
export const communityStrings = {
  likes: (count: number) => counted(count, 'like', 'likes'),
  uses: (count: number) => counted(count, 'use', 'uses'),
  views: (count: number) => counted(count, 'view', 'views'),
  likeDone: {
    /** A liked prompt is one of the user's favorites. */
    inspiration: ({ liked }: Liking) => (liked ? 'Added to your favorites!' : 'Removed from favorites'),
    story: ({ liked, likes }: Liking) =>
      likes === null
        ? 'Like removed.'
        : `${liked ? 'Liked' : 'Like removed'}. It has ${counted(likes, 'like', 'likes')}.`,
  },
  likeFailed: 'Failed to update like',
  likeNeedsSignIn: {
    inspiration: 'You must be signed in to like inspirations',
    story: 'You must be signed in to like stories',
  },
  signIn: 'Sign in',
  nothingLost: 'What you typed will still be here when you are back.',
  report: (title: string) => `Report “${title}”`,
  reportNeedsSignIn: 'You must be signed in to report this',
  reported: 'Thank you. The people who run this site will take a look.',
  reportedAlready: 'You’ve already reported this. Thank you.',
  reportFailed: 'Your report could not be sent. Please try again.',
  demo: 'Demo storyteller, no AI: this story is made of text that people wrote beforehand.',
  share: shareStrings,
  shareLink: {
    label: 'Link',
    copy: 'Copy link',
    copied: 'Link copied to clipboard!',
    copyFailed: 'The link could not be copied. Select it and copy it by hand.',
    open: 'Open the page',
  },
  writeOwn: 'Write your own from this prompt',
} as const;
