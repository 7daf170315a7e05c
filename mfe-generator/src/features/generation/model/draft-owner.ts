import { storedUserId } from '@storyloom/shared/api';
import { moveStored, readStored, storedKeys, writeStored } from '@storyloom/shared/device-storage';
import { DRAFT_PREFIXES } from './draft.ts';

/** Key of the user whose drafts are open on this device. */
const OWNER_KEY = 'storyloom-owner';
const putAwayPrefix = (owner: string) => `storyloom-of-${owner}:`;

/** Id of the user whose drafts are open; empty for a guest. */
export const draftOwner = (): string => readStored(OWNER_KEY) ?? '';

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
  writeStored(OWNER_KEY, userId);
  const left = owner === '' ? [] : DRAFT_PREFIXES.flatMap((prefix) => storedKeys(prefix));
  for (const key of left) moveStored(key, putAwayPrefix(owner) + key);
  const prefix = putAwayPrefix(userId);
  const own = userId === '' ? [] : storedKeys(prefix);
  // A guest's own form stays; stories are added side by side.
  for (const key of own) {
    const open = key.slice(prefix.length);
    if (readStored(open) === undefined) moveStored(key, open);
  }
  return left.length > 0 || own.length > 0;
}
