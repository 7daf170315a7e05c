import type { AppErrorCode } from '@storyloom/shared/api';
import {
  type Genre,
  type Language,
  LANGUAGE_NAMES,
  PERSPECTIVE_NAMES,
  PROMPT_MAX_LENGTH,
  type PromptSource,
  readingMinutes,
  type StorySettings,
  TONE_NAMES,
} from '@storyloom/shared/domain';
import type { GuestUsage } from '@storyloom/shared/stream';
import type { Ending } from './model/story-version.ts';

const number = new Intl.NumberFormat('en');

const FAILED = 'Failed to generate story. Please try again.';
/** What the service says when the provider gives no reason (spec 8): the toast around it says that already. */
const NO_REASON = /^(?:failed to generate story[.:]?\s*)*$/i;

const FAILED_BEGINNING = /^failed to generate story:\s*/i;

const LONG_UNITS = { second: ['second', 'seconds'], minute: ['minute', 'minutes'], hour: ['hour', 'hours'] } as const;
const SHORT_UNITS = { second: ['s', 's'], minute: ['min', 'min'], hour: ['h', 'h'] } as const;

/** A wait in seconds up to a minute and a half, in minutes up to an hour and a half, then in hours; never less than it is. */
function wait(seconds: number, style: 'long' | 'short'): string {
  const [unit, size] =
    seconds <= 90 ? (['second', 1] as const) : seconds <= 5400 ? (['minute', 60] as const) : (['hour', 3600] as const);
  const count = Math.ceil(seconds / size);
  const [one, many] = (style === 'long' ? LONG_UNITS : SHORT_UNITS)[unit];
  return `${number.format(count)} ${count === 1 ? one : many}`;
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
  promptTooLong: (length: number) =>
    `This prompt is ${number.format(length - PROMPT_MAX_LENGTH)} ${length - PROMPT_MAX_LENGTH === 1 ? 'character' : 'characters'} too long (${number.format(length)} of ${number.format(PROMPT_MAX_LENGTH)}). Please shorten it. Nothing is cut off for you.`,
  credit: ({ kind, title, author }: PromptSource) =>
    kind === 'inspiration' ? `A prompt by ${author}: “${title}”.` : `The prompt of “${title}” by ${author}.`,
  language: 'Language',
  perspective: 'Perspective',
  tone: 'Tone',
  length: 'Story length',
  summary: ({ language, perspective, tone, length }: StorySettings) =>
    `${LANGUAGE_NAMES[language]} · ${PERSPECTIVE_NAMES[perspective]} · ${TONE_NAMES[tone]} · about ${strings.words(length)}`,
  changeSettings: 'Change the settings',
  words: (count: number) => `${number.format(count)} ${count === 1 ? 'word' : 'words'}`,
  readingTime: (count: number, language: Language) => `about ${readingMinutes(count, language)} min to read`,
  random: {
    action: 'Random prompt',
    busy: 'Thinking of a prompt…',
    generated: 'Random AI story prompt generated!',
    failed: 'Failed to generate a random prompt',
    unreachable: 'Failed to generate AI story prompt. Please try again.',
    undo: 'Put back my prompt',
  },
  generate: 'Generate Story',
  stop: 'Stop',
  generating: 'Generating your AI story...',
  writing: 'Writing your story…',
  halfway: 'About half of the story is written.',
  progress: (words: number, length: number) => `${number.format(words)} of about ${strings.words(length)}`,
  jump: 'Jump to latest',
  complete: (words: number) => `Story complete, ${strings.words(words)}.`,
  demo: 'Demo storyteller, no AI: this story is put together from passages that people wrote.',
  generated: 'Story generated successfully!',
  failed: (reason: string) => `Failed to generate story: ${reason}`,
  empty: 'No story content was generated',
  noBody: 'No response body received',
  tryAgain: 'Try Again',
  tryAgainIn: (seconds: number) => `Try Again in ${wait(seconds, 'short')}`,
  continue: 'Continue',
  continueCosts: 'Continuing uses one of your free stories.',
  full: 'A story can’t get longer than this here. Save it, and start a new one where it stops.',
  another: 'Another version',
  versions: {
    label: 'Versions',
    position: (index: number, count: number) => `Version ${index + 1} of ${count}`,
    previous: 'Previous version',
    next: 'Next version',
    remove: 'Remove this version',
    removeTitle: 'Remove this version?',
    removeText: 'It isn’t in your collection. You can’t undo this.',
    removeConfirm: 'Remove',
  },
  failedTitle: 'The story could not be written',
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
  result: 'Your story',
  copy: 'Copy',
  copied: 'Story copied to clipboard!',
  copyFailed: 'Your browser doesn’t allow copying here. Select the text and copy it yourself.',
  download: {
    action: 'Download',
    done: 'Your text file is ready.',
    byDemo: 'Written by the Storyloom demo storyteller, without AI.',
  },
  save: 'Save AI-Generated Story to Your Collection',
  saving: 'Saving…',
  saved: 'AI-generated story saved successfully!',
  saveNeedsSignIn: 'You must be logged in to save AI-generated stories',
  saveNoUser: 'No user found',
  saveSignInAgain: 'Your sign-in has expired. Sign in again to save it. Your story stays here.',
  saveNeedsStory: 'No AI story content to save',
  savedLink: 'Saved. Open it in My Stories',
  saveFailed: 'Failed to save AI-generated story',
  saveUnreachable: 'An error occurred while saving your AI-generated story',
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
  },
  storage: {
    title: 'Your work isn’t being saved on this device',
    text: 'Your browser’s storage is blocked or full. You can keep writing, but copy or save your story before you close this page.',
  },
  damaged: {
    title: 'Part of your saved work on this device couldn’t be read',
    text: 'Everything else is here.',
  },
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
      title: 'The connection was lost before the end',
      text: 'The story is unfinished. Everything that arrived is kept.',
    },
    elsewhere: {
      title: 'This story is being written in another tab',
      text: 'You can follow it here too. To continue it here, stop it there first.',
    },
    interrupted: {
      title: 'The page closed while the story was being written',
      text: 'The story is unfinished. Everything that arrived is kept.',
    },
  } satisfies Record<Ending | 'elsewhere', { title: string; text: string } | undefined>,
} as const;

/** Sentences for failures whose own message does not say what to do. */
const errorSentences: Partial<Record<AppErrorCode, string>> = {
  network: 'The story service can’t be reached. Check your connection and try again. Your prompt is kept.',
  internal: FAILED,
  unauthorized: 'Your sign-in has expired. Please sign in again. Your prompt is kept.',
};

/** A guest has nothing to sign in with again, and gets a new pass by asking. */
const GUEST_UNAUTHORIZED = 'We couldn’t recognize your visit. Please try again. Your prompt is kept.';

interface Failure {
  readonly code: string;
  readonly message: string;
  readonly retryAfter?: number | undefined;
}

/** Whole seconds that the service asks to wait; `undefined` where it says nothing that is a time. */
export function waitOf({ retryAfter }: Pick<Failure, 'retryAfter'>): number | undefined {
  return retryAfter !== undefined && Number.isFinite(retryAfter) && retryAfter > 0 ? Math.ceil(retryAfter) : undefined;
}

/** What a person, or a guest, is told about a failed generation. */
export function errorMessage(error: Failure, guest = false): string {
  if (guest && error.code === 'unauthorized') return GUEST_UNAUTHORIZED;
  const said = error.message.trim();
  const sentence = errorSentences[error.code as AppErrorCode] ?? (NO_REASON.test(said) ? FAILED : said);
  const seconds = waitOf(error);
  if (seconds === undefined || /try again/i.test(sentence)) return sentence;
  return `${sentence} Please try again in ${wait(seconds, 'long')}.`;
}

/** The same in a toast. */
export function failureToast(error: Failure, guest = false): string {
  const message = errorMessage(error, guest);
  return message === FAILED ? FAILED : strings.failed(message.replace(FAILED_BEGINNING, ''));
}

/** What a screen reader hears when a story ends. */
export function endNews(ending: Ending, words: number): string {
  const notice = strings.endings[ending];
  return notice ? `${notice.title}. ${notice.text}` : strings.complete(words);
}
