import { STORY_UNDO } from '@storyloom/shared/domain';
import { type Answers, type Call, checkId, Refusal } from './call.ts';
import type { StoryRow } from './rows.ts';

type Place = Pick<StoryRow, 'id' | 'title' | 'created_at'>;
type Comparison = (a: Place, b: Place) => number;

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

const ORDERS: Readonly<Record<string, Comparison>> = {
  newest: (a, b) => compare(b.created_at, a.created_at) || compare(a.id, b.id),
  oldest: (a, b) => compare(a.created_at, b.created_at) || compare(b.id, a.id),
  title: (a, b) => compare(a.title.toLowerCase(), b.title.toLowerCase()) || compare(a.id, b.id),
};

const isOneOf = (values: readonly string[] | null | undefined, value: string | null) =>
  values?.includes(value ?? '') ?? true;

/** Whether every word that was typed begins a word of the text. */
function hasWords(text: string, query: string | null | undefined): boolean {
  const wordsOf = (words: string) => words.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const words = wordsOf(text);
  return wordsOf(query ?? '').every((typed) => words.some((word) => word.startsWith(typed)));
}

/** Saved stories as the database answers about them: `user_stories` and its functions. */
export class FakeLibrary {
  rows: StoryRow[] = [];

  /** Changes a row by hand, as another tab does. */
  change(id: string, values: Partial<StoryRow>): void {
    this.rows = this.rows.map((row) => (row.id === id ? { ...row, ...values } : row));
  }

  /** Titles of all rows that are there or can be brought back. */
  titles = (): readonly string[] => this.rows.map(({ title }) => title);

  readonly answers: Answers = {
    search_stories: (call) => {
      const { p_order: order = 'newest', p_from_id: id, p_backwards: isBackwards, p_limit: limit } = call.args;
      const by = ORDERS[order]!;
      const found = this.#found(call)
        .toSorted(by)
        .map(({ options, story, ...row }) => ({
          ...row,
          unfinished: Object(options).unfinished === true,
          heading: /^\s*# .*/.exec(story)?.[0] ?? null,
        }));
      if (id === undefined) return found.slice(0, limit);
      const from = { id, title: call.args.p_from_title ?? '', created_at: call.args.p_from_created ?? '' };
      return isBackwards
        ? found.filter((row) => by(row, from) < 0).slice(-limit)
        : found.filter((row) => by(from, row) < 0).slice(0, limit);
    },
    count_stories: (call) => this.#found(call).length,
    delete_story: ({ args: { p_id: id }, person }) => {
      const row = this.rows.find((one) => one.id === id && one.user_id === person && !this.#isGone(one));
      if (!row) throw new Refusal('PT404', 'This story isn’t in your collection anymore.');
      const deletedAt = row.deleted_at ?? Date.now();
      this.change(id, { deleted_at: deletedAt });
      this.#purge();
      return this.#msLeft(deletedAt);
    },
    hold_deleted_story: ({ args: { p_id: id }, person }) => {
      const row = this.rows.find((one) => one.id === id && one.user_id === person && !this.#isGone(one));
      if (!row || row.deleted_at === null) return 0;
      this.change(id, { deleted_at: Date.now() });
      return STORY_UNDO.ms;
    },
    restore_story: ({ args: { p_id: id }, person }) => {
      const row = this.rows.find((one) => one.id === id && one.user_id === person && !this.#isGone(one));
      if (row) this.change(id, { deleted_at: null });
      this.#purge();
      return row !== undefined;
    },
    recently_deleted_stories: ({ person }) => {
      this.#purge();
      return this.rows
        .filter((row) => row.user_id === person && row.deleted_at !== null)
        .toSorted((a, b) => b.deleted_at! - a.deleted_at! || compare(a.id, b.id))
        .map(({ id, title, language, deleted_at }) => ({ id, title, language, ms_left: this.#msLeft(deleted_at!) }));
    },
    'GET user_stories': ({ args: { id }, person }) => {
      checkId(id);
      return this.#own(person).filter((row) => row.id === id);
    },
    'PATCH user_stories': ({ args: { id, title }, person }) => {
      const changed = this.#own(person).filter((row) => row.id === id);
      this.change(id, changed.length > 0 ? { title } : {});
      return changed.map(() => ({ title }));
    },
  };

  #own = (person: string | undefined) => this.rows.filter((row) => row.user_id === person && row.deleted_at === null);

  #found({ args, person }: Call): readonly StoryRow[] {
    return this.#own(person).filter(
      (row) =>
        hasWords(`${row.title} ${row.prompt}`, args.p_query) &&
        isOneOf(args.p_generators, row.generator_id) &&
        isOneOf(args.p_languages, row.language),
    );
  }

  #msLeft = (deletedAt: number) => Math.max(STORY_UNDO.ms - (Date.now() - deletedAt), 0);

  #isGone = ({ deleted_at: at }: StoryRow) => at !== null && at <= Date.now() - STORY_UNDO.ms - STORY_UNDO.graceMs;

  #purge(): void {
    this.rows = this.rows.filter((row) => !this.#isGone(row));
  }
}
