import { readStored, removeStored, storedKeys, writeStored } from './device-storage.ts';
import { DRAFT_PREFIXES } from './draft.ts';

/** Whose drafts lie open on this device; absent or empty for a guest's. */
const OWNER_KEY = 'storyloom-owner';
const putAwayPrefix = (owner: string) => `storyloom-of-${owner}:`;

function move(from: string, to: string): void {
  const text = readStored(from);
  if (text !== undefined) writeStored(to, text);
  removeStored(from);
}

const openKeys = () => DRAFT_PREFIXES.flatMap((prefix) => storedKeys(prefix));

/**
 * Makes the drafts on this device those of whoever is here. What somebody else left open is put away until they are back;
 * what a guest wrote goes along with them when they sign in.
 *
 * @param userId absent for a guest
 * @returns whether what lies open has changed
 */
export function claimDrafts(userId = ''): boolean {
  const owner = readStored(OWNER_KEY) ?? '';
  if (owner === userId) return false;
  writeStored(OWNER_KEY, userId);
  const left = owner === '' ? [] : openKeys();
  for (const key of left) move(key, putAwayPrefix(owner) + key);
  const prefix = putAwayPrefix(userId);
  const own = userId === '' ? [] : storedKeys(prefix);
  // A guest's own form stays as it is; stories stand side by side.
  for (const key of own) {
    const open = key.slice(prefix.length);
    if (readStored(open) === undefined) move(key, open);
  }
  return left.length > 0 || own.length > 0;
}
