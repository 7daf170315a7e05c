import { redoDepth, undoDepth } from 'prosemirror-history';
import { type EditorState, Plugin } from 'prosemirror-state';
import { currentKind, isActive, type LineKind } from '../editor/commands.ts';
import { emphasis, strong } from '../editor/schema.ts';
import { StateStore } from '../keeping/state-store.ts';

/** What the buttons above the text show. */
export interface ToolbarState {
  readonly kind: LineKind;
  readonly isStrong: boolean;
  readonly isEmphasis: boolean;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}

const stateOf = (state: EditorState): ToolbarState => ({
  kind: currentKind(state),
  isStrong: isActive(state, strong),
  isEmphasis: isActive(state, emphasis),
  canUndo: undoDepth(state) > 0,
  canRedo: redoDepth(state) > 0,
});

export class ToolbarStore extends StateStore<ToolbarState> {
  /** Follows the editor. */
  readonly plugin: Plugin;

  constructor() {
    super({ kind: 'paragraph', isStrong: false, isEmphasis: false, canUndo: false, canRedo: false });
    this.plugin = new Plugin({ view: () => ({ update: ({ state }) => this.set(stateOf(state)) }) });
  }
}
