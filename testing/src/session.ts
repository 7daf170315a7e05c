import { sessionStorageKey } from '@storyloom/shared/api';
import { removeStored } from '@storyloom/shared/device-storage';
import { sessionStore } from '@storyloom/shared/auth';
import { act } from '@testing-library/react';
import { sessionOf } from './people.ts';

/** Sends the storage event of a sign-in or sign-out in another tab, and waits until the page has applied it. */
async function tellPage(userId: string | undefined): Promise<void> {
  await sessionStore.start();
  await act(async () => {
    dispatchEvent(new StorageEvent('storage', { key: null }));
    await new Promise<void>((resolve) => {
      const look = () => {
        if (sessionStore.getState().user?.id !== userId) return;
        stop();
        resolve();
      };
      const stop = sessionStore.subscribe(look);
      look();
    });
  });
}

/** Signs the user out, as another tab would. */
export async function signOut(): Promise<void> {
  removeStored(sessionStorageKey());
  await tellPage(undefined);
}

/** Signs a user in by a stored session, as a previous visit leaves it. */
export async function signIn(userId: string, session?: object): Promise<void> {
  const isKnown = sessionStore.getState().user?.id === userId && localStorage.getItem(sessionStorageKey());
  if (isKnown && !session) return;
  await signOut();
  localStorage.setItem(sessionStorageKey(), JSON.stringify(session ?? sessionOf(userId)));
  await tellPage(userId);
}
