import { formatNumber, PASSAGE_MAX_LENGTH, type PassageAction } from '@storyloom/shared/domain';
import { wait } from '../../../runs/wait.ts';
import type { Ending } from './model/proposal-state.ts';

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

/** How a proposal ended that is not complete. */
const endings: Readonly<Record<Ending, string | undefined>> = {
  complete: undefined,
  length: 'The storyteller reached its length limit: the proposal is incomplete.',
  filtered: 'The storyteller’s content filter stopped it: the proposal is incomplete.',
  stopped: 'Stopped: the proposal is incomplete.',
  lost: 'The connection was lost: the proposal is incomplete.',
  partway: 'The writing stopped partway: the proposal is incomplete.',
};

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
    passage: (ending: Ending, count: Count) => [`${changes(count)}.`, endings[ending]].filter(Boolean).join(' '),
    chapter: (ending: Ending, { added }: Count) =>
      [`Next chapter: ${words(added)}.`, endings[ending]].filter(Boolean).join(' '),
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
