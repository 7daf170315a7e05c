import type { ServiceDeps } from '../deps.ts';
import { failureAnswer } from './answers.ts';
import { describeError } from './describe-error.ts';
import { asServiceFailure, ServiceFailure } from './failure.ts';

type Handler = (request: Request) => Promise<Response>;

function corsHeaders(siteUrl: string | undefined): Record<string, string> {
  return {
    'access-control-allow-origin': siteUrl ? new URL(siteUrl).origin : '*',
    'access-control-allow-headers': 'authorization, x-client-info, apikey, content-type, x-guest-token, last-event-id',
    'access-control-allow-methods': 'POST, OPTIONS',
    'access-control-max-age': '86400',
    ...(siteUrl ? { vary: 'origin' } : {}),
  };
}

/** Wraps a function's handler: CORS, the method check, and an answer for every error. */
export function serve(deps: ServiceDeps, handler: Handler): Handler {
  const cors = corsHeaders(deps.config.siteUrl);
  const answer = async (request: Request): Promise<Response> => {
    if (request.method === 'OPTIONS') return new Response(null, { status: 204 });
    try {
      if (request.method !== 'POST') throw new ServiceFailure('method_not_allowed', 'Send this request with POST.');
      return await handler(request);
    } catch (error) {
      const failure = asServiceFailure(error);
      if (failure.code === 'internal') deps.log({ event: 'function_crashed', error: describeError(failure.cause) });
      return failureAnswer(failure);
    }
  };
  return async (request) => {
    const response = await answer(request);
    for (const [name, value] of Object.entries(cors)) response.headers.set(name, value);
    return response;
  };
}
