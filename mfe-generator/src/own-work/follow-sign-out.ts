import { beforeAsking, onLeft } from '@storyloom/shared/auth';
import { forgetRefused, OPEN_DRAFTS, refusedTexts, workOf } from '@storyloom/shared/device-storage';

/** Shows the sign-out what storage refused and only this module has, and forgets it with the rest. */
export function followSignOut(): void {
  beforeAsking(async () => {
    // After the pages of the module have stored what they show.
    await Promise.resolve();
    return refusedTexts();
  });
  onLeft((userId) => forgetRefused([...OPEN_DRAFTS, ...workOf(userId)]));
}
