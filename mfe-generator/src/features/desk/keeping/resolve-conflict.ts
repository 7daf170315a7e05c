import { newId } from '@storyloom/shared/domain';
import type { Revision } from './device-copy.ts';
import type { Keeper } from './keeper.ts';
import type { Cause } from './keeping-state.ts';

/** The texts of a choice in a conflict, in the order in which they become revisions; the last one is shown. */
export type Choice = readonly (readonly [text: string, cause: Cause, restored?: number])[];

/** The texts for taking another tab's: the user's own becomes a version first, so that it is not lost. */
export const takeTheirs = (mine: string, theirs: Revision): Choice => [
  [mine, 'typed'],
  [theirs.text, 'restored', theirs.revision],
];

/**
 * Ends a conflict: saves the texts of the choice, and shows the last one. If that fails, the conflict stays.
 *
 * @throws AppError as the call to save does
 */
export async function resolveConflict(keeper: Keeper, choice: Choice): Promise<void> {
  const { store, sender, edits } = keeper;
  const { conflict, isResolving } = store.getState();
  if (!conflict || isResolving) return;
  store.set({ isResolving: true });
  try {
    let base = conflict.theirs;
    for (const [text, cause, restored] of choice) {
      const wish = { text, cause, session: newId(), demo: edits.isDemo, restored };
      const answer = await sender.ask(base.revision, wish);
      if (answer.outcome === 'gone') return store.set({ trouble: { kind: 'gone' } });
      const { revision } = answer;
      if (answer.outcome === 'conflict') {
        return store.set({ conflict: { ...conflict, theirs: { revision, text: answer.text } } });
      }
      base = { revision, text };
    }
    keeper.takeOver(base);
  } finally {
    store.set({ isResolving: false });
  }
}
