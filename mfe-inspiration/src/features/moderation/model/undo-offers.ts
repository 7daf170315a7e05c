import type { ModeratedThing, ModerationAction } from '@storyloom/shared/api/moderation';
import { toast } from '@storyloom/shared/ui';
import { strings } from '../strings.ts';

interface Offer {
  readonly toast: string;
  readonly thing: string;
  readonly action: ModerationAction;
}

/** Every Undo that is on screen, in whichever of the lists it was offered. */
let offers: readonly Offer[] = [];

/** Says that a step was done, and offers to take it back. */
export function offerUndo(action: ModerationAction, { id, title }: ModeratedThing, onAction: () => void): void {
  const shown = toast.success(strings.done[action](title), { action: { label: strings.undo, onAction } });
  offers = [...offers, { toast: shown, thing: id, action }];
}

/** Takes away what a step on a thing overtakes: its own Undo, and those of what can be taken back under Hidden as well. */
export function withdrawOffers({ id }: ModeratedThing): void {
  const stays = ({ thing, action }: Offer) => thing !== id && action === 'dismiss';
  for (const offer of offers) if (!stays(offer)) toast.dismiss(offer.toast);
  offers = offers.filter(stays);
}
