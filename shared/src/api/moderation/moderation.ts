import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { type FunctionParameters, getSupabase } from '@storyloom/shared/api';
import { type Page, pageOf } from '@storyloom/shared/api/community';
import { askForFewer, dataError } from '@storyloom/shared/api/data-error';
import { MODERATION_LIMITS } from '@storyloom/shared/domain';
import {
  type HiddenThing,
  type LogEntry,
  type ModeratedThing,
  type ModerationAction,
  parseEntry,
  parseHidden,
  parseReported,
  type ReportedThing,
} from './moderated-thing.ts';

export type { HiddenThing, LogEntry, ModeratedThing, ModerationAction, ReportedThing } from './moderated-thing.ts';

const afterOf = ({ kind, thingId }: ModeratedThing) => ({ p_after_what: kind, p_after_id: thingId });

async function askIsOperator(signal: AbortSignal): Promise<boolean> {
  const supabase = await getSupabase();
  const { data, error } = await supabase.rpc('is_operator').abortSignal(signal);
  if (error) throw dataError(error);
  return data;
}

/** A row more than a page shows tells that there is another. */
const ROWS = MODERATION_LIMITS.page + 1;

type ReportsCursor = FunctionParameters<'moderation_reports'>;
type HiddenCursor = FunctionParameters<'moderation_hidden'>;
type LogCursor = FunctionParameters<'moderation_log'>;

async function findReports(
  after: ReportsCursor | undefined,
  signal: AbortSignal,
): Promise<Page<ReportedThing, ReportsCursor>> {
  const supabase = await getSupabase();
  const [{ data, error }, limit] = await askForFewer(ROWS, (p_limit) =>
    supabase.rpc('moderation_reports', { ...after, p_limit }).abortSignal(signal),
  );
  if (error) throw dataError(error);
  return pageOf(data.map(parseReported), limit - 1, (last) => ({
    ...afterOf(last),
    p_after_last: last.lastAt,
  }));
}

async function findHidden(
  after: HiddenCursor | undefined,
  signal: AbortSignal,
): Promise<Page<HiddenThing, HiddenCursor>> {
  const supabase = await getSupabase();
  const [{ data, error }, limit] = await askForFewer(ROWS, (p_limit) =>
    supabase.rpc('moderation_hidden', { ...after, p_limit }).abortSignal(signal),
  );
  if (error) throw dataError(error);
  return pageOf(data.map(parseHidden), limit - 1, (last) => ({
    ...afterOf(last),
    p_after_hidden: last.hiddenAt,
  }));
}

async function findEntries(after: LogCursor | undefined, signal: AbortSignal): Promise<Page<LogEntry, LogCursor>> {
  const supabase = await getSupabase();
  const { data, error } = await supabase.rpc('moderation_log', { ...after, p_limit: ROWS }).abortSignal(signal);
  if (error) throw dataError(error);
  return pageOf(data.map(parseEntry), MODERATION_LIMITS.page, ({ id }) => ({ p_before: Number(id) }));
}

const keyOf = (userId: string) => ['moderation', userId] as const;

/** Queries for operators. */
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
 * Applies an action to a prompt or a story. Returns whether it changed anything: another operator may have been first.
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
