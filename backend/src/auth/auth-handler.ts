import type { Handler } from '../gateway/gateway.ts';
import { authAction } from './auth-action.ts';
import { goTrueError } from './gotrue-error.ts';
import { refuseWrongFields } from './wrong-fields.ts';

export interface AuthParts {
  /** Everything that Lite may answer as it is. */
  readonly supabase: Handler;
  readonly signIn: Handler;
  readonly recover: Handler;
  readonly openLink: Handler;
}

/** Requests to Supabase, those for the sign-in service by what they want. */
export function createAuthHandler({ supabase, signIn, recover, openLink }: AuthParts): Handler {
  return async (request) => {
    if (new URL(request.url).pathname.startsWith('/auth/')) {
      const refusal = await refuseWrongFields(request);
      if (refusal) return refusal;
    }
    switch (authAction(request)) {
      case 'sign-in':
        return signIn(request);
      case 'recover':
        return recover(request);
      case 'open-link':
        return openLink(request);
      case 'closed':
        return goTrueError(404, 'not_found', 'There is nothing at this address.');
      case 'sign-up':
      case 'verify':
      case 'change-account':
      case 'other':
        return supabase(request);
    }
  };
}
