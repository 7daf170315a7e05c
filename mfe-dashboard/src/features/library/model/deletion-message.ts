import { toast } from '@storyloom/shared/ui';
import { strings } from '../strings.ts';

let shown: string | undefined;

/** Shows a toast for a deletion. Not announced, since the page's status does that. */
export function sayDeleted(): void {
  shown = toast.success(strings.deletion.done, { silent: true });
}

/** Removes that toast when the story is restored. */
export function unsayDeleted(): void {
  if (shown !== undefined) toast.dismiss(shown);
  shown = undefined;
}
