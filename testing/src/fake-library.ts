import type { FunctionParameters } from '@storyloom/shared/api';
import { STORY_TRASH, STORY_UNDO } from '@storyloom/shared/domain';
import { type Answers, type Call, checkId, Refusal } from './call.ts';
import { FakeStoryNotes } from './fake-story-notes.ts';
import { FakeStoryText } from './fake-story-text.ts';
import type { StoryRow } from './rows.ts';
import { compare, hasWords, isOneOf, searchText } from './search.ts';
import { defineTable, type Table } from './table.ts';

type Place = Pick<StoryRow, 'id' | 'title' | 'created_at'>;
type StorySearch = FunctionParameters<'count_stories'>;

const DAY_MS = 86_400_000;

type ById = Call<{ readonly p_id: string }>;
type Comparison = (a: Place, b: Place) => number;

const titleOrder = (title: string) => searchText(/\S/.test(title) ? title : 'Untitled Story').slice(0, 300);

/** Most recently deleted first. */
const byDeletion = (a: Pick<StoryRow, 'id' | 'deleted_at'>, b: Pick<StoryRow, 'id' | 'deleted_at'>) =>
  b.deleted_at! - a.deleted_at! || compare(a.id, b.id);

const ORDERS: Readonly<Record<string, Comparison>> = {
  newest: (a, b) => compare(b.created_at, a.created_at) || compare(a.id, b.id),
  oldest: (a, b) => compare(a.created_at, b.created_at) || compare(b.id, a.id),
  title: (a, b) => compare(titleOrder(a.title), titleOrder(b.title)) || compare(a.id, b.id),
};

/** Saved stories: the table `user_stories` and its database functions. */
export class FakeLibrary {
  rows: StoryRow[] = [];
  /** Earlier texts. */
  readonly texts = new FakeStoryText(this);
  /** What is kept beside the texts. */
  readonly notes = new FakeStoryNotes(this);

  /** Changes a row directly, as another tab would. */
  change(id: string, values: Partial<StoryRow>): void {
    this.rows = this.rows.map((row) => (row.id === id ? { ...row, ...values } : row));
  }

  /** Titles of all stories, including deleted ones that can be restored. */
  titles = (): readonly string[] => this.rows.map(({ title }) => title);

  /** Whether a user owns a saved story, deleted or not. */
  owns = (id: string, person: string): boolean => this.rows.some((row) => row.id === id && row.user_id === person);

  readonly tables: Readonly<Record<string, Table>> = {
    user_stories: defineTable<StoryRow>({
      key: ['id'],
      uuids: ['id'],
      read: () => this.rows,
      write: (rows) => (this.rows = [...rows]),
      isReadable: (row, person) => row.user_id === person && row.deleted_at === null,
      fresh: () => ({
        title: 'Untitled Story',
        deleted_at: null,
        demo: false,
        revision: 1,
        created_at: new Date().toISOString(),
      }),
      checks: ({ prompt, story, title }) => ({
        user_stories_prompt_length: prompt.length <= 4000,
        user_stories_story_length: story.length >= 1 && story.length <= 60_000,
        user_stories_title_length: title.length <= 200,
      }),
    }),
  };

  readonly answers: Answers = {
    search_stories: (call: Call<FunctionParameters<'search_stories'>>) => {
      const { p_order: order = 'newest', p_from_id: id, p_backwards: isBackwards, p_limit: limit = 25 } = call.args;
      const by = ORDERS[order]!;
      const found = this.#found(call)
        .toSorted(by)
        .map((row) => ({
          id: row.id,
          title: row.title,
          prompt: row.prompt,
          generator_id: row.generator_id,
          language: row.language,
          story_length: row.story_length,
          created_at: row.created_at,
          unfinished: Object(row.options).unfinished === true,
          heading: /^\s*# [^\r\n]*/.exec(row.story)?.[0] ?? null,
        }));
      if (id === undefined) return found.slice(0, limit);
      const from = { id, title: call.args.p_from_title ?? '', created_at: call.args.p_from_created ?? '' };
      return isBackwards
        ? found.filter((row) => by(row, from) < 0).slice(-limit)
        : found.filter((row) => by(from, row) < 0).slice(0, limit);
    },
    count_stories: (call: Call<StorySearch>) => this.#found(call).length,
    delete_story: (call: ById) => {
      const row = this.#there(call);
      if (!row) throw new Refusal('PT404', 'This story isn’t in your collection anymore.');
      const deletedAt = row.deleted_at ?? Date.now();
      this.change(row.id, { deleted_at: deletedAt });
      this.#purge();
      return this.#msLeft(deletedAt);
    },
    hold_deleted_story: (call: ById) => {
      const row = this.#there(call);
      if (!row || !this.#isUndoable(row)) return 0;
      this.change(row.id, { deleted_at: Date.now() });
      return STORY_UNDO.ms;
    },
    restore_story: (call: ById) => {
      const row = this.#there(call);
      if (row) this.change(row.id, { deleted_at: null });
      this.#purge();
      return row !== undefined;
    },
    recently_deleted_stories: ({ person }) => {
      this.#purge();
      return this.rows
        .filter((row) => row.user_id === person && this.#isUndoable(row))
        .toSorted(byDeletion)
        .map(({ id, title, language, deleted_at }) => ({ id, title, language, ms_left: this.#msLeft(deleted_at!) }));
    },
    deleted_stories: ({
      args: { p_before, p_after_id = '', p_limit },
      person,
    }: Call<FunctionParameters<'deleted_stories'>>) => {
      const last = p_before && { id: p_after_id, deleted_at: Date.parse(p_before) };
      return this.rows
        .filter((row) => row.user_id === person && row.deleted_at !== null && !this.#isGone(row))
        .filter((row) => !last || byDeletion(last, row) < 0)
        .toSorted(byDeletion)
        .slice(0, p_limit)
        .map(({ id, title, generator_id, language, deleted_at }) => ({
          id,
          title,
          generator_id,
          language,
          deleted_at: new Date(deleted_at!).toISOString(),
          days_left: Math.ceil(STORY_TRASH.days - (Date.now() - deleted_at!) / DAY_MS),
        }));
    },
    delete_story_for_good: (call: ById) => {
      const row = this.#there(call);
      if (!row || row.deleted_at === null) return false;
      this.rows = this.rows.filter(({ id }) => id !== row.id);
      return true;
    },
  };

  #there({ args: { p_id: id }, person }: ById): StoryRow | undefined {
    checkId(id);
    return this.rows.find((row) => row.id === id && row.user_id === person && !this.#isGone(row));
  }

  #found({ args, person }: Call<StorySearch>): readonly StoryRow[] {
    return this.rows.filter(
      (row) =>
        row.user_id === person &&
        row.deleted_at === null &&
        hasWords(`${row.title} ${row.prompt}`, args.p_query) &&
        isOneOf(args.p_generators, row.generator_id) &&
        isOneOf(args.p_languages, row.language),
    );
  }

  #msLeft = (deletedAt: number) => Math.max(STORY_UNDO.ms - (Date.now() - deletedAt), 0);

  #isUndoable = ({ deleted_at: at }: StoryRow) => at !== null && at > Date.now() - STORY_UNDO.ms - STORY_UNDO.graceMs;

  #isGone = ({ deleted_at: at }: StoryRow) => at !== null && at <= Date.now() - STORY_TRASH.days * DAY_MS;

  #purge(): void {
    this.rows = this.rows.filter((row) => !this.#isGone(row));
  }
}
