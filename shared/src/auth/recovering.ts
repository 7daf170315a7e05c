import { tabStorage } from '../device-storage/browser-storage.ts';

/** Keeps `recovering` over a reload of the tab that redeemed the code. */
const RECOVERING_KEY = 'storyloom-recovering';

/** Without storage a reload forgets it, and the link can be asked for again. */
export function rememberRecovering(recovering: boolean): void {
  if (recovering) tabStorage.write(RECOVERING_KEY, 'true');
  else tabStorage.remove(RECOVERING_KEY);
}

export const wasRecovering = (): boolean => tabStorage.read(RECOVERING_KEY) !== undefined;
