import { isRefused } from '@storyloom/shared/device-storage';
import { DESK, newId } from '@storyloom/shared/domain';
import { type DeskStory, type FoundCopy, removeCopy, type Revision, writeCopy } from './device-copy.ts';
import { ALL_SAVED, isFinal, type KeeperOptions, troubleOf, TYPED, unfit } from './keeping-state.ts';
import { Edits } from './edits.ts';
import { LazyText } from './lazy-text.ts';
import { Sender } from './sender.ts';
import { StateStore } from './state-store.ts';
import { Timer } from './timer.ts';

/**
 * Keeps the text of a story while it is edited: each change on the device at once, and on the server soon after. A copy stays on
 * the device until the server has acknowledged exactly its text.
 */
export class Keeper {
  /** Names this page: its copy on the device has this name, unless it goes on with one that was found. */
  readonly ownPage = newId();
  readonly story: DeskStory;
  readonly store = new StateStore(ALL_SAVED);
  /** Called with each revision that the server acknowledged. */
  onSaved: (revision: Revision) => void = () => undefined;
  readonly sender: Sender;
  readonly edits = new Edits();
  /** The revision that the text was made from. */
  #base: Revision;
  readonly #text: LazyText;
  #page = this.ownPage;
  #show: (text: string) => void = () => undefined;
  #found: readonly FoundCopy[];
  readonly #deviceTimer = new Timer(() => this.keepOnDevice());
  readonly #saveTimer = new Timer(() => void this.#send());

  constructor({ story, current, found, save }: KeeperOptions) {
    this.story = story;
    this.sender = new Sender(story.storyId, save);
    this.#base = current;
    this.#text = new LazyText(current.text);
    this.#found = found;
    this.#settle();
  }

  get text(): string {
    return this.#text.value;
  }

  /** The newest revision that is known. */
  get newest(): Revision {
    return this.store.getState().conflict?.theirs ?? this.#base;
  }

  /** Connects an editor, which has to show each text that is not its own. Returns a function that ends this. */
  connect(show: (text: string) => void): () => void {
    this.#show = show;
    return () => {
      // The editor is read for the last time.
      this.keepOnDevice();
      this.#show = () => undefined;
    };
  }

  /** Makes what was typed until now a version before the next change, which is not typed. */
  endTyping(): void {
    if (this.text !== this.#base.text) this.edits.hold(this.text);
  }

  /** Notes that the text has changed. What was not typed is a version of its own, saved at once. */
  changed(read: () => string, change = TYPED): void {
    this.edits.note(change);
    this.#text.changed(read);
    this.store.set({ isSaved: false });
    this.#deviceTimer.plan(DESK.deviceMs);
    this.#saveTimer.plan(DESK.saveMs);
    if (change.cause === 'typed') return;
    this.edits.hold(this.text, change);
    void this.#send();
  }

  /** Keeps the text on the device, without waiting. */
  keepOnDevice(): void {
    this.#deviceTimer.cancel();
    const sent = this.sender.open?.text;
    if (this.text === this.#base.text && sent === undefined) removeCopy(this.story, this.#page);
    else writeCopy(this.story, this.#page, { ...this.edits.kept, text: this.text, base: this.#base, sent });
    this.store.set({ isOnDevice: this.text === this.#base.text || !isRefused() });
  }

  /** Keeps the text at once, on the device and on the server. */
  flush(): void {
    if (this.store.getState().isSaved) return;
    this.keepOnDevice();
    void this.#send();
  }

  /** Tries again what failed, after the cause may have gone. */
  retry(): void {
    if (!this.store.getState().isSaved) void this.#send(true);
  }

  /** Learns of a revision that another tab or device saved. */
  heard(theirs: Revision): void {
    if (theirs.revision <= this.newest.revision) return;
    const isOwn = this.sender.open?.text === theirs.text;
    if (this.sender.isSending && !isOwn) return;
    const isUntouched = this.text === this.#base.text;
    if (!isOwn && !isUntouched && this.text !== theirs.text) {
      this.edits.release();
      this.store.set({ conflict: { base: this.#base, theirs }, isSaved: false, trouble: undefined });
      return this.keepOnDevice();
    }
    this.sender.close();
    this.#base = theirs;
    if (isUntouched) this.#setText(theirs.text);
    this.#settle();
  }

  /** Takes a saved revision for the user's text, which ends a conflict. */
  takeOver(saved: Revision): void {
    this.store.set({ restoredAt: undefined });
    this.#setText(saved.text);
    this.#acknowledge(saved);
  }

  /** Lets go of the text, which was saved in another way. */
  discard(): void {
    this.sender.close();
    this.#base = { ...this.#base, text: this.text };
    this.#settle();
  }

  /** Lets go of the text and of others that were found: the user has deleted them. */
  forget(): void {
    this.#found = [];
    this.discard();
  }

  #setText(text: string): void {
    this.#text.value = text;
    this.#show(text);
  }

  async #send(isAsked = false): Promise<void> {
    this.#saveTimer.cancel();
    const { conflict, trouble } = this.store.getState();
    if (this.sender.isSending || conflict || (isFinal(trouble) && !isAsked)) return;
    const next = this.sender.open ?? this.edits.next(this.text, this.#base.text);
    if (!next) return this.#settle();
    const unfitness = this.sender.open ? undefined : unfit(next.text);
    if (unfitness) return this.store.set({ trouble: unfitness });
    const wish = this.sender.begin(next);
    if (wish.text === this.text) this.edits.sent();
    this.keepOnDevice();
    try {
      const answer = await this.sender.send(this.#base.revision);
      if (answer.outcome === 'saved') this.#acknowledge({ revision: answer.revision, text: wish.text });
      else if (answer.outcome === 'conflict') this.heard({ revision: answer.revision, text: answer.text });
      else this.store.set({ trouble: { kind: 'gone' } });
    } catch (failure) {
      if (!this.sender.open) this.edits.refused(wish);
      const found = troubleOf(failure);
      this.store.set({ trouble: found });
      if (!isFinal(found)) this.#saveTimer.plan(this.sender.pause);
    }
  }

  #acknowledge(saved: Revision): void {
    this.#base = saved;
    this.store.set({ trouble: undefined });
    this.onSaved(saved);
    this.#settle();
  }

  /** Compares the text with the revision that it was made from, and keeps what is not saved. */
  #settle(): void {
    this.#saveTimer.cancel();
    if (this.text !== this.#base.text) {
      this.keepOnDevice();
      this.#saveTimer.plan(this.edits.patience(this.#base.text));
      return;
    }
    this.edits.release();
    this.edits.sent();
    this.keepOnDevice();
    this.store.set({ isSaved: true, trouble: undefined, conflict: undefined });
    const [next, ...others] = this.#found;
    this.#found = others;
    if (next) this.#take(next);
  }

  /** Goes on with a text that was found on the device. */
  #take({ page, copy }: FoundCopy): void {
    const current = this.#base;
    this.#page = page;
    this.edits.found(copy);
    this.#setText(copy.text);
    if (copy.text !== current.text) {
      this.store.set({ isSaved: false, restoredAt: copy.at });
      if (copy.base.revision !== current.revision && copy.sent !== current.text) {
        this.#base = copy.base;
        return this.store.set({ conflict: { base: copy.base, theirs: current } });
      }
      if ((copy.sent ?? current.text) !== current.text) this.sender.begin(this.edits.wish(copy.sent ?? ''));
    }
    this.#settle();
  }
}
