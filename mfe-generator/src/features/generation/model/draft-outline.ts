import type { OutlineChapter, StoryOptions } from '@storyloom/shared/domain';
import { parseChapters } from './story-plan.ts';

/** An outline of the next story that is not written yet. */
export interface DraftOutline {
  /** What it was made for: see {@link outlineKey}. */
  readonly of: string;
  readonly chapters: readonly OutlineChapter[];
  /** It is on the page, rather than the form. */
  readonly open: boolean;
}

/** Names what an outline is made for: with another prompt, other people or other settings, it is no longer the story's. */
export const outlineKey = ({ prompt, language, perspective, tone, length }: StoryOptions, who: string | undefined) =>
  JSON.stringify([prompt.trim(), who?.trim() ?? '', language, perspective, tone, length]);

/** A stored outline; `undefined` for any other value. */
export function parseDraftOutline(value: unknown): DraftOutline | undefined {
  const { of, chapters, open } = Object(value) as Record<string, unknown>;
  const parsed = parseChapters(chapters);
  return typeof of === 'string' && parsed ? { of, chapters: parsed, open: open === true } : undefined;
}
