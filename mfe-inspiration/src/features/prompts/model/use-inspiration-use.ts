import { changeItems } from '@storyloom/shared/api/community';
import { type Inspiration, recordInspirationUse } from '@storyloom/shared/api/inspirations';
import { useSession } from '@storyloom/shared/auth';
import type { GeneratorNavigationState } from '@storyloom/shared/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { MouseEvent } from 'react';

/** The state for the generator: the unchanged prompt, and its author to credit. */
export function generatorState({ id, prompt, title, author }: Inspiration, isOwn: boolean): GeneratorNavigationState {
  return {
    prompt,
    inspirationId: id,
    autoFill: true,
    ...(!isOwn && { source: { kind: 'inspiration', id, title, author } }),
  };
}

/**
 * Counts the use of a prompt, also of one's own: on the page at once, and in the database for signed-in users. A click that
 * opens another window passes no prompt and counts nothing.
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
