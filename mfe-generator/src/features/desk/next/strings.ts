import { CONTINUE_ROOM_MIN, DIRECTION_MAX_LENGTH, formatNumber, STORY_LIMITS } from '@storyloom/shared/domain';

const characters = (count: number) => `${formatNumber(count)} ${count === 1 ? 'character' : 'characters'}`;

export const strings = {
  title: 'What happens next?',
  text: 'Choose how the story goes on, and the storyteller writes the next chapter below your text. You decide whether it stays.',
  suggest: 'Suggest three ways on',
  again: 'Suggest three others',
  suggesting: 'Thinking about what could happen…',
  suggested: 'Three suggestions are there.',
  failed: 'There are no suggestions',
  unread: 'The storyteller’s answer couldn’t be read. Please try again.',
  choice: 'How it goes on',
  own: 'In my own words',
  ownLabel: 'What happens next, in your own words',
  ownHint: 'For example: “She follows the stranger down to the boats.”',
  blank: 'Choose a suggestion, or write what happens next.',
  tooLongDirection: (over: number): string =>
    `This is ${characters(over)} too long. At most ${characters(DIRECTION_MAX_LENGTH)}, please.`,
  length: 'Length of the chapter',
  words: (count: number): string => `${formatNumber(count)} ${count === 1 ? 'word' : 'words'}`,
  write: 'Write the chapter',
  blocked: 'Accept or discard the proposal above first.',
  empty: 'Write the beginning of the story first.',
  full: `This story is as long as a story can be: at most ${characters(STORY_LIMITS.characters)}, and a chapter needs ${formatNumber(CONTINUE_ROOM_MIN)} of them. To go on, shorten it or begin a new one.`,
} as const;
