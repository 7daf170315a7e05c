import { hold } from '../../keeping/copy-locks.ts';
import type { DeskStory } from '../../keeping/device-copy.ts';
import { Timer } from '../../keeping/timer.ts';
import { readChapterCopy, removeChapterCopy, writeChapterCopy } from './chapter-copy.ts';
import { type Ended, type Proposal, subjectOf } from './proposal-state.ts';
import type { Proposals } from './proposals.ts';

/** How often a chapter that arrives is written to the device, in milliseconds. */
const KEEP_MS = 1000;

/** Keeps the proposed chapter of a story on the device until it is accepted or discarded. */
export class ChapterKeeper {
  readonly #story: DeskStory;
  readonly #proposals: Proposals;
  readonly #timer = new Timer(() => this.keep());
  /** The proposal that was looked at last. */
  #seen: Proposal;

  constructor(story: DeskStory, proposals: Proposals) {
    this.#story = story;
    this.#proposals = proposals;
    this.#seen = proposals.store.getState().proposal;
  }

  /**
   * Offers the chapter that an earlier page kept, and keeps those of this one. Only one tab with the story does so at a time: another
   * waits until that is gone.
   *
   * @returns ends it; what is kept stays
   */
  start(): () => void {
    const leaving = new AbortController();
    void this.#run(leaving.signal);
    return () => leaving.abort();
  }

  /** Writes what has arrived of a chapter. */
  readonly keep = (): void => {
    const { proposal } = this.#proposals.store.getState();
    if (proposal.phase === 'idle' || proposal.phase === 'asking' || subjectOf(proposal.wish) !== 'chapter') return;
    const { phase, wish, attempt, isDemo } = proposal;
    const ended: Ended = phase === 'ready' ? proposal : { ending: 'partway' };
    const { ending, limitSeconds } = ended;
    const { text } = this.#proposals.arriving;
    writeChapterCopy(this.#story, { wish, attempt, isDemo, ending, limitSeconds, text });
    if (phase === 'streaming') this.#timer.plan(KEEP_MS);
  };

  async #run(leaving: AbortSignal): Promise<void> {
    const { userId, storyId } = this.#story;
    const release = await hold(`chapter:${userId}:${storyId}`, { signal: leaving });
    if (!release || leaving.aborted) return release?.();
    const unfollow = this.#follow();
    leaving.addEventListener('abort', () => {
      unfollow();
      release();
    });
  }

  #follow(): () => void {
    const unsubscribe = this.#proposals.store.subscribe(() => this.#look());
    const copy = readChapterCopy(this.#story);
    if (copy) this.#proposals.offer(copy);
    this.#look();
    addEventListener('pagehide', this.keep);
    return () => {
      this.keep();
      unsubscribe();
      this.#timer.cancel();
      removeEventListener('pagehide', this.keep);
    };
  }

  #look(): void {
    const { proposal } = this.#proposals.store.getState();
    const before = this.#seen;
    if (proposal === before) return;
    this.#seen = proposal;
    const isOver = proposal.phase === 'idle' || (proposal.phase === 'failed' && !proposal.hasText);
    if (!isOver) return this.keep();
    this.#timer.cancel();
    if (before.phase !== 'idle' && subjectOf(before.wish) === 'chapter') removeChapterCopy(this.#story);
  }
}
