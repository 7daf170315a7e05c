import { LANGUAGE_NAMES, textLanguage } from '@storyloom/shared/domain';
import { type Answers, type Call, checkId, Refusal } from './call.ts';
import type { FakeAccounts } from './fake-accounts.ts';
import type { PromptRow, SharedRow } from './rows.ts';
import { hasWords, isOneOf, pageOf } from './search.ts';

type Row = PromptRow | SharedRow;

interface PromptSearch {
  readonly p_query?: string | null;
  readonly p_categories?: readonly string[] | null;
  readonly p_difficulties?: readonly string[] | null;
  readonly p_lengths?: readonly string[] | null;
  readonly p_languages?: readonly string[] | null;
}

/** Which page of a list, and after which row it begins. */
interface PageArgs {
  readonly p_order?: string;
  readonly p_after_id?: string;
  readonly p_after_created?: string;
  readonly p_limit: number;
}

interface PromptPage extends PromptSearch, PageArgs {
  readonly p_after_likes?: number;
}

interface StoryPage extends PageArgs {
  readonly p_generators?: readonly string[] | null;
  readonly p_languages?: readonly string[] | null;
  readonly p_after_views?: number;
}

type Wish = Call<{ readonly p_liked: boolean; readonly p_share_id?: string }>;
type Ids = Call<{ readonly p_ids: readonly string[]; readonly p_share_ids?: readonly string[] }>;
type OfPrompt<Args = unknown> = Call<Args & { readonly p_inspiration_id: string }>;
type OfStory<Args = unknown> = Call<Args & { readonly p_shared_story_id: string; readonly p_share_id?: string }>;

interface ReportArgs {
  readonly p_inspiration_id?: string;
  readonly p_shared_story_id?: string;
  readonly p_reason: string;
  readonly p_note?: string;
  readonly p_share_id?: string;
}

/** A report as operators see it. */
export interface Reported {
  readonly what: 'inspiration' | 'story';
  readonly id: string;
  readonly reason: string;
  readonly note: string | null;
  readonly at: string;
  dismissedAt: string | null;
}

/** Where the page begins: what the list falls by, of the row before, and its id. */
const afterOf = (id: string | undefined, by: number | string | undefined) =>
  id === undefined ? undefined : ([by ?? '', id] as const);

const isPublic = (row: Row) => row.is_public && row.hidden_at === null;
/** Whether it is read with one of these links by others than its owner. */
const isReadable = (row: Row, links: readonly (string | undefined)[]) =>
  isPublic(row) ||
  ('is_unlisted' in row && row.is_unlisted && row.hidden_at === null && links.includes(row.share_id ?? ''));
const wordsOf = ({ title, prompt }: Row) => `${title} ${prompt}`;

export const languageOf = (row: PromptRow) => LANGUAGE_NAMES[textLanguage(wordsOf(row))];
const lengthOf = ({ prompt }: PromptRow) => (prompt.length <= 100 ? 'short' : prompt.length <= 250 ? 'medium' : 'long');

/** One like a second. */
const likedAt = (n: number) => new Date(Date.UTC(2026, 3, 1, 12, 0, n)).toISOString();

/** What is said of something that is not there, or one's own. */
const WORDS = {
  inspiration: {
    missing: 'There is no such inspiration.',
    own: 'This inspiration is your own; only others can like it.',
  },
  story: { missing: 'There is no such story.', own: 'This story is your own; only others can like it.' },
} as const;
type Kind = keyof typeof WORDS;

/** What users share, and what the functions of the database answer about it. */
export class FakeCommunity {
  /** Shared stories. */
  rows: SharedRow[] = [];
  prompts: PromptRow[] = [];
  /** Who likes which story and which prompt, as `person id`: a prompt that is shared with a story has its id. */
  readonly likes = { story: new Set<string>(), inspiration: new Set<string>() };
  /** Who opened which story, and who wrote from which prompt, as `person id`. */
  readonly views = new Set<string>();
  readonly uses = new Set<string>();
  readonly reports: object[] = [];
  /** The same, in the order of their moments. */
  readonly reported: Reported[] = [];
  /** How often stories were read and liked on a day, by their ids. */
  readonly days = new Map<string, readonly { day: string; views: number; likes: number }[]>();
  readonly #accounts: FakeAccounts;
  readonly #reported = new Set<string>();
  #links = 0;
  #newest = 0;

  constructor(accounts: FakeAccounts) {
    this.#accounts = accounts;
  }

  /** Changes a row by hand, as other people do. */
  change(id: string, values: Partial<PromptRow> | Partial<SharedRow>): void {
    this.prompts = this.prompts.map((row) => (row.id === id ? { ...row, ...(values as Partial<PromptRow>) } : row));
    this.rows = this.rows.map((row) => (row.id === id ? { ...row, ...(values as Partial<SharedRow>) } : row));
  }

  /** What a story is shared under from now on. */
  newLink = (): string => `new-link-${++this.#links}`;

  /** When a row is made; no two in the same moment, as the database counts microseconds. */
  newMoment(): string {
    this.#newest = Math.max(Date.now(), this.#newest + 1);
    return new Date(this.#newest).toISOString();
  }

  /** Whether a user shows anything to everyone. */
  isAuthor = (person: string): boolean =>
    [...this.prompts, ...this.rows].some((row) => row.user_id === person && isPublic(row));

  readonly answers: Answers = {
    search_inspirations: ({ args, person }: Call<PromptPage>) =>
      pageOf(this.#foundPrompts(args), {
        by: (row) => (args.p_order === 'newest' ? row.created_at : row.likes_count),
        after: afterOf(args.p_after_id, args.p_after_likes ?? args.p_after_created),
        limit: args.p_limit,
      }).map((row) => this.#prompt(row, person)),
    count_inspirations: ({ args }: Call<PromptSearch>) => Math.min(this.#foundPrompts(args).length, 1001),
    liked_inspirations: ({ args, person }: Call<PromptPage>) => {
      const liked = [...this.likes.inspiration].toReversed().flatMap((key, index) => {
        const row = this.prompts.find(({ id }) => key === `${person} ${id}`);
        const isFound = row && isPublic(row) && hasWords(wordsOf(row), args.p_query);
        return isFound
          ? [{ ...this.#prompt(row, person), liked_at: likedAt(this.likes.inspiration.size - index) }]
          : [];
      });
      const start = liked.findIndex(({ id }) => id === args.p_after_id) + 1;
      return liked.slice(start, start + args.p_limit);
    },
    inspiration_counts: (call: Ids) =>
      this.#seen(this.prompts, call, isPublic).map((row) => ({
        id: row.id,
        likes_count: row.likes_count,
        uses_count: row.uses_count,
        liked: this.likes.inspiration.has(`${call.person} ${row.id}`),
      })),
    toggle_inspiration_like: (call: OfPrompt<Wish['args']>) =>
      this.#like('inspiration', call.args.p_inspiration_id, call),
    record_inspiration_use: ({ args: { p_inspiration_id: id }, person }: OfPrompt) => {
      const row = this.prompts.find((one) => one.id === id && (isPublic(one) || one.user_id === person));
      if (!row) throw new Refusal('PT404', WORDS.inspiration.missing);
      const isNews = !this.uses.has(`${person} ${id}`);
      this.uses.add(`${person} ${id}`);
      if (isNews) this.#count('inspiration', id, { uses_count: row.uses_count + 1 });
      return row.uses_count + (isNews ? 1 : 0);
    },
    search_shared_stories: ({ args, person }: Call<StoryPage>) => {
      const isByViews = args.p_order === 'views';
      const found = this.rows.filter(
        (row) =>
          isPublic(row) && isOneOf(args.p_generators, row.generator_id) && isOneOf(args.p_languages, row.language),
      );
      return pageOf(found, {
        by: (row) => (isByViews ? row.views_count : row.created_at),
        after: afterOf(args.p_after_id, isByViews ? args.p_after_views : args.p_after_created),
        limit: args.p_limit,
      }).map((row) => ({ ...this.#story(row, person), opening: row.content.slice(0, 600) }));
    },
    read_shared_story: ({ args: { p_id: id }, person }: Call<{ readonly p_id: string }>) => {
      checkId(id);
      return this.rows
        .filter((row) => row.id === id && (isPublic(row) || row.user_id === person))
        .map((row) => this.#whole(row, person));
    },
    read_shared_link: ({ args: { p_share_id: shareId }, person }: Call<{ readonly p_share_id: string }>) =>
      this.rows
        .filter((row) => row.share_id === shareId && (row.hidden_at === null || row.user_id === person))
        .map((row) => this.#whole(row, person)),
    count_story_view: ({ args: { p_shared_story_id: id, p_share_id: link }, person }: OfStory) => {
      const row = this.rows.find((one) => one.id === id && isReadable(one, [link]));
      if (!row) throw new Refusal('PT404', WORDS.story.missing);
      const isNews = row.user_id !== person && !this.views.has(`${person} ${id}`);
      this.views.add(`${person} ${id}`);
      if (isNews) this.#count('story', id, { views_count: row.views_count + 1 });
      return row.views_count + (isNews ? 1 : 0);
    },
    shared_story_counts: (call: Ids) =>
      this.#seen(this.rows, call, (row) => isReadable(row, call.args.p_share_ids ?? [])).map((row) => ({
        id: row.id,
        views_count: row.views_count,
        likes_count: row.likes_count,
        liked: this.likes.story.has(`${call.person} ${row.id}`),
      })),
    toggle_story_like: (call: OfStory<Wish['args']>) => this.#like('story', call.args.p_shared_story_id, call),
    report_content: ({ args, person }: Call<ReportArgs>) => {
      const { p_inspiration_id: promptId, p_shared_story_id: storyId, p_share_id: link } = args;
      const { p_reason: reason, p_note: note } = args;
      const id = promptId ?? storyId;
      const rows: readonly Row[] = promptId === undefined ? this.rows : this.prompts;
      const row = rows.find((one) => one.id === id && (isReadable(one, [link]) || one.user_id === person));
      if (!row) throw new Refusal('PT404', 'This isn’t available anymore, so it can’t be reported.');
      if (row.user_id === person) {
        throw new Refusal('PT403', 'This is yours. You can edit or delete it instead of reporting it.');
      }
      if (note !== undefined && note.length > 500)
        throw new Refusal('PT400', 'There is no such reason, or the note is too long.');
      const key = `${person} ${promptId} ${storyId}`;
      const isNews = !this.#reported.has(key);
      this.#reported.add(key);
      if (!isNews) return false;
      this.reports.push({ person, id, reason, note });
      const what = promptId === undefined ? 'story' : 'inspiration';
      this.reported.push({
        what,
        id: row.id,
        reason,
        note: note?.trim() || null,
        at: this.newMoment(),
        dismissedAt: null,
      });
      return true;
    },
  };

  #foundPrompts(args: PromptSearch): readonly PromptRow[] {
    return this.prompts.filter(
      (row) =>
        isPublic(row) &&
        hasWords(wordsOf(row), args.p_query) &&
        isOneOf(args.p_categories, row.category) &&
        isOneOf(args.p_difficulties, row.difficulty) &&
        isOneOf(args.p_lengths, lengthOf(row)) &&
        isOneOf(args.p_languages, languageOf(row)),
    );
  }

  #seen<One extends Row>(rows: readonly One[], { args: { p_ids: ids }, person }: Ids, isSeen: (row: Row) => boolean) {
    if (ids.length > 100) throw new Refusal('PT400', 'Ask about 100 at a time.');
    return rows.filter((row) => ids.includes(row.id) && (isSeen(row) || row.user_id === person));
  }

  #count(kind: Kind, id: string, counts: object): void {
    const counted = <One extends Row>(row: One): One => (row.id === id ? { ...row, ...counts } : row);
    if (kind === 'story') this.rows = this.rows.map(counted);
    else this.prompts = this.prompts.map(counted);
  }

  #like(kind: Kind, id: string, { args: { p_liked: wish, p_share_id: link }, person }: Wish) {
    const key = `${person} ${id}`;
    const mine = this.likes[kind];
    const rows: readonly Row[] = kind === 'story' ? this.rows : this.prompts;
    const row = rows.find((one) => one.id === id);
    if (!row || !(isReadable(row, [link]) || row.user_id === person || (mine.has(key) && !wish))) {
      throw new Refusal('PT404', WORDS[kind].missing);
    }
    if (row.user_id === person) throw new Refusal('PT403', WORDS[kind].own);
    const likes = row.likes_count + (wish ? 1 : 0) - (mine.has(key) ? 1 : 0);
    if (wish) mine.add(key);
    else mine.delete(key);
    this.#count(kind, id, { likes_count: likes });
    return { liked: wish, likes_count: isReadable(row, [link]) ? likes : null };
  }

  /** A prompt as the functions give it. */
  #prompt({ is_public: _isPublic, hidden_at: _hiddenAt, ...row }: PromptRow, person: string | undefined) {
    return {
      ...row,
      author: this.#accounts.nameOf(row.user_id),
      language: languageOf({ ...row, is_public: true, hidden_at: null }),
      liked: this.likes.inspiration.has(`${person} ${row.id}`),
    };
  }

  /** A story as lists give it, with its source while everyone may see that. */
  #story(row: SharedRow, person: string | undefined) {
    const source =
      this.prompts.find((one) => one.id === row.source_inspiration_id && isPublic(one)) ??
      this.rows.find((one) => one.id === row.source_story_id && isPublic(one));
    return {
      id: row.id,
      user_id: row.user_id,
      author: this.#accounts.nameOf(row.user_id),
      title: row.title,
      prompt: row.prompt,
      generator_id: row.generator_id,
      language: row.language,
      views_count: row.views_count,
      likes_count: row.likes_count,
      created_at: row.created_at,
      liked: this.likes.story.has(`${person} ${row.id}`),
      source_inspiration_id: source ? row.source_inspiration_id : null,
      source_story_id: source ? row.source_story_id : null,
      source_title: source?.title ?? null,
      source_author: source ? this.#accounts.nameOf(source.user_id) : null,
      share_id: row.share_id,
      demo: row.demo,
    };
  }

  #whole(row: SharedRow, person: string | undefined) {
    return {
      ...this.#story(row, person),
      content: row.content,
      is_public: row.is_public,
      is_hidden: row.hidden_at !== null,
      is_unlisted: row.is_unlisted,
    };
  }
}
