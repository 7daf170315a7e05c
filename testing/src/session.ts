import { sessionStorageKey } from '@storyloom/shared/api';
import { removeStored } from '@storyloom/shared/api/device-storage';
import { sessionStore } from '@storyloom/shared/auth';
import { waitFor } from '@testing-library/react';
import { sessionOf } from './people.ts';

/** Another tab that signed in or out says so by the storage they share. */
const tellPage = () => dispatchEvent(new StorageEvent('storage', { key: null }));

/** The user who was signed in leaves, as by a press on "Sign out" in another tab. */
export async function signOut(): Promise<void> {
  await sessionStore.start();
  removeStored(sessionStorageKey());
  tellPage();
  await waitFor(() => {
    if (sessionStore.getState().user) throw new Error('A user is still signed in');
  });
}

/** A user whom the page knows from a former visit. */
export async function signIn(userId: string): Promise<void> {
  await signOut();
  localStorage.setItem(sessionStorageKey(), JSON.stringify(sessionOf(userId)));
  tellPage();
  await waitFor(() => {
    if (sessionStore.getState().user?.id !== userId) throw new Error(`${userId} is not signed in yet`);
  });
}
