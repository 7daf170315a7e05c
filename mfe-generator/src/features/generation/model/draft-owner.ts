import { storedUserId } from '@storyloom/shared/api';
import {
  moveStored,
  OPEN_DRAFTS,
  readStored,
  storedKeys,
  workKeys,
  writeStored,
} from '@storyloom/shared/device-storage';

/** Id of the user whose drafts are open; empty for a guest. */
export const draftOwner = (): string => readStored(workKeys.owner) ?? '';

/** Whether the open drafts belong to another user than the stored session's, as far as that is known synchronously. */
export const isOfAnotherUser = (): boolean => draftOwner() !== '' && draftOwner() !== (storedUserId() ?? '');

/**
 * Makes the current user the owner of the drafts on this device. Another user's open drafts are put away until that user is back;
 * a guest's stay when the guest signs in.
 *
 * @param userId empty for a guest
 * @returns whether the open drafts have changed
 */
export function claimDrafts(userId: string): boolean {
  const owner = draftOwner();
  if (owner === userId) return false;
  writeStored(workKeys.owner, userId);
  const left = owner === '' ? [] : OPEN_DRAFTS.flatMap((prefix) => storedKeys(prefix));
  for (const key of left) moveStored(key, workKeys.putAway(owner) + key);
  const prefix = workKeys.putAway(userId);
  const own = userId === '' ? [] : storedKeys(prefix);
  // A guest's own form stays; stories are added side by side.
  for (const key of own) {
    const open = key.slice(prefix.length);
    if (readStored(open) === undefined) moveStored(key, open);
  }
  return left.length > 0 || own.length > 0;
}
