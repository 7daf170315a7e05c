import { LANGUAGE_NAMES, textLanguage } from '@storyloom/shared/domain';
import type { Call } from './call.ts';
import type { PromptRow, SharedRow } from './rows.ts';

export type Row = PromptRow | SharedRow;
export type Kind = 'inspiration' | 'story';

export type CountsCall = Call<{ readonly p_ids: readonly string[]; readonly p_share_ids?: readonly string[] }>;
export type PromptCall<Args = unknown> = Call<Args & { readonly p_inspiration_id: string }>;
export type StoryCall<Args = unknown> = Call<
  Args & { readonly p_shared_story_id: string; readonly p_share_id?: string }
>;

export const MISSING: Readonly<Record<Kind, string>> = {
  inspiration: 'There is no such inspiration.',
  story: 'There is no such story.',
};

export const isPublic = (row: Row) => row.is_public && row.hidden_at === null;

/** Whether users other than the owner can read it with one of these share links. */
export const isReadable = (row: Row, links: readonly (string | undefined)[]) =>
  isPublic(row) ||
  ('is_unlisted' in row && row.is_unlisted && row.hidden_at === null && links.includes(row.share_id ?? ''));

export const wordsOf = ({ title, prompt }: Row) => `${title} ${prompt}`;

export const languageOf = (row: PromptRow) => LANGUAGE_NAMES[textLanguage(wordsOf(row))];

/** The cursor of a page: the sort value and the id of the row before it. */
export const afterOf = (id: string | undefined, by: number | string | undefined) =>
  id === undefined ? undefined : ([by ?? '', id] as const);
