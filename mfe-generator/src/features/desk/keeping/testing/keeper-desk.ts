import { AppError } from '@storyloom/shared/api';
import { storedKeys } from '@storyloom/shared/device-storage';
import { vi } from 'vitest';
import { type FoundCopy, pagesWithCopies, readCopy, type Revision } from '../device-copy.ts';
import { Keeper } from '../keeper.ts';
import type { Cause, Change, Save } from '../keeping-state.ts';

export const STORY = { userId: 'ada', storyId: 'story-1' } as const;
export const FIRST: Revision = { revision: 1, text: 'One.' };

export const unreachable = () => new AppError('network', 'No answer');

/** A server that holds one story, as `save_story_text` does, and a desk that edits it. */
export class Server {
  current = FIRST;
  /** The texts that became revisions. */
  readonly saved: (readonly [text: string, cause: Cause])[] = [];
  /** The texts of all requests. */
  readonly sent: string[] = [];
  /** What happens to a request instead of an answer: it is lost on its way there, or its answer on the way back. */
  fault: { readonly error: Error; readonly at: 'request' | 'answer' } | undefined;
  isGone = false;
  isDemo = false;

  readonly save: Save = vi.fn<Save>(async ({ base, text, cause, demo }) => {
    this.sent.push(text);
    const { fault } = this;
    if (fault?.at === 'request') throw fault.error;
    const answer = this.#answer(base, text, cause);
    this.isDemo ||= demo && answer.outcome === 'saved';
    if (fault) throw fault.error;
    return answer;
  });

  #answer(base: number, text: string, cause: Cause): Awaited<ReturnType<Save>> {
    if (this.isGone) return { outcome: 'gone' };
    const { revision } = this.current;
    if (text === this.current.text) return { outcome: 'saved', revision };
    if (base !== revision) return { outcome: 'conflict', ...this.current };
    this.write(text);
    this.saved.push([text, cause]);
    return { outcome: 'saved', revision: this.current.revision };
  }

  /** Saves a text for another device. */
  write(text: string): void {
    this.current = { revision: this.current.revision + 1, text };
  }
}

/** Opens the story, with the texts that are on the device. */
export function openDesk(server: Server, current = server.current) {
  const found: readonly FoundCopy[] = pagesWithCopies(STORY)
    .map((page) => ({ page, copy: readCopy(STORY, page)! }))
    .toSorted((one, other) => other.copy.at - one.copy.at);
  const keeper = new Keeper({ story: STORY, current, found, save: server.save });
  const shown: string[] = [];
  keeper.connect((text) => void shown.push(text));
  return {
    keeper,
    shown,
    type: (text: string, change?: Change) => keeper.changed(() => text, change),
    /** Accepts a proposal. */
    accept(text: string, demo = false) {
      keeper.endTyping();
      keeper.changed(() => text, { cause: 'proposal', demo });
    },
    state: () => keeper.store.getState(),
  };
}

/** The texts on the device that no server has acknowledged. */
export const onDevice = (): readonly (string | undefined)[] =>
  storedKeys('storyloom-desk:').length === 0 ? [] : pagesWithCopies(STORY).map((page) => readCopy(STORY, page)?.text);
