import { storedUserId } from '@storyloom/shared/api';
import { moveStored, readStored, storedKeys, writeStored } from '@storyloom/shared/device-storage';
import { DRAFT_PREFIXES } from './draft.ts';

/** Whose drafts lie open on this device. */
const OWNER_KEY = 'storyloom-owner';
const putAwayPrefix = (owner: string) => `storyloom-of-${owner}:`;

/** Id of the person whose drafts lie open; empty for a guest. */
export const draftOwner = (): string => readStored(OWNER_KEY) ?? '';

/** Whether what lies open is someone's who is not here, as far as that can be told at once. */
export const isOfSomebodyElse = (): boolean => draftOwner() !== '' && draftOwner() !== (storedUserId() ?? '');

/**
 * Makes the drafts on this device those of the user who is here. What another user left open is put away until they are back;
 * what a guest wrote goes along with them when they sign in.
 *
 * @param userId empty for a guest
 * @returns whether what lies open has changed
 */
export function claimDrafts(userId: string): boolean {
  const owner = draftOwner();
  if (owner === userId) return false;
  writeStored(OWNER_KEY, userId);
  const left = owner === '' ? [] : DRAFT_PREFIXES.flatMap((prefix) => storedKeys(prefix));
  for (const key of left) moveStored(key, putAwayPrefix(owner) + key);
  const prefix = putAwayPrefix(userId);
  const own = userId === '' ? [] : storedKeys(prefix);
  // A guest's own form stays as it is; stories stand side by side.
  for (const key of own) {
    const open = key.slice(prefix.length);
    if (readStored(open) === undefined) moveStored(key, open);
  }
  return left.length > 0 || own.length > 0;
}
