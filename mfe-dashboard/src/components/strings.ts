import { formatNumber } from '@storyloom/shared/domain';

/** Length of the part of a prompt that describes its story in the page's head, in characters. */
const DESCRIPTION_LENGTH = 150;

/** Strings that several features of this module use. */
export const strings = {
  pageTitle: (title: string): string => `${title} · Storyloom`,
  shortened: (text: string): string =>
    text.length > DESCRIPTION_LENGTH ? `${text.slice(0, DESCRIPTION_LENGTH).trimEnd()}…` : text,
  number: formatNumber,
  createNew: 'Create New Story',
  getInspired: 'Get Inspired',
  unknownGenre: 'Unknown genre',
  prompt: 'Prompt',
  cancel: 'Cancel',
  signIn: 'Sign in',
  /** Who else can read a shared copy. */
  sharedWith: { public: 'Shared with everyone', unlisted: 'Shared by link' },
  rename: {
    action: 'Rename',
    actionNamed: (title: string): string => `Rename “${title}”`,
    title: 'Rename this story',
    label: 'Title',
    missing: 'Please enter a title',
    submit: 'Save title',
    busy: 'Saving…',
    done: 'Story renamed',
    gone: 'This story was deleted in the meantime',
    failed: 'Failed to rename story',
    needsSignIn: 'Please sign in to rename this story. What you entered will still be here.',
  },
  sharing: {
    who: 'Who can read it',
    title: (title: string): string => `Sharing “${title}”`,
    whoNamed: (title: string): string => `Who can read “${title}”`,
    save: 'Save',
    saving: 'Saving…',
    unchanged: 'Nothing has changed.',
    notSaved: (title: string) => ({
      private: `Nothing was changed. Only you can read “${title}”.`,
      unlisted: `Nothing was changed. Anyone with the link can read “${title}”.`,
      public: `Nothing was changed. Everyone can read “${title}”.`,
    }),
    visibilities: {
      private: 'Only you',
      unlisted: 'Anyone with the link',
      public: 'Everyone',
    },
    explained: {
      private: 'It has no link. Sharing it again makes a new one; old links stay dead.',
      unlisted:
        'It isn’t listed anywhere, and search engines are asked to skip it. A story that was public gets a new link; the old one stops working.',
      public: 'It’s listed in the community, and anyone with the link can read it.',
    },
    changed: (title: string) => ({
      private: `Only you can read “${title}” now`,
      unlisted: `Anyone with the link can read “${title}” now`,
      public: `Everyone can read “${title}” now`,
    }),
    changeFailed: 'Failed to change who can read it. Nothing has changed.',
    hidden: 'Hidden by the people who run this site: no one else can read it right now.',
    needsSignIn: 'Please sign in to share stories',
  },
  promptToo: {
    still: (title: string): string => `Its prompt, “${title}”, is still public: others can find and use it.`,
    unknown: 'It couldn’t be checked whether its prompt is still public. To find out, look under ',
    place: 'Your Shared Inspirations',
    remove: 'Also remove its prompt from the community',
    where: 'Remove it here, or later under ',
    removeNow: 'Remove its prompt',
    removed: 'The prompt is no longer public.',
    failed: 'The prompt couldn’t be removed. It’s still public.',
  },
  share: {
    action: 'Share',
    actionNamed: (title: string): string => `Share “${title}”`,
    loading: 'Checking whether it’s already shared…',
    failed: 'Failed to check whether it’s already shared',
    gone: 'This story was deleted in the meantime',
    done: 'Story shared successfully!',
    sharedBoth: 'Story and prompt shared successfully!',
    promptFailed: 'Story shared but failed to share the prompt as inspiration',
    doneFailed: 'Failed to share story',
    needsSignIn: 'Please sign in to share this story',
    close: 'Done',
  },
} as const;
