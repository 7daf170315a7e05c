import type { Genre } from '@storyloom/shared/domain';
import type { CastRequest } from '../api/extract-cast.ts';
import type { DeskEditor } from '../../editor/desk-editor.ts';
import type { DocStore } from '../../editor/doc-store.ts';
import type { NotesKeeper } from './notes-keeper.ts';

export interface NotesProps {
  readonly notes: NotesKeeper;
  readonly genre: Genre | undefined;
  /** The story's language as a tag; empty if unknown. */
  readonly lang: string;
  readonly editor: DeskEditor | undefined;
  readonly docs: DocStore;
  /** The story's text as it is now, to be looked through. */
  readonly getText: () => CastRequest;
  /** A proposal is shown in the text, which must not change under it. */
  readonly isBlocked: boolean;
}
