import type { Page } from '@storyloom/shared/api/community';
import { failureReason } from '@storyloom/shared/api/failure-reason';
import {
  moderate,
  type ModeratedThing,
  type ModerationAction,
  moderationQueries,
} from '@storyloom/shared/api/moderation';
import { toast } from '@storyloom/shared/ui';
import { type InfiniteData, useMutation, useQueryClient } from '@tanstack/react-query';
import { strings } from '../strings.ts';

interface Step {
  readonly action: ModerationAction;
  readonly thing: ModeratedThing;
  readonly reason?: string;
  /** Takes back the step before, and is not itself offered to be taken back. */
  readonly isUndo?: boolean;
}

const OPPOSITE: Readonly<Record<ModerationAction, ModerationAction>> = {
  hide: 'restore',
  restore: 'hide',
  dismiss: 'reopen',
  reopen: 'dismiss',
};

type Things = InfiniteData<Page<ModeratedThing, object>>;

/** An Undo that is on screen, in whichever of the lists it was offered. */
interface Offer {
  readonly toast: string;
  readonly thing: string;
  readonly action: ModerationAction;
}

let offers: readonly Offer[] = [];

/** Takes away what a step on a thing overtakes: its own Undo, and those of what can be taken back under Hidden as well. */
function withdrawOffers({ id }: ModeratedThing): void {
  const stays = ({ thing, action }: Offer) => thing !== id && action === 'dismiss';
  for (const offer of offers) if (!stays(offer)) toast.dismiss(offer.toast);
  offers = offers.filter(stays);
}

/** Does what an operator chose, says how that went, and brings the lists up to date. */
export function useModeration(userId: string) {
  const client = useQueryClient();
  // Taken off the page at once, even if reading the list again should fail.
  function takeOut(action: ModerationAction, { id }: ModeratedThing) {
    const { queryKey } = action === 'restore' ? moderationQueries.hidden(userId) : moderationQueries.reports(userId);
    client.setQueryData<Things>(
      queryKey as readonly unknown[],
      (things) =>
        things && {
          ...things,
          pages: things.pages.map((page) => ({ ...page, items: page.items.filter((item) => item.id !== id) })),
        },
    );
  }

  const mutation = useMutation({
    mutationFn: ({ action, thing, reason }: Step) => moderate(action, thing, reason),
    networkMode: 'always',
    onSuccess(hasChanged, { action, thing, isUndo = false }) {
      if (!isUndo) takeOut(action, thing);
      const undo = {
        label: strings.undo,
        onAction: () => mutation.mutate({ action: OPPOSITE[action], thing, isUndo: true }),
      };
      withdrawOffers(thing);
      if (!hasChanged) toast.info(strings.already(thing.title));
      else if (isUndo) toast.success(strings.done[action](thing.title));
      else
        offers = [
          ...offers,
          { toast: toast.success(strings.done[action](thing.title), { action: undo }), thing: thing.id, action },
        ];
      // What others see has changed, too.
      void client.invalidateQueries({ queryKey: ['community'] });
    },
    onError: (error, { action }) => toast.error(strings.failed[action], { detail: failureReason(error) }),
    // The step is over by then: its button does not wait for the lists to be read again.
    onSettled: () => void client.invalidateQueries({ queryKey: moderationQueries.lists(userId) }),
  });
  return mutation;
}
