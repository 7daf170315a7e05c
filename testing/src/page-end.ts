/** Functions that end a page's background work. Stored globally, because the document outlives this module. */
const keeper = globalThis as { pageEndings?: (() => void)[] };

/**
 * Records how to end each new interval, frame, broadcast channel and listener of the window or of the document's visibility.
 * Other listeners of the document stay: React and user-event add theirs once.
 */
function remember(endings: (() => void)[]): void {
  const { setInterval, requestAnimationFrame, BroadcastChannel } = globalThis;
  globalThis.setInterval = ((...args: Parameters<typeof setInterval>) => {
    const timer = setInterval(...args);
    endings.push(() => clearInterval(timer));
    return timer;
  }) as typeof setInterval;
  // jsdom shows frames with an interval, which it does not begin again while it waits for a frame.
  globalThis.requestAnimationFrame = (callback) => {
    const frame = requestAnimationFrame(callback);
    endings.push(() => cancelAnimationFrame(frame));
    return frame;
  };
  for (const target of [globalThis, document]) {
    const add: EventTarget['addEventListener'] = target.addEventListener.bind(target);
    target.addEventListener = (...args: Parameters<typeof add>) => {
      add(...args);
      const [type, listener, options] = args;
      if (target === document && type !== 'visibilitychange') return;
      endings.push(() => target.removeEventListener(type, listener as EventListener, options));
    };
  }
  globalThis.BroadcastChannel = class extends BroadcastChannel {
    constructor(name: string) {
      super(name);
      endings.push(() => this.close());
    }
  };
}

/**
 * Ends the page of the previous test file, as closing its tab does. Otherwise its session store and client would go on to
 * renew the sessions of later tests, every half minute and at each storage event, and what it keeps would be written
 * when a later test closes its page.
 */
export function endPage(): void {
  if (!keeper.pageEndings) remember((keeper.pageEndings = []));
  for (const end of keeper.pageEndings.splice(0)) end();
}
