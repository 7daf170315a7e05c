import { type Answers, type Call, checkId, Refusal } from './call.ts';
import type { FakeAccounts } from './fake-accounts.ts';
import type { PromptRow, SharedRow } from './rows.ts';

const isReadable = (row: SharedRow) => (row.is_public || row.is_unlisted) && row.hidden_at === null;
const isPublic = (row: PromptRow) => row.is_public && row.hidden_at === null;

/** Shared stories as the database answers about them: `user_shared_stories` and its functions. */
export class FakeCommunity {
  rows: SharedRow[] = [];
  /** Prompts that stories were written from. */
  prompts: PromptRow[] = [];
  /** Who likes what, as `person id`. */
  readonly likes = new Set<string>();
  /** Who opened which story, as `person id`. */
  readonly views = new Set<string>();
  readonly reports: any[] = [];
  /** How often stories were read and liked on a day, by their ids. */
  readonly days = new Map<string, readonly { day: string; views: number; likes: number }[]>();
  readonly #accounts: FakeAccounts;
  #links = 0;

  constructor(accounts: FakeAccounts) {
    this.#accounts = accounts;
  }

  /** Changes a row by hand, as other people do. */
  change(id: string, values: Partial<SharedRow>): void {
    this.rows = this.rows.map((row) => (row.id === id ? { ...row, ...values } : row));
  }

  readonly answers: Answers = {
    read_shared_link: ({ args: { p_share_id: shareId }, person }) =>
      this.rows
        .filter((row) => row.share_id === shareId && (isReadable(row) || row.user_id === person))
        .map((row) => this.#whole(row, person)),
    read_shared_story: ({ args: { p_id: id }, person }) => {
      checkId(id);
      return this.rows
        .filter((row) => row.id === id && (isPublic(row) || row.user_id === person))
        .map((row) => this.#whole(row, person));
    },
    count_story_view: ({ args: { p_shared_story_id: id }, person }) => {
      const row = this.rows.find((one) => one.id === id && isReadable(one));
      if (!row) throw new Refusal('PT404', 'There is no such story.');
      const isNews = row.user_id !== person && !this.views.has(`${person} ${id}`);
      this.views.add(`${person} ${id}`);
      if (isNews) this.change(id, { views_count: row.views_count + 1 });
      return row.views_count + (isNews ? 1 : 0);
    },
    toggle_story_like: ({ args: { p_shared_story_id: id, p_liked: wish }, person }) => {
      const row = this.rows.find((one) => one.id === id && isReadable(one));
      if (!row) throw new Refusal('PT404', 'There is no such story.');
      if (person === undefined) throw new Refusal('42501', 'You must be signed in to like stories.');
      const likes = row.likes_count + (wish ? 1 : 0) - (this.likes.has(`${person} ${id}`) ? 1 : 0);
      if (wish) this.likes.add(`${person} ${id}`);
      else this.likes.delete(`${person} ${id}`);
      this.change(id, { likes_count: likes });
      return { liked: wish, likes_count: likes };
    },
    shared_story_counts: ({ args: { p_ids: ids }, person }) =>
      this.rows
        .filter((row) => ids.includes(row.id) && (isReadable(row) || row.user_id === person))
        .map(({ id, views_count, likes_count }) => ({
          id,
          views_count,
          likes_count,
          liked: this.likes.has(`${person} ${id}`),
        })),
    report_content: ({ args: { p_shared_story_id: id, p_reason: reason, p_note: note }, person }) => {
      const isNews = !this.reports.some((one) => one.person === person && one.id === id);
      if (isNews) this.reports.push({ person, id, reason, note });
      return isNews;
    },
    'GET user_shared_stories': ({ args, person }) => {
      const { id, user_id: userId, story_id: storyId, storyIds, after, limit } = args;
      return this.rows
        .filter((row) => row.user_id === person || isPublic(row))
        .filter((row) => id === undefined || row.id === id)
        .filter((row) => userId === undefined || row.user_id === userId)
        .filter((row) => storyId === undefined || row.story_id === storyId)
        .filter((row) => storyIds === undefined || storyIds.includes(row.story_id))
        .filter((row) => !after || row.created_at < after[0] || (row.created_at === after[0] && row.id > after[1]))
        .toSorted((a, b) => (a.created_at < b.created_at || (a.created_at === b.created_at && a.id > b.id) ? 1 : -1))
        .slice(0, limit);
    },
    'POST user_shared_stories': ({ args, person }) => {
      if (args.user_id !== person) throw new Refusal('42501', 'new row violates row-level security policy');
      const before = this.rows.find(({ id }) => id === args.id);
      const fresh = {
        hidden_at: null,
        demo: false,
        views_count: 0,
        likes_count: 0,
        created_at: new Date().toISOString(),
      };
      const origin = { story_id: null, source_inspiration_id: null, source_story_id: null, share_id: null };
      const row = this.#linked({ ...fresh, ...origin, ...before, ...args });
      this.rows = [...this.rows.filter((one) => one !== before), row];
      return [row];
    },
    'PATCH user_shared_stories': (call) => {
      const { id, user_id: _userId, ...values } = call.args;
      return this.#own(call).map((row) => {
        const changed = this.#linked({ ...row, ...values });
        this.change(id, changed);
        return changed;
      });
    },
    'GET shared_story_days': ({ args: { shared_story_id: id }, person }) =>
      this.rows.some((row) => row.id === id && row.user_id === person) ? (this.days.get(id) ?? []) : [],
    'GET user_inspirations': ({ args: { ids }, person }) =>
      this.prompts.filter((row) => row.user_id === person && row.is_public && ids.includes(row.id)),
    'POST user_inspirations': ({ args, person }) => {
      if (args.user_id !== person) throw new Refusal('42501', 'new row violates row-level security policy');
      this.prompts.push({ hidden_at: null, ...args });
      return [args];
    },
    'DELETE user_inspirations': ({ args: { id }, person }) => {
      this.prompts = this.prompts.filter((row) => row.id !== id || row.user_id !== person);
    },
    'DELETE user_shared_stories': (call) => {
      const deleted = this.#own(call);
      this.rows = this.rows.filter((row) => !deleted.includes(row));
    },
  };

  #own({ args: { id }, person }: Call): readonly SharedRow[] {
    checkId(id);
    return this.rows.filter((row) => row.user_id === person && row.id === id);
  }

  /** With the link that the database keeps: one while it can be read, and a new one when it can be again. */
  #linked(row: SharedRow): SharedRow {
    const isUnlisted = row.is_unlisted && !row.is_public;
    if (!row.is_public && !isUnlisted) return { ...row, is_unlisted: false, share_id: null };
    return { ...row, is_unlisted: isUnlisted, share_id: row.share_id ?? `new-link-${++this.#links}` };
  }

  /** A story as the functions give it, with its source while everybody may see that. */
  #whole(row: SharedRow, person: string | undefined) {
    const sources: readonly PromptRow[] = [...this.prompts, ...this.rows].filter(isPublic);
    const source = sources.find(({ id }) => id === (row.source_inspiration_id ?? row.source_story_id));
    return {
      ...row,
      author: this.#accounts.nameOf(row.user_id),
      liked: this.likes.has(`${person} ${row.id}`),
      is_hidden: row.hidden_at !== null,
      source_inspiration_id: source ? row.source_inspiration_id : null,
      source_story_id: source ? row.source_story_id : null,
      source_title: source?.title ?? null,
      source_author: source ? this.#accounts.nameOf(source.user_id) : null,
    };
  }
}
