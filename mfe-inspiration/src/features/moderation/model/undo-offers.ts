import type { ModeratedThing, ModerationAction } from '@storyloom/shared/api/moderation';
import { toast } from '@storyloom/shared/ui';
import { strings } from '../strings.ts';

interface Offer {
  readonly toast: string;
  readonly thing: string;
  readonly action: ModerationAction;
}

/** Every Undo on screen, from all of the lists. */
let offers: readonly Offer[] = [];

/** Confirms a decision and offers to undo it. */
export function offerUndo(action: ModerationAction, { id, title }: ModeratedThing, onAction: () => void): void {
  const shown = toast.success(strings.done[action](title), { action: { label: strings.undo, onAction } });
  offers = [...offers, { toast: shown, thing: id, action }];
}

/** Removes every Undo that a new decision supersedes: that of the same text, and those that Hidden can restore as well. */
export function withdrawOffers({ id }: ModeratedThing): void {
  const stays = ({ thing, action }: Offer) => thing !== id && action === 'dismiss';
  for (const offer of offers) if (!stays(offer)) toast.dismiss(offer.toast);
  offers = offers.filter(stays);
}
