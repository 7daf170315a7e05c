import { createCallers } from '../_shared/accounts/callers.ts';
import type { ServiceDeps } from '../_shared/deps.ts';
import { createGuestQuota } from '../_shared/guests/guest-quota.ts';
import { readBody } from '../_shared/http/read-body.ts';
import { SERVICE_LIMITS } from '../_shared/limits.ts';
import { createProvider } from '../_shared/provider/provider-access.ts';
import { createRunClock } from '../_shared/provider/run-clock.ts';
import { eventStream } from '../_shared/stories/event-stream.ts';
import { createRunRecord } from '../_shared/stories/run-record.ts';
import { parseStoryRequest } from '../_shared/stories/story-request.ts';
import { storyEvents } from '../_shared/stories/story-run.ts';

const STREAM_HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-cache, no-transform',
  'x-accel-buffering': 'no',
};

/** `generate-story`: streams a story to a signed-in person, or to a guest who has free stories left. */
export function generateStory(deps: ServiceDeps): (request: Request) => Promise<Response> {
  const limits = { ...SERVICE_LIMITS, ...deps.config.limits };
  const provider = createProvider(deps, limits.retryMs);
  const callerOf = createCallers(deps);
  const quota = createGuestQuota(deps);

  return async (request) => {
    const story = parseStoryRequest(await readBody(request));
    const caller = await callerOf(request);
    const usage = caller.kind === 'guest' ? await quota.spend(caller.id) : undefined;

    let refunded: Promise<void> | undefined;
    const refund = (): Promise<void> => {
      if (caller.kind !== 'guest') return Promise.resolve();
      if (refunded) return refunded;
      refunded = quota.refund(caller.id);
      deps.defer?.(refunded);
      return refunded;
    };
    try {
      const access = provider.accessFor(story);
      const clock = createRunClock(limits.totalMs);
      const record = createRunRecord({ story, provider: access.endpoint.name, guest: usage !== undefined });
      const { demo } = provider;
      const run = {
        story,
        access,
        demo,
        limits,
        clock,
        onNothing: refund,
        onFailure: record.failed,
        ...(usage ? { usage } : {}),
      };
      const body = eventStream(storyEvents(run), {
        keepAliveMs: limits.keepAliveMs,
        signal: request.signal,
        onSent: record.sent,
        onClose(left) {
          clock.stop(left ? 'client' : 'over');
          if (!record.delivered) void refund();
          deps.log(record.entry(left));
        },
      });
      return new Response(body, { headers: STREAM_HEADERS });
    } catch (error) {
      await refund();
      throw error;
    }
  };
}
