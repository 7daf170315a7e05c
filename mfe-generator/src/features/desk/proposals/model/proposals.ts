import type { Language } from '@storyloom/shared/domain';
import type { RunEvent } from '../../../../runs/follow-run.ts';
import { RunWait } from '../../../../runs/run-wait.ts';
import { runStrings } from '../../../../runs/strings.ts';
import { changeAlone } from '../../editor/change-alone.ts';
import type { DeskEditor } from '../../editor/desk-editor.ts';
import { endOf, type Passage } from '../../editor/passage.ts';
import { StateStore } from '../../keeping/state-store.ts';
import { strings } from '../strings.ts';
import { ArrivingText } from './arriving-text.ts';
import type { ChapterCopy } from './chapter-copy.ts';
import { askForProposal, type ProposalSurroundings } from './ask-for-proposal.ts';
import { proposalPlugin, shownProposal, step } from './proposal-plugin.ts';
import { isToolsKey } from './keys.ts';
import { isTouched } from '../../editor/is-touched.ts';
import { isAcceptable, isArriving, type Proposal, reduceProposal, subjectOf, type Wish } from './proposal-state.ts';
import { aim, openMenu } from './passage-menu.ts';
import { INITIAL, newsOf, problemWith } from './shown-state.ts';
import { countChanges, makeChange, NO_CHANGES } from './proposed-change.ts';

/** The tools for a passage: one proposal at a time, from the wish to its end. */
export class Proposals {
  editor: DeskEditor | undefined;
  #surroundings: ProposalSurroundings | undefined;
  #run: AbortController | undefined;
  /** What the proposal was asked about. */
  #passage: Passage | undefined;
  readonly arriving = new ArrivingText();
  /** What the proposal waits for. */
  readonly wait = new RunWait();
  readonly store = new StateStore(INITIAL);

  /** Shows the proposals in the editor. */
  readonly plugin = proposalPlugin({
    onKey: (event) => this.#onEditorKey(event),
    onRefused: () => this.store.set({ news: strings.refused, isRefused: true }),
    onLost: () => this.#close(strings.lost),
  });

  /** The editor's. */
  readonly element: { current: HTMLElement | null } = { current: null };

  constructor() {
    this.wait.subscribe(() => {
      const { shown } = this.wait;
      if (shown) this.store.set({ news: runStrings.waitsFor(shown) });
    });
  }

  attach(editor: DeskEditor): void {
    this.editor = editor;
    this.element.current = editor.view.dom;
  }

  surround(surroundings: ProposalSurroundings): void {
    this.#surroundings = surroundings;
  }

  get language(): Language {
    return this.#surroundings?.language ?? 'english';
  }

  readonly isTouched = isTouched;

  /** Returns the focus to the editor; on touch screens rather to another element. */
  focus(instead?: HTMLElement | null): void {
    if (!this.isTouched()) this.editor?.focus();
    else instead?.focus({ preventScroll: true });
  }

  /** Ends a run when the page is left. The menu may close after the editor is gone. */
  leave(): void {
    this.#end();
    this.editor = undefined;
    this.arriving.stopDrawing();
  }

  /** Opens or closes the menu of the tools, and shows which passage they would change. */
  open(isOpen: boolean): void {
    openMenu(this, isOpen);
  }

  /** Opens the dialog for an instruction of the user's own. */
  readonly write = () => this.store.set({ isWriting: true });

  /** The menu has closed without a wish, or its dialog has. */
  forget(): void {
    this.store.set({ passage: undefined, isWriting: false });
    aim(this.editor, undefined);
  }

  /** Asks for a proposal for the passage that was shown, or for a chapter below the text. */
  ask(wish: Wish): void {
    const { passage: shown, proposal } = this.store.getState();
    const passage = wish.action === 'chapter' ? this.editor && endOf(this.editor.view.state) : shown;
    if (!passage || problemWith(passage) !== undefined || proposal.phase !== 'idle') return;
    this.#passage = passage;
    this.#write(wish);
  }

  /** Offers a chapter again that an earlier page was given, below the text as it is now. */
  offer({ text, ...proposal }: ChapterCopy): void {
    const view = this.editor?.view;
    if (!view || this.store.getState().proposal.phase !== 'idle') return;
    this.#passage = endOf(view.state);
    this.arriving.begin(view, { from: this.#passage.from, to: this.#passage.to, continues: true });
    this.arriving.append(text);
    this.#settle({ phase: 'ready', ...proposal });
  }

  tryAgain(): void {
    const { proposal } = this.store.getState();
    if (proposal.phase !== 'idle' && !isArriving(proposal)) this.#write(proposal.wish);
  }

  /** Stops a proposal that arrives; what has arrived is kept. */
  stop(): void {
    this.#run?.abort();
  }

  accept(): void {
    const view = this.editor?.view;
    const shown = view && shownProposal(view.state);
    const { proposal } = this.store.getState();
    if (!shown || !isAcceptable(proposal)) return;
    this.#surroundings?.onAccepting();
    changeAlone(view, step(makeChange(view.state.tr, shown.place, shown.change), { type: 'end' }));
    this.#surroundings?.onAccepted(proposal.isDemo, proposal.wish);
    this.#close(strings.accepted);
  }

  discard(): void {
    const { proposal } = this.store.getState();
    if (proposal.phase !== 'idle') this.#close(strings.discarded[subjectOf(proposal.wish)]);
  }

  /** A key in the editor or the bar, while a proposal is shown. Returns whether it has done something. */
  onKey({ key, ctrlKey, metaKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey'>): boolean {
    const { proposal } = this.store.getState();
    const isAccept = key === 'Enter' && (ctrlKey || metaKey);
    if (proposal.phase === 'idle' || !(isAccept || key === 'Escape')) return false;
    if (isAccept) this.accept();
    else if (isArriving(proposal)) this.stop();
    else this.discard();
    return true;
  }

  #onEditorKey(event: KeyboardEvent): boolean {
    if (!isToolsKey(event) || this.store.getState().proposal.phase !== 'idle') return this.onKey(event);
    this.open(true);
    return true;
  }

  #write(wish: Wish): void {
    const [passage, surroundings, view] = [this.#passage, this.#surroundings, this.editor?.view];
    if (!passage || !surroundings || !view) return;
    this.#end();
    const continues = wish.action === 'continue' || wish.action === 'chapter';
    // The passage may have moved since the first attempt.
    this.arriving.begin(view, shownProposal(view.state)?.place ?? { from: passage.from, to: passage.to, continues });
    const proposal = reduceProposal(this.store.getState().proposal, { type: 'ask', wish });
    const news = strings.asked[wish.action];
    this.store.set({ proposal, news, passage: undefined, isRefused: false, isWriting: false });
    const run = new AbortController();
    this.#run = run;
    this.wait.begin();
    void askForProposal(surroundings, {
      wish,
      passage,
      attempt: proposal.phase === 'idle' ? 1 : proposal.attempt,
      signal: run.signal,
      onEvent: (event) => {
        if (this.#run === run) this.#take(event);
      },
    });
  }

  #take(event: RunEvent): void {
    this.wait.take(event);
    if (event.type === 'delta') this.arriving.append(event.text);
    const before = this.store.getState().proposal;
    const proposal = reduceProposal(before, event);
    if (proposal === before || before.phase === 'idle') return;
    if (isArriving(proposal)) return this.store.set({ proposal });
    this.#run = undefined;
    this.wait.end();
    if (proposal.phase === 'idle') return this.#close(strings.stopped[subjectOf(before.wish)]);
    this.#settle(proposal);
  }

  /** No more text arrives. */
  #settle(proposal: Proposal): void {
    const change = this.arriving.finish(isAcceptable(proposal));
    const changed = change ? countChanges(change) : NO_CHANGES;
    this.store.set({ proposal, changed, news: newsOf(proposal, changed) });
  }

  /** Ends the run, whose later events are ignored. */
  #end(): void {
    const run = this.#run;
    this.#run = undefined;
    this.wait.end();
    run?.abort();
  }

  #close(news: string): void {
    this.#end();
    this.arriving.end();
    this.#passage = undefined;
    const proposal = reduceProposal(this.store.getState().proposal, { type: 'close' });
    this.store.set({ proposal, news, isRefused: false });
  }
}
