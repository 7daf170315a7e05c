import type { AppErrorCode } from '@storyloom/shared/api';
import { type Genre, PROMPT_MAX_LENGTH } from '@storyloom/shared/domain';
import type { EndReason, GuestUsage, RunError } from '@storyloom/shared/stream';

const number = new Intl.NumberFormat('en');

/** Silent reading of prose, words a minute (Brysbaert 2019, non-fiction 238, rounded). */
const WORDS_PER_MINUTE = 240;

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
      description: 'Two people, one reason it cannot work, and what they do about it.',
      example: 'Two rival bakers have to share one oven for the week before the harvest fair.',
    },
  } satisfies Record<Genre, { title: string; description: string; example: string }>,
  tabs: { label: 'What to write', prompt: 'AI Story Prompt', settings: 'AI Story Generator Settings' },
  prompt: 'Your prompt',
  promptHint: 'A person, a place, a wish, a problem: one or two sentences are enough.',
  promptTooLong: (length: number) =>
    `This prompt is ${number.format(length - PROMPT_MAX_LENGTH)} ${length - PROMPT_MAX_LENGTH === 1 ? 'character' : 'characters'} too long (${number.format(length)} of ${number.format(PROMPT_MAX_LENGTH)}). Please shorten it; nothing is cut off for you.`,
  language: 'Language',
  perspective: 'Perspective',
  tone: 'Tone',
  length: 'Story length',
  words: (count: number) => `${number.format(count)} ${count === 1 ? 'word' : 'words'}`,
  readingTime: (count: number) => `about ${Math.max(1, Math.round(count / WORDS_PER_MINUTE))} min to read`,
  generate: 'Generate Story',
  stop: 'Stop',
  generating: 'Generating your AI story...',
  writing: 'Writing your story…',
  complete: (words: number) => `Story complete, ${strings.words(words)}.`,
  demo: 'Demo storyteller, no AI: this text is put together from written pieces on this machine.',
  generated: 'Story generated successfully!',
  failed: (reason: string) => `Failed to generate story: ${reason}`,
  empty: 'No story content was generated',
  tryAgain: 'Try Again',
  failedTitle: 'The story could not be written',
  cutTitle: 'The story broke off',
  guestUsage: ({ used, limit }: GuestUsage) =>
    `You have used ${used}/${limit} free AI-generated stories. Sign in for unlimited stories...`,
  signIn: 'Sign in',
  result: 'Your story',
  copy: 'Copy',
  copied: 'Story copied to clipboard!',
  copyFailed: 'Your browser did not allow copying. Select the text and copy it by hand.',
  save: 'Save AI-Generated Story to Your Collection',
  saving: 'Saving…',
  saved: 'AI-generated story saved successfully!',
  saveNeedsSignIn: 'You must be logged in to save AI-generated stories',
  savedLink: 'Saved. Open it in My Stories',
  saveFailed: 'Failed to save AI-generated story',
  saveUnreachable: 'An error occurred while saving your AI-generated story',
  guestInvitation: 'Sign in to save your AI-generated story and access it anytime',
  endings: {
    complete: undefined,
    length: {
      title: 'The storyteller reached its length limit',
      text: 'The story stops here although it is not finished. Everything that was written is kept.',
    },
    filtered: {
      title: 'The storyteller’s content filter stopped the story',
      text: 'Everything up to here is kept. Another wording of the prompt may get further.',
    },
    stopped: { title: 'Stopped', text: 'The story is unfinished. Everything that was written is kept.' },
    lost: {
      title: 'The connection was lost before the end',
      text: 'The story is unfinished. Everything that arrived is kept.',
    },
  } satisfies Record<EndReason, { title: string; text: string } | undefined>,
} as const;

/** Sentences for failures whose own message does not say what to do. */
const errorSentences: Partial<Record<AppErrorCode, string>> = {
  network: 'The story service can’t be reached. Check your connection and try again; your prompt is kept.',
  internal: 'Failed to generate story. Please try again.',
  unauthorized: 'Your sign-in has expired. Please sign in again; your prompt is kept.',
};

/** What a person is told about a failed generation. */
export function errorMessage({
  code,
  message,
  retryAfter,
}: Pick<RunError, 'message' | 'retryAfter'> & { code: string }): string {
  const sentence = errorSentences[code as AppErrorCode] ?? message;
  const seconds = retryAfter !== undefined && Number.isFinite(retryAfter) ? Math.ceil(retryAfter) : undefined;
  if (seconds === undefined || seconds <= 0 || /\d\s*s/.test(sentence)) return sentence;
  return `${sentence} Please try again in ${seconds === 1 ? '1 second' : `${number.format(seconds)} seconds`}.`;
}
