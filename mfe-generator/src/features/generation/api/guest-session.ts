import type { GuestUsage } from '@storyloom/shared/stream';
import { readStored, writeStored } from '../model/device-storage.ts';
import { callService } from './call-service.ts';

/** Where the browser keeps the signed guest token (spec 3). */
const TOKEN_KEY = 'story-generator-session';

export interface GuestSession extends GuestUsage {
  readonly token: string;
}

/**
 * The guest's signed token with what is used of the free stories; the service makes a new one where there is none.
 *
 * @throws AppError 'network' when the service can't be reached, else what it answered.
 */
export async function openGuestSession(signal?: AbortSignal): Promise<GuestSession> {
  const known = readStored(TOKEN_KEY);
  const response = await callService('guest-session', { signal, ...(known && { caller: { guestToken: known } }) });
  const session: GuestSession = await response.json();
  writeStored(TOKEN_KEY, session.token);
  return session;
}
