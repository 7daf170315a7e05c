import { type Failure, waitOf, withWait } from '../../runs/failure-words.ts';
import { lengthNote } from '../../runs/length-note.ts';
import { runStrings } from '../../runs/strings.ts';
import { isWhole, shownTitle, type StoryVersion } from './model/story-version.ts';
import { type EndingWords, strings } from './strings.ts';

/** The service's message when the provider gives no reason (spec 8), which would repeat the toast around it. */
const NO_REASON = /^(?:failed to generate story[.:]?\s*)*$/i;

const FAILED_STORY = /^failed to generate story\b/i;
const FAILED_BEGINNING = /^failed to generate story:\s*/i;

function sentenceOf(failure: Failure, guest: boolean): string {
  const { code, message } = failure;
  if (code === 'network') return runStrings.reasons.network;
  if (code === 'unauthorized') return guest ? strings.guestUnauthorized : runStrings.reasons.unauthorized;
  const said = message.trim();
  // A wait must be named in the message.
  const isPlain = code === 'internal' && waitOf(failure) === undefined;
  return isPlain || NO_REASON.test(said) ? strings.failedPlain : said;
}

/** Failures for which the page has its own message, which adds what is kept. */
const isOurs = ({ code }: Failure) => code === 'network' || code === 'unauthorized';

function withKept(sentence: string, failure: Failure, hasStory = false): string {
  if (hasStory) return `${sentence} ${strings.kept.story}`;
  return isOurs(failure) ? `${sentence} ${strings.kept.prompt}` : sentence;
}

interface Circumstances {
  readonly guest?: boolean;
  /** Part of the story is there. */
  readonly hasStory?: boolean;
  /** When it failed, in milliseconds since the epoch. */
  readonly now?: number | undefined;
}

/** The message for a failed generation. */
export function errorMessage(failure: Failure, { guest = false, hasStory, now }: Circumstances = {}): string {
  const sentence = sentenceOf(failure, guest);
  const isPass = guest && failure.code === 'unauthorized';
  return withKept(isPass ? sentence : withWait(sentence, failure, now), failure, hasStory);
}

/** The same for a toast, with the service's message unchanged. */
export function failureToast(failure: Failure, { guest, hasStory = false }: Circumstances = {}): string {
  const message = errorMessage(failure, { ...(guest && { guest }), hasStory: hasStory && isOurs(failure) });
  return message === strings.failedPlain ? message : strings.failed(message.replace(FAILED_BEGINNING, ''));
}

interface Said {
  readonly message: string;
  readonly detail?: string;
}

/** The message for a failed random prompt: the specified sentence, and below it a reason that does not repeat it. */
export function randomFailure(failure: Failure | undefined, guest: boolean): Said {
  const { failed, unreachable, noConnection, tryAgain } = strings.random;
  if (!failure) return { message: unreachable };
  const said = failure.message.trim();
  switch (failure.code) {
    case 'network':
      return { message: unreachable, detail: noConnection };
    case 'empty':
      return { message: said, detail: tryAgain };
    case 'unauthorized':
      return { message: failed, detail: withKept(sentenceOf(failure, guest), failure) };
    default: {
      // The service's generic message for stories is not shown for prompts.
      if (FAILED_STORY.test(said)) return { message: unreachable };
      const rest = said.startsWith(failed) ? said.slice(failed.length).replace(/^[.:]?\s*/, '') : said;
      return { message: failed, detail: withWait(rest, failure).trim() || tryAgain };
    }
  }
}

/** What continuing a story costs a guest. */
export function continueWords(free: boolean, allowed: boolean): string {
  if (free) return strings.continueFree;
  return allowed ? strings.continueCosts : strings.continueSignIn;
}

/** Announces another version to screen readers. */
export function versionNews(version: StoryVersion, versions: readonly StoryVersion[]): string {
  const { about, named, position } = strings.versions;
  const where = position(versions.indexOf(version), versions.length);
  return named(where, shownTitle(version), about(version.settings, isWhole(version)));
}

type Ended = Pick<StoryVersion, 'ending' | 'limitSeconds' | 'words' | 'settings'>;

/** Why a story ended early and that its text is saved; `undefined` for a complete story. */
export function endingWords(version: Ended): { title: string; text: string } | undefined {
  const { ending, limitSeconds, settings } = version;
  // The service cuts a story only past the length that was asked for.
  const isPastLength = ending === 'length' && version.words >= settings.length;
  const words: EndingWords | undefined = strings.endings[isPastLength ? 'pastLength' : ending];
  if (!words) return undefined;
  const { title, titleWith, text } = words;
  const isNamed = titleWith && limitSeconds !== undefined;
  return { title: isNamed ? titleWith(runStrings.duration(limitSeconds)) : title, text };
}

interface End extends Ended {
  readonly title: string;
  /** It was the guest's last free story. */
  readonly last?: boolean;
}

/** Announces the end of a story: how it ended, its title, its length and whether another one was asked for, in one message. */
export function endNews({ title, last = false, ...version }: End): string {
  const { words } = version;
  const notice = endingWords(version);
  const news = notice
    ? `${notice.title}. ${strings.unfinished(title, words)} ${notice.text}`
    : strings.complete(title, words);
  return [news, missedLength(version), last && strings.lastFree].filter(Boolean).join(' ');
}

/** Says that a whole story has another length than its user asked for; `undefined` when it is about as long. */
export function missedLength({ ending, words, settings: { length } }: Omit<Ended, 'limitSeconds'>): string | undefined {
  return ending === 'complete' ? lengthNote(words, length) : undefined;
}
