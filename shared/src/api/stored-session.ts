import type { Session } from '@supabase/supabase-js';
import { deviceStorage } from '../device-storage/browser-storage.ts';
import { sessionStorageKey } from './supabase-client.ts';

/** Whether this browser keeps a session. Without one a page needs no Supabase code to call its user a guest. */
export const hasStoredSession = (): boolean => deviceStorage.read(sessionStorageKey()) !== undefined;

/** The session that this browser keeps, however old. */
export function storedSession(): Session | null {
  const stored = deviceStorage.readJson(sessionStorageKey()) as Session | undefined;
  return stored?.access_token && stored.refresh_token && stored.user ? stored : null;
}

/** Id of the user whose session this browser keeps: the one to expect before the session is known. */
export const storedUserId = (): string | undefined => storedSession()?.user.id;

/** Whether another tab may have changed the session. */
export const concernsSession = ({ key }: StorageEvent): boolean => key === null || key === sessionStorageKey();
