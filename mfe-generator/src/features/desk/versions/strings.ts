import {
  formatDay,
  formatLocalMoment,
  formatLocalTime,
  formatNumber,
  REVISION_LIMITS,
  type RevisionCause,
} from '@storyloom/shared/domain';

const count = (number: number, one: string, many: string) => `${formatNumber(number)} ${number === 1 ? one : many}`;

const isSameDay = (one: Date, other: Date) => one.toDateString() === other.toDateString();

const dayBefore = (time: Date) => new Date(time.getFullYear(), time.getMonth(), time.getDate() - 1);

/** “Today”, “Yesterday” or a date. */
function day(time: Date, now: Date): string {
  if (isSameDay(time, now)) return 'Today';
  return isSameDay(time, dayBefore(now)) ? 'Yesterday' : formatDay(time);
}

function change(more: number): string {
  if (more === 0) return 'the same length';
  return more > 0 ? `${formatNumber(more)} more` : `${formatNumber(-more)} fewer`;
}

export const strings = {
  title: 'Versions',
  notLoaded: 'The versions couldn’t be opened. Check your connection and try again.',
  loading: 'Loading the versions…',
  loadFailed: 'Failed to load the versions',
  list: 'Versions, newest first',
  keys: 'The arrow keys move through the list.',
  newest: 'Newest',
  day,
  time: formatLocalTime,
  moment: (time: Date, now: Date): string => `${day(time, now)} at ${formatLocalTime(time)}`,
  /** For versions of the same minute. */
  second: (time: Date, now: Date): string =>
    `${day(time, now)} at ${time.toLocaleTimeString(undefined, { timeStyle: 'medium' })}`,
  exactly: (time: Date): string => `${formatDay(time)}, ${time.toLocaleTimeString(undefined, { timeStyle: 'medium' })}`,
  causes: {
    written: 'First version',
    typed: 'Typed',
    proposal: 'Passage changed',
    restored: 'Restored an earlier version',
    continued: 'Continued in the generator',
    merged: 'Two texts put together',
    chapter: 'Chapters changed',
  } satisfies Record<RevisionCause, string>,
  restoredFrom: (time: Date): string => `Restored from ${formatLocalMoment(time)}`,
  /** `more`: characters more than in the version before; absent for the first. */
  size: (characters: number, more: number | undefined): string =>
    `${count(characters, 'character', 'characters')}${more === undefined ? '' : `, ${change(more)}`}`,
  kept: `Up to ${REVISION_LIMITS.perStory} versions are kept: the newest ${REVISION_LIMITS.newest}, the first, and of the others fewer the older they are.`,
  onlyOne: 'Only one version so far',
  onlyOneText: 'When you change the story, each version of it is kept here. You can read, compare and restore them.',
  choose: 'Choose a version to read it, compare it with another, or restore it.',
  back: 'All versions',
  show: 'What to show',
  read: 'Read',
  compare: 'Compare',
  text: (moment: string): string => `The story, ${moment}`,
  loadingText: 'Loading this version…',
  textFailed: 'Failed to load this version',
  from: 'From',
  to: 'To',
  now: 'Your text now',
  option: (moment: string, cause: string): string => `${moment} · ${cause}`,
  changes: 'The changes',
  same: 'Both read the same.',
  changed: (inserted: number, deleted: number): string =>
    inserted + deleted === 0
      ? 'No words are different, only marks or emphasis.'
      : `${count(inserted, 'word', 'words')} added, ${formatNumber(deleted)} removed.`,
  /** Read out around each change; they are marked by lines and colors for those who see them. */
  marks: { deleted: ['removed:', 'end of removal'], inserted: ['added:', 'end of addition'] },
  paragraphEnd: 'paragraph break',
  unchanged: (paragraphs: number): string => count(paragraphs, 'unchanged paragraph', 'unchanged paragraphs'),
  restore: 'Restore',
  notSaved: 'You can restore it once your latest changes are saved.',
  isCurrent: 'This is your text now.',
  restored: 'Version restored',
  restoredText: 'The text you had before is kept in Versions, too.',
  undo: 'Undo restoring',
  undone: 'The text you had before is back',
} as const;
