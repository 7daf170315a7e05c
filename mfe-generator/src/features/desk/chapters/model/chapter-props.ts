import type { Genre } from '@storyloom/shared/domain';
import type { DeskEditor } from '../../editor/desk-editor.ts';
import type { DocStore } from '../../editor/doc-store.ts';

export interface ChaptersProps {
  readonly genre: Genre | undefined;
  /** The story's language as a tag; empty if unknown. */
  readonly lang: string;
  readonly editor: DeskEditor | undefined;
  readonly docs: DocStore;
  /** A proposal is shown in the text, which must not change under it. */
  readonly isBlocked: boolean;
  /** Called before each change of the text, with what was typed until then. */
  readonly onChanging: () => void;
  /** Called after each change of the text. */
  readonly onChanged: () => void;
}
