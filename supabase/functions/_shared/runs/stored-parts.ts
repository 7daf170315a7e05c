import type { StoryEvent } from '@storyloom/shared/stream';
import type { ServiceDeps } from '../deps.ts';
import { createQuotaCalls } from '../quota/quota-calls.ts';
import type { RunKey } from './kept-request.ts';

/** Events of a run in a row, to be stored. */
export interface Part {
  /** The id of the first one. */
  readonly firstId: number;
  readonly events: readonly StoryEvent[];
  /** The last event of the run is among them. */
  readonly over: boolean;
}

/** What the writing process says of a run: that it goes on, and what is to be stored of it. */
export interface KeptReport {
  readonly key: RunKey;
  readonly part: Part | undefined;
}

/** What other processes want of a run. */
export interface KeptMarks {
  readonly key: RunKey;
  /** Milliseconds since a reader of another process asked for events. */
  readonly listenedMs: number | undefined;
  readonly stopped: boolean;
}

/** What is stored of a run. */
export interface StoredRun {
  readonly parts: readonly Pick<Part, 'firstId' | 'events'>[];
  readonly over: boolean;
  /** Milliseconds since the writing process said that the run goes on, or is in its memory. */
  readonly attendedMs: number | undefined;
}

/** The stored events of runs, which processes share. Its functions reject when the database can't be reached. */
export interface StoredParts {
  report(reports: readonly KeptReport[]): Promise<readonly KeptMarks[]>;
  /** The events after an id, and a mark that they are listened to; `undefined` for a run that this caller does not have. */
  read(key: RunKey, after: number): Promise<StoredRun | undefined>;
  /** Marks a run that another process may write. */
  stop(key: RunKey): Promise<void>;
}

/** Most events are texts, so those are stored as they are. */
const packed = (events: readonly StoryEvent[]): string =>
  JSON.stringify(events.map((event) => (event.type === 'delta' ? event.text : event)));

const unpacked = (events: string): StoryEvent[] =>
  (JSON.parse(events) as (string | StoryEvent)[]).map((event) =>
    typeof event === 'string' ? { type: 'delta', text: event } : event,
  );

interface MarksRow {
  readonly caller: string;
  readonly run_id: string;
  readonly listened_ms: number | null;
  readonly stopped: boolean;
}

interface StoredRow {
  readonly over: boolean;
  readonly attended_ms: number | null;
  readonly parts: readonly { readonly first_id: number; readonly events: string }[];
}

export function createStoredParts(deps: ServiceDeps): StoredParts {
  const { rpc } = createQuotaCalls(deps);
  const named = ({ caller, runId }: RunKey) => ({ p_caller: caller, p_run_id: runId });

  return {
    async report(reports) {
      const runs = reports.map(({ key, part }) => ({
        caller: key.caller,
        run_id: key.runId,
        ...(part && {
          first_id: part.firstId,
          last_id: part.firstId + part.events.length - 1,
          events: packed(part.events),
          over: part.over,
        }),
      }));
      const marks = (await rpc('keep_runs', { p_runs: JSON.stringify(runs) })) as readonly MarksRow[];
      return marks.map(({ caller, run_id: runId, listened_ms: ms, stopped }) => ({
        key: { caller, runId },
        listenedMs: ms ?? undefined,
        stopped,
      }));
    },
    async read(key, after) {
      const row = (await rpc('read_kept_run', { ...named(key), p_after: after })) as StoredRow | null;
      if (!row) return undefined;
      const parts = row.parts.map(({ first_id: firstId, events }) => ({ firstId, events: unpacked(events) }));
      return { parts, over: row.over, attendedMs: row.attended_ms ?? undefined };
    },
    async stop(key) {
      await rpc('stop_kept_run', named(key));
    },
  };
}
