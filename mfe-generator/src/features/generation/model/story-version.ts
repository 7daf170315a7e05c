import {
  CONTINUE_ROOM_MIN,
  countWords,
  FALLBACK_TITLES,
  firstHeading,
  fitTitle,
  FREE_RESUMPTIONS,
  type Genre,
  GENRE_DEFAULTS,
  isLanguage,
  isPerspective,
  isStoryLength,
  isTone,
  newId,
  STORY_LIMITS,
  type StorySettings,
  storyTitle,
} from '@storyloom/shared/domain';
import { END_REASONS, type EndReason } from '@storyloom/shared/stream';
import { parseOrigin, type PromptOrigin } from './prompt-origin.ts';

/** Why a story ends where it does: as the service said, or 'interrupted' where the page closed in the middle of it. */
export type Ending = EndReason | 'interrupted';

/** One telling of a story: the text, what was asked for, and what has become of it. */
export interface StoryVersion {
  readonly id: string;
  /** Id of the row it is saved as. */
  readonly rowId: string;
  readonly text: string;
  /** What was asked for, which the form may have moved on from. */
  readonly prompt: string;
  readonly settings: StorySettings;
  /** Where the prompt comes from; absent where it is the person's own. */
  readonly origin?: PromptOrigin | undefined;
  /** 1 for the first with this prompt and these settings. */
  readonly attempt: number;
  readonly demo: boolean;
  /** 'interrupted' while it is still being written. */
  readonly ending: Ending;
  readonly words: number;
  /** Its row has all of it. */
  readonly saved: boolean;
  /** The title that its row was saved with, where that has a shorter text, because the story went on since; absent else. */
  readonly rowTitle?: string | undefined;
  /** The title that its row was given since, in the collection or on its own page; absent where it has its own. */
  readonly renamed?: string | undefined;
  /** The run that a guest may go on with for nothing, because it was interrupted; absent where there is none. */
  readonly resume?: FreeResumption | undefined;
  /** Its prompt is shared as an inspiration. */
  readonly promptShared: boolean;
  /** As what it was shared last; absent where it was not. */
  readonly shared?: SharedAs | undefined;
}

export interface FreeResumption {
  readonly runId: string;
  /** How often, in a row. */
  readonly left: number;
}

export interface SharedAs {
  readonly title: string;
  readonly isPublic: boolean;
  /** Its prompt was to be shared too, and was not. */
  readonly promptFailed?: boolean | undefined;
}

/** Whether a version's prompt is shared as an inspiration already, with it or with another version of the same prompt. */
export const isPromptShared = (version: StoryVersion, versions: readonly StoryVersion[]): boolean =>
  [version, ...versions].some(({ promptShared, prompt }) => promptShared && prompt.trim() === version.prompt.trim());

type Titled = Pick<StoryVersion, 'text' | 'renamed'>;

/** What a story is called on the page. */
export const shownTitle = ({ text, renamed }: Titled): string => renamed ?? storyTitle(text) ?? FALLBACK_TITLES.shown;

/** What a story is called in the collection before it is given another title. */
export const ownTitle = (text: string): string => storyTitle(text) ?? FALLBACK_TITLES.saved;

/** What a story is called in the collection, and where it is shared, unless it is given another title there. */
export const savedTitle = ({ text, renamed }: Titled): string => renamed ?? ownTitle(text);

/** A story's text as it is read: under the title that it has by now. */
export function textAsTitled({ text, renamed }: Titled): string {
  const heading = firstHeading(text);
  return renamed === undefined || heading === '' ? text : text.replace(heading, () => `# ${renamed}`);
}

/** Whether there is a row with this story, or with the beginning of it. */
export const hasRow = ({ saved, rowTitle }: StoryVersion): boolean => saved || rowTitle !== undefined;

/** What a title of its row says of a version: that it was renamed, or not. */
export function renamedAs({ text, rowTitle }: StoryVersion, title: string): string | undefined {
  return title === fitTitle(rowTitle ?? ownTitle(text)) ? undefined : title;
}

/** What becomes of a version whose row has this text, which the story may have gone beyond. */
export const savedWith = ({ text }: StoryVersion, isAll: boolean): Partial<StoryVersion> =>
  isAll ? { saved: true, rowTitle: undefined } : { saved: false, rowTitle: ownTitle(text) };

/** What a version is when its first words arrive. */
export function newVersion(
  about: Pick<StoryVersion, 'id' | 'prompt' | 'settings' | 'origin' | 'attempt' | 'demo'>,
): StoryVersion {
  return { ...about, rowId: newId(), text: '', ending: 'interrupted', words: 0, saved: false, promptShared: false };
}

/** Whether the story came to its own end. */
export const isWhole = ({ ending }: Pick<StoryVersion, 'ending'>): boolean => ending === 'complete';

/** Whether the service would go on with this story: it has an end that is none, and room left. */
export function isContinuable<Version extends Pick<StoryVersion, 'ending' | 'text'>>(
  version: Version | undefined,
): version is Version {
  if (!version) return false;
  const { ending, text } = version;
  return ending !== 'complete' && ending !== 'filtered' && text.length <= STORY_LIMITS.characters - CONTINUE_ROOM_MIN;
}

/** Whether a guest goes on with this story without a free story being used. */
export const isFreeToGoOn = ({ resume }: Pick<StoryVersion, 'resume'>): boolean =>
  resume !== undefined && resume.left > 0;

/** The settings in a kept value; each that is unknown takes the genre's default. */
export function parseSettings(value: unknown, genre: Genre): StorySettings {
  const defaults = GENRE_DEFAULTS[genre];
  const { language, perspective, tone, length } = (value ?? {}) as Record<string, unknown>;
  return {
    language: isLanguage(language) ? language : defaults.language,
    perspective: isPerspective(perspective) ? perspective : defaults.perspective,
    tone: isTone(tone) ? tone : defaults.tone,
    length: isStoryLength(length) ? length : defaults.length,
  };
}

function parseResume(value: unknown): FreeResumption | undefined {
  const { runId, left } = (value ?? {}) as Record<string, unknown>;
  const isKnown = typeof runId === 'string' && typeof left === 'number' && left > 0 && left <= FREE_RESUMPTIONS;
  return isKnown ? { runId, left } : undefined;
}

function parseShared(value: unknown): SharedAs | undefined {
  const { title, isPublic, promptFailed } = (value ?? {}) as Record<string, unknown>;
  if (typeof title !== 'string' || typeof isPublic !== 'boolean') return undefined;
  return { title, isPublic, ...(promptFailed === true && { promptFailed }) };
}

/** The version in a kept value, or `undefined` where there is none with a text. */
export function parseVersion(value: unknown, genre: Genre): StoryVersion | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const {
    id,
    rowId,
    rowTitle,
    renamed,
    text,
    prompt,
    attempt,
    demo,
    ending,
    words,
    saved,
    promptShared,
    shared,
    ...rest
  } = value as Record<string, unknown>;
  if (typeof id !== 'string' || typeof text !== 'string' || text === '') return undefined;
  const settings = parseSettings(rest['settings'], genre);
  return {
    id,
    rowId: typeof rowId === 'string' ? rowId : newId(),
    text,
    prompt: typeof prompt === 'string' ? prompt : '',
    settings,
    origin: parseOrigin(rest['origin']),
    attempt: typeof attempt === 'number' && attempt >= 1 ? Math.floor(attempt) : 1,
    demo: demo === true,
    ending: END_REASONS.find((known) => known === ending) ?? 'interrupted',
    // A page that closed in the middle of a story had not counted it yet.
    words: typeof words === 'number' && words > 0 ? words : countWords(text, settings.language),
    saved: saved === true,
    ...(typeof rowTitle === 'string' && { rowTitle }),
    ...(typeof renamed === 'string' && { renamed }),
    promptShared: promptShared === true,
    shared: parseShared(shared),
    resume: parseResume(rest['resume']),
  };
}
