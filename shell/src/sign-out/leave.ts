import { leaveDevice, mayLeaveDevice } from '@storyloom/shared/auth';
import { toast } from '@storyloom/shared/ui';
import { failureDetail } from './failure-detail.ts';
import { leaving } from './leaving.ts';
import { strings } from './strings.ts';

let running = false;

/**
 * Signs out, once even if called repeatedly, and navigates home. The user is asked first if that deletes unsaved work. When it
 * fails the page stays, and the user can retry.
 */
export async function leave(): Promise<void> {
  if (running) return;
  running = true;
  try {
    if (!(await mayLeaveDevice())) return;
    leaving.begin();
    await leaveDevice();
    toast.success(strings.done);
  } catch (error) {
    leaving.end();
    const action = { label: strings.retry, onAction: () => void leave() };
    toast.error(strings.failed, { detail: failureDetail(error), action });
  } finally {
    running = false;
  }
}
