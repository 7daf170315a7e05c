import type { StoryEvent } from '@storyloom/shared/stream';
import type { ServiceDeps } from '../deps.ts';
import { hasWorkedLong, letOthersWork } from '../other-work.ts';
import { createQuotaCalls } from '../quota/quota-calls.ts';
import { SLICE } from '../text/in-turns.ts';
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
  /** @param rows of {@link rowOf} */
  report(rows: readonly string[]): Promise<readonly KeptMarks[]>;
  /** The events after an id, and a mark that they are listened to; `undefined` for a run that this caller does not have. */
  read(key: RunKey, after: number): Promise<StoredRun | undefined>;
  /** Marks a run that another process may write. */
  stop(key: RunKey): Promise<void>;
}

/** An event as it is stored: short texts in a row are one text, with the length of each as a digit. */
type Packed = StoryEvent | string | readonly [text: string, lengths: string];

/** Before such texts. Earlier versions, which would lose words, can't read it and send their reader to another process. */
const JOINED = '+';

/** The radix of those digits: a longer text is stored by itself. */
const RADIX = 36;

async function packed(events: readonly StoryEvent[]): Promise<string> {
  const entries: Packed[] = [];
  let [text, lengths] = ['', ''];
  const join = (): void => {
    if (lengths !== '') entries.push([text, lengths]);
    [text, lengths] = ['', ''];
  };
  for (const event of events) {
    if (event.type === 'delta' && event.text.length < RADIX) {
      text += event.text;
      lengths += event.text.length.toString(RADIX);
      if (lengths.length < SLICE) continue;
      join();
      if (hasWorkedLong()) await letOthersWork();
      continue;
    }
    join();
    entries.push(event.type === 'delta' ? event.text : event);
  }
  join();
  return JOINED + JSON.stringify(entries);
}

function unpacked(events: string): StoryEvent[] {
  const found: StoryEvent[] = [];
  const json = events.startsWith(JOINED) ? events.slice(JOINED.length) : events;
  for (const entry of JSON.parse(json) as Packed[]) {
    if (typeof entry === 'string') found.push({ type: 'delta', text: entry });
    else if ('type' in entry) found.push(entry);
    else {
      const [text, lengths] = entry;
      let at = 0;
      for (const digit of lengths) found.push({ type: 'delta', text: text.slice(at, (at += parseInt(digit, RADIX))) });
    }
  }
  return found;
}

/** A report as `keep_runs` reads it, made in turns with other work. */
export async function rowOf({ key, part }: KeptReport): Promise<string> {
  return JSON.stringify({
    caller: key.caller,
    run_id: key.runId,
    ...(part && {
      first_id: part.firstId,
      last_id: part.firstId + part.events.length - 1,
      events: await packed(part.events),
      over: part.over,
    }),
  });
}

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
    async report(rows) {
      const marks = (await rpc('keep_runs', { p_runs: `[${rows.join()}]` })) as readonly MarksRow[];
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
