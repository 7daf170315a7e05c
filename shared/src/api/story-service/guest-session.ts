import { AppError, failureWords } from '@storyloom/shared/api';
import { readStored, writeStored } from '@storyloom/shared/device-storage';
import type { GuestUsage } from '@storyloom/shared/stream';
import { queryOptions } from '@tanstack/react-query';
import { callService } from './call-service.ts';
import type { Caller } from './caller.ts';

/** Storage key of the signed guest token (spec 3). */
const TOKEN_KEY = 'story-generator-session';

export interface GuestSession extends GuestUsage {
  readonly token: string;
  /** The demo storyteller writes because no AI model is connected; absent if one is. */
  readonly demo?: boolean;
}

function isSession(value: unknown): value is GuestSession {
  const { token, used, limit } = Object(value);
  return typeof token === 'string' && token !== '' && Number.isInteger(used) && Number.isInteger(limit);
}

/** @throws AppError 'network' when the service can't be reached, 'internal' when its answer is not valid, otherwise what it answered. */
async function askSession(signal: AbortSignal, known?: string | null): Promise<GuestSession> {
  const response = await callService('guest-session', { signal, ...(known && { caller: { guestToken: known } }) });
  const session: unknown = await response.json().catch(() => undefined);
  if (!isSession(session)) throw new AppError('internal', failureWords.internal());
  return session;
}

/**
 * The guest's signed token with the number of free stories used; the service creates a token if there is none.
 *
 * @throws AppError as {@link askSession}.
 */
async function openGuestSession(signal: AbortSignal): Promise<GuestSession> {
  const session = await askSession(signal, readStored(TOKEN_KEY));
  writeStored(TOKEN_KEY, session.token);
  return session;
}

/** The guest of this device, who may have signed in since; `undefined` if there was none. */
export function storedGuest(): Caller | undefined {
  const guestToken = readStored(TOKEN_KEY);
  return guestToken ? { guestToken } : undefined;
}

/** The guest's token and its usage. */
export const guestSessionQuery = queryOptions({
  queryKey: ['guest-session'],
  queryFn: ({ signal }) => openGuestSession(signal),
});

/** Whether the demo storyteller writes, for users who are signed in and have no guest token. */
export const demoQuery = queryOptions({
  queryKey: ['demo-storyteller'],
  queryFn: async ({ signal }) => (await askSession(signal)).demo === true,
  staleTime: Infinity,
});
