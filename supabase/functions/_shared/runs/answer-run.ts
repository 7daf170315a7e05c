import type { Language } from '@storyloom/shared/domain';
import type { Caller } from '../accounts/callers.ts';
import type { StoryGrant } from '../accounts/story-grants.ts';
import type { TextWatch } from '../children/child-guard.ts';
import type { ServiceDeps } from '../deps.ts';
import { limitsOf } from '../limits.ts';
import { providerOf } from '../provider/provider-access.ts';
import { createRunClock } from '../provider/run-clock.ts';
import { streamAnswer } from './event-stream.ts';
import type { RunKey } from './kept-request.ts';
import type { KeptRuns } from './kept-runs.ts';
import { type BegunRun, runEvents, type Write } from './run-events.ts';
import { createRunRecord, type RunEntry } from './run-record.ts';

/** A run that was granted. */
export interface GrantedRun {
  readonly id: string;
  readonly language: Language;
  readonly caller: Caller;
  readonly grant: StoryGrant;
  readonly write: Write;
  readonly watch: TextWatch | undefined;
  /** What the log says of it, beside its id and the provider. */
  readonly entry: Omit<RunEntry, 'runId' | 'provider'> & Pick<RunEntry, 'event'>;
  readonly request: Request;
  /** A complete text with fewer words than these costs nothing. */
  readonly least?: number | undefined;
  /** Whose run it is, if it goes on for a while without its reader. */
  readonly kept?: RunKey | undefined;
  /** What another process has written of it; its reader waits elsewhere then. */
  readonly begun?: BegunRun | undefined;
  /** Has another process write on, if the run is kept. Absent if it must end with this process. */
  readonly handOver?: ((begun: BegunRun) => Promise<boolean>) | undefined;
  /** Called with what stops the run; what it returns is called when the run is over. */
  readonly onBegin?: ((stop: () => void) => () => void) | undefined;
}

/**
 * Answers a run with the events of its text. The run is ended and logged when the stream closes; a kept one when its text ends, or
 * nobody comes back to it.
 */
export type AnswerRun = (run: GrantedRun) => Promise<Response>;

/**
 * @param runs for those of its runs that are kept
 * @throws Error if the provider's address is invalid
 */
export function createRunAnswers(deps: ServiceDeps, runs?: KeptRuns): AnswerRun {
  const limits = limitsOf(deps.config);
  const { keepAliveMs, unreadMs } = limits;
  const provider = providerOf(deps);

  return async ({
    id,
    language,
    caller,
    grant,
    write,
    watch,
    entry,
    request,
    least,
    kept,
    onBegin,
    begun,
    handOver,
  }) => {
    try {
      const { demo } = provider;
      const access = provider.accessFor(caller, request);
      const clock = createRunClock();
      const record = createRunRecord({ ...entry, runId: id, provider: access.endpoint.name }, begun?.text.length);
      const isCutShort = !demo && !deps.ending?.aborted;
      const pass = (): void => clock.handOver(limits.wordMs);
      if (isCutShort) deps.ending?.addEventListener('abort', pass, { once: true });
      const ending = (left: boolean) => ({ ...record.ending(left), free: demo && !left });
      const nothing = { delivered: false, begun: false };
      const events = runEvents({
        id,
        language,
        least,
        write,
        ...(watch ? { watch } : {}),
        access,
        demo,
        limits,
        clock,
        onOver: (whole, isNothing) => grant.end(isNothing ? nothing : ending(clock.cut === 'client'), whole),
        begun,
        isStopped: () => (kept && runs?.find(kept)?.isStopped) ?? false,
        async handOver(written) {
          const isTaken = kept && handOver && (await runs?.handOn(kept, () => handOver(written)));
          if (isTaken) record.handedOn();
          return isTaken ?? false;
        },
        onBegun: record.begin,
        onFailure: record.failed,
        ...(grant.usage ? { usage: grant.usage } : {}),
      });
      const stop = (): void => clock.stop('client');
      const forget = onBegin?.(stop);
      if (kept && runs) {
        const run = runs.begin({
          key: kept,
          base: begun?.lastId ?? 0,
          events,
          onEvent: record.sent,
          stop,
          onOver({ abandoned, rejoined }) {
            deps.ending?.removeEventListener('abort', pass);
            forget?.();
            deps.log(record.entry(abandoned, rejoined));
          },
        });
        if (begun) return new Response(null, { status: 202 });
        const { reader, detach } = run.attach(0);
        return streamAnswer(reader, { keepAliveMs, unreadMs, request, onClose: detach });
      }
      return streamAnswer(events, {
        keepAliveMs,
        unreadMs,
        request,
        onSent: record.sent,
        onClose(left) {
          deps.ending?.removeEventListener('abort', pass);
          forget?.();
          clock.stop(left ? 'client' : 'over');
          void grant.end(ending(left), false);
          deps.log(record.entry(left));
        },
      });
    } catch (error) {
      await grant.end({ delivered: false, begun: false }, false);
      throw error;
    }
  };
}
