import type { Genre } from '@storyloom/shared/domain';

/** What the share dialog asks. */
export interface ShareChoices {
  /** Blank for the story's own. */
  readonly title: string;
  /** Whether the prompt is shared as an inspiration too. */
  readonly withPrompt: boolean;
  /** For everyone; otherwise for those with the link. */
  readonly isPublic: boolean;
}

/** Everything is shared with everyone unless its author says otherwise (spec 2). */
export const SHARE_DEFAULTS: ShareChoices = { title: '', withPrompt: true, isPublic: true };

/** What is to be shared. */
export interface ShareSubject {
  readonly text: string;
  /** The story's language as a tag. */
  readonly lang: string | undefined;
  readonly genre: Genre | undefined;
  /** The title it is shared under when no other is given. */
  readonly ownTitle: string;
  /**
   * What can become of its prompt: it is offered, has been shared already, is someone's inspiration already, or there is
   * none.
   */
  readonly prompt: 'offered' | 'shared' | 'known' | 'none';
  /** Whom the prompt is credited to: a name, or '' where it is not known. Absent where it is the person's own. */
  readonly credited?: string | undefined;
}

/** What has become of a story that was shared. */
export interface Shared {
  readonly title: string;
  readonly isPublic: boolean;
  /** Names the public page. */
  readonly shareId: string;
  /** It was put into the person's collection by the way. */
  readonly isSavedToo?: boolean;
}
