import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { type FunctionParameters, type FunctionRow, getSupabase } from '@storyloom/shared/api';
import { type CommunityKind, type Page, pageOf } from '@storyloom/shared/api/community';
import { dataError } from '@storyloom/shared/api/data-error';
import {
  knownLanguage,
  type Language,
  MODERATION_LIMITS,
  REPORT_REASONS,
  type ReportReason,
} from '@storyloom/shared/domain';

/** What an operator does. Each of the first two is the opposite of the other, and so is each of the last two. */
const ACTIONS = ['hide', 'restore', 'dismiss', 'reopen'] as const;
export type ModerationAction = (typeof ACTIONS)[number];

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
  readonly language: Language | undefined;
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

type ReportedRow = FunctionRow<'moderation_reports'>;
type HiddenRow = FunctionRow<'moderation_hidden', 'reason'>;
/** The operator is absent when their account is gone, the title when its author's is. */
type LogRow = FunctionRow<'moderation_log', 'operator' | 'title' | 'reason'>;
type ThingRow = Pick<ReportedRow, keyof ReportedRow & keyof HiddenRow>;

const kindOf = (what: string): CommunityKind => (what === 'inspiration' ? 'inspiration' : 'story');

const thingOf = ({ what, id, title, text, language, author, reports }: ThingRow): ShownThing => ({
  id: `${what} ${id}`,
  kind: kindOf(what),
  thingId: id,
  title,
  text,
  language: knownLanguage(language),
  author,
  reports,
});

const afterOf = ({ kind, thingId }: ModeratedThing) => ({ p_after_what: kind, p_after_id: thingId });

const parseReported = (row: ReportedRow): ReportedThing => ({
  ...thingOf(row),
  reasons: row.reasons.flatMap((said) => REPORT_REASONS.filter((reason) => reason === said)),
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
  kind: kindOf(row.what),
  thingId: row.thing_id,
  title: row.title ?? '',
  operator: row.operator ?? '',
  // The database checks that it is one of them.
  action: ACTIONS.find((action) => action === row.action) ?? 'hide',
  reason: row.reason ?? '',
  at: row.created_at,
});

async function askIsOperator(signal: AbortSignal): Promise<boolean> {
  const supabase = await getSupabase();
  const { data, error } = await supabase.rpc('is_operator').abortSignal(signal);
  if (error) throw dataError(error);
  return data;
}

const PAGE = { p_limit: MODERATION_LIMITS.page + 1 };

type ReportsCursor = FunctionParameters<'moderation_reports'>;
type HiddenCursor = FunctionParameters<'moderation_hidden'>;
type LogCursor = FunctionParameters<'moderation_log'>;

async function findReports(
  after: ReportsCursor | undefined,
  signal: AbortSignal,
): Promise<Page<ReportedThing, ReportsCursor>> {
  const supabase = await getSupabase();
  const { data, error } = await supabase.rpc('moderation_reports', { ...after, ...PAGE }).abortSignal(signal);
  if (error) throw dataError(error);
  return pageOf(data.map(parseReported), MODERATION_LIMITS.page, (last) => ({
    ...afterOf(last),
    p_after_last: last.lastAt,
  }));
}

async function findHidden(
  after: HiddenCursor | undefined,
  signal: AbortSignal,
): Promise<Page<HiddenThing, HiddenCursor>> {
  const supabase = await getSupabase();
  const { data, error } = await supabase.rpc('moderation_hidden', { ...after, ...PAGE }).abortSignal(signal);
  if (error) throw dataError(error);
  return pageOf(data.map(parseHidden), MODERATION_LIMITS.page, (last) => ({
    ...afterOf(last),
    p_after_hidden: last.hiddenAt,
  }));
}

async function findEntries(after: LogCursor | undefined, signal: AbortSignal): Promise<Page<LogEntry, LogCursor>> {
  const supabase = await getSupabase();
  const { data, error } = await supabase.rpc('moderation_log', { ...after, ...PAGE }).abortSignal(signal);
  if (error) throw dataError(error);
  return pageOf(data.map(parseEntry), MODERATION_LIMITS.page, ({ id }) => ({ p_before: Number(id) }));
}

const keyOf = (userId: string) => ['moderation', userId] as const;

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
      queryFn: ({ pageParam, signal }) => findReports(pageParam, signal),
      initialPageParam: undefined as ReportsCursor | undefined,
      getNextPageParam: ({ next }) => next,
    }),
  hidden: (userId: string) =>
    infiniteQueryOptions({
      queryKey: [...keyOf(userId), 'list', 'hidden'],
      queryFn: ({ pageParam, signal }) => findHidden(pageParam, signal),
      initialPageParam: undefined as HiddenCursor | undefined,
      getNextPageParam: ({ next }) => next,
    }),
  log: (userId: string) =>
    infiniteQueryOptions({
      queryKey: [...keyOf(userId), 'list', 'log'],
      queryFn: ({ pageParam, signal }) => findEntries(pageParam, signal),
      initialPageParam: undefined as LogCursor | undefined,
      getNextPageParam: ({ next }) => next,
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
  return data;
}
