import { deviceStorage, tabStorage } from './browser-storage.ts';
import { OPEN_DRAFTS, tabKeys, workKeys, workOf } from './work-keys.ts';

/**
 * Removes all work of a user from this device and this tab. Settings of the device, such as the theme, stay.
 *
 * @param hasGuestDrafts whether open drafts without an owner are the user's too, as they are where a guest has signed in
 */
export function forgetWork(userId: string, hasGuestDrafts: boolean): void {
  const owner = deviceStorage.read(workKeys.owner) ?? '';
  const hasOpen = owner === userId || (owner === '' && hasGuestDrafts);
  const prefixes = hasOpen ? [...OPEN_DRAFTS, ...workOf(userId)] : workOf(userId);
  for (const key of deviceStorage.keys()) {
    if (prefixes.some((prefix) => key.startsWith(prefix))) deviceStorage.remove(key);
  }
  if (hasOpen) deviceStorage.remove(workKeys.owner);
  deviceStorage.remove(workKeys.places);
  for (const key of Object.values(tabKeys)) tabStorage.remove(key);
}
