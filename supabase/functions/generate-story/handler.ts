import { STORY_BODY_MAX_BYTES } from '@storyloom/shared/domain';
import { createCallers } from '../_shared/accounts/callers.ts';
import { createStoryGrants } from '../_shared/accounts/story-grants.ts';
import { createChildGuard } from '../_shared/children/child-guard.ts';
import type { ServiceDeps } from '../_shared/deps.ts';
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

/** `generate-story`: streams a story to a signed-in user, or to a guest with free stories left. */
export function generateStory(deps: ServiceDeps): (request: Request) => Promise<Response> {
  const limits = { ...SERVICE_LIMITS, ...deps.config.limits };
  const provider = createProvider(deps, limits.retryMs);
  const callerOf = createCallers(deps, deps.verifyToken);
  const provenCallerOf = createCallers(deps);
  const grantStory = createStoryGrants(deps);
  const children = createChildGuard(deps);

  return async (request) => {
    const story = parseStoryRequest(await readBody(request, STORY_BODY_MAX_BYTES));
    // The prompt of a children's story may go to a moderation model before the database is asked about the caller's session.
    const caller = await (story.genre === 'children' ? provenCallerOf : callerOf)(request);
    await children.checkRequest(story);
    const grant = await grantStory(caller, story, request);
    try {
      const { access, demo } = provider;
      const clock = createRunClock(limits.totalMs);
      const record = createRunRecord({ story, provider: access.endpoint.name, caller: caller.kind });
      const watch = children.watch(story);
      const run = {
        story,
        ...(watch ? { watch } : {}),
        access,
        demo,
        limits,
        clock,
        onOver: (whole: boolean) => grant.end(record.ending(false), whole),
        onBegun: record.begin,
        onFailure: record.failed,
        ...(grant.usage ? { usage: grant.usage } : {}),
      };
      const body = eventStream(storyEvents(run), {
        keepAliveMs: limits.keepAliveMs,
        request,
        onSent: record.sent,
        onClose(left) {
          clock.stop(left ? 'client' : 'over');
          void grant.end(record.ending(left), false);
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
