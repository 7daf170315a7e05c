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
  /** Said when it fails. */
  readonly failed: string;
  /** The list that has them all. */
  readonly all: { readonly to: string; readonly label: string };
}

/** What the community has of one kind: on its way, found, or why not. Where it has nothing, the other kinds say enough. */
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
