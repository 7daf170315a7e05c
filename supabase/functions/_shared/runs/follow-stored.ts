import type { StoryEvent } from '@storyloom/shared/stream';
import type { ServiceLimits } from '../limits.ts';
import type { EventSource } from './event-log.ts';
import type { StoredRun } from './stored-parts.ts';

interface FollowOptions {
  /** Reads what is stored after an id. */
  readonly read: (after: number) => Promise<StoredRun | undefined>;
  /** The id after which to begin. */
  readonly after: number;
  readonly limits: Pick<ServiceLimits, 'followMs' | 'unattendedMs'>;
}

/** The stored events after an id that follow each other, and whether those are all: events after a gap in the ids are left out. */
function following({ parts }: StoredRun, after: number): { readonly events: StoryEvent[]; readonly isWhole: boolean } {
  const found: StoryEvent[] = [];
  for (const { firstId, events } of parts) {
    const next = after + found.length + 1;
    if (firstId > next) return { events: found, isWhole: false };
    found.push(...events.slice(next - firstId));
  }
  return { events: found, isWhole: true };
}

/**
 * Follows a run by its stored events, in any process: while it is written, its process stores them for this reader.
 * `undefined` if there is no such run, or nobody answers for it and nothing is stored. Where stored events are missing, it ends
 * before them, without the last event of the run, once nobody answers for it.
 *
 * @throws what `read` throws at first; later failures are silence
 */
export async function followStored({ read, after, limits }: FollowOptions): Promise<EventSource | undefined> {
  let taken = after;
  /** Events that were read, the next one last. */
  let news: StoryEvent[] = [];
  let over = false;
  let left = false;
  let heardAt = performance.now();
  let wake = (): void => undefined;

  /** Whether the run is known. Silence of its process leaves `heardAt` as it is. */
  const ask = async (): Promise<boolean> => {
    const run = await read(taken);
    if (!run) return false;
    const { events, isWhole } = following(run, taken);
    news = events.toReversed();
    taken += news.length;
    // Events that are missing may still come from the process that has them.
    over = run.over && isWhole;
    if (news.length > 0 || (run.attendedMs ?? Infinity) < limits.unattendedMs) heardAt = performance.now();
    return true;
  };
  const pause = (): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, limits.followMs);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  const isSilent = (): boolean => performance.now() - heardAt > limits.unattendedMs;

  const askedAt = heardAt;
  while (news.length === 0 && !over && heardAt === askedAt) {
    if (isSilent() || !(await ask())) return undefined;
    if (news.length === 0 && !over && heardAt === askedAt) await pause();
  }

  return {
    async next() {
      for (;;) {
        const value = left ? undefined : news.pop();
        if (value) return { done: false, value };
        if (left || over || isSilent()) return { done: true, value: undefined };
        await pause();
        if (!left) await ask().catch(() => false);
      }
    },
    takeText() {
      const event = news.at(-1);
      if (left || event?.type !== 'delta') return undefined;
      news.pop();
      return event.text;
    },
    return() {
      left = true;
      wake();
    },
  };
}
