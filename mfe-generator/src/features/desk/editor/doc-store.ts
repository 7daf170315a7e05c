import { Plugin } from 'prosemirror-state';
import type { Node } from 'prosemirror-model';
import { StateStore } from '../keeping/state-store.ts';

/** The document of the editor as it is now, for what is shown of it elsewhere on the page. */
export class DocStore extends StateStore<{ readonly doc: Node | undefined }> {
  /** Follows the editor. */
  readonly plugin: Plugin;

  constructor() {
    super({ doc: undefined });
    this.plugin = new Plugin({
      view: ({ state }) => {
        this.set({ doc: state.doc });
        return { update: ({ state: { doc } }) => this.set({ doc }) };
      },
    });
  }
}
