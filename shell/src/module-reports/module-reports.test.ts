// @vitest-environment jsdom
import type { ReleaseMap } from '@storyloom/shared/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const release = { name: 'Story generator', contract: 1, routes: ['/generators'], nav: [] };
const map: ReleaseMap = {
  remotes: [
    { ...release, id: 'generator', entry: '/remotes/generator/mf-manifest.json', integrity: 'sha256-now' },
    { ...release, id: 'elsewhere', name: 'Elsewhere', entry: 'https://other.example/x/mf-manifest.json' },
  ],
  shell: { commit: '0a1b' },
};

/** What the page sent: the address and the parsed body of each request. */
let sent: unknown[] = [];
const listeners: Parameters<typeof removeEventListener>[] = [];

beforeEach(() => {
  sent = [];
  vi.useFakeTimers();
  vi.stubGlobal('Blob', function FakeBlob(parts: readonly string[], { type }: BlobPropertyBag) {
    return { type, text: parts.join('') };
  });
  Object.assign(navigator, {
    sendBeacon: (url: string, { type, text }: { type: string; text: string }) =>
      sent.push([url, type, JSON.parse(text)]) > 0,
  });
  const listen = globalThis.addEventListener.bind(globalThis);
  vi.spyOn(globalThis, 'addEventListener').mockImplementation((...listener: Parameters<typeof listen>) => {
    listeners.push([listener[0], listener[1]]);
    listen(...listener);
  });
});
afterEach(() => {
  for (const listener of listeners.splice(0)) removeEventListener(...listener);
});

/** A page that watches its scripts. */
async function openPage(config: object = { moduleReports: true }) {
  const element = (id: string, value: object) => {
    const script = Object.assign(document.createElement('script'), { id, type: 'application/json' });
    script.textContent = JSON.stringify(value);
    document.getElementById(id)?.remove();
    document.body.append(script);
  };
  element('storyloom-config', config);
  element('storyloom-releases', map);
  vi.resetModules();
  const reports = await import('./module-reports.ts');
  reports.watchScripts();
  return reports;
}

function hide(): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
}

const fail = (filename: string) => dispatchEvent(new ErrorEvent('error', { filename }));
const reject = (reason: unknown) => dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
const at = (address: string) => Object.assign(new Error('x'), { stack: `Error: x\n    at go (${address}:1:2)` });
const body = (...reports: readonly object[]) => ['/metrics/modules', 'application/json', { reports }];
const generator = { module: 'generator', release: 'sha256-now' };

describe('the reports of a page', () => {
  it('send how long a module took to load, ten seconds later and with what follows', async () => {
    const { reportLoading, reportFailure } = await openPage();
    let arrive = (): void => undefined;
    await vi.advanceTimersByTimeAsync(200);
    reportLoading('generator', new Promise<void>((resolve) => (arrive = resolve)));
    // The slot of a module reports a failure.
    reportLoading('elsewhere', Promise.reject(new Error('gone')));
    await vi.advanceTimersByTimeAsync(300);
    arrive();
    await vi.advanceTimersByTimeAsync(5000);
    reportFailure('Elsewhere', 'altered');
    expect(sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(5000);
    const loaded = { ...generator, kind: 'loaded', value: 300 };
    expect(sent).toEqual([body(loaded, { module: 'elsewhere', kind: 'altered', value: 1 })]);
  });

  it('are sent once when the page is hidden, and not when it is shown', async () => {
    const { reportFailure } = await openPage();
    reportFailure('Story generator', 'threw');
    reportFailure('Story generator', 'threw');
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    expect(sent).toEqual([]);
    hide();
    hide();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toEqual([body({ ...generator, kind: 'threw', value: 2 })]);
  });

  it('count an error for the module or the shell whose script it was, and no other', async () => {
    await openPage();
    for (const file of ['', 'chrome-extension://abc/inject.js', 'https://elsewhere.example/assets/x.js', location.href])
      fail(file);
    for (const reason of [undefined, 'text', at('https://elsewhere.example/x.js'), { stack: 7 }]) reject(reason);
    fail(`${location.origin}/remotes/generator/assets/page.js`);
    reject(at(`${location.origin}/remotes/generator/assets/page.js`));
    reject(at('https://other.example/x/assets/page.js'));
    fail(`${location.origin}/assets/main.js`);
    hide();
    expect(sent).toEqual([
      body(
        { ...generator, kind: 'errors', value: 2 },
        { module: 'elsewhere', kind: 'errors', value: 1 },
        { module: 'shell', release: '0a1b', kind: 'errors', value: 1 },
      ),
    ]);
  });

  it('are at most five, with at most a thousand errors each', async () => {
    const { reportFailure } = await openPage();
    for (let count = 0; count < 1500; count += 1) fail(`${location.origin}/assets/main.js`);
    for (let count = 0; count < 8; count += 1) {
      reportFailure('Story generator', 'timeout');
      await vi.advanceTimersByTimeAsync(10_000);
    }
    expect(sent).toHaveLength(5);
    expect(JSON.stringify(sent[0])).toContain('"kind":"errors","value":1000}');
  });

  it('are not sent to a server that does not count', async () => {
    for (const config of [{}, { moduleReports: false }, { moduleReports: 'yes' }]) {
      const { reportFailure } = await openPage(config);
      reportFailure('Story generator', 'threw');
      await vi.advanceTimersByTimeAsync(60_000);
      expect(sent).toEqual([]);
    }
  });
});
