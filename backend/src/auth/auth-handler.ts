import type { Handler } from '../http/handler.ts';
import { requestedAction } from './auth-action.ts';
import { goTrueError } from './gotrue-error.ts';
import { limitSignOuts } from './sign-out.ts';
import { refuseWrongFields } from './wrong-fields.ts';

/** The form of a token. Lite ignores spaces in one, and would find an account where our checks find no token. */
const TOKEN = /^bearer [\w.-]+$/i;

export interface AuthParts {
  /** Lite itself, for requests that it may answer unchanged. */
  readonly supabase: Handler;
  readonly signIn: Handler;
  readonly signUp: Handler;
  readonly renew: Handler;
  readonly recover: Handler;
  readonly changeAccount: Handler;
  readonly changeEmail: Handler;
  readonly redeem: Handler;
  readonly secondFactor: Handler;
}

/** Handles requests to Supabase; those to the sign-in service by their action. */
export function createAuthHandler(parts: AuthParts): Handler {
  const { supabase, signIn, signUp, renew, recover, changeAccount, changeEmail, redeem, secondFactor } = parts;
  const signOut = limitSignOuts(supabase);
  return async (request) => {
    const authorization = request.headers.get('authorization') ?? '';
    if (/^bearer /i.test(authorization) && !TOKEN.test(authorization))
      return goTrueError(401, 'no_authorization', 'This endpoint requires a valid Bearer token');
    if (new URL(request.url).pathname.startsWith('/auth/')) {
      const refusal = await refuseWrongFields(request);
      if (refusal) return refusal;
    }
    switch (await requestedAction(request)) {
      case 'sign-in':
        return signIn(request);
      case 'recover':
        return recover(request);
      case 'change-account':
        return changeAccount(request);
      case 'change-email':
        return changeEmail(request);
      case 'sign-up':
        return signUp(request);
      case 'refresh':
        return renew(request);
      case 'verify':
        return redeem(request);
      case 'second-factor':
        return secondFactor(request);
      case 'closed':
        return goTrueError(404, 'not_found', 'There is nothing at this address.');
      case 'sign-out':
        return signOut(request);
      case 'other':
        return supabase(request);
    }
  };
}
