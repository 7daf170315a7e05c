import type { Genre, Language } from '@storyloom/shared/domain';
import { createCallers } from '../accounts/callers.ts';
import { createChildGuard, type ChildGuard } from '../children/child-guard.ts';
import type { ServiceDeps } from '../deps.ts';
import { jsonAnswer } from '../http/answers.ts';
import { asServiceFailure, describeFailure, ServiceFailure } from '../http/failure.ts';
import { readBody } from '../http/read-body.ts';
import { limitsOf } from '../limits.ts';
import type { ProviderAccess } from '../provider/open-completion.ts';
import { askInTurn } from '../provider/ask-in-turn.ts';
import { providerOf } from '../provider/provider-access.ts';
import type { RunClock } from '../provider/run-clock.ts';
import { createCallBudget } from '../quota/call-budget.ts';
import { SHORT_CALL_KIND } from './short-call-budget.ts';

/** What every short call is asked about. */
export interface ShortCallRequest {
  readonly genre: Genre;
  readonly language: Language;
}

/** A function that asks the provider one question and answers in JSON. It costs no free story, but is counted. */
export interface ShortCall<Asked extends ShortCallRequest, Answer extends object> {
  /** Its name in the log. */
  readonly event: 'outline' | 'cast' | 'suggestions';
  /** Largest body, in bytes. */
  readonly maxBytes: number;
  /** The sentence for a guest; absent where guests may call too. */
  readonly signIn?: string;
  /** Reads the body. @throws ServiceFailure `bad_request` */
  readonly parse: (body: string) => Asked;
  /** The user's words in a request, which are checked if the story is for children. */
  readonly textsOf: (asked: Asked) => readonly string[];
  /** Leaves out of a request what does not fit a story for children and is not the user's to change. */
  readonly fit?: (children: ChildGuard, asked: Asked) => Promise<Asked>;
  /** The provider's words in an answer, which are checked too. */
  readonly textsIn: (answer: Answer) => readonly string[];
  /** The sentences for words that do not fit a story for children: the user's, and the provider's. */
  readonly unsuitable: { readonly asked: string; readonly answered: string };
  /** Asks the provider. @throws ServiceFailure */
  readonly ask: (asked: Asked, access: ProviderAccess, clock: RunClock) => Promise<Answer>;
}

/** The handler of a short call. */
export const shortCall =
  <Asked extends ShortCallRequest, Answer extends object>(call: ShortCall<Asked, Answer>) =>
  (deps: ServiceDeps): ((request: Request) => Promise<Response>) => {
    const limits = limitsOf(deps.config);
    // A model that has to be loaded first answers after its first token.
    const limitMs = Math.max(limits.shortCallMs, limits.firstTokenMs);
    const provider = providerOf(deps);
    const callerOf = createCallers(deps);
    const budget = createCallBudget(deps, SHORT_CALL_KIND);
    const children = createChildGuard(deps);
    const { event, maxBytes, signIn, parse, textsOf, fit, textsIn, unsuitable, ask } = call;

    return async (request) => {
      const asked = parse(await readBody(request, maxBytes));
      const { genre, language } = asked;
      const caller = await callerOf(request);
      if (caller.kind === 'guest' && signIn !== undefined) throw new ServiceFailure('unauthorized', signIn);
      await budget.spend(caller, request);
      const [fitting = asked] = await Promise.all([
        fit?.(children, asked),
        children.checkRequest(genre, textsOf(asked), unsuitable.asked),
      ]);
      const started = Date.now();
      const note = (outcome: Record<string, unknown>): void =>
        deps.log({ event, caller: caller.kind, genre, language, ...outcome, ms: Date.now() - started });
      try {
        const access = provider.accessFor(caller, request);
        const answer = await askInTurn(access, request.signal, limitMs, (clock) => ask(fitting, access, clock));
        await children.checkRequest(genre, textsIn(answer), unsuitable.answered);
        note({ outcome: 'complete' });
        return jsonAnswer(answer);
      } catch (error) {
        const failure = asServiceFailure(error);
        const { code } = failure;
        note(request.signal.aborted ? { outcome: 'left' } : { outcome: 'error', code, ...describeFailure(failure) });
        throw failure;
      }
    };
  };
