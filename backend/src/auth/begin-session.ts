import type { Handler } from '../http/handler.ts';
import type { AccountSessions } from './account-sessions.ts';
import { ownerOf, type TokenOwner } from './session-token.ts';

interface Answer {
  readonly access_token?: string;
}

/** The owner of the session in an answer of the sign-in service; `undefined` when there is none. */
export async function sessionIn(answer: Response): Promise<TokenOwner | undefined> {
  if (answer.status !== 200) return undefined;
  const { access_token: token } = (await answer.clone().json()) as Answer;
  return token === undefined ? undefined : ownerOf(token);
}

/** Signs in or up, records the device of the session, and limits the number of sessions. */
export function beginSession(handler: Handler, sessions: Pick<AccountSessions, 'begin'>): Handler {
  return async (request) => {
    const answer = await handler(request);
    const owner = await sessionIn(answer);
    if (owner) await sessions.begin(owner, request.headers.get('user-agent'));
    return answer;
  };
}
