/** Functions that end a page's background work. Stored globally, because the document outlives this module. */
const keeper = globalThis as { pageEndings?: (() => void)[] };

/** Records how to end each new interval, storage listener and broadcast channel. */
function remember(endings: (() => void)[]): void {
  const { setInterval, addEventListener, BroadcastChannel } = globalThis;
  globalThis.setInterval = ((...args: Parameters<typeof setInterval>) => {
    const timer = setInterval(...args);
    endings.push(() => clearInterval(timer));
    return timer;
  }) as typeof setInterval;
  globalThis.addEventListener = (...args: Parameters<typeof addEventListener>) => {
    addEventListener(...args);
    const [type, listener] = args;
    if (type === 'storage') endings.push(() => removeEventListener(type, listener));
  };
  globalThis.BroadcastChannel = class extends BroadcastChannel {
    constructor(name: string) {
      super(name);
      endings.push(() => this.close());
    }
  };
}

/**
 * Ends the page of the previous test file, as closing its tab does. Otherwise its session store and client would go on to
 * renew the sessions of later tests: every half minute, and at each storage event.
 */
export function endPage(): void {
  if (!keeper.pageEndings) remember((keeper.pageEndings = []));
  for (const end of keeper.pageEndings.splice(0)) end();
}
