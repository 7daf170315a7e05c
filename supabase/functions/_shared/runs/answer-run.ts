import type { Language } from '@storyloom/shared/domain';
import type { StoryGrant } from '../accounts/story-grants.ts';
import type { TextWatch } from '../children/child-guard.ts';
import type { ServiceDeps } from '../deps.ts';
import { SERVICE_LIMITS } from '../limits.ts';
import { createProvider } from '../provider/provider-access.ts';
import { createRunClock } from '../provider/run-clock.ts';
import { eventStream } from './event-stream.ts';
import { runEvents, type Write } from './run-events.ts';
import { createRunRecord, type RunEntry } from './run-record.ts';

const STREAM_HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-cache, no-transform',
  'x-accel-buffering': 'no',
};

/** A run that was granted. */
export interface GrantedRun {
  readonly id: string;
  readonly language: Language;
  readonly grant: StoryGrant;
  readonly write: Write;
  readonly watch: TextWatch | undefined;
  /** What the log says of it, beside its id and the provider. */
  readonly entry: Omit<RunEntry, 'runId' | 'provider'> & Pick<RunEntry, 'event'>;
  readonly request: Request;
}

/** Answers a run with the events of its text. The run is ended and logged when the stream closes. */
export type AnswerRun = (run: GrantedRun) => Promise<Response>;

/** @throws Error if the provider's address is invalid */
export function createRunAnswers(deps: ServiceDeps): AnswerRun {
  const limits = { ...SERVICE_LIMITS, ...deps.config.limits };
  const provider = createProvider(deps, limits.retryMs);

  return async ({ id, language, grant, write, watch, entry, request }) => {
    try {
      const { access, demo } = provider;
      const clock = createRunClock(limits.totalMs);
      const record = createRunRecord({ ...entry, runId: id, provider: access.endpoint.name });
      const ending = (left: boolean) => ({ ...record.ending(left), free: demo && !left });
      const run = {
        id,
        language,
        write,
        ...(watch ? { watch } : {}),
        access,
        demo,
        limits,
        clock,
        onOver: (whole: boolean) => grant.end(ending(false), whole),
        onBegun: record.begin,
        onFailure: record.failed,
        ...(grant.usage ? { usage: grant.usage } : {}),
      };
      const body = eventStream(runEvents(run), {
        keepAliveMs: limits.keepAliveMs,
        request,
        onSent: record.sent,
        onClose(left) {
          clock.stop(left ? 'client' : 'over');
          void grant.end(ending(left), false);
          deps.log(record.entry(left));
        },
      });
      return new Response(body, { headers: STREAM_HEADERS });
    } catch (error) {
      await grant.end({ delivered: false, begun: false }, false);
      throw error;
    }
  };
}
