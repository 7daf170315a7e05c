import { EMPTY_NOTES, type OutlineChapter, type StoryRequest } from '@storyloom/shared/domain';

/** What a story is written with beside its options. */
export interface StoryPlan {
  /** Who is in it, in the user's words. */
  readonly who?: string | undefined;
  /** The chapters that it was planned with; absent or empty for a story without an outline. */
  readonly outline?: readonly OutlineChapter[] | undefined;
}

const isChapter = (value: unknown): value is OutlineChapter => {
  const { title, summary } = Object(value) as Record<string, unknown>;
  return typeof title === 'string' && typeof summary === 'string';
};

/** Stored chapters; `undefined` for any other value. */
export const parseChapters = (value: unknown): readonly OutlineChapter[] | undefined =>
  Array.isArray(value) && value.length > 0 && value.every(isChapter) ? value : undefined;

/** The plan in a stored value. */
export function parsePlan({ who, outline }: Record<string, unknown>): StoryPlan {
  const chapters = parseChapters(outline);
  return { ...(typeof who === 'string' && who !== '' && { who }), ...(chapters && { outline: chapters }) };
}

/**
 * The fields of a request for a planned story.
 *
 * @param avoided names of the user's latest stories; those that the user or the outline mentions are not sent
 */
export function planFields({ who = '', outline = [] }: StoryPlan, prompt: string, avoided: readonly string[] = []) {
  const said = JSON.stringify([prompt, who, outline]);
  const avoidNames = avoided.filter((name) => !said.includes(name));
  return {
    ...(who.trim() !== '' && { who: who.trim() }),
    ...(outline.length > 0 && { notes: { ...EMPTY_NOTES, outline } }),
    ...(avoidNames.length > 0 && { avoidNames }),
  } satisfies Partial<StoryRequest>;
}
