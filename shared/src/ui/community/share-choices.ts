import type { Genre } from '@storyloom/shared/domain';

/** The choices in the share dialog. */
export interface ShareChoices {
  /** Blank for the story's own title. */
  readonly title: string;
  /** Whether the prompt is published as an inspiration too. */
  readonly withPrompt: boolean;
  /** For everyone; otherwise for those with the link. */
  readonly isPublic: boolean;
}

/** By default everything is public (spec 2). */
export const SHARE_DEFAULTS: ShareChoices = { title: '', withPrompt: true, isPublic: true };

/** The story to publish. */
export interface ShareSubject {
  readonly text: string;
  /** The story's language as a tag. */
  readonly lang: string | undefined;
  readonly genre: Genre | undefined;
  /** Its title if no other is entered. */
  readonly ownTitle: string;
  /**
   * The state of its prompt: it can be published, was already published, is already an inspiration, or there is none.
   */
  readonly prompt: 'offered' | 'shared' | 'known' | 'none';
  /** Whom the prompt is credited to: a name, or '' if unknown. Absent if it is the user's own. */
  readonly credited?: string | undefined;
}

/** The outcome of publishing a story. */
export interface Shared {
  readonly title: string;
  readonly isPublic: boolean;
  /** Names the public page. */
  readonly shareId: string;
  /** It was also saved to the user's collection. */
  readonly isSavedToo?: boolean;
}
