import { extractCast } from '../extract-cast/handler.ts';
import { generateStory } from '../generate-story/handler.ts';
import { guestSession } from '../guest-session/handler.ts';
import { outlineStory } from '../outline-story/handler.ts';
import { randomPrompt } from '../random-prompt/handler.ts';
import { rejoinStory } from '../rejoin-story/handler.ts';
import { revisePassage } from '../revise-passage/handler.ts';
import { stopStory } from '../stop-story/handler.ts';
import { suggestNext } from '../suggest-next/handler.ts';
import type { ServiceDeps } from './deps.ts';
import { serve } from './http/serve.ts';
import { createKeptRuns } from './runs/kept-runs.ts';

export type {
  FunctionArgs,
  HabitStore,
  ProviderConfig,
  ProviderFetch,
  ServiceConfig,
  ServiceDeps,
  TokenClaims,
} from './deps.ts';
export type { ServiceLimits, StoryGuards } from './limits.ts';

/** A Web-standard request handler. It answers every failure and never rejects. */
export type Handler = (request: Request) => Promise<Response>;

/** Names as in the functions' addresses. */
export type FunctionName =
  | 'extract-cast'
  | 'generate-story'
  | 'guest-session'
  | 'outline-story'
  | 'random-prompt'
  | 'rejoin-story'
  | 'revise-passage'
  | 'stop-story'
  | 'suggest-next';

/**
 * The functions of the story service by the name of their address under `/functions/v1/`.
 * @throws Error at once if the configuration is invalid, so that the operator and not a reader notices it
 */
export function createHandlers(deps: ServiceDeps): Readonly<Record<FunctionName, Handler>> {
  const runs = createKeptRuns(deps);
  return {
    'extract-cast': serve(deps, extractCast(deps)),
    'generate-story': serve(deps, generateStory(deps, runs)),
    'guest-session': serve(deps, guestSession(deps)),
    'outline-story': serve(deps, outlineStory(deps)),
    'random-prompt': serve(deps, randomPrompt(deps)),
    'rejoin-story': serve(deps, rejoinStory(deps, runs)),
    'revise-passage': serve(deps, revisePassage(deps)),
    'stop-story': serve(deps, stopStory(deps, runs)),
    'suggest-next': serve(deps, suggestNext(deps)),
  };
}
