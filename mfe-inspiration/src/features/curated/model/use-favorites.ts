import { AppError } from '@storyloom/shared/api';
import { failureReason } from '@storyloom/shared/api/failure-reason';
import { useSignIn } from '@storyloom/shared/api/sign-in';
import { useSession } from '@storyloom/shared/auth';
import { toast } from '@storyloom/shared/ui';
import { useMutation, useMutationState, useQuery, useQueryClient } from '@tanstack/react-query';
import { favoritesQuery, setFavorite } from '../api/favorites.ts';
import { strings } from '../strings.ts';

interface Wish {
  readonly id: string;
  readonly isFavorite: boolean;
}

const MUTATION_KEY = ['curated-favorite'];

const applied = (ids: readonly string[], { id, isFavorite }: Wish): readonly string[] => [
  ...ids.filter((other) => other !== id),
  ...(isFavorite ? [id] : []),
];

/** The user's favorites: changes show at once and are then saved. A guest has none. */
export function useFavorites() {
  const { user } = useSession();
  const client = useQueryClient();
  const { signIn } = useSignIn(toast.error);
  const options = favoritesQuery(user?.id ?? '');
  const query = useQuery({ ...options, enabled: user !== null });
  const { mutate } = useMutation({
    mutationKey: MUTATION_KEY,
    // One after the other, so that the last change of each wins.
    scope: { id: 'curated-favorite' },
    async mutationFn({ id, isFavorite }: Wish) {
      if (!user) throw new AppError('unauthorized', strings.favoriteNeedsPerson);
      return setFavorite(user.id, id, isFavorite);
    },
    onSuccess(isNews, wish) {
      const done = wish.isFavorite ? strings.favoriteAdded : strings.favoriteRemoved;
      toast.success(isNews ? done : strings.favoriteUpdated);
      client.setQueryData(options.queryKey, (ids) => ids && applied(ids, wish));
    },
    onError(error) {
      const isPlain = error instanceof AppError && error.code === 'unauthorized';
      if (isPlain) toast.error(error.message, { action: { label: strings.signInAction, onAction: () => signIn() } });
      else toast.error(strings.favoriteFailed, { detail: failureReason(error) });
    },
  });
  const wishes = useMutationState({
    filters: { mutationKey: MUTATION_KEY, status: 'pending' },
    select: (mutation) => mutation.state.variables as Wish,
  });
  const known = user ? query.data : undefined;
  const ids = known && wishes.reduce(applied, known);
  return {
    query,
    /** `undefined` until they are loaded. */
    ids,
    toggle: (id: string) => mutate({ id, isFavorite: !(ids?.includes(id) ?? false) }),
  };
}
