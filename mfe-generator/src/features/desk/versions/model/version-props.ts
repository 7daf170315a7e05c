import type { Genre } from '@storyloom/shared/domain';
import type { ListedRevision } from './revision-days.ts';

export interface VersionsProps {
  readonly userId: string;
  readonly storyId: string;
  readonly genre: Genre | undefined;
  /** The story's language as a tag; empty if unknown. */
  readonly lang: string;
  /** The text in the editor. */
  readonly getText: () => string;
  /** Whether the server has it. Until then nothing is restored, so that the list always has the text that goes. */
  readonly isSaved: boolean;
  /** Called when the list is about to be shown, so that the text in the editor can be saved first. */
  readonly onOpen: () => void;
  /**
   * Called with the text to put into the editor, and the number of the revision that it is from: the newest one when a restoration
   * is undone. The page makes a revision of it.
   */
  readonly onRestore: (text: string, number: number) => void;
}

export interface VersionPaneProps extends Pick<VersionsProps, 'userId' | 'storyId' | 'genre' | 'lang' | 'isSaved'> {
  /** The text in the editor. */
  readonly current: string;
  readonly now: Date;
  readonly revision: ListedRevision;
  readonly revisions: readonly ListedRevision[];
  readonly onChoose: (number: number) => void;
  readonly onBack: () => void;
  readonly onGone: () => void;
  readonly onRestore: (text: string) => void;
}
