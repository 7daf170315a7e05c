import { checkId, Refusal } from './call.ts';
import { languageOf } from './community-rows.ts';
import type { CommunityState } from './community-state.ts';
import type { FakeLibrary } from './fake-library.ts';
import type { PromptRow, SharedRow } from './rows.ts';
import { defineTable, type Table } from './table.ts';

const isTheirs = (row: PromptRow | SharedRow, person: string | undefined) =>
  (row.is_public && row.hidden_at === null) || row.user_id === person;

const isBlank = (text: string) => !/\S/.test(text);

/** Sets the share link as the trigger does: none while private, and a new one after that or after leaving the lists. */
function linked(row: SharedRow, before: SharedRow | undefined, newLink: () => string): SharedRow {
  const isUnlisted = row.is_unlisted && !row.is_public;
  if (!row.is_public && !isUnlisted) return { ...row, is_unlisted: false, share_id: null };
  const kept = row.is_public || before?.is_public !== true ? row.share_id : null;
  return { ...row, is_unlisted: isUnlisted, share_id: kept ?? newLink() };
}

/** The tables of published stories and prompts. */
export const communityTables = (community: CommunityState, library: FakeLibrary): Readonly<Record<string, Table>> => ({
  user_shared_stories: defineTable<SharedRow>({
    key: ['id'],
    uuids: ['id', 'story_id'],
    guestsRead: true,
    read: () => community.rows,
    write: (rows) => (community.rows = [...rows]),
    // Users read only their own rows, which name the saved story and the source; guests have no access to those columns.
    isReadable: (row, person) => row.user_id === person || (person === undefined && isTheirs(row, person)),
    isWritable: ({ story_id: storyId }, person) => storyId === null || library.owns(storyId, person),
    fresh: () => ({
      story_id: null,
      source_inspiration_id: null,
      source_story_id: null,
      share_id: null,
      is_public: false,
      is_unlisted: false,
      hidden_at: null,
      demo: false,
      views_count: 0,
      likes_count: 0,
      created_at: community.newMoment(),
    }),
    kept: (row, before, person) => {
      const readable = (rows: readonly (PromptRow | SharedRow)[], id: string | null) =>
        id === null || rows.some((one) => one.id === id && isTheirs(one, person));
      const { source_inspiration_id: promptId, source_story_id: storyId } = row;
      const isKept =
        promptId === (before?.source_inspiration_id ?? null) && storyId === (before?.source_story_id ?? null);
      if (!isKept && !(readable(community.prompts, promptId) && readable(community.rows, storyId))) {
        throw new Refusal('42501', 'There is no such source.');
      }
      return linked(row, before, community.newLink);
    },
    checks: ({ title, prompt, content }) => ({
      user_shared_stories_title_length: title.length <= 200 && !isBlank(title),
      user_shared_stories_prompt_length: prompt.length <= 4000,
      user_shared_stories_content_length: content.length <= 60_000 && !isBlank(content),
    }),
  }),
  shared_story_days: defineTable({
    key: ['shared_story_id', 'day'],
    uuids: ['shared_story_id'],
    read: () => [...community.days].flatMap(([id, days]) => days.map((day) => ({ shared_story_id: id, ...day }))),
    write: () => undefined,
    isReadable: ({ shared_story_id: id }, person) =>
      community.rows.some((row) => row.id === id && row.user_id === person),
  }),
  user_inspirations: defineTable<PromptRow & { readonly language: string }>({
    key: ['id'],
    uuids: ['id'],
    guestsRead: true,
    read: () => community.prompts.map((row) => ({ ...row, language: languageOf(row) })),
    write: (rows) => (community.prompts = rows.map(({ language: _language, ...row }) => row)),
    isReadable: isTheirs,
    fresh: () => ({
      difficulty: 'medium',
      is_public: false,
      hidden_at: null,
      likes_count: 0,
      uses_count: 0,
      created_at: community.newMoment(),
    }),
    kept: (row) => {
      checkId(row.id);
      return row;
    },
    checks: ({ title, prompt }) => ({
      user_inspirations_title_length: title.length <= 200 && !isBlank(title),
      user_inspirations_prompt_length: prompt.length <= 4000 && !isBlank(prompt),
    }),
  }),
});
