// Runs inline in a prerendered page. Scripts are loaded when the visitor begins to use the page, or at once if it depends on
// data, on this browser or on the rest of the address.
(function () {
  /** @type {{ entry: string, scripts: Record<string, string>, live?: boolean, remote?: string, route?: string }} the shell's scripts and their hashes, see scripts/lib/page-html.mjs */
  const start = JSON.parse(document.getElementById('storyloom-start')?.textContent ?? '');
  const signs = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin'];
  const options = { capture: true, passive: true };
  const { pathname } = location;
  let begun = false;
  /** True once the site around the page is interactive. */
  let started = false;
  /** @type {HTMLElement | undefined} what was pressed before it was interactive */
  let pressed;

  /** @param {Record<string, string>} scripts hashes by file @param {string} base address that the files are relative to */
  function preload(scripts, base) {
    Object.keys(scripts).forEach(function (file) {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.integrity = scripts[file] ?? '';
      link.href = new URL(file, base).href;
      document.head.append(link);
    });
  }

  /** What the page's module needs first: the release map says it, so that a release of the module leaves the page as it is. @param {string} map */
  function preloadModule(map) {
    /** @type {import('@storyloom/shared/contract').ReleaseMap} */
    const { remotes } = JSON.parse(map);
    const release = remotes.find(({ id }) => id === start.remote);
    if (!release) return;
    preload(
      { ...release.scripts, ...release.pageScripts?.[start.route ?? ''] },
      new URL(release.entry, location.href).href,
    );
  }

  function begin() {
    if (begun) return;
    begun = true;
    preload(start.scripts, location.href);
    const releases = globalThis.storyloomFetchMap();
    globalThis.storyloomReleases = releases;
    // When it can't be fetched, the shell fetches it again, and reports a failure.
    releases.then(preloadModule).catch(function () {});
    import(start.entry).catch(giveUp);
  }

  /** @param {Event} event */
  function notice(event) {
    // Browsers also report the position of a resting mouse to a new page, which is not a use of it.
    const { movementX, movementY } = /** @type {PointerEvent} */ (event);
    if (event.type === 'pointermove' && movementX === 0 && movementY === 0) return;
    begin();
  }

  /** The next sign of use tries again; a visitor who pressed the menu is sent to the links at the bottom. */
  function giveUp() {
    begun = false;
    document.documentElement.dataset.alone = '';
    const instead = pressed?.dataset.instead;
    const link = pressed instanceof HTMLAnchorElement ? pressed.href : undefined;
    pressed = undefined;
    if (instead) location.hash = instead;
    if (link) location.assign(link);
  }

  /** True for what is not interactive yet. @param {Element} target */
  function waits(target) {
    return !started || (location.pathname === pathname && target.closest('main') !== null);
  }

  /** @param {MouseEvent} event */
  function hold(event) {
    // Controls that work without scripts are left alone; those that need one are marked, and links that take along what was typed.
    const target = /** @type {HTMLElement} */ (event.target).closest(
      'button, a[data-scripted], [data-scripted] label, [data-scripted] input',
    );
    if (!target || target.closest('a:not([data-scripted])') || !waits(target)) return;
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
    // After the page has taken over what was typed before.
    if (location.pathname === pathname) setTimeout(press);
  }

  /** True if the page differs from its HTML: by the session, the rest of the address, or the position to restore. */
  function isOwn() {
    const [navigation] = /** @type {PerformanceNavigationTiming[]} */ (performance.getEntriesByType('navigation'));
    const isSignedIn = 'session' in document.documentElement.dataset;
    return isSignedIn || location.search || location.hash || navigation?.type !== 'navigate';
  }

  /** So that fetching scripts does not delay the paint. A page that is not shown is not painted. */
  function beginAfterPaint() {
    if (document.hidden) begin();
    else
      requestAnimationFrame(function () {
        setTimeout(begin);
      });
  }

  signs.forEach(function (sign) {
    addEventListener(sign, notice, options);
  });
  addEventListener('click', hold, true);
  addEventListener('submit', holdForm, true);
  addEventListener('storyloom:started', startedNow, { once: true });
  addEventListener('storyloom:live', live, { once: true });
  if (start.live) beginAfterPaint();
  else if (isOwn()) addEventListener('load', begin);
})();
