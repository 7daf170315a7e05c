import { fewWords, STORY_BODY_MAX_BYTES, type StoryRequest } from '@storyloom/shared/domain';
import { type Caller, createCallers } from '../_shared/accounts/callers.ts';
import { createStoryGrants, orGiveBack, type StoryGrant } from '../_shared/accounts/story-grants.ts';
import { createChildGuard } from '../_shared/children/child-guard.ts';
import type { ServiceDeps } from '../_shared/deps.ts';
import { ServiceFailure } from '../_shared/http/failure.ts';
import { readBody } from '../_shared/http/read-body.ts';
import { createRunAnswers } from '../_shared/runs/answer-run.ts';
import { createGuestRuns } from '../_shared/runs/guest-runs.ts';
import { handedStoryIn, handOver, MOST_SILENCES } from '../_shared/runs/handover.ts';
import { runKeyOf } from '../_shared/runs/kept-request.ts';
import { createKeptRuns } from '../_shared/runs/kept-runs.ts';
import type { BegunRun, Write } from '../_shared/runs/run-events.ts';
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
  const grants = createStoryGrants(deps);
  const children = createChildGuard(deps);
  const answerRun = createRunAnswers(deps, runs);
  const guestRuns = createGuestRuns(deps);

  /** What is the same for a story that begins here and one that another process hands over. */
  const runOf = (caller: Caller, story: StoryRequest, grant: StoryGrant, silences = 0) => {
    const { genre, language, length, runId } = story;
    const isGuest = caller.kind === 'guest';
    return {
      id: runId,
      language,
      caller,
      grant,
      watch: children.watch(genre, unsuitableStory(story), story.continueOf),
      entry: { event: 'story_run', caller: caller.kind, genre, language, length },
      least: story.continueOf === undefined ? fewWords(length) : undefined,
      kept: story.rejoinable ? runKeyOf(caller, runId) : undefined,
      handOver:
        silences === MOST_SILENCES
          ? undefined
          : (begun: BegunRun) =>
              handOver(deps, { caller, run: grant.run, story, begun, silences: begun.text === '' ? silences + 1 : 0 }),
      onBegin: isGuest ? (stop: () => void) => guestRuns.begin(runKeyOf(caller, runId), stop) : undefined,
    } as const;
  };

  return async (request) => {
    const handed = await handedStoryIn(request, deps);
    if (handed) {
      if (deps.ending?.aborted) throw new ServiceFailure('provider_unavailable', 'This process is about to end.');
      const { caller, run, story, begun, silences } = handed;
      const write: Write = (access, circumstances) => writeStory(access, story, circumstances, begun);
      return answerRun({ ...runOf(caller, story, grants.takeOver(caller, run), silences), begun, request, write });
    }
    const asked = parseStoryRequest(await readBody(request, STORY_BODY_MAX_BYTES));
    const caller = await callerOf(request);
    // A refused caller must not cost the time to check a long text.
    const grant = await grants.grant(caller, asked, request);
    const [story] = await orGiveBack(grant, () =>
      Promise.all([
        withFittingNames(children, asked),
        children.checkRequest(asked.genre, userTextsOf(asked), UNSUITABLE),
      ]),
    );
    if (caller.kind === 'guest' && story.resumes !== undefined) guestRuns.stop(runKeyOf(caller, story.resumes));
    const write: Write = (access, circumstances) => writeStory(access, story, circumstances);
    return answerRun({ ...runOf(caller, story, grant), request, write });
  };
}
