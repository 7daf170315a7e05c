import { AppError } from '@storyloom/shared/api';
import {
  IMPORT_MAX,
  importItems,
  type Item,
  ITEM_KINDS,
  type ItemKind,
  type Outcome,
} from '@storyloom/shared/api/own-data';
import { openArchive } from './read-archive.ts';
import type { Counts } from './schema.ts';

/** Why an item was not restored: a part of it is not valid, the database refuses it, or what was liked is not public any more. */
export type FailureReason = { readonly kind: 'field'; readonly field: string } | { readonly kind: 'invalid' | 'gone' };

export interface ImportFailure {
  readonly kind: ItemKind;
  readonly title: string;
  readonly reason: FailureReason;
}

/** The outcome for the items of a kind. */
export interface Tally {
  readonly restored: number;
  readonly present: number;
  readonly failed: number;
}

export interface ImportReport {
  readonly tallies: Readonly<Record<ItemKind, Tally>>;
  readonly failures: readonly ImportFailure[];
  /** The number of items of each kind, according to the file. */
  readonly expected: Counts;
}

/** An import that stopped, with what was restored until then. */
export class ImportStopped extends Error {
  override readonly name = 'ImportStopped';
  readonly report: ImportReport;
  constructor(report: ImportReport, cause: unknown) {
    super('The import stopped', { cause });
    this.report = report;
  }
}

/** Maximum size of a request, in bytes: the gateway accepts half a megabyte, and a story is up to a quarter of one. */
const BATCH_BYTES = 400 * 1024;

const encoder = new TextEncoder();

/** The items in batches for one call of the database: at most as many as `most` returns when a batch begins. */
function* batchesOf(items: readonly Item[], most: () => number): Generator<readonly Item[]> {
  let batch: Item[] = [];
  let bytes = 0;
  for (const item of items) {
    const size = encoder.encode(JSON.stringify(item)).length;
    if (batch.length >= most() || (batch.length > 0 && bytes + size > BATCH_BYTES)) {
      yield batch;
      batch = [];
      bytes = 0;
    }
    batch.push(item);
    bytes += size;
  }
  if (batch.length > 0) yield batch;
}

/** Postgres' code for a statement that was stopped at its time limit. */
const STATEMENT_STOPPED = '57014';

function ranOutOfTime(error: unknown): boolean {
  const { code } = Object((error instanceof AppError && error.cause) || {}) as { readonly code?: unknown };
  return code === STATEMENT_STOPPED;
}

const titleOf = ({ title }: Item) => (typeof title === 'string' ? title : '');

const NOTHING: Tally = { restored: 0, present: 0, failed: 0 };

interface Options {
  readonly signal: AbortSignal;
  /** Number of items processed, and in total. */
  readonly onProgress?: (done: number, of: number) => void;
}

/**
 * Restores an export for the user who is signed in, batch by batch. Existing items are not changed, so the same file can be
 * imported again, also after an interruption.
 *
 * @throws ArchiveError when the file is not an export; ImportStopped, with what was restored, when it can't continue or is aborted.
 */
export async function importArchive(bytes: Uint8Array, { signal, onProgress }: Options): Promise<ImportReport> {
  const archive = openArchive(bytes, signal);
  const { counts } = archive.manifest;
  const tallies: Record<ItemKind, Tally> = { stories: NOTHING, prompts: NOTHING, shared: NOTHING, likes: NOTHING };
  const failures: ImportFailure[] = [];
  const of = ITEM_KINDS.reduce((sum, kind) => sum + counts[kind], 0);
  let done = 0;
  let most = IMPORT_MAX;

  function count(kind: ItemKind, outcome: keyof Tally): void {
    tallies[kind] = { ...tallies[kind], [outcome]: tallies[kind][outcome] + 1 };
    done += 1;
  }

  function fail(kind: ItemKind, title: string, reason: FailureReason): void {
    count(kind, 'failed');
    failures.push({ kind, title, reason });
  }

  /** On a slow machine a whole batch can exceed the database's time limit: it and all later ones are then made smaller. */
  async function send(kind: ItemKind, batch: readonly Item[]): Promise<readonly Outcome[]> {
    try {
      return await importItems(kind, batch, signal);
    } catch (error) {
      if (batch.length === 1 || !ranOutOfTime(error)) throw error;
      const half = Math.ceil(batch.length / 2);
      most = half;
      return [...(await send(kind, batch.slice(0, half))), ...(await send(kind, batch.slice(half)))];
    }
  }

  async function restore(kind: ItemKind, items: readonly Item[]): Promise<void> {
    for (const batch of batchesOf(items, () => most)) {
      signal.throwIfAborted();
      const outcomes = await send(kind, batch);
      for (const [index, item] of batch.entries()) {
        const outcome = outcomes[index] ?? 'invalid';
        if (outcome === 'restored' || outcome === 'present') count(kind, outcome);
        else fail(kind, titleOf(item), { kind: outcome });
      }
      onProgress?.(done, of);
    }
  }

  const report = { tallies, failures, expected: counts };
  try {
    for (const kind of ITEM_KINDS) {
      // Published stories can credit earlier ones, and the file begins with the latest.
      for await (const { items, misfits } of archive.read(kind, kind === 'shared')) {
        for (const { title, field } of misfits) fail(kind, title, { kind: 'field', field });
        await restore(kind, items);
      }
    }
  } catch (cause) {
    throw new ImportStopped(report, cause);
  }
  return report;
}
