import { Button, toast } from '@storyloom/shared/ui';
import type { Keeper } from '../keeping/keeper.ts';
import { strings } from './strings.ts';

const words = strings.copy;

/** Copies the text to the clipboard, to be kept elsewhere. */
export function CopyText({ keeper }: { readonly keeper: Keeper }) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(keeper.text);
      toast.success(words.done);
    } catch {
      toast.error(words.failed);
    }
  }
  return <Button onClick={() => void copy()}>{words.action}</Button>;
}
