import {
  CONTINUE_ROOM_MIN,
  FALLBACK_TITLES,
  firstHeading,
  fitTitle,
  newId,
  STORY_LIMITS,
  type StorySettings,
  storyTitle,
} from '@storyloom/shared/domain';
import type { EndReason } from '@storyloom/shared/stream';
import type { OpenRun } from './open-run.ts';
import type { PromptOrigin } from './prompt-origin.ts';
import type { StoryPlan } from './story-plan.ts';

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
  /** The limit of time that ended it, in whole seconds; absent when there was none, or it is unknown. */
  readonly limitSeconds?: number | undefined;
  readonly words: number;
  /** Parts of its prompt that it doesn't use, if the demo storyteller named any. */
  readonly unused?: readonly string[] | undefined;
  /** Its row contains all of its text. */
  readonly saved: boolean;
  /** The title with which its row was saved, when the row has a shorter text; absent otherwise. */
  readonly rowTitle?: string | undefined;
  /** The title that its row was given later, in the collection or on its own page; absent if it has its own title. */
  readonly renamed?: string | undefined;
  /** The interrupted run that a guest may continue for free; absent if there is none. */
  readonly resume?: FreeResumption | undefined;
  /** The run that writes it, until its end has arrived; absent when there is none to rejoin. */
  readonly run?: OpenRun | undefined;
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

const NOT_CONTINUABLE: readonly Ending[] = ['complete', 'filtered', 'full'];

/** Whether the service would continue this story: it stopped before its end, and has room left. */
export function isContinuable<Version extends Pick<StoryVersion, 'ending' | 'text'>>(
  version: Version | undefined,
): version is Version {
  if (!version) return false;
  const { ending, text } = version;
  return !NOT_CONTINUABLE.includes(ending) && text.length <= STORY_LIMITS.characters - CONTINUE_ROOM_MIN;
}

/** Whether a guest continues this story without using a free story. */
export const isFreeToGoOn = ({ resume }: Pick<StoryVersion, 'resume'>): boolean =>
  resume !== undefined && resume.left > 0;

/** A version whose run has not ended. */
export type OpenVersion = StoryVersion & { readonly run: OpenRun };

/** Whether the run that writes this version goes on, as far as this page knows. */
export const isGoingOn = (version: StoryVersion | undefined): version is OpenVersion =>
  version?.run !== undefined && !version.run.isLost;
