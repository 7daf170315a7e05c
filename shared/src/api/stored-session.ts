import type { Session } from '@supabase/auth-js';
import { deviceStorage } from '../device-storage/browser-storage.ts';
import { sessionStorageKey } from './supabase-client.ts';

/** Whether this browser has a stored session. Without one, no Supabase code is needed to know that the user is a guest. */
export const hasStoredSession = (): boolean => deviceStorage.read(sessionStorageKey()) !== undefined;

/** The session stored in this browser, however old. */
export function storedSession(): Session | null {
  const stored = deviceStorage.readJson(sessionStorageKey()) as Session | undefined;
  return stored?.access_token && stored.refresh_token && stored.user ? stored : null;
}

/** Id of the user of the stored session: the user to expect before the session is known. */
export const storedUserId = (): string | undefined => storedSession()?.user.id;

/** Whether another tab may have changed the session. */
export const concernsSession = ({ key }: StorageEvent): boolean => key === null || key === sessionStorageKey();
