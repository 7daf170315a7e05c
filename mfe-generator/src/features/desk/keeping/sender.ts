import { AppError } from '@storyloom/shared/api';
import type { NewStoryText, SavedText } from '@storyloom/shared/api/story-text';
import { DESK } from '@storyloom/shared/domain';
import type { Save } from './keeping-state.ts';

/** A text to be saved. */
export type Wish = Omit<NewStoryText, 'id' | 'base'>;

/** Codes of refusals: the server has certainly not saved the text. After any other failure it may have. */
const REFUSALS: readonly string[] = ['data', 'unauthorized'];

/**
 * Sends the texts of a story, one at a time. A text whose answer did not come is sent again before any newer one: the server
 * may have saved it, and would otherwise mistake the newer one for a change of an old revision.
 */
export class Sender {
  readonly #storyId: string;
  readonly #save: Save;
  #open: Wish | undefined;
  #isSending = false;
  #failures = 0;

  constructor(storyId: string, save: Save) {
    this.#storyId = storyId;
    this.#save = save;
  }

  /** The text that was sent, or is about to be, and is not answered. */
  get open(): Wish | undefined {
    return this.#open;
  }

  get isSending(): boolean {
    return this.#isSending;
  }

  /** How long to wait before the next try, which grows with each failure. */
  get pause(): number {
    return Math.min(DESK.retryMs * 2 ** (this.#failures - 1), DESK.retryMaxMs);
  }

  /** Takes the text to send next, unless one is open. */
  begin(wish: Wish): Wish {
    this.#open ??= wish;
    return this.#open;
  }

  /** Forgets the open text, because the server has it. */
  close(): void {
    this.#open = undefined;
  }

  /** Sends the open text. */
  async send(base: number): Promise<SavedText> {
    if (!this.#open) throw new Error('There is no text to send');
    this.#isSending = true;
    try {
      const answer = await this.ask(base, this.#open);
      this.close();
      this.#failures = 0;
      return answer;
    } catch (error) {
      this.#failures += 1;
      if (error instanceof AppError && REFUSALS.includes(error.code)) this.close();
      throw error;
    } finally {
      this.#isSending = false;
    }
  }

  /** Saves a text, whatever else is open. */
  ask(base: number, wish: Wish): Promise<SavedText> {
    const patience = new AbortController();
    const timer = setTimeout(() => patience.abort(), DESK.answerMs);
    return this.#save({ id: this.#storyId, base, ...wish }, patience.signal).finally(() => clearTimeout(timer));
  }
}
