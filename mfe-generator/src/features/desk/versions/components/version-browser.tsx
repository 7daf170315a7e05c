import { failureReason } from '@storyloom/shared/api/failure-reason';
import { revisionQueries } from '@storyloom/shared/api/story-text';
import { useRetry } from '@storyloom/shared/query';
import { theme } from '@storyloom/shared/theme';
import { EmptyState, Skeleton, VisuallyHidden } from '@storyloom/shared/ui';
import { FailureAlert } from '@storyloom/shared/ui/failure-alert';
import { useQuery } from '@tanstack/react-query';
import { History } from 'lucide-react';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { listed } from '../model/revision-days.ts';
import { strings } from '../strings.ts';
import type { VersionsProps } from '../model/version-props.ts';
import { VersionList } from './version-list.tsx';
import { VersionPane } from './version-pane.tsx';

interface Props extends Pick<VersionsProps, 'userId' | 'storyId' | 'genre' | 'lang' | 'getText' | 'isSaved'> {
  /** @param newest number of the newest revision */
  readonly onRestore: (text: string, number: number, newest: number) => void;
}

/** The list of versions, and beside it the chosen one. On a phone it is either of the two. */
export function VersionBrowser({ getText, onRestore, ...story }: Props) {
  // When offline, shows a failure instead of an endless skeleton.
  const query = useQuery({ ...revisionQueries.list(story.userId, story.storyId), networkMode: 'always' });
  const browser = useRef<HTMLDivElement>(null);
  const { failure, retrying, retry } = useRetry(query, browser);
  const [current] = useState(getText);
  const [chosen, setChosen] = useState<number>();
  const revisions = useMemo(() => listed(query.data ?? []), [query.data]);
  const revision = revisions.find(({ number }) => number === chosen);
  const now = new Date(query.dataUpdatedAt);
  const list = useRef<HTMLDivElement>(null);
  const left = useRef<number>(undefined);
  useLayoutEffect(() => {
    // The list is back; the pane that had the focus is gone.
    if (chosen === undefined) list.current?.querySelector<HTMLElement>(`[data-number="${left.current}"]`)?.focus();
    left.current = chosen;
  }, [chosen]);

  if (failure && !query.data) {
    return (
      <div>
        <FailureAlert title={strings.loadFailed} retrying={retrying} onRetry={retry}>
          {failureReason(failure)}
        </FailureAlert>
      </div>
    );
  }
  if (!query.data) {
    return (
      <div>
        <VisuallyHidden role="status">{strings.loading}</VisuallyHidden>
        <Skeleton lines={6} />
      </div>
    );
  }
  if (revisions.length <= 1) {
    return (
      <EmptyState title={strings.onlyOne} icon={<History />} level={3}>
        {strings.onlyOneText}
      </EmptyState>
    );
  }
  return (
    <Browser ref={browser} tabIndex={-1} data-chosen={revision && ''}>
      <ListPlace ref={list}>
        <VersionList revisions={revisions} now={now} chosen={revision?.number} onChoose={setChosen} />
      </ListPlace>
      <PanePlace>
        {revision ? (
          <VersionPane
            {...{ ...story, current, now, revision, revisions }}
            onChoose={setChosen}
            onBack={() => setChosen(undefined)}
            onGone={() => void query.refetch()}
            onRestore={(text) => onRestore(text, revision.number, revisions[0]?.number ?? 0)}
          />
        ) : (
          <Choose>{strings.choose}</Choose>
        )}
      </PanePlace>
    </Browser>
  );
}

const { borderWidth, color, layout, media, space } = theme;

const Browser = styled.div`
  flex: 1;
  display: grid;
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  min-block-size: 0;
  border-block-start: ${borderWidth.hairline} solid ${color.border};

  &:focus-visible {
    outline: none;
  }

  ${media.tablet} {
    grid-template-columns: ${layout.card} minmax(0, 1fr);
  }

  ${media.desktop} {
    grid-template-columns: ${layout.headline} minmax(0, 1fr);
  }

  /* The window is as wide as one of the two. */
  ${media.phone} {
    &[data-chosen] > :first-child,
    &:not([data-chosen]) > :last-child {
      display: none;
    }
  }
`;

const Place = styled.div`
  overflow-y: auto;
  overscroll-behavior: contain;
  min-block-size: 0;
`;

const ListPlace = styled(Place)`
  ${media.tablet} {
    padding-inline-end: ${space.md};
    border-inline-end: ${borderWidth.hairline} solid ${color.border};
  }
`;

const PanePlace = styled(Place)`
  ${media.tablet} {
    padding-inline-start: ${space.lg};
  }
`;

const Choose = styled.p`
  padding-block: ${space['2xl']};
  color: ${color.textMuted};
  text-align: center;
`;
