import { toast } from '@storyloom/shared/ui';
import { strings } from '../strings.ts';

let shown: string | undefined;

/** Says that a story is deleted. What else tells of it is read out already. */
export function sayDeleted(): void {
  shown = toast.success(strings.deletion.done, { silent: true });
}

/** Takes that back: the story is there again. */
export function unsayDeleted(): void {
  if (shown !== undefined) toast.dismiss(shown);
  shown = undefined;
}
