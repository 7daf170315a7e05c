import { Refusal } from './call.ts';
import { type CountsCall, isPublic, type Kind, type Row } from './community-rows.ts';
import type { FakeAccounts } from './fake-accounts.ts';
import type { PromptRow, SharedRow } from './rows.ts';

/** A report as operators see it. */
export interface Reported {
  readonly what: Kind;
  readonly id: string;
  readonly reason: string;
  readonly note: string | null;
  readonly at: string;
  dismissedAt: string | null;
}

/** Published stories and prompts, with their likes, counts and reports. */
export class CommunityState {
  /** Published stories. */
  rows: SharedRow[] = [];
  prompts: PromptRow[] = [];
  /** Likes as `person id`. A prompt published with a story has the story's id. */
  readonly likes = { story: new Set<string>(), inspiration: new Set<string>() };
  /** Stories that were opened and prompts that were written from, as `person id`. */
  readonly views = new Set<string>();
  readonly uses = new Set<string>();
  /** Reports as they were sent, and as operators see them; the oldest first. */
  readonly reports: object[] = [];
  readonly reported: Reported[] = [];
  /** Views and likes of each day, by the id of the story. */
  readonly days = new Map<string, readonly { day: string; views: number; likes: number }[]>();
  readonly nameOf: (userId: string) => string;
  #links = 0;
  #newest = 0;

  constructor(accounts: FakeAccounts) {
    this.nameOf = accounts.nameOf;
  }

  /** Changes a row directly, as another user would; of one kind, or of both where they share the id. */
  change(id: string, values: Partial<PromptRow> | Partial<SharedRow>, kind?: Kind): void {
    const changed = <One extends Row>(row: One): One => (row.id === id ? { ...row, ...values } : row);
    if (kind !== 'story') this.prompts = this.prompts.map(changed);
    if (kind !== 'inspiration') this.rows = this.rows.map(changed);
  }

  newLink = (): string => `new-link-${++this.#links}`;

  /** A creation time. No two are the same, as the database counts microseconds. */
  newMoment(): string {
    this.#newest = Math.max(Date.now(), this.#newest + 1);
    return new Date(this.#newest).toISOString();
  }

  /** Whether a user has anything public. */
  isAuthor = (person: string): boolean =>
    [...this.prompts, ...this.rows].some((row) => row.user_id === person && isPublic(row));

  /** The rows whose counts were requested and that the caller may see. */
  counted<One extends Row>(
    rows: readonly One[],
    { args: { p_ids: ids }, person }: CountsCall,
    isSeen: (row: Row) => boolean,
  ): readonly One[] {
    if (ids.length > 100) throw new Refusal('PT400', 'Ask about 100 at a time.');
    return rows.filter((row) => ids.includes(row.id) && (isSeen(row) || row.user_id === person));
  }
}
