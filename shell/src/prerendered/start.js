// Runs in a prerendered page, as it stands. The page is whole without scripts: they are fetched when somebody begins to
// use it, or at once where something of this browser's or address's own has to be shown.
(function () {
  /** @type {{ entry: string, scripts: Record<string, string> }} this release's scripts and their hashes, see scripts/lib/page-html.mjs */
  const start = JSON.parse(document.getElementById('storyloom-start')?.textContent ?? '');
  const signs = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin'];
  const options = { capture: true, passive: true };
  const { pathname } = location;
  let begun = false;
  /** True once the site around the page answers for itself. */
  let started = false;
  /** @type {HTMLElement | undefined} what was pressed while nothing could answer it yet */
  let pressed;

  function begin() {
    if (begun) return;
    begun = true;
    Object.keys(start.scripts).forEach(function (file) {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.integrity = start.scripts[file] ?? '';
      link.href = file;
      document.head.append(link);
    });
    import(start.entry).catch(giveUp);
  }

  /** @param {Event} event */
  function notice(event) {
    // A browser also tells a new page where the mouse rests. That is no use of it.
    const { movementX, movementY } = /** @type {PointerEvent} */ (event);
    if (event.type === 'pointermove' && movementX === 0 && movementY === 0) return;
    begin();
  }

  /** The next sign of use tries again; who wanted the menu is led to the pages at the foot. */
  function giveUp() {
    begun = false;
    document.documentElement.dataset.alone = '';
    const instead = pressed?.dataset.instead;
    pressed = undefined;
    if (instead) location.hash = instead;
  }

  /** True for what nothing answers yet. @param {Element} target */
  function waits(target) {
    return !started || (location.pathname === pathname && target.closest('main') !== null);
  }

  /** @param {MouseEvent} event */
  function hold(event) {
    // Choices that only the browser keeps need nobody; those of a script are marked.
    const target = /** @type {HTMLElement} */ (event.target).closest(
      'button, [data-scripted] label, [data-scripted] input',
    );
    if (!target || target.closest('a') || !waits(target)) return;
    event.preventDefault();
    pressed = /** @type {HTMLElement} */ (target);
    begin();
  }

  /** @param {SubmitEvent} event */
  function holdForm(event) {
    const form = /** @type {HTMLElement} */ (event.target);
    if (form.hasAttribute('action') || !waits(form)) return;
    event.preventDefault();
    pressed = event.submitter ?? undefined;
    begin();
  }

  function press() {
    if (pressed?.isConnected) pressed.click();
    pressed = undefined;
  }

  function startedNow() {
    started = true;
    delete document.documentElement.dataset.alone;
    if (pressed && !waits(pressed)) press();
  }

  function live() {
    signs.forEach(function (sign) {
      removeEventListener(sign, notice, options);
    });
    removeEventListener('click', hold, true);
    removeEventListener('submit', holdForm, true);
    if (location.pathname === pathname) press();
  }

  /** True where the page differs from what was written: by who is signed in, by its address, or by where it was left. */
  function isOwn() {
    const [navigation] = /** @type {PerformanceNavigationTiming[]} */ (performance.getEntriesByType('navigation'));
    const isSignedIn = 'session' in document.documentElement.dataset;
    return isSignedIn || location.search || location.hash || navigation?.type !== 'navigate';
  }

  signs.forEach(function (sign) {
    addEventListener(sign, notice, options);
  });
  addEventListener('click', hold, true);
  addEventListener('submit', holdForm, true);
  addEventListener('storyloom:started', startedNow, { once: true });
  addEventListener('storyloom:live', live, { once: true });
  if (isOwn()) addEventListener('load', begin);
})();
