import { type ShareChoices, SHARE_DEFAULTS } from '@storyloom/shared/ui/community';
import type { StoryVersion } from './story-version.ts';

/** What stood in a dialog that was left for signing in, by the version that it was about. */
const left = new Map<string, ShareChoices>();

/** What the dialog begins with: as it was left for signing in, else as the story was shared last. */
export const firstChoices = ({ id, shared }: StoryVersion): ShareChoices =>
  left.get(id) ?? { ...SHARE_DEFAULTS, ...shared };

/** Whether the dialog about this version was left for signing in. */
export const isSharingLeft = (id: string | undefined): boolean => id !== undefined && left.has(id);

export function leaveSharing(id: string, choices: ShareChoices): void {
  left.set(id, choices);
}

export function endSharing(id: string): void {
  left.delete(id);
}
