import { formatNumber } from '@storyloom/shared/domain';

const count = (number: number, one: string, many: string) => `${formatNumber(number)} ${number === 1 ? one : many}`;

export const strings = {
  title: 'Notes',
  notLoaded: 'The notes couldn’t be opened. Check your connection and try again.',
  description: 'What you keep about this story. The storyteller gets it whenever you ask for something.',
  loading: 'Loading the notes…',
  loadFailed: 'Failed to load the notes',
  parts: 'Parts of the notes',
  characters: 'Characters',
  places: 'Places',
  rules: 'World',
  outline: 'Outline',
  found: 'Found',
  unnamed: { characters: 'New character', places: 'New place', outline: 'New chapter' },
  none: {
    characters: 'Nobody is in the notes yet.',
    places: 'No place is in the notes yet.',
    outline: 'There is no outline yet.',
  },
  add: { characters: 'Add a character', places: 'Add a place', outline: 'Add a chapter' },
  full: (most: number): string => `There is room for ${formatNumber(most)}.`,
  fields: {
    name: 'Name',
    role: 'Role',
    appearance: 'Appearance',
    voice: 'How they speak',
    description: 'Description',
    title: 'Title',
    summary: 'What happens',
  },
  nameless: 'Without a name this isn’t kept. Give it one.',
  tooLong: (over: number): string =>
    `This is ${count(over, 'character', 'characters')} too long. Shorten it, so that it can be saved.`,
  rulesLabel: 'Rules of the story’s world',
  rulesHint: 'For example: “Nobody may light a lamp before dusk.”',
  remove: 'Remove',
  removeLabel: (name: string): string => `Remove “${name}”`,
  up: (name: string): string => `Move “${name}” up`,
  down: (name: string): string => `Move “${name}” down`,
  moved: (name: string, index: number, all: number): string =>
    `“${name}” is now ${formatNumber(index + 1)} of ${formatNumber(all)}.`,
  removed: (name: string): string => `“${name}” was removed.`,
  undo: 'Undo',
  find: 'Find in the text',
  finding: 'Reading the text…',
  findFailed: 'Nothing could be looked up in the text',
  noText: 'There is no text yet.',
  unread: 'The storyteller’s answer couldn’t be read. Please try again.',
  added: (added: number, leftOut: number): string =>
    [
      added === 0
        ? 'Nothing new was found in the text.'
        : `${count(added, 'entry was', 'entries were')} added. What you wrote is as it was.`,
      leftOut > 0 && `There was no room for ${formatNumber(leftOut)} more.`,
    ]
      .filter(Boolean)
      .join(' '),
  status: { saved: 'Saved', saving: 'Saving…', onDevice: 'Saved on this device only.' },
  failed: 'The notes couldn’t be saved',
  kept: 'They’re kept on this device.',
  retry: 'Try again now',
  tooLongTitle: 'Something is too long to be saved',
  gone: 'This story was deleted in the meantime, and its notes can’t be saved.',
  conflict: {
    title: 'These notes were also changed somewhere else',
    text: 'Nothing was overwritten. Choose which to keep.',
    mine: 'Keep these',
    theirs: 'Take the other ones',
    show: 'Show the other notes',
  },
  similar: {
    title: 'Names that look alike',
    pair: (rare: string, usual: string): string => `“${rare}” may be meant as “${usual}”.`,
    show: (name: string): string => `Show “${name}”`,
    correct: (name: string): string => `Change to “${name}”`,
    corrected: (number: number, name: string): string => `Changed to “${name}” ${count(number, 'time', 'times')}.`,
    blocked: 'Accept or discard the proposal in the text first.',
  },
} as const;
