import { REJOIN } from '@storyloom/shared/domain';

/** A run whose end has not arrived. It goes on for a while without its page, and can be rejoined. */
export interface OpenRun {
  readonly runId: string;
  /** A guest requested it, and only that guest can rejoin it. */
  readonly guest: boolean;
  /** When it was requested, in milliseconds since the epoch. */
  readonly since: number;
  /** The length of the text that it continues; 0 for a new story. */
  readonly from: number;
  /** Id of the last event whose words the version has; absent before the first. The two are always stored together. */
  readonly lastEventId?: number | undefined;
  /** This page has tried in vain to rejoin it; not read by others. */
  readonly isLost?: boolean;
}

/** The stored run of a version with this text; `undefined` for one that can't be rejoined, or whose text is not kept any more. */
export function parseOpenRun(value: unknown, text: string): OpenRun | undefined {
  const { runId, guest, since, from, lastEventId } = (value ?? {}) as Record<string, unknown>;
  if (typeof runId !== 'string' || typeof since !== 'number' || typeof from !== 'number') return undefined;
  if (Date.now() - since >= REJOIN.keptMs) return undefined;
  const run = { runId, guest: guest === true, since, from };
  if (typeof lastEventId === 'number') return { ...run, lastEventId };
  // Words without the id of their event can't be told from those that would come.
  return text.length === from ? run : undefined;
}
