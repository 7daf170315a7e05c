import {
  formatNumber,
  type Genre,
  type Language,
  LANGUAGE_NAMES,
  PERSPECTIVE_NAMES,
  type PromptSource,
  readingMinutes,
  STORY_LIMITS,
  type StorySettings,
  TONE_NAMES,
} from '@storyloom/shared/domain';
import type { GuestUsage } from '@storyloom/shared/stream';
import { wait } from '../../runs/wait.ts';
import type { Ending } from './model/story-version.ts';

export interface EndingWords {
  readonly title: string;
  /** The title when it is known which limit ended the story. */
  readonly titleWith?: (limit: string) => string;
  readonly text: string;
}

export const strings = {
  site: 'Storyloom',
  genres: 'Generators',
  generators: {
    fantasy: {
      title: 'Fantasy Story Generator',
      description: 'Old forests, hard bargains, magic that costs something. Say who sets out and what they are after.',
      example: 'A mapmaker discovers that whatever she draws at night is there in the morning.',
    },
    scifi: {
      title: 'Sci-Fi Story Generator',
      description: 'Near futures and far stations. Name one thing that has changed, and who has to live with it.',
      example: 'The last lighthouse keeper on Europa hears a second voice on the emergency channel.',
    },
    children: {
      title: "Children's Story Generator",
      description: 'Small heroes, gentle trouble, a warm ending. Good for reading aloud at bedtime.',
      example: 'A shy hedgehog wants to join the forest orchestra but is afraid of the drum.',
    },
    romance: {
      title: 'Romance Story Generator',
      description: 'Two people, one reason it can’t work, and what they do about it.',
      example: 'Two rival bakers have to share one oven for the week before the harvest fair.',
    },
  } satisfies Record<Genre, { title: string; description: string; example: string }>,
  tabs: { label: 'What to write', prompt: 'AI Story Prompt', settings: 'AI Story Generator Settings' },
  prompt: 'Your prompt',
  promptHint: 'A person, a place, a wish, a problem. One or two sentences are enough.',
  /** Offered below a prompt in another language than the story's. */
  looks: (language: string) => `This prompt looks ${language}.`,
  writeIn: (language: string) => `Write the story in ${language}`,
  writtenIn: (language: string) => `The story will be in ${language}.`,
  tooLong: (what: 'prompt' | 'text', length: number, max: number) =>
    `This ${what} is ${formatNumber(length - max)} ${length - max === 1 ? 'character' : 'characters'} too long (${formatNumber(length)} of ${formatNumber(max)}). Please shorten it. Nothing is cut off for you.`,
  who: {
    label: 'Who is in it',
    hint: 'Names, and what each is like. Left empty, the storyteller decides.',
  },
  outline: {
    asking: 'Planning the chapters…',
    /** Followed by how long it has taken. */
    stillAsking: 'Planning the chapters',
    write: 'Write the story',
  },
  credit: ({ kind, title, author }: PromptSource) =>
    kind === 'inspiration' ? `A prompt by ${author}: “${title}”.` : `The prompt of “${title}” by ${author}.`,
  language: 'Language',
  perspective: 'Perspective',
  tone: 'Tone',
  length: 'Story length',
  summary: ({ language, perspective, tone, length }: StorySettings) =>
    `${LANGUAGE_NAMES[language]} · ${PERSPECTIVE_NAMES[perspective]} · ${TONE_NAMES[tone]} · about ${strings.words(length)}`,
  changeSettings: 'Change the settings',
  words: (count: number) => `${formatNumber(count)} ${count === 1 ? 'word' : 'words'}`,
  readingTime: (count: number, language: Language) => `about ${readingMinutes(count, language)} min to read`,
  random: {
    action: 'Random prompt',
    busy: 'Thinking of a prompt…',
    generated: 'Random AI story prompt generated!',
    failed: 'Failed to generate a random prompt',
    unreachable: 'Failed to generate AI story prompt. Please try again.',
    undo: 'Put back my prompt',
    clear: 'Clear prompt',
    canUndo: '“Put back my prompt” brings yours back.',
    tryAgain: 'Press “Random prompt” again, or write your own.',
    noConnection: 'The story service can’t be reached. Check your connection.',
  },
  auto: {
    label: 'Start writing as soon as I use a prompt',
    hint: 'A prompt you choose on another page then becomes a story without a press of Generate Story.',
  },
  /** Announced when a prompt from another page waits to be written. */
  handed: 'The prompt is in the form. Generate Story writes it.',
  generate: 'Generate Story',
  /** Why Generate writes nothing now. */
  why: {
    blank: 'Write a prompt first, or take a random one.',
    limit: 'Your free stories are used up. Sign in to write more.',
  },
  stop: 'Stop',
  generating: 'Generating your AI story...',
  writing: 'Writing your story…',
  /** While a story that ended too soon is continued by the service. */
  goesOn: 'Still short of your length: writing on…',
  reconnecting: 'Reconnecting…',
  halfway: 'About half of the story is written.',
  progress: (words: number, length: number) => `${formatNumber(words)} of about ${strings.words(length)}`,
  jump: 'Jump to latest',
  over: (isWhole: boolean, isSaved: boolean) =>
    `${isWhole ? 'Finished' : 'Unfinished'}, ${isSaved ? 'saved' : 'not saved yet'}`,
  goToEnd: 'Go to the end',
  leftUnfinished: (title: string) => `“${title}” isn’t finished.`,
  goToStop: 'Go to where it stops',
  unfinishedElsewhere: 'Not finished yet:',
  titleIn: (title: string, generator: string) => `“${title}” (${generator})`,
  complete: (title: string, words: number) => `Story complete: “${title}”, ${strings.words(words)}.`,
  unfinished: (title: string, words: number) => `“${title}”, ${strings.words(words)}.`,
  lastFree: 'That was your last free story.',
  /** Shown before the first story when the service reports that there is no AI. */
  noModel:
    'No AI model is connected to this site: a demo storyteller writes from stories and passages that people wrote, and uses only what it understands of your prompt. To connect a model, set AI_BASE_URL or AI_API_KEY (see README.md).',
  demo: 'Demo storyteller, no AI: this story is made of text that people wrote beforehand.',
  /** Below a story by the demo storyteller. */
  unused: (parts: readonly string[]) => `Not used: ${parts.map((part) => `“${part}”`).join(', ')}.`,
  generated: 'Story generated successfully!',
  failed: (reason: string) => `Failed to generate story: ${reason}`,
  failedPlain: 'Failed to generate story. Please try again.',
  /** A guest can't sign in again, and gets a new pass by trying again. */
  guestUnauthorized: 'We couldn’t recognize your visit. Please try again.',
  /** What is kept after a failure. */
  kept: { prompt: 'Your prompt is kept.', story: 'The story so far is kept.' },
  empty: 'No story content was generated',
  tryAgain: 'Try Again',
  tryAgainIn: (seconds: number) => `Try Again in ${wait(seconds)}`,
  continue: 'Continue',
  continueIn: (seconds: number) => `Continue in ${wait(seconds)}`,
  continueCosts: 'Continuing uses one of your free stories.',
  continueFree: 'Continuing is free.',
  continueSignIn: 'Your free stories are used up. Sign in to continue this one: it’ll still be here.',
  /** After a limit of time, for users whom continuing costs nothing. */
  goOnHere: 'Continue picks up from here.',
  full: 'A story can’t get longer than this here. Save it, and start a new one where it stops.',
  another: 'Another version',
  anotherCosts: (left: number) =>
    left === 1 ? 'Uses your last free story.' : `Uses one of your free stories; ${formatNumber(left)} left.`,
  /** All versions on the page, of one prompt or several; readers see them as stories. */
  versions: {
    label: 'Stories',
    labelBelow: 'Stories, below this one',
    position: (index: number, count: number) => `Story ${index + 1} of ${count}`,
    about: ({ tone, length }: StorySettings, isWhole: boolean) =>
      `${TONE_NAMES[tone]} · about ${strings.words(length)}${isWhole ? '' : ' · not finished'}`,
    named: (position: string, title: string, about: string) => `${position}: “${title}”, ${about}`,
    previous: 'Previous story',
    next: 'Next story',
    remove: 'Remove this story',
    removeTitle: 'Remove this story?',
    removeText: 'It isn’t in your collection. You can’t undo this.',
    removeConfirm: 'Remove',
  },
  failedTitle: 'The story couldn’t be written',
  notContinuedTitle: 'The story couldn’t be continued',
  cutTitle: 'The story broke off',
  guestUsage: ({ used, limit }: GuestUsage) => ({
    used: `You have used ${used}/${limit} free AI-generated stories.`,
    signIn: 'Sign in for unlimited stories...',
  }),
  usedUp: {
    title: 'Your free stories are used up',
    text: 'Your prompt is in the box below. Sign in, and it’ll still be there.',
  },
  signIn: 'Sign in',
  endLabel: 'End of the story',
  again: 'Read from the beginning',
  failureLabel: 'What you can do now',
  result: 'Your story',
  edit: 'Edit',
  next: 'What next?',
  signInToEdit: 'Sign in to edit',
  copy: 'Copy',
  copied: 'Story copied to clipboard!',
  copyFailed: 'Your browser doesn’t allow copying here. Select the text and copy it yourself.',
  download: {
    action: 'Download',
    done: 'Your text file is ready.',
    byDemo: 'Written by the Storyloom demo storyteller, without AI.',
  },
  save: 'Save AI-Generated Story to Your Collection',
  /** When the collection has a shorter text of the same story. */
  saveLonger: 'Save the longer text',
  savedLonger: 'The story in your collection has the longer text now.',
  saving: 'Saving…',
  saved: 'AI-generated story saved successfully!',
  saveNeedsSignIn: 'You must be logged in to save AI-generated stories',
  saveNoUser: 'No user found',
  saveSignInAgain: 'Your sign-in has expired. Sign in again to save it. Your story stays here.',
  saveNeedsStory: 'No AI story content to save',
  savedLink: 'Saved. Open it in My Stories',
  saveFailed: 'Failed to save AI-generated story',
  saveUnreachable: 'An error occurred while saving your AI-generated story',
  createAccount: 'Create a free account to keep this story',
  guestInvitation: 'Sign in to save your AI-generated story and access it anytime',
  share: {
    action: 'Share AI-Generated Story',
    needsStory: 'Generate an AI story first before sharing',
    needsSignIn: 'Please sign in to share this AI-generated story',
    signedOut: 'Please sign in to share stories',
    refused: 'Please sign in to share this story',
    failed: 'Failed to share story',
    promptFailed: 'Story shared but failed to share the prompt as inspiration',
    sharedBoth: 'Story and prompt shared successfully!',
    shared: 'Story shared successfully!',
    checking: 'Checking whether it’s already shared…',
    checkFailed: 'Failed to check whether it’s already shared',
    private: { title: 'Only you can read it now', text: 'It has no link.' },
    hidden: { title: 'No one else can read it right now', text: 'The people who run this site have hidden it.' },
    manage: 'Change who can read it in Shared Stories',
    promptLeft: 'Its prompt couldn’t be shared as an inspiration.',
    sharePrompt: 'Try to share the prompt again',
    sharingPrompt: 'Sharing...',
  },
  storage: {
    title: 'Your work isn’t being saved on this device',
    text: 'Your browser’s storage is blocked or full. You can keep writing, but copy or save your story before you close this page.',
  },
  damaged: {
    title: 'Part of your saved work on this device couldn’t be read',
    text: 'Everything else is here.',
  },
  notOpened: 'The story couldn’t be opened',
  notInCollection: 'It isn’t in your collection any more.',
  left: (generator: string) =>
    `The story goes on for a minute without you. Open the ${generator} generator to follow it.`,
  endings: {
    complete: undefined,
    length: {
      title: 'The storyteller reached its length limit',
      text: 'The story stops here, unfinished. Everything that was written is kept.',
    },
    filtered: {
      title: 'The storyteller’s content filter stopped the story',
      text: 'Everything up to here is kept. Rewording the prompt may help.',
    },
    stopped: { title: 'Stopped', text: 'The story is unfinished. Everything that was written is kept.' },
    lost: {
      title: 'The story broke off before its end',
      text: 'The story is unfinished. Everything that arrived is kept.',
    },
    silent: {
      title: 'The model sent no text for too long',
      titleWith: (limit: string) => `The model sent no text for ${limit}`,
      text: 'The story is unfinished. Everything that arrived is kept.',
    },
    overtime: {
      title: 'This site’s time limit for a story was reached',
      titleWith: (limit: string) => `This site’s time limit of ${limit} was reached`,
      text: 'The story is unfinished. Everything that was written is kept.',
    },
    full: {
      title: `The story reached the limit of ${formatNumber(STORY_LIMITS.characters)} characters`,
      text: 'Everything up to here is kept. Save it, and start a new story where it stops.',
    },
    pastLength: {
      title: 'The story ran past the length you asked for',
      text: 'It was cut there, unfinished. Everything up to there is kept.',
    },
    elsewhere: {
      title: 'This story is being written in another tab',
      text: 'You can follow it here too. To continue it here, stop it there first.',
    },
    interrupted: {
      title: 'The page closed while the story was being written',
      text: 'The story is unfinished. Everything that arrived is kept.',
    },
  } satisfies Record<Ending | 'pastLength' | 'elsewhere', EndingWords | undefined>,
} as const;
