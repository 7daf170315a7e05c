const number = new Intl.NumberFormat('en');
const counted = (count: number, one: string, many: string) => `${number.format(count)} ${count === 1 ? one : many}`;

/** Words that prompts and stories of the community have in common. */
export const strings = {
  likes: (count: number) => counted(count, 'like', 'likes'),
  uses: (count: number) => counted(count, 'use', 'uses'),
  views: (count: number) => counted(count, 'view', 'views'),
  likeFailed: 'Failed to update like',
  likeNeedsSignIn: {
    inspiration: 'You must be signed in to like inspirations',
    story: 'You must be signed in to like stories',
  },
  report: (title: string) => `Report “${title}”`,
  reportNeedsSignIn: 'You must be signed in to report something',
  reported: 'Thank you. The people who run this site will look at it.',
  reportedAlready: 'You have reported this already. Thank you.',
  reportFailed: 'Your report could not be sent. Please try again.',
  loading: 'Loading…',
} as const;
