import { PASSAGE_BODY_MAX_BYTES } from '@storyloom/shared/domain';
import { createUsers } from '../_shared/accounts/callers.ts';
import { PASSAGE_RUN_WORDS } from '../_shared/accounts/run-words.ts';
import { createStoryGrants, orGiveBack } from '../_shared/accounts/story-grants.ts';
import { createChildGuard } from '../_shared/children/child-guard.ts';
import type { ServiceDeps } from '../_shared/deps.ts';
import { ServiceFailure } from '../_shared/http/failure.ts';
import { readBody } from '../_shared/http/read-body.ts';
import { parsePassageRequest } from '../_shared/passages/passage-request.ts';
import { writePassage } from '../_shared/passages/write-passage.ts';
import { createRunAnswers } from '../_shared/runs/answer-run.ts';
import { textsOfNotes } from '../_shared/stories/notes-text.ts';

const UNSUITABLE_REQUEST =
  'This doesn’t fit a story for young children. Change the passage or the instruction and try again.';
const UNSUITABLE_RESULT =
  'The new text was stopped, because part of it wasn’t suitable for young children. It isn’t kept, and your passage is as it was. Please try again.';

/** `revise-passage`: streams another text for a passage, or what follows it, to a signed-in user. */
export function revisePassage(deps: ServiceDeps): (request: Request) => Promise<Response> {
  const userOf = createUsers(deps, deps.verifyToken);
  const { grant } = createStoryGrants(deps, PASSAGE_RUN_WORDS);
  const children = createChildGuard(deps);
  const answerRun = createRunAnswers(deps);

  return async (request) => {
    const asked = parsePassageRequest(await readBody(request, PASSAGE_BODY_MAX_BYTES));
    const { runId, genre, language, action, before, passage, instruction = '', notes } = asked;
    const user = await userOf(request);
    if (!user) throw new ServiceFailure('unauthorized', 'Sign in to change a passage of a story.');
    const granted = await grant(user, { runId }, request);
    const texts = [passage, instruction, ...(notes === undefined ? [] : textsOfNotes(notes))];
    await orGiveBack(granted, () => children.checkRequest(genre, texts, UNSUITABLE_REQUEST));
    return answerRun({
      id: runId,
      language,
      caller: user,
      grant: granted,
      write: (access, circumstances) => writePassage(access, asked, circumstances),
      watch: children.watch(genre, UNSUITABLE_RESULT, action === 'continue' ? before + passage : before),
      entry: { event: 'passage_run', caller: user.kind, action, genre, language, length: passage.length },
      request,
    });
  };
}
