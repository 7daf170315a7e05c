import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { getSupabase } from '@storyloom/shared/api';
import { type CommunityKind, type Page, pageOf } from '@storyloom/shared/api/community';
import { dataError } from '@storyloom/shared/api/data-error';
import { MODERATION_LIMITS, type ReportReason } from '@storyloom/shared/domain';

/** What an operator does. Each of the first two is the opposite of the other, and so is each of the last two. */
export type ModerationAction = 'hide' | 'restore' | 'dismiss' | 'reopen';

/** A prompt or a story. A prompt that was shared together with a story has the story's id. */
export interface ModeratedThing {
  /** Of the entry in a list. */
  readonly id: string;
  readonly kind: CommunityKind;
  readonly thingId: string;
  readonly title: string;
}

interface ShownThing extends ModeratedThing {
  readonly text: string;
  /** As rows name it: 'English'. */
  readonly language: string;
  /** Display name. */
  readonly author: string;
  readonly reports: number;
}

export interface ReportedThing extends ShownThing {
  readonly reasons: readonly ReportReason[];
  /** What people added to their reports, the newest last. */
  readonly notes: readonly string[];
  /** ISO 8601. */
  readonly firstAt: string;
  readonly lastAt: string;
}

export interface HiddenThing extends ShownThing {
  /** Why it was hidden; empty where nobody said so. */
  readonly reason: string;
  readonly hiddenAt: string;
}

export interface LogEntry extends ModeratedThing {
  /** Display name; empty when the account is gone. */
  readonly operator: string;
  readonly action: ModerationAction;
  readonly reason: string;
  readonly at: string;
}

interface ThingRow {
  readonly what: 'inspiration' | 'story';
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly language: string;
  readonly author: string;
  readonly reports: number;
}

interface ReportedRow extends ThingRow {
  readonly reasons: readonly ReportReason[];
  readonly notes: readonly string[];
  readonly first_at: string;
  readonly last_at: string;
}

interface HiddenRow extends ThingRow {
  readonly reason: string | null;
  readonly hidden_at: string;
}

interface LogRow {
  readonly id: number;
  readonly operator: string | null;
  readonly action: ModerationAction;
  readonly what: 'inspiration' | 'story';
  readonly thing_id: string;
  /** Absent when the author's account is gone. */
  readonly title: string | null;
  readonly reason: string | null;
  readonly created_at: string;
}

const thingOf = ({ what, id, title, text, language, author, reports }: ThingRow): ShownThing => ({
  id: `${what} ${id}`,
  kind: what,
  thingId: id,
  title,
  text,
  language,
  author,
  reports,
});

const afterOf = ({ kind, thingId }: ModeratedThing) => ({ p_after_what: kind, p_after_id: thingId });

async function findPage<Row, Item>(
  name: string,
  parse: (row: Row) => Item,
  cursorOf: (last: Item) => object,
  { pageParam, signal }: { readonly pageParam: object | undefined; readonly signal: AbortSignal },
): Promise<Page<Item, object>> {
  const supabase = await getSupabase();
  const { data, error } = await supabase
    .rpc(name, { ...pageParam, p_limit: MODERATION_LIMITS.page + 1 })
    .abortSignal(signal);
  if (error) throw dataError(error);
  return pageOf((data as readonly Row[]).map(parse), MODERATION_LIMITS.page, cursorOf);
}

const parseReported = (row: ReportedRow): ReportedThing => ({
  ...thingOf(row),
  reasons: row.reasons,
  notes: row.notes,
  firstAt: row.first_at,
  lastAt: row.last_at,
});

const parseHidden = (row: HiddenRow): HiddenThing => ({
  ...thingOf(row),
  reason: row.reason ?? '',
  hiddenAt: row.hidden_at,
});

const parseEntry = (row: LogRow): LogEntry => ({
  id: String(row.id),
  kind: row.what,
  thingId: row.thing_id,
  title: row.title ?? '',
  operator: row.operator ?? '',
  action: row.action,
  reason: row.reason ?? '',
  at: row.created_at,
});

async function askIsOperator(signal: AbortSignal): Promise<boolean> {
  const supabase = await getSupabase();
  const { data, error } = await supabase.rpc('is_operator').abortSignal(signal);
  if (error) throw dataError(error);
  return data as boolean;
}

const keyOf = (userId: string) => ['moderation', userId] as const;
const paged = {
  initialPageParam: undefined as object | undefined,
  getNextPageParam: ({ next }: Page<unknown, object>) => next,
};

/** What operators see. */
export const moderationQueries = {
  /** First part of the keys of the three lists. */
  lists: (userId: string) => [...keyOf(userId), 'list'] as const,
  /** Whether the user moderates. */
  isOperator: (userId: string) =>
    queryOptions({
      queryKey: [...keyOf(userId), 'operator'],
      queryFn: ({ signal }) => askIsOperator(signal),
    }),
  reports: (userId: string) =>
    infiniteQueryOptions({
      queryKey: [...keyOf(userId), 'list', 'reports'],
      queryFn: (context) =>
        findPage(
          'moderation_reports',
          parseReported,
          (last) => ({ ...afterOf(last), p_after_last: last.lastAt }),
          context,
        ),
      ...paged,
    }),
  hidden: (userId: string) =>
    infiniteQueryOptions({
      queryKey: [...keyOf(userId), 'list', 'hidden'],
      queryFn: (context) =>
        findPage(
          'moderation_hidden',
          parseHidden,
          (last) => ({ ...afterOf(last), p_after_hidden: last.hiddenAt }),
          context,
        ),
      ...paged,
    }),
  log: (userId: string) =>
    infiniteQueryOptions({
      queryKey: [...keyOf(userId), 'list', 'log'],
      queryFn: (context) => findPage('moderation_log', parseEntry, ({ id }) => ({ p_before: Number(id) }), context),
      ...paged,
    }),
};

/**
 * Does one thing to a prompt or a story. Gives whether it changed anything: another operator may have been first.
 *
 * @throws AppError 'data' when the database refuses, 'network' when it does not answer.
 */
export async function moderate(
  action: ModerationAction,
  { kind, thingId }: Pick<ModeratedThing, 'kind' | 'thingId'>,
  reason = '',
): Promise<boolean> {
  const supabase = await getSupabase();
  const { data, error } = await supabase.rpc(`moderation_${action}`, {
    p_what: kind,
    p_id: thingId,
    p_reason: reason,
  });
  if (error) throw dataError(error);
  return data as boolean;
}
