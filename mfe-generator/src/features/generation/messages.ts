import { type Ending, isWhole, shownTitle, type StoryVersion } from './model/story-version.ts';
import { strings } from './strings.ts';

/** What the service says when the provider gives no reason (spec 8): the toast around it says that already. */
const NO_REASON = /^(?:failed to generate story[.:]?\s*)*$/i;

const FAILED_STORY = /^failed to generate story\b/i;
const FAILED_BEGINNING = /^failed to generate story:\s*/i;
/** Says by itself that trying again is what to do. */
const TRY_AGAIN = /try again/i;

interface Failure {
  readonly code: string;
  readonly message: string;
  readonly retryAfter?: number | undefined;
}

/** Whole seconds that the service asks to wait; `undefined` where it says nothing that is a time. */
export function waitOf({ retryAfter }: Pick<Failure, 'retryAfter'>): number | undefined {
  return retryAfter !== undefined && Number.isFinite(retryAfter) && retryAfter > 0 ? Math.ceil(retryAfter) : undefined;
}

function sentenceOf(failure: Failure, guest: boolean): string {
  const { code, message } = failure;
  if (code === 'network') return strings.reasons.network;
  if (code === 'unauthorized') return guest ? strings.reasons.guestUnauthorized : strings.reasons.unauthorized;
  const said = message.trim();
  // When to try again is worth saying.
  const isPlain = code === 'internal' && waitOf(failure) === undefined;
  return isPlain || NO_REASON.test(said) ? strings.failedPlain : said;
}

function withWait(sentence: string, failure: Failure, now?: number): string {
  const seconds = waitOf(failure);
  if (seconds === undefined || TRY_AGAIN.test(sentence)) return sentence;
  return `${sentence} ${strings.reasons.tryAgainIn(seconds, now)}`;
}

/** Whether the page has words of its own for a failure, which say that nothing is taken away. */
const isOurs = ({ code }: Failure) => code === 'network' || code === 'unauthorized';

function withKept(sentence: string, failure: Failure, hasStory = false): string {
  if (hasStory) return `${sentence} ${strings.kept.story}`;
  return isOurs(failure) ? `${sentence} ${strings.kept.prompt}` : sentence;
}

interface Circumstances {
  readonly guest?: boolean;
  /** Some of the story is there. */
  readonly hasStory?: boolean;
  /** When it failed. */
  readonly now?: number | undefined;
}

/** What a user, or a guest, is told about a generation that failed. */
export function errorMessage(failure: Failure, { guest = false, hasStory, now }: Circumstances = {}): string {
  const sentence = sentenceOf(failure, guest);
  const isPass = guest && failure.code === 'unauthorized';
  return withKept(isPass ? sentence : withWait(sentence, failure, now), failure, hasStory);
}

/** The same in a toast, which leaves the service's words as they are. */
export function failureToast(failure: Failure, { guest, hasStory = false }: Circumstances = {}): string {
  const message = errorMessage(failure, { ...(guest && { guest }), hasStory: hasStory && isOurs(failure) });
  return message === strings.failedPlain ? message : strings.failed(message.replace(FAILED_BEGINNING, ''));
}

interface Said {
  readonly message: string;
  readonly detail?: string;
}

/** What is said when no random prompt came: the specified sentence, and below it why, which repeats nothing of it. */
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
      // The service’s plain words for a story are none for a prompt.
      if (FAILED_STORY.test(said)) return { message: unreachable };
      const rest = said.startsWith(failed) ? said.slice(failed.length).replace(/^[.:]?\s*/, '') : said;
      return { message: failed, detail: withWait(rest, failure).trim() || tryAgain };
    }
  }
}

/** What going on with a story takes of a guest. */
export function continueWords(free: boolean, allowed: boolean): string {
  if (free) return strings.continueFree;
  return allowed ? strings.continueCosts : strings.continueSignIn;
}

/** What a screen reader hears when another version is put on the page. */
export function versionNews(version: StoryVersion, versions: readonly StoryVersion[]): string {
  const { about, named, position } = strings.versions;
  const where = position(versions.indexOf(version), versions.length);
  return named(where, shownTitle(version), about(version.settings, isWhole(version)));
}

interface End {
  readonly ending: Ending;
  readonly title: string;
  readonly words: number;
  /** The guest has no free story left now. */
  readonly last?: boolean;
}

/** What a screen reader hears when a story ends: how, which one, and how long it is. All of it at once. */
export function endNews({ ending, title, words, last = false }: End): string {
  const notice = strings.endings[ending];
  const news = notice
    ? `${notice.title}. ${strings.unfinished(title, words)} ${notice.text}`
    : strings.complete(title, words);
  return last ? `${news} ${strings.lastFree}` : news;
}
