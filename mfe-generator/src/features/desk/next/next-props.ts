import type { StoryNotes } from '@storyloom/shared/domain';
import type { DocStore } from '../editor/doc-store.ts';
import type { DeskStory } from '../keeping/device-copy.ts';
import type { Proposals } from '../proposals/model/proposals.ts';
import type { SuggestionRequest } from './api/suggest-next.ts';

export interface NextProps {
  /** Whose words are kept on the device. */
  readonly story: DeskStory;
  readonly proposals: Proposals;
  readonly docs: DocStore;
  /** How many chapters were written here: the choice for each starts again. */
  readonly chapters: number;
  /** The story as it is now, to be asked about. */
  readonly getStory: () => Omit<SuggestionRequest, 'notes'>;
  /** What is kept about it; `undefined` when there is nothing. */
  readonly getNotes: () => Promise<StoryNotes | undefined>;
  /** The story's language as a tag; empty if unknown. */
  readonly lang: string;
  /** The text above is shown. */
  readonly isReady: boolean;
}
