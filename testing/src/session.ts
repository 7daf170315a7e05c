import { sessionStorageKey } from '@storyloom/shared/api';
import { removeStored } from '@storyloom/shared/api/device-storage';
import { sessionStore } from '@storyloom/shared/auth';
import { act } from '@testing-library/react';
import { sessionOf } from './people.ts';

/** Tells the page that another tab signed in or out, as their common storage does, and waits until it has understood. */
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

/** The user who was signed in leaves, as by a press on "Sign out" in another tab. */
export async function signOut(): Promise<void> {
  removeStored(sessionStorageKey());
  await tellPage(undefined);
}

/** A user whom the page knows from a former visit, in which they were given this session. */
export async function signIn(userId: string, session?: object): Promise<void> {
  const isKnown = sessionStore.getState().user?.id === userId && localStorage.getItem(sessionStorageKey());
  if (isKnown && !session) return;
  await signOut();
  localStorage.setItem(sessionStorageKey(), JSON.stringify(session ?? sessionOf(userId)));
  await tellPage(userId);
}
