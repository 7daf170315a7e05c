/** Longer than a reconnection that nobody needs to notice, in milliseconds. */
const NOTICE_MS = 1000;

/** Reports that something lasts, unless it is over in a moment. */
export class LateNotice {
  readonly #tell: (lasts: boolean) => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #told = false;

  /** @param tell called with true when it lasts, and with false when what was reported is over */
  constructor(tell: (lasts: boolean) => void) {
    this.#tell = tell;
  }

  begin(): void {
    if (this.#told || this.#timer !== undefined) return;
    this.#timer = setTimeout(() => {
      this.#told = true;
      this.#tell(true);
    }, NOTICE_MS);
  }

  end(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (!this.#told) return;
    this.#told = false;
    this.#tell(false);
  }
}
