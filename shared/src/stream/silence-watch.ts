/** Ticks of the clock within the allowed silence. */
const TICKS = 7;

/**
 * Notices that nothing was heard for a time. Hearing costs an assignment instead of a timer, since a story is heard hundreds of
 * times in a second. Ticks are counted, not time: a page that was frozen, as on a sleeping phone, has missed nothing.
 */
export class SilenceWatch {
  #quietTicks = 0;
  readonly #timer: ReturnType<typeof setInterval> | undefined;

  /**
   * @param ms the longest silence, in milliseconds; `Infinity` watches nothing. It is noticed at most a seventh later
   * @param onSilence called once
   */
  constructor(ms: number, onSilence: () => void) {
    if (ms === Infinity) return;
    this.#timer = setInterval(() => {
      this.#quietTicks += 1;
      if (this.#quietTicks <= TICKS) return;
      this.stop();
      onSilence();
    }, ms / TICKS);
  }

  heard(): void {
    this.#quietTicks = 0;
  }

  stop(): void {
    clearInterval(this.#timer);
  }
}
