/** Characters of a prompt that stand for its story where there is little room. */
const DESCRIPTION_LENGTH = 150;

const number = new Intl.NumberFormat('en');

/** Words that the pages of this module have in common. */
export const strings = {
  pageTitle: (title: string): string => `${title} · Storyloom`,
  shortened: (text: string): string =>
    text.length > DESCRIPTION_LENGTH ? `${text.slice(0, DESCRIPTION_LENGTH).trimEnd()}…` : text,
  number: (value: number): string => number.format(value),
  createNew: 'Create New Story',
  getInspired: 'Get Inspired',
  unknownGenre: 'Unknown genre',
  prompt: 'Prompt',
  cancel: 'Cancel',
  rename: {
    action: 'Rename',
    actionNamed: (title: string): string => `Rename “${title}”`,
    title: 'Rename this story',
    label: 'Title',
    missing: 'Please enter a title',
    submit: 'Save title',
    busy: 'Saving…',
    done: 'Story renamed',
    gone: 'This story has been deleted meanwhile',
    failed: 'Failed to rename story',
  },
  sharing: {
    who: 'Who can read it',
    visibilities: {
      private: 'Only you',
      unlisted: 'Those with the link',
      public: 'Everybody',
    },
    explained: {
      private: 'No link leads to it. Sharing it again makes a new link; the old ones stay dead.',
      unlisted: 'It is in no list, and search engines are told to pass it by.',
      public: 'It is in the community’s list, and anybody with the link can read it.',
    },
    revoked: 'Nobody else can read it any more',
    changed: 'Saved: who can read it',
    changeFailed: 'Failed to change who can read it. It is as it was.',
    hidden: 'Hidden by the people who run this site: nobody else can read it now.',
  },
} as const;
