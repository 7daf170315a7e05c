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
import { parsePlan, type StoryPlan } from './story-plan.ts';

/** Why a story ends where it does: the service's reason, or 'interrupted' when the page was closed while it was written. */
export type Ending = EndReason | 'interrupted';

/** One version of a story: its text, its request, and what has happened to it since. */
export interface StoryVersion extends StoryPlan {
  readonly id: string;
  /** Id of the row it is saved as. */
  readonly rowId: string;
  readonly text: string;
  /** The prompt of its request; the form may have another one by now. */
  readonly prompt: string;
  readonly settings: StorySettings;
  /** The origin of the prompt; absent for the user's own. */
  readonly origin?: PromptOrigin | undefined;
  /** 1 for the first with this prompt and these settings. */
  readonly attempt: number;
  readonly demo: boolean;
  /** 'interrupted' while it is still being written. */
  readonly ending: Ending;
  readonly words: number;
  /** Its row contains all of its text. */
  readonly saved: boolean;
  /** The title with which its row was saved, when the row has a shorter text; absent otherwise. */
  readonly rowTitle?: string | undefined;
  /** The title that its row was given later, in the collection or on its own page; absent if it has its own title. */
  readonly renamed?: string | undefined;
  /** The interrupted run that a guest may continue for free; absent if there is none. */
  readonly resume?: FreeResumption | undefined;
  /** Its prompt is shared as an inspiration. */
  readonly promptShared: boolean;
  /** How it was shared last; absent if it was not. */
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
  /** Its prompt was to be shared too, which failed. */
  readonly promptFailed?: boolean | undefined;
}

/** Whether a version's prompt is shared already, with this version or with another one that has the same prompt. */
export const isPromptShared = (version: StoryVersion, versions: readonly StoryVersion[]): boolean =>
  [version, ...versions].some(({ promptShared, prompt }) => promptShared && prompt.trim() === version.prompt.trim());

type Titled = Pick<StoryVersion, 'text' | 'renamed'>;

/** The title on the page. */
export const shownTitle = ({ text, renamed }: Titled): string => renamed ?? storyTitle(text) ?? FALLBACK_TITLES.shown;

/** The title in the collection until the user gives it another. */
export const ownTitle = (text: string): string => storyTitle(text) ?? FALLBACK_TITLES.saved;

/** The default title for saving and sharing. */
export const savedTitle = ({ text, renamed }: Titled): string => renamed ?? ownTitle(text);

/** The text with its current title as its heading. */
export function textAsTitled({ text, renamed }: Titled): string {
  const heading = firstHeading(text);
  return renamed === undefined || heading === '' ? text : text.replace(heading, () => `# ${renamed}`);
}

/** Whether a row exists that contains this story or its beginning. */
export const hasRow = ({ saved, rowTitle }: StoryVersion): boolean => saved || rowTitle !== undefined;

/** The title that its row was given by the user; `undefined` if the row has the story's own. */
export function renamedAs({ text, rowTitle }: StoryVersion, title: string): string | undefined {
  return title === fitTitle(rowTitle ?? ownTitle(text)) ? undefined : title;
}

/** The change to a version whose row was saved; `isAll` says whether the row has all of its text. */
export const savedWith = ({ text }: StoryVersion, isAll: boolean): Partial<StoryVersion> =>
  isAll ? { saved: true, rowTitle: undefined } : { saved: false, rowTitle: ownTitle(text) };

/** A version before its first words arrive. */
export function newVersion(
  about: Pick<StoryVersion, 'id' | 'prompt' | 'settings' | 'origin' | 'attempt' | 'demo' | 'who' | 'outline'>,
): StoryVersion {
  return { ...about, rowId: newId(), text: '', ending: 'interrupted', words: 0, saved: false, promptShared: false };
}

/** Whether the story reached its own end. */
export const isWhole = ({ ending }: Pick<StoryVersion, 'ending'>): boolean => ending === 'complete';

/** Whether the service would continue this story: it stopped before its end, and has room left. */
export function isContinuable<Version extends Pick<StoryVersion, 'ending' | 'text'>>(
  version: Version | undefined,
): version is Version {
  if (!version) return false;
  const { ending, text } = version;
  return ending !== 'complete' && ending !== 'filtered' && text.length <= STORY_LIMITS.characters - CONTINUE_ROOM_MIN;
}

/** Whether a guest continues this story without using a free story. */
export const isFreeToGoOn = ({ resume }: Pick<StoryVersion, 'resume'>): boolean =>
  resume !== undefined && resume.left > 0;

/** Stored settings; unknown values take the genre's defaults. */
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

/** A stored version; `undefined` for a value without an id or a text. */
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
    // A page that closed while the story was written had not counted its words.
    words: typeof words === 'number' && words > 0 ? words : countWords(text, settings.language),
    saved: saved === true,
    ...(typeof rowTitle === 'string' && { rowTitle }),
    ...(typeof renamed === 'string' && { renamed }),
    promptShared: promptShared === true,
    shared: parseShared(shared),
    resume: parseResume(rest['resume']),
    ...parsePlan(rest),
  };
}
