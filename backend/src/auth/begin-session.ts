import type { Handler } from '../http/handler.ts';
import type { AccountSessions } from './account-sessions.ts';
import { ownerOf, type TokenOwner } from './session-token.ts';

interface Answer {
  readonly access_token?: string;
}

/** Whose session an answer of the sign-in service brings; `undefined` where it brings none. */
export async function sessionIn(answer: Response): Promise<TokenOwner | undefined> {
  if (answer.status !== 200) return undefined;
  const { access_token: token } = (await answer.clone().json()) as Answer;
  return token === undefined ? undefined : ownerOf(token);
}

/** Signing in and up, after which the session has a device and its user not too many of them. */
export function beginSession(handler: Handler, sessions: Pick<AccountSessions, 'begin'>): Handler {
  return async (request) => {
    const answer = await handler(request);
    const owner = await sessionIn(answer);
    if (owner) await sessions.begin(owner, request.headers.get('user-agent'));
    return answer;
  };
}
