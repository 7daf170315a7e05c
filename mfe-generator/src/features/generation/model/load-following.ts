import type { Recording } from './record-run.ts';

type Following = typeof import('./follow-plan.ts');

let following: Following | undefined;

/** The code that follows a run to its end, with all that it needs to reconnect; `undefined` before {@link loadFollowing}. */
export const loadedFollowing = (): Following | undefined => following;

/**
 * Fetches the code that follows runs, which a page without a story needs only when its form is used.
 *
 * @throws the failure of the import, after which it may be tried again
 */
export async function loadFollowing(): Promise<Following> {
  following ??= await import('./follow-plan.ts');
  return following;
}

type Unfollowed = Pick<Recording, 'live' | 'callbacks' | 'dispatch'> & Pick<Recording['kept'], 'update'>;

/** Ends a run whose code could not be fetched, before anything was requested. */
export function giveUp({ live, callbacks, update, dispatch }: Unfollowed): void {
  const { version, request } = live.plan;
  const isNew = version.text === '';
  if (request && !live.abort.signal.aborted) {
    const error = { code: 'network', message: 'The code did not arrive' } as const;
    dispatch({ type: 'fail', error });
    return callbacks.onFailure(error, !isNew);
  }
  // A stored story is rejoined when the browser has a connection again.
  if (!request && !isNew) update(version.id, { run: { ...version.run, isLost: true } });
  dispatch({ type: 'reset' });
}
