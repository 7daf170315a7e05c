import { changeItems } from '@storyloom/shared/api/community';
import { type Inspiration, recordInspirationUse } from '@storyloom/shared/api/inspirations';
import { useSession } from '@storyloom/shared/auth';
import type { GeneratorNavigationState } from '@storyloom/shared/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';

/** What the generator is handed: the prompt as it is, and whom it is credited to. */
export function generatorState({ id, prompt, title, author }: Inspiration, isOwn: boolean): GeneratorNavigationState {
  return {
    prompt,
    inspirationId: id,
    autoFill: true,
    ...(!isOwn && { source: { kind: 'inspiration', id, title, author } }),
  };
}

/** Counts a use of somebody else's prompt: on the page at once, and in the database for those who are signed in. */
export function useInspirationUse({ id, userId }: Inspiration): () => void {
  const { user } = useSession();
  const client = useQueryClient();
  const setUses = (uses: (before: number) => number) =>
    changeItems<Inspiration>(client, 'inspiration', user?.id, (item) =>
      item.id === id ? { ...item, uses: uses(item.uses) } : item,
    );
  const { mutate } = useMutation({
    mutationFn: () => recordInspirationUse(id),
    onSuccess: (uses) => setUses(() => uses),
    // Nobody waits for it (spec 7).
    onError: (error) => console.warn('A use of an inspiration was not recorded.', error),
  });
  return () => {
    if (user?.id === userId) return;
    setUses((before) => before + 1);
    if (user) mutate();
  };
}
