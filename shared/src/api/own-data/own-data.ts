import { type FunctionRow, jsonObject, type JsonObject } from '@storyloom/shared/api';
import { askForFewer, dataError } from '@storyloom/shared/api/data-error';
import { SIGNED_OUT_MESSAGES, signedInClient } from '@storyloom/shared/api/signed-in';

/** The kinds of a user's data, in the order of export and import: published stories refer to stories and prompts. */
export const ITEM_KINDS = ['stories', 'prompts', 'shared', 'likes'] as const;
export type ItemKind = (typeof ITEM_KINDS)[number];

/** The kinds that a download has; an import restores no versions of texts. */
export const EXPORT_KINDS = [...ITEM_KINDS, 'versions'] as const;
export type ExportKind = (typeof EXPORT_KINDS)[number];

/** One item of a user, as in the files of an export. */
export type Item = JsonObject;

export interface ItemCursor {
  readonly createdAt: string | null;
  readonly id: string;
  /** Items of the page before: the next ones may be as long. */
  readonly limit: number;
}

export interface ItemPage {
  readonly items: readonly Item[];
  /** Cursor of the next page; absent after the last. */
  readonly next?: ItemCursor;
}

/** Most items per page. Pages of long stories have fewer, since an answer may have 2 MB. */
const PAGE = 50;

/** Maximum number of items that the database restores in one call. */
export const IMPORT_MAX = 50;

/**
 * A page of the user's items of a kind, after the cursor.
 *
 * @throws AppError 'unauthorized' when no user is signed in, 'data' when the database refuses, 'network' when it does not answer.
 */
export async function exportItems(
  kind: ExportKind,
  after: ItemCursor | undefined,
  signal: AbortSignal,
): Promise<ItemPage> {
  const supabase = await signedInClient(SIGNED_OUT_MESSAGES.other);
  const [{ data, error }, limit] = await askForFewer(after?.limit ?? PAGE, (most) =>
    supabase
      .rpc('export_items', {
        p_kind: kind,
        ...(after && { p_after_id: after.id }),
        ...(typeof after?.createdAt === 'string' && { p_after_created: after.createdAt }),
        p_limit: most,
      })
      .abortSignal(signal),
  );
  signal.throwIfAborted();
  if (error) throw dataError(error);
  const rows: readonly FunctionRow<'export_items', 'created_at'>[] = data;
  const last = rows.at(-1);
  return {
    items: rows.map(({ item }) => jsonObject(item)),
    ...(last && rows.length === limit && { next: { createdAt: last.created_at, id: last.id, limit } }),
  };
}

/** The outcome for an item: restored, already there, refused because of its content, or a like of something that is gone. */
export type Outcome = (typeof OUTCOMES)[number];
const OUTCOMES = ['restored', 'present', 'invalid', 'gone'] as const;

/**
 * Restores at most {@link IMPORT_MAX} items of a kind for the user who is signed in, and returns the outcome of each, in order.
 * Idempotent.
 *
 * @throws AppError as {@link exportItems}.
 */
export async function importItems(
  kind: ItemKind,
  items: readonly Item[],
  signal: AbortSignal,
): Promise<readonly Outcome[]> {
  const supabase = await signedInClient(SIGNED_OUT_MESSAGES.other);
  const { data, error } = await supabase.rpc('import_items', { p_kind: kind, p_items: [...items] }).abortSignal(signal);
  signal.throwIfAborted();
  if (error) throw dataError(error);
  return data.map(({ outcome }) => OUTCOMES.find((known) => known === outcome) ?? 'invalid');
}

/**
 * The number of stories that can be exported.
 *
 * @throws AppError as {@link exportItems}.
 */
export async function countOwnStories(signal: AbortSignal): Promise<number> {
  const supabase = await signedInClient(SIGNED_OUT_MESSAGES.other);
  const { data, error } = await supabase.rpc('count_stories', {}).abortSignal(signal);
  signal.throwIfAborted();
  if (error) throw dataError(error);
  return data;
}
