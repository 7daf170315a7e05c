import { formatNumber, PASSAGE_MAX_LENGTH, type PassageAction } from '@storyloom/shared/domain';
import { runStrings } from '../../../runs/strings.ts';
import { wait } from '../../../runs/wait.ts';
import type { Ended, Ending } from './model/proposal-state.ts';

const words = (count: number) => `${formatNumber(count)} ${count === 1 ? 'word' : 'words'}`;

type Count = Readonly<Record<'changed' | 'added' | 'removed', number>>;

/** Such as “2 words changed, 5 added”. */
function changes({ changed, added, removed }: Count): string {
  const parts = [
    { count: changed, what: 'changed' },
    { count: added, what: 'added' },
    { count: removed, what: 'removed' },
  ].filter(({ count }) => count > 0);
  if (parts.length === 0) return 'No words changed';
  return parts.map(({ count, what }, at) => `${at === 0 ? words(count) : formatNumber(count)} ${what}`).join(', ');
}

/** Why a proposal is not complete. */
const endings: Readonly<Record<Ending, string | undefined>> = {
  complete: undefined,
  length: 'The text was cut at its length limit',
  filtered: 'The storyteller’s content filter stopped it',
  stopped: 'Stopped',
  lost: 'The writing broke off',
  silent: 'The model sent no text for too long',
  overtime: 'This site’s time limit was reached',
  full: 'There is no room for more text in this story',
  partway: 'The writing stopped partway',
};

/** The same when it is known which limit of time ended it. */
const limits: Readonly<Partial<Record<Ending, (limit: string) => string>>> = {
  silent: (limit) => `The model sent no text for ${limit}`,
  overtime: (limit) => `This site’s time limit of ${limit} was reached`,
};

function incomplete({ ending, limitSeconds }: Ended): string | undefined {
  const limit = limitSeconds === undefined ? undefined : limits[ending]?.(runStrings.duration(limitSeconds));
  const why = limit ?? endings[ending];
  return why && `${why}: the proposal is incomplete.`;
}

export const strings = {
  change: 'Change passage',
  /** The key that opens the menu, as `aria-keyshortcuts` and as users read it. */
  key: { name: 'Alt+Enter', shown: 'Alt+Enter', mac: '⌥ Return' },
  actions: {
    rewrite: 'Rewrite',
    shorten: 'Shorten',
    expand: 'Expand',
    tone: 'Change tone',
    continue: 'Continue from here',
    custom: 'Your own instruction…',
  } satisfies Record<PassageAction, string>,
  noInstruction: 'Your own instruction (not with the demo storyteller)',
  about: (count: number, isSelected: boolean, key: string | undefined) =>
    `${isSelected ? 'The selection' : 'This paragraph'}: ${words(count)}${key === undefined ? '' : ` (${key})`}`,
  noPassage: 'There is no text here. Place the cursor in a paragraph, or select a passage.',
  tooLong: (length: number) =>
    `This passage is ${formatNumber(length - PASSAGE_MAX_LENGTH)} characters too long. Select a part of it: at most ${formatNumber(PASSAGE_MAX_LENGTH)} characters.`,
  instruction: {
    title: 'Change the passage your way',
    label: 'What should change?',
    hint: 'For example: “Let her find the letter herself.”',
    blank: 'Write what should change first.',
    tooLong: (over: number) =>
      `This is ${formatNumber(over)} ${over === 1 ? 'character' : 'characters'} too long. Please shorten it.`,
    send: 'Change passage',
    cancel: 'Cancel',
  },
  bar: 'Proposal',
  asked: {
    rewrite: 'Rewriting the passage…',
    shorten: 'Shortening the passage…',
    expand: 'Expanding the passage…',
    tone: 'Changing the tone of the passage…',
    continue: 'Writing what comes next…',
    custom: 'Changing the passage…',
    chapter: 'Writing the next chapter…',
  } satisfies Record<PassageAction | 'chapter', string>,
  /** What a proposal that is there has: words that differ, or those of a chapter. */
  has: {
    passage: (ended: Ended, count: Count) => [`${changes(count)}.`, incomplete(ended)].filter(Boolean).join(' '),
    chapter: (ended: Ended, { added }: Count) =>
      [`Next chapter: ${words(added)}.`, incomplete(ended)].filter(Boolean).join(' '),
  },
  /** Announced when a proposal is there. */
  ready: (has: string) => `Proposal ready: ${has}`,
  accept: 'Accept',
  tryAgain: 'Try Again',
  tryAgainIn: (seconds: number) => `Try Again in ${wait(seconds)}`,
  discard: 'Discard',
  stop: 'Stop',
  keys: { accept: 'Ctrl+Enter', acceptMac: '⌘ Return', escape: 'Esc' },
  accepted: 'Proposal accepted.',
  discarded: {
    passage: 'Proposal discarded. The passage is as it was.',
    chapter: 'Chapter discarded. The story is as it was.',
  },
  stopped: { passage: 'Stopped. The passage is as it was.', chapter: 'Stopped. The story is as it was.' },
  lost: 'The passage was changed, so the proposal for it was discarded.',
  refused: 'Accept or discard the proposal before you edit this passage.',
  failedTitle: { passage: 'There is no proposal for this passage', chapter: 'The chapter wasn’t written' },
  brokenTitle: 'The proposal broke off',
  kept: 'Accept or discard what has arrived.',
  empty: {
    passage: 'The storyteller had nothing to say about this passage.',
    chapter: 'The storyteller had nothing to say about what happens next.',
  },
  signIn: 'Sign in',
  demo: 'Demo storyteller, no AI: it can only retell what it wrote itself.',
  /** Read by screen readers around the changes of a passage, and a mark for the end of a paragraph. */
  marks: { deleted: 'deleted: ', inserted: 'inserted: ', end: ' end of change. ', paragraph: '¶' },
} as const;
