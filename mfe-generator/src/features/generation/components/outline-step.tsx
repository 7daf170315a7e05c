import { failureWords } from '@storyloom/shared/api';
import { lateDialog } from '@storyloom/shared/ui/late-dialog';

/** The outline of a long story before it is written. Most stories need none, so its code is fetched with the first one. */
export const OutlineStep = lateDialog(
  async () => (await import('../outline/late.ts')).OutlineStep,
  failureWords.unreachable,
);

/** The planned chapters of a story as it is written. */
export const PlannedChapters = lateDialog(
  async () => (await import('../outline/late.ts')).PlannedChapters,
  failureWords.unreachable,
);
