import { moderationQueries } from '@storyloom/shared/api/moderation';
import { formatLocalDay } from '@storyloom/shared/domain';
import { Button } from '@storyloom/shared/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useModeration } from '../model/use-moderation.ts';
import { strings } from '../strings.ts';
import { ModerationList } from './moderation-list.tsx';
import { ThingCard } from './thing-card.tsx';

/** What operators have hidden, with a button to restore it. */
export function HiddenThings({ userId }: { readonly userId: string }) {
  const query = useInfiniteQuery({ ...moderationQueries.hidden(userId), networkMode: 'always' });
  const moderation = useModeration(userId);

  return (
    <ModerationList
      query={query}
      label={strings.hidden}
      empty={[strings.noHidden, strings.noHiddenText]}
      loadMore={strings.moreHidden}
    >
      {(thing, onPress) => (
        <ThingCard
          key={thing.id}
          thing={thing}
          facts={[strings.hiddenOn(formatLocalDay(new Date(thing.hiddenAt)))]}
          actions={
            <Button
              aria-label={strings.restoreNamed(thing.title)}
              busy={moderation.isPending && moderation.variables.thing.id === thing.id}
              busyLabel={strings.working}
              onClick={() => {
                onPress();
                moderation.mutate({ action: 'restore', thing });
              }}
            >
              {strings.restore}
            </Button>
          }
        >
          {thing.reason && <p dir="auto">{strings.hiddenBecause(thing.reason)}</p>}
        </ThingCard>
      )}
    </ModerationList>
  );
}
