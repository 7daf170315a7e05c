import { failureReason } from '@storyloom/shared/api/failure-reason';
import { useRetry } from '@storyloom/shared/query';
import { Skeleton, TextLink } from '@storyloom/shared/ui';
import { FailureAlert } from '@storyloom/shared/ui/failure-alert';
import { useRef } from 'react';
import type { Result } from '../model/find-content.ts';
import { ResultGroup } from './result-group.tsx';

interface Props {
  readonly title: string;
  readonly results: readonly Result[];
  readonly more: boolean;
  readonly words: readonly string[];
  /** The query behind the results. */
  readonly query: Parameters<typeof useRetry>[0] & { readonly isPending: boolean };
  /** Message when the search fails. */
  readonly failed: string;
  /** Link to the complete list. */
  readonly all: { readonly to: string; readonly label: string };
}

/** The community's results of one kind: loading, found or failed. Without results, nothing is shown. */
export function CommunityGroup({ query, failed, all, ...group }: Props) {
  const section = useRef<HTMLElement>(null);
  const { failure, retrying, retry } = useRetry(query, section);
  if (group.results.length === 0 && !query.isPending && !failure) return null;
  return (
    <ResultGroup {...group} ref={section}>
      {failure && (
        <FailureAlert title={failed} retrying={retrying} onRetry={retry}>
          {failureReason(failure)}
        </FailureAlert>
      )}
      {query.isPending && !failure && <Skeleton lines={3} />}
      {group.results.length > 0 && (
        <TextLink alone to={all.to}>
          {all.label}
        </TextLink>
      )}
    </ResultGroup>
  );
}
