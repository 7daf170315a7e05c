import { toast } from '@storyloom/shared/ui';
import { strings } from './strings.ts';

/** Copies a text to the clipboard and reports it. Browsers may refuse. */
export async function copyText(text: string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast.success(done);
  } catch {
    toast.error(strings.codes.copyFailed);
  }
}
