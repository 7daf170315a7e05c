import { createCallers } from '../_shared/accounts/callers.ts';
import { createChildGuard } from '../_shared/children/child-guard.ts';
import type { ServiceDeps } from '../_shared/deps.ts';
import { jsonAnswer } from '../_shared/http/answers.ts';
import { asServiceFailure, describeFailure } from '../_shared/http/failure.ts';
import { readBody } from '../_shared/http/read-body.ts';
import { limitsOf } from '../_shared/limits.ts';
import { PROMPT_CALLS } from '../_shared/prompts/prompt-budget.ts';
import { parsePromptRequest } from '../_shared/prompts/prompt-request.ts';
import { writePrompt } from '../_shared/prompts/write-prompt.ts';
import { askInTurn } from '../_shared/provider/ask-in-turn.ts';
import { providerOf } from '../_shared/provider/provider-access.ts';
import { createCallBudget } from '../_shared/quota/call-budget.ts';

const UNSUITABLE = 'The prompt isn’t suitable for young children, so it isn’t shown. Try again for a different one.';

/** `random-prompt`: `{ prompt }` for a genre, for signed-in users and guests. It costs no free story, but is counted. */
export function randomPrompt(deps: ServiceDeps): (request: Request) => Promise<Response> {
  const limits = limitsOf(deps.config);
  // A model that has to be loaded first answers after its first token.
  const limitMs = Math.max(limits.promptMs, limits.firstTokenMs);
  const provider = providerOf(deps);
  const callerOf = createCallers(deps);
  const budget = createCallBudget(deps, PROMPT_CALLS);
  const children = createChildGuard(deps);

  return async (request) => {
    const wanted = parsePromptRequest(await readBody(request));
    const caller = await callerOf(request);
    await budget.spend(caller, request);
    const started = Date.now();
    const note = (outcome: Record<string, unknown>): void =>
      deps.log({ event: 'random_prompt', ...wanted, ...outcome, ms: Date.now() - started });
    try {
      const access = provider.accessFor(caller, request);
      const prompt = await askInTurn(access, request.signal, limitMs, (clock) => writePrompt(access, wanted, clock));
      await children.checkRequest(wanted.genre, [prompt], UNSUITABLE);
      note({ outcome: 'complete' });
      return jsonAnswer({ prompt });
    } catch (error) {
      const failure = asServiceFailure(error);
      const { code } = failure;
      note(request.signal.aborted ? { outcome: 'left' } : { outcome: 'error', code, ...describeFailure(failure) });
      throw failure;
    }
  };
}
