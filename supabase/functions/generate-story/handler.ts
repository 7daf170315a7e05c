import { STORY_BODY_MAX_BYTES, type StoryRequest } from '@storyloom/shared/domain';
import { createCallers } from '../_shared/accounts/callers.ts';
import { createStoryGrants } from '../_shared/accounts/story-grants.ts';
import { createChildGuard } from '../_shared/children/child-guard.ts';
import type { ServiceDeps } from '../_shared/deps.ts';
import { readBody } from '../_shared/http/read-body.ts';
import { createRunAnswers } from '../_shared/runs/answer-run.ts';
import { createGuestRuns } from '../_shared/runs/guest-runs.ts';
import { runKeyOf } from '../_shared/runs/kept-request.ts';
import { createKeptRuns } from '../_shared/runs/kept-runs.ts';
import { parseStoryRequest } from '../_shared/stories/story-request.ts';
import { userTextsOf } from '../_shared/stories/user-texts.ts';
import { withFittingNames } from '../_shared/stories/with-fitting-names.ts';
import { writeStory } from '../_shared/stories/write-story.ts';

const UNSUITABLE =
  'This doesn’t fit a story for young children. Change the prompt and try again, or choose another genre.';

function unsuitableStory({ continueOf }: StoryRequest): string {
  const kept = continueOf === undefined ? 'It isn’t kept' : 'What was added isn’t kept';
  return `The story was stopped, because part of it wasn’t suitable for young children. ${kept}. Please try again, or change the prompt.`;
}

/**
 * `generate-story`: streams a story to a signed-in user, or to a guest with free stories left.
 *
 * @param runs where a run that can be rejoined is found again
 */
export function generateStory(deps: ServiceDeps, runs = createKeptRuns(deps)): (request: Request) => Promise<Response> {
  const callerOf = createCallers(deps, deps.verifyToken);
  const provenCallerOf = createCallers(deps);
  const grantStory = createStoryGrants(deps);
  const children = createChildGuard(deps);
  const answerRun = createRunAnswers(deps, runs);
  const guestRuns = createGuestRuns(deps);

  return async (request) => {
    const asked = parseStoryRequest(await readBody(request, STORY_BODY_MAX_BYTES));
    const { genre, language, length } = asked;
    // The prompt of a children's story may go to a moderation model before the database is asked about the caller's session.
    const caller = await (genre === 'children' ? provenCallerOf : callerOf)(request);
    const [story] = await Promise.all([
      withFittingNames(children, asked),
      children.checkRequest(genre, userTextsOf(asked), UNSUITABLE),
    ]);
    const grant = await grantStory(caller, story, request);
    const isGuest = caller.kind === 'guest';
    if (isGuest && story.resumes !== undefined) guestRuns.stop(runKeyOf(caller, story.resumes));
    return answerRun({
      id: story.runId,
      language,
      grant,
      write: (access, circumstances) => writeStory(access, story, circumstances),
      watch: children.watch(genre, unsuitableStory(story)),
      entry: { event: 'story_run', caller: caller.kind, genre, language, length },
      request,
      kept: story.rejoinable ? runKeyOf(caller, story.runId) : undefined,
      onBegin: isGuest ? (stop) => guestRuns.begin(runKeyOf(caller, story.runId), stop) : undefined,
    });
  };
}
