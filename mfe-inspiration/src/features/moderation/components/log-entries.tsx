import { moderationQueries } from '@storyloom/shared/api/moderation';
import { Facts } from '@storyloom/shared/ui/community';
import { formatLocalMoment } from '@storyloom/shared/domain';
import { Card, CardTitle, Chip, Cluster } from '@storyloom/shared/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Item } from '../../../components/card-parts.ts';
import { strings } from '../strings.ts';
import { ModerationList } from './moderation-list.tsx';

/** What operators did, newest first. */
export function LogEntries({ userId }: { readonly userId: string }) {
  const query = useInfiniteQuery({ ...moderationQueries.log(userId), networkMode: 'always' });
  return (
    <ModerationList
      query={query}
      label={strings.log}
      empty={[strings.noLog, strings.noLogText]}
      loadMore={strings.moreLog}
    >
      {(entry) => (
        <Item key={entry.id}>
          <Card>
            <Cluster $gap="2xs">
              <Chip tone="accent">{strings.actions[entry.action]}</Chip>
              <Chip>{strings.kinds[entry.kind]}</Chip>
            </Cluster>
            <CardTitle level={2}>
              <bdi>{strings.entryTitle(entry)}</bdi>
            </CardTitle>
            <Facts>
              <bdi>{strings.entryBy(entry)}</bdi>
              <time dateTime={entry.at}>{formatLocalMoment(new Date(entry.at))}</time>
            </Facts>
            {entry.reason && <p dir="auto">{strings.hiddenBecause(entry.reason)}</p>}
          </Card>
        </Item>
      )}
    </ModerationList>
  );
}
