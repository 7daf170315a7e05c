/** How to end what pages do by themselves. Kept with the document, which outlives this module. */
const keeper = globalThis as { pageEndings?: (() => void)[] };

/** From now on remembers what goes on by itself: intervals, what is heard of other tabs, and channels to them. */
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
 * Ends the page of the file before, as a browser does when it closes one. Otherwise its session store and its client
 * would look after the sessions of later tests too: every half a minute, and whenever one says that another tab signed in.
 */
export function endPage(): void {
  if (!keeper.pageEndings) remember((keeper.pageEndings = []));
  for (const end of keeper.pageEndings.splice(0)) end();
}
