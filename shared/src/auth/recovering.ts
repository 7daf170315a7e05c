import { tabStorage } from '../device-storage/browser-storage.ts';

/** Storage key of `recovering`, which survives a reload of the tab that redeemed the code. */
const RECOVERING_KEY = 'storyloom-recovering';

/** Without storage a reload clears it, and the user can request another link. */
export function rememberRecovering(recovering: boolean): void {
  if (recovering) tabStorage.write(RECOVERING_KEY, 'true');
  else tabStorage.remove(RECOVERING_KEY);
}

export const wasRecovering = (): boolean => tabStorage.read(RECOVERING_KEY) !== undefined;
