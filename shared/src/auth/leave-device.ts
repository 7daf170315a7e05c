import { signOut } from './auth-actions.ts';
import { finishBeforeAsking } from './before-sign-out.ts';
import { forgetUser } from './left-users.ts';
import { sessionStore } from './session-store.ts';
import type { UnsavedWork } from './unsaved-work.ts';

/** Asks whether to sign out although this deletes unsaved work. */
type Question = (work: UnsavedWork) => Promise<boolean>;

let question: Question | undefined;

/** Sets the dialog that {@link mayLeaveDevice} asks with: the shell's. Returns a function that removes it. */
export function askBeforeLeaving(ask: Question): () => void {
  question = ask;
  return () => {
    if (question === ask) question = undefined;
  };
}

/**
 * Whether the user, who asked to sign out, may be signed out: asks them if that deletes unsaved work. A module's own development
 * page has no dialog, and asks nothing.
 *
 * @throws TypeError when the code that looks for such work can't be loaded
 */
export async function mayLeaveDevice(): Promise<boolean> {
  const { user } = sessionStore.getState();
  if (!user || !question) return true;
  const refused = await finishBeforeAsking();
  const { findUnsavedWork, isNothing } = await import('./unsaved-work.ts');
  const work = findUnsavedWork(user.id, new Map(refused.flatMap((texts) => [...(texts ?? [])])));
  return isNothing(work) || question(work);
}

/**
 * Signs this browser out and removes the user's work from it, after {@link mayLeaveDevice}. A session that only has to be renewed
 * ends with `signOut`, which keeps the work for its owner.
 *
 * @param isGone the account is to be deleted: its work is removed even if the session can't be ended
 * @throws AppError as {@link signIn}.
 */
export async function leaveDevice(isGone = false): Promise<void> {
  const { user } = sessionStore.getState();
  try {
    await signOut();
  } catch (error) {
    if (user && isGone) forgetUser(user.id);
    throw error;
  }
  if (user) forgetUser(user.id);
}
