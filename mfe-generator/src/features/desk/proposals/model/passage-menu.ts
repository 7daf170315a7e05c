import type { DeskEditor } from '../../editor/desk-editor.ts';
import type { Passage } from '../../editor/passage.ts';
import type { StateStore } from '../../keeping/state-store.ts';
import { step } from './proposal-plugin.ts';
import { problemWith, type ShownState } from './shown-state.ts';

interface Tools {
  readonly editor: DeskEditor | undefined;
  readonly store: StateStore<ShownState>;
}

/** Shows in the editor which passage the tools would change, or no longer does. */
export function aim(editor: DeskEditor | undefined, passage: Passage | undefined): void {
  const view = editor?.view;
  view?.dispatch(step(view.state.tr, { type: 'aim', at: passage }));
}

/** Opens or closes the menu of the tools, and shows which passage they would change. */
export function openMenu({ editor, store }: Tools, isOpen: boolean): void {
  if (!editor || isOpen === store.getState().isOpen) return;
  if (!isOpen) return store.set({ isOpen });
  const passage = editor.passage();
  const isSelected = !editor.view.state.selection.empty;
  store.set({ isOpen, passage, isSelected, news: problemWith(passage) ?? '' });
  aim(editor, passage);
}
