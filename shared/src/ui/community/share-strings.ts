import type { ShareSubject } from './share-choices.ts';

interface Summarized extends Pick<ShareSubject, 'prompt' | 'credited'> {
  /** Absent until it is known. */
  readonly byline: string | undefined;
  readonly isPublic: boolean;
  readonly withPrompt: boolean;
}

function promptSummary({ prompt, credited, isPublic, withPrompt }: Summarized): string {
  if (prompt === 'none') return '';
  const shown = ` Its page shows the prompt${credited === undefined ? '' : ` and credits ${credited || 'its author'} for it`}`;
  if (prompt !== 'offered') return `${shown}.`;
  if (!withPrompt) return `${shown}. The prompt isn’t shared as an inspiration.`;
  return isPublic
    ? `${shown}. The prompt is also shared as an inspiration, under the same name.`
    : `${shown}. The prompt is also added to your inspirations, where only you can see it.`;
}

/** Texts of the share dialog. */
export const shareStrings = {
  title: 'Title (optional)',
  titleHint: (title: string) => `If you leave this empty, it’s shared as “${title}”.`,
  preview: 'Preview',
  prompt: 'Also share prompt as inspiration',
  promptShared: 'Its prompt has already been shared.',
  promptKnown: 'Its prompt is already an inspiration.',
  promptOf: (author: string) =>
    author === ''
      ? 'This prompt is from the community. Your story credits its author.'
      : `This prompt is by ${author}. Your story credits them.`,
  public: 'Make public for other users to see and use',
  summary: (about: Summarized) =>
    `${about.isPublic ? 'Everyone can find and read this story' : 'Only people with the link can read this story'}, under ${
      about.byline === undefined ? 'your display name' : `the name “${about.byline}”`
    }.${promptSummary(about)}`,
  signIn: 'Sign in',
  kept: 'What you entered will still be here.',
  cancel: 'Cancel',
  submit: 'Share Story',
  busy: 'Sharing...',
  outcome: {
    public: {
      title: 'Everyone can read it now',
      text: 'It’s in the community now. You can also send the link to anyone.',
    },
    unlisted: {
      title: 'Anyone with the link can read it now',
      text: 'It isn’t listed anywhere. Send the link to the people who should read it.',
    },
  },
  savedToo: 'It’s also saved in My Stories.',
  done: 'Done',
} as const;
