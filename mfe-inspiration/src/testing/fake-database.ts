import { LANGUAGE_NAMES, textLanguage } from '@storyloom/shared/domain';
import type { PromptRow, StoryRow } from './rows.ts';
import { NAMES } from './session.ts';

/** What the database refuses, with Postgres' code for it. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: string;
  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

interface Call {
  readonly args: any;
  /** Who calls; `undefined` for a guest. */
  readonly person: string | undefined;
}

interface Owned {
  readonly id: string;
  readonly user_id: string;
  readonly is_public: boolean;
  readonly hidden_at: string | null;
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const isPublic = (row: Owned) => row.is_public && row.hidden_at === null;
const isOneOf = (values: readonly string[] | null | undefined, value: string) => values?.includes(value) ?? true;
const authorOf = (row: Owned) => NAMES[row.user_id] ?? 'Writer';
const languageOf = ({ title, prompt }: PromptRow) => LANGUAGE_NAMES[textLanguage(`${title} ${prompt}`)];
/** A prompt as the functions give it. */
const given = (row: PromptRow) => ({ ...row, author: authorOf(row), language: languageOf(row) });
const lengthOf = ({ prompt }: PromptRow) => (prompt.length <= 100 ? 'short' : prompt.length <= 250 ? 'medium' : 'long');

/** One like a second. */
const likedAt = (n: number) => new Date(Date.UTC(2026, 3, 1, 12, 0, n)).toISOString();

/** Whether every word that was typed begins a word of the text. */
function hasWords(text: string, query: string | null | undefined): boolean {
  const wordsOf = (words: string) => words.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const words = wordsOf(text);
  return wordsOf(query ?? '').every((typed) => words.some((word) => word.startsWith(typed)));
}

interface Place<Row> {
  /** What the list falls by; rows that are equal in it rise by their ids. */
  readonly by: (row: Row) => number | string;
  /** The `by` of the row that the page comes after, and its id. */
  readonly after: readonly [number | string, string] | undefined;
  readonly limit: number;
}

function pageOf<Row extends Owned>(rows: readonly Row[], { by, after, limit }: Place<Row>): readonly Row[] {
  const isAfter = (row: Row) =>
    after === undefined || by(row) < after[0] || (by(row) === after[0] && row.id > after[1]);
  return rows
    .filter(isAfter)
    .toSorted((a, b) => (by(a) === by(b) ? (a.id < b.id ? -1 : 1) : by(a) < by(b) ? 1 : -1))
    .slice(0, limit);
}

function own<Row extends Owned>(rows: readonly Row[], { args: { id, user_id: userId }, person }: Call): readonly Row[] {
  return rows.filter((row) => row.user_id === person && row.user_id === userId && (id === undefined || row.id === id));
}

/** The rows of the community, and what the database answers about them, by the names of its functions and tables. */
export class FakeDatabase {
  prompts: PromptRow[] = [];
  stories: StoryRow[] = [];
  /** Who likes what, as `person id`. */
  readonly likes = new Set<string>();
  /** Who wrote from which prompt, as `person id`. */
  readonly uses = new Set<string>();
  readonly reports: any[] = [];
  readonly favorites = new Set<string>();

  /** Changes a row by hand, as other people do. */
  change(id: string, values: Partial<PromptRow> | Partial<StoryRow>): void {
    this.prompts = this.prompts.map((row) => (row.id === id ? { ...row, ...(values as Partial<PromptRow>) } : row));
    this.stories = this.stories.map((row) => (row.id === id ? { ...row, ...(values as Partial<StoryRow>) } : row));
  }

  /** Answers a call; `undefined` where there is no such name. */
  answer(name: string, call: Call): unknown {
    const answer = this.#answers[name];
    if (!answer) throw new TypeError(`Nobody answers ${name}`);
    return answer(call);
  }

  readonly #answers: Readonly<Record<string, (call: Call) => unknown>> = {
    search_inspirations: ({ args, person }) =>
      pageOf(this.#foundPrompts(args), {
        by: (row) => row.likes_count,
        after: args.p_after_id === undefined ? undefined : [args.p_after_likes, args.p_after_id],
        limit: args.p_limit,
      }).map((row) => ({ ...given(row), liked: this.likes.has(`${person} ${row.id}`) })),
    liked_inspirations: ({ args, person }) => {
      const liked = [...this.likes].toReversed().flatMap((key, index) => {
        const row = this.prompts.find(({ id }) => key === `${person} ${id}`);
        const isFound = row && isPublic(row) && hasWords(`${row.title} ${row.prompt}`, args.p_query);
        return isFound ? [{ ...given(row), liked: true, liked_at: likedAt(this.likes.size - index) }] : [];
      });
      const start = liked.findIndex(({ id }) => id === args.p_after_id) + 1;
      return liked.slice(start, start + args.p_limit);
    },
    count_inspirations: ({ args }) => Math.min(this.#foundPrompts(args).length, 1001),
    inspiration_counts: (call) => this.#counts(this.prompts, call),
    toggle_inspiration_like: (call) => this.#like(this.prompts, call.args.p_inspiration_id, call),
    record_inspiration_use: ({ args: { p_inspiration_id: id }, person }) => {
      const row = this.#visible(this.prompts, id, person);
      const key = `${person} ${id}`;
      if (!this.uses.has(key)) this.change(id, { uses_count: row.uses_count + 1 });
      this.uses.add(key);
      return this.prompts.find((prompt) => prompt.id === id)?.uses_count;
    },
    search_shared_stories: ({ args, person }) => {
      const by = (row: StoryRow) => (args.p_order === 'views' ? row.views_count : row.created_at);
      const after = args.p_order === 'views' ? args.p_after_views : args.p_after_created;
      const found = this.stories.filter(
        (row) =>
          isPublic(row) && isOneOf(args.p_generators, row.generator_id) && isOneOf(args.p_languages, row.language),
      );
      const place = { by, after: args.p_after_id === undefined ? undefined : ([after, args.p_after_id] as const) };
      return pageOf(found, { ...place, limit: args.p_limit }).map(({ content, ...row }) => ({
        ...this.#story({ ...row, content }, person),
        content: undefined,
        opening: content.slice(0, 600),
      }));
    },
    read_shared_story: ({ args: { p_id: id }, person }) => {
      if (!UUID.test(id)) throw new Refusal('22P02', 'invalid input syntax for type uuid');
      return this.stories
        .filter((row) => row.id === id && (isPublic(row) || row.user_id === person))
        .map((row) => this.#story(row, person));
    },
    shared_story_counts: (call) => this.#counts(this.stories, call),
    toggle_story_like: (call) => this.#like(this.stories, call.args.p_shared_story_id, call),
    report_content: ({ args, person }) => {
      const { p_inspiration_id: promptId, p_shared_story_id: storyId, p_reason: reason, p_note: note } = args;
      const isNews = !this.reports.some((one) => one.person === person && one.id === (promptId ?? storyId));
      if (isNews) this.reports.push({ person, id: promptId ?? storyId, reason, note });
      return isNews;
    },
    'GET user_inspirations': ({ args, person }) =>
      pageOf(own(this.prompts, { args, person }), {
        by: (row) => row.created_at,
        after: args.after,
        limit: args.limit,
      }).map(given),
    'POST user_inspirations': ({ args, person }) => {
      if (args.user_id !== person) throw new Refusal('42501', 'new row violates row-level security policy');
      if (this.prompts.some(({ id }) => id === args.id)) throw new Refusal('23505', 'duplicate key value');
      const counts = { hidden_at: null, likes_count: 0, uses_count: 0, created_at: new Date().toISOString() };
      this.prompts.push({ ...args, ...counts });
    },
    'PATCH user_inspirations': (call) => {
      const { id, user_id: _userId, ...values } = call.args;
      const changed = own(this.prompts, call);
      this.change(id, values);
      return changed.map((row) => ({ id: row.id }));
    },
    'DELETE user_inspirations': (call) => {
      const deleted = own(this.prompts, call);
      this.prompts = this.prompts.filter((row) => !deleted.includes(row));
    },
    'GET profiles': ({ args: { id } }) => [{ display_name: NAMES[id] ?? 'Writer' }],
    'GET curated_favorites': ({ person }) =>
      [...this.favorites]
        .map((key) => key.split(' '))
        .filter(([owner]) => owner === person)
        .map(([, id]) => ({ inspiration_id: id })),
    'POST curated_favorites': ({ args }) => {
      const key = `${args.user_id} ${args.inspiration_id}`;
      if (this.favorites.has(key)) throw new Refusal('23505', 'duplicate key value');
      this.favorites.add(key);
    },
    'DELETE curated_favorites': ({ args }) =>
      this.favorites.delete(`${args.user_id} ${args.inspiration_id}`) ? [{ inspiration_id: args.inspiration_id }] : [],
    'guest-session': () => ({ token: 'guest-token', used: 0, limit: 3 }),
    'random-prompt': ({ args: { genre } }) => ({ prompt: `A random prompt of ${genre}` }),
  };

  #foundPrompts(args: any): readonly PromptRow[] {
    return this.prompts.filter(
      (row) =>
        isPublic(row) &&
        hasWords(`${row.title} ${row.prompt}`, args.p_query) &&
        isOneOf(args.p_categories, row.category) &&
        isOneOf(args.p_difficulties, row.difficulty) &&
        isOneOf(args.p_lengths, lengthOf(row)) &&
        isOneOf(args.p_languages, languageOf(row)),
    );
  }

  #visible<Row extends Owned>(rows: readonly Row[], id: string, person: string | undefined): Row {
    const row = rows.find((one) => one.id === id && (isPublic(one) || one.user_id === person));
    if (!row) throw new Refusal('PT404', 'There is nothing like that.');
    return row;
  }

  #counts(rows: readonly (PromptRow | StoryRow)[], { args: { p_ids: ids }, person }: Call) {
    return rows
      .filter((row) => ids.includes(row.id) && (isPublic(row) || row.user_id === person))
      .map((row) => ({ ...row, liked: this.likes.has(`${person} ${row.id}`) }));
  }

  #like(rows: readonly (PromptRow | StoryRow)[], id: string, { args: { p_liked: wish }, person }: Call) {
    const row = this.#visible(rows, id, person);
    if (person === undefined) throw new Refusal('42501', 'You must be signed in');
    if (row.user_id === person) throw new Refusal('PT403', 'This is your own');
    const key = `${person} ${id}`;
    const likes = row.likes_count + (wish ? 1 : 0) - (this.likes.has(key) ? 1 : 0);
    if (wish) this.likes.add(key);
    else this.likes.delete(key);
    this.change(id, { likes_count: likes });
    return { liked: wish, likes_count: likes };
  }

  /** A story as the functions give it, with its source while everybody may see that. */
  #story(row: StoryRow, person: string | undefined) {
    const sources = [...this.prompts, ...this.stories].filter(isPublic);
    const source = sources.find(({ id }) => id === (row.source_inspiration_id ?? row.source_story_id));
    return {
      ...row,
      author: authorOf(row),
      liked: this.likes.has(`${person} ${row.id}`),
      is_hidden: row.hidden_at !== null,
      source_inspiration_id: source ? row.source_inspiration_id : null,
      source_story_id: source ? row.source_story_id : null,
      source_title: source?.title ?? null,
      source_author: source ? authorOf(source) : null,
    };
  }
}
