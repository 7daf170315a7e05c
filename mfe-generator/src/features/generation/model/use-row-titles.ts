import { storyQueries } from '@storyloom/shared/api/stories';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { hasRow, renamedAs } from './story-version.ts';
import type { useGeneration } from './use-generation.ts';

/** Loads the titles of the saved versions on the page, which may have been renamed elsewhere. */
export function useRowTitles(
  userId: string | undefined,
  { versions, update }: Pick<ReturnType<typeof useGeneration>, 'versions' | 'update'>,
): void {
  const rowIds = versions.filter(hasRow).map(({ rowId }) => rowId);
  const { data: titles } = useQuery({
    ...storyQueries.titles(userId ?? '', rowIds),
    enabled: userId !== undefined && rowIds.length > 0,
  });
  const take = useEffectEvent((found: ReadonlyMap<string, string>) => {
    for (const version of versions) {
      const title = hasRow(version) ? found.get(version.rowId) : undefined;
      if (title === undefined) continue;
      const renamed = renamedAs(version, title);
      if (renamed !== version.renamed) update(version.id, { renamed });
    }
  });
  useEffect(() => {
    if (titles) take(titles);
  }, [titles]);
}
