import { type ShareChoices, SHARE_DEFAULTS } from '@storyloom/shared/ui/community';
import type { StoryVersion } from './story-version.ts';

/** Choices in a dialog that was left to sign in, by version id. */
const left = new Map<string, ShareChoices>();

/** The initial choices: those left to sign in, else those of the last sharing. */
export const firstChoices = ({ id, shared }: StoryVersion): ShareChoices =>
  left.get(id) ?? { ...SHARE_DEFAULTS, ...shared };

/** Whether the dialog of this version was left to sign in. */
export const isSharingLeft = (id: string | undefined): boolean => id !== undefined && left.has(id);

export function leaveSharing(id: string, choices: ShareChoices): void {
  left.set(id, choices);
}

export function endSharing(id: string): void {
  left.delete(id);
}
