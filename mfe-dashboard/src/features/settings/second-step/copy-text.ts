import { toast } from '@storyloom/shared/ui';
import { strings } from './strings.ts';

/** Puts a text into the clipboard, and says so. Browsers may refuse it. */
export async function copyText(text: string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast.success(done);
  } catch {
    toast.error(strings.codes.copyFailed);
  }
}
