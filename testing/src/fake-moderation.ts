import type { FunctionParameters } from '@storyloom/shared/api';
import { type Answers, type Call, Refusal } from './call.ts';
import type { FakeAccounts } from './fake-accounts.ts';
import { languageOf } from './community-rows.ts';
import type { CommunityState, Reported } from './community-state.ts';

type What = Reported['what'];
type Action = 'hide' | 'restore' | 'dismiss' | 'reopen';

type ThingArgs = FunctionParameters<'moderation_hide'>;
type PageArgs = FunctionParameters<'moderation_reports'>;

interface Entry {
  readonly id: number;
  readonly operator: string;
  readonly action: Action;
  readonly what: What;
  readonly thing_id: string;
  readonly title: string;
  readonly reason: string | null;
  readonly created_at: string;
}

/** The page after the named row. */
function pageAfter<Row extends { readonly what: string; readonly id: string }>(
  rows: readonly Row[],
  { p_after_what: what, p_after_id: id, p_limit: limit = 10 }: PageArgs,
): readonly Row[] {
  const start = rows.findIndex((row) => row.what === what && row.id === id) + 1;
  return rows.slice(start, start + limit);
}

/** Operators, the moderation log, and the database functions of moderation. */
export class FakeModeration {
  /** Ids of users. */
  readonly operators = new Set<string>();
  /** Newest first. */
  log: readonly Entry[] = [];
  readonly #accounts: FakeAccounts;
  readonly #community: CommunityState;

  constructor(accounts: FakeAccounts, community: CommunityState) {
    this.#accounts = accounts;
    this.#community = community;
  }

  readonly answers: Answers = {
    is_operator: ({ person }: Call) => this.operators.has(person ?? ''),
    moderation_reports: (call: Call<PageArgs>) => {
      this.#check('reports', call);
      const rows = this.#things()
        .filter(({ hidden_at }) => hidden_at === null)
        .flatMap(({ hidden_at: _hiddenAt, ...thing }) => {
          const open = this.#reportsOf(thing.what, thing.id).filter(({ dismissedAt }) => dismissedAt === null);
          if (open.length === 0) return [];
          return [
            {
              ...thing,
              reports: open.length,
              reasons: [...new Set(open.map(({ reason }) => reason))].toSorted(),
              notes: open.flatMap(({ note }) => (note === null ? [] : [note])).slice(-20),
              first_at: open[0]?.at ?? '',
              last_at: open.at(-1)?.at ?? '',
            },
          ];
        });
      return pageAfter(
        rows.toSorted((a, b) => b.last_at.localeCompare(a.last_at)),
        call.args,
      );
    },
    moderation_hidden: (call: Call<PageArgs>) => {
      this.#check('hidden', call);
      const rows = this.#things()
        .filter(({ hidden_at }) => hidden_at !== null)
        .map((thing) => ({
          ...thing,
          reports: this.#reportsOf(thing.what, thing.id).length,
          reason:
            this.log.find(
              ({ what, thing_id, action }) => what === thing.what && thing_id === thing.id && action === 'hide',
            )?.reason ?? null,
        }))
        .toSorted(
          (a, b) =>
            (b.hidden_at ?? '').localeCompare(a.hidden_at ?? '') ||
            a.what.localeCompare(b.what) ||
            a.id.localeCompare(b.id),
        );
      return pageAfter(rows, call.args);
    },
    moderation_log: (call: Call<FunctionParameters<'moderation_log'>>) => {
      this.#check('log', call);
      const { p_before: before = Number.POSITIVE_INFINITY, p_limit: limit = 10 } = call.args;
      return this.log
        .filter(({ id }) => id < before)
        .slice(0, limit)
        .map((entry) => ({ ...entry, operator: this.#accounts.nameOf(entry.operator) }));
    },
    moderation_hide: (call: Call<ThingArgs>) =>
      this.#act('hide', call, (hiddenAt) =>
        hiddenAt === null ? this.#hide(call, this.#community.newMoment()) : false,
      ),
    moderation_restore: (call: Call<ThingArgs>) =>
      this.#act('restore', call, (hiddenAt) => (hiddenAt === null ? false : this.#hide(call, null))),
    moderation_dismiss: (call: Call<ThingArgs>) =>
      this.#act('dismiss', call, () => {
        const open = this.#reportsOf(call.args.p_what, call.args.p_id).filter(
          ({ dismissedAt }) => dismissedAt === null,
        );
        const now = this.#community.newMoment();
        for (const report of open) report.dismissedAt = now;
        return open.length > 0;
      }),
    moderation_reopen: (call: Call<ThingArgs>) =>
      this.#act('reopen', call, () => {
        const said = this.#reportsOf(call.args.p_what, call.args.p_id);
        const last = said
          .map(({ dismissedAt }) => dismissedAt ?? '')
          .toSorted()
          .at(-1);
        const again = said.filter(({ dismissedAt }) => dismissedAt !== null && dismissedAt === last);
        for (const report of again) report.dismissedAt = null;
        return again.length > 0;
      }),
  };

  #check(name: string, { person }: Call): void {
    if (!this.operators.has(person ?? ''))
      throw new Refusal('42501', `permission denied for function moderation_${name}`);
  }

  /** Everything published, hidden or not. */
  #things() {
    const { prompts, rows } = this.#community;
    return [
      ...prompts
        .filter((row) => row.is_public)
        .map((row) => ({ row, what: 'inspiration' as const, text: row.prompt, language: languageOf(row) })),
      ...rows
        .filter((row) => row.is_public || row.is_unlisted)
        .map((row) => ({ row, what: 'story' as const, text: row.content, language: row.language })),
    ].map(({ row: { id, title, user_id, hidden_at }, ...thing }) => ({
      ...thing,
      id,
      title,
      author: this.#accounts.nameOf(user_id),
      hidden_at,
    }));
  }

  #reportsOf(what: string, id: string): readonly Reported[] {
    return this.#community.reported.filter((report) => report.what === what && report.id === id);
  }

  #hide({ args: { p_what: what, p_id: id } }: Call<ThingArgs>, hiddenAt: string | null): true {
    const hidden = <Row extends { readonly id: string }>(row: Row): Row =>
      row.id === id ? { ...row, hidden_at: hiddenAt } : row;
    if (what === 'story') this.#community.rows = this.#community.rows.map(hidden);
    else this.#community.prompts = this.#community.prompts.map(hidden);
    return true;
  }

  #act(action: Action, call: Call<ThingArgs>, change: (hiddenAt: string | null) => boolean): boolean {
    const { p_what: what, p_id: id, p_reason: reason } = call.args;
    this.#check(action, call);
    if ((reason ?? '').length > 500) throw new Refusal('PT400', 'A reason has at most 500 characters.');
    const thing = this.#things().find((one) => one.what === what && one.id === id);
    if (!thing) throw new Refusal('PT404', 'This isn’t shared anymore, so there is nothing to do.');
    if (!change(thing.hidden_at)) return false;
    const entry = {
      id: this.log.length + 1,
      operator: call.person ?? '',
      action,
      what: thing.what,
      thing_id: id,
      title: thing.title,
      reason: reason?.trim() || null,
      created_at: this.#community.newMoment(),
    };
    this.log = [entry, ...this.log];
    return true;
  }
}
