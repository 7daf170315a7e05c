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
import { offerUndo, withdrawOffers } from './undo-offers.ts';

interface Step {
  readonly action: ModerationAction;
  readonly thing: ModeratedThing;
  readonly reason?: string;
  /** Whether this undoes the previous decision, so that it offers no Undo itself. */
  readonly isUndo?: boolean;
}

const OPPOSITE: Readonly<Record<ModerationAction, ModerationAction>> = {
  hide: 'restore',
  restore: 'hide',
  dismiss: 'reopen',
  reopen: 'dismiss',
};

type Things = InfiniteData<Page<ModeratedThing, object>>;

/** Carries out an operator's decision, reports the outcome, and reloads the lists. */
export function useModeration(userId: string) {
  const client = useQueryClient();
  // Removed from the page at once, even if reloading the list fails.
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
      withdrawOffers(thing);
      if (!hasChanged) toast.info(strings.already(thing.title));
      else if (isUndo) toast.success(strings.done[action](thing.title));
      else offerUndo(action, thing, () => mutation.mutate({ action: OPPOSITE[action], thing, isUndo: true }));
      // The public lists have changed, too.
      void client.invalidateQueries({ queryKey: ['community'] });
    },
    onError: (error, { action }) => toast.error(strings.failed[action], { detail: failureReason(error) }),
    // The decision is made by then: its button does not wait for the lists to reload.
    onSettled: () => void client.invalidateQueries({ queryKey: moderationQueries.lists(userId) }),
  });
  return mutation;
}
