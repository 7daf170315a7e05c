import { changeItems } from '@storyloom/shared/api/community';
import { type Inspiration, recordInspirationUse } from '@storyloom/shared/api/inspirations';
import { useSession } from '@storyloom/shared/auth';
import type { GeneratorNavigationState } from '@storyloom/shared/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { MouseEvent } from 'react';

/** What the generator is handed: the prompt as it is, and whom it is credited to. */
export function generatorState({ id, prompt, title, author }: Inspiration, isOwn: boolean): GeneratorNavigationState {
  return {
    prompt,
    inspirationId: id,
    autoFill: true,
    ...(!isOwn && { source: { kind: 'inspiration', id, title, author } }),
  };
}

/**
 * Counts a use of a prompt, one's own too: on the page at once, and in the database for those who are signed in. A click that
 * opens another window takes no prompt along, and counts nothing.
 */
export function useInspirationUse({ id }: Inspiration): (event: MouseEvent) => void {
  const { user } = useSession();
  const client = useQueryClient();
  const setUses = (uses: (before: number) => number) =>
    changeItems<Inspiration>(client, 'inspiration', user?.id, (item) =>
      item.id === id ? { ...item, uses: uses(item.uses) } : item,
    );
  const { mutate } = useMutation({
    mutationFn: () => recordInspirationUse(id),
    onSuccess: (uses) => setUses(() => uses),
    // The user does not wait for it (spec 7).
    onError: (error) => console.warn('A use of an inspiration was not recorded.', error),
  });
  return (event) => {
    const isElsewhere = event.metaKey || event.ctrlKey || event.shiftKey;
    if (isElsewhere) return;
    setUses((before) => before + 1);
    if (user) mutate();
  };
}
