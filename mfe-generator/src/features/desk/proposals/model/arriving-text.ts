import type { EditorView } from 'prosemirror-view';
import { shownProposal, step } from './proposal-plugin.ts';
import type { Change, Place } from './proposed-change.ts';

/** The text of a proposal as it arrives. It is shown at most once for each frame of the screen. */
export class ArrivingText {
  #view: EditorView | undefined;
  #text = '';
  #frame: number | undefined;

  /** What has arrived. */
  get text(): string {
    return this.#text;
  }

  /** Starts with no text in this place. */
  begin(view: EditorView, place: Place): void {
    this.stopDrawing();
    this.#view = view;
    this.#text = '';
    view.dispatch(step(view.state.tr, { type: 'text', text: '', isComplete: false, place }));
  }

  append(text: string): void {
    this.#text += text;
    this.#frame ??= requestAnimationFrame(() => {
      this.#frame = undefined;
      this.#draw(false);
    });
  }

  /**
   * No more text arrives. Returns what the proposal changes.
   *
   * @param isKept whether what has arrived may be used
   */
  finish(isKept: boolean): Change | undefined {
    this.stopDrawing();
    if (!isKept) this.#text = '';
    this.#draw(isKept);
    return this.#view && shownProposal(this.#view.state)?.change;
  }

  /** The proposal is taken away. */
  end(): void {
    this.stopDrawing();
    const view = this.#view;
    this.#view = undefined;
    if (view && shownProposal(view.state)) view.dispatch(step(view.state.tr, { type: 'end' }));
  }

  /** Draws nothing more of what has arrived. */
  stopDrawing(): void {
    if (this.#frame !== undefined) cancelAnimationFrame(this.#frame);
    this.#frame = undefined;
  }

  #draw(isComplete: boolean): void {
    const view = this.#view;
    if (view) view.dispatch(step(view.state.tr, { type: 'text', text: this.#text, isComplete }));
  }
}
