import { expect, test } from '@playwright/test';
import { createServer } from 'node:http';
import { missing } from '../driver/engines.ts';
import { Hung, MiniBrowser } from '../driver/mini-browser.ts';
import { WebKitWindow } from '../driver/webkit.ts';

const SIZE = { width: 800, height: 600 };
const WEBDRIVER = '/usr/bin/WebKitWebDriver';

/** A page that is opened as usual, and one whose script never ends. */
const PAGES: Readonly<Record<string, string>> = {
  '/calm': '<!doctype html><title>Calm</title>',
  '/busy': '<!doctype html><title>Busy</title><script>for (;;);</script>',
};

async function serve(): Promise<{ readonly url: string; readonly close: () => void }> {
  const server = createServer(({ url = '' }, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end(PAGES[url]);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`, close };
}

/** A window whose first browser is given up soon when it does not answer, and the browsers it has had. */
async function openWindow(longestMs: number) {
  const browsers: MiniBrowser[] = [];
  const start = async () => {
    const browser = await MiniBrowser.start(WEBDRIVER, SIZE);
    browsers.push(browser);
    return browser;
  };
  const window = await WebKitWindow.open(start, SIZE);
  const [first] = browsers as [MiniBrowser];
  first.driver.longestMs = longestMs;
  return { window, browsers, first, hang: () => process.kill(-first.group, 'SIGSTOP') };
}

const lack = missing('webkit');
test.skip(lack !== undefined && !process.env['CI'], lack);

test('A browser that hangs without work at the first page of its window is replaced', async () => {
  const site = await serve();
  const { window, browsers, hang } = await openWindow(1000);
  hang();
  await window.open(`${site.url}/calm`);
  expect(await window.evaluate('document.title')).toBe('Calm');
  expect(browsers).toHaveLength(2);
  await window.close();
  site.close();
});

test('A browser that hangs after the first page of its window is not replaced, and what its threads do is said', async () => {
  const site = await serve();
  const { window, browsers, first, hang } = await openWindow(45_000);
  await window.open(`${site.url}/calm`);
  first.driver.longestMs = 1000;
  hang();
  await expect(window.open(`${site.url}/calm`)).rejects.toThrow(
    /no answer in 1 s; its processes use 0 % [^]*WebKitWebProces T/,
  );
  await expect(window.problems()).rejects.toThrow(Hung);
  expect(browsers).toHaveLength(1);
  await window.close();
  site.close();
});

test('A browser that a page keeps busy is not replaced', async () => {
  const site = await serve();
  const { window, browsers } = await openWindow(10_000);
  await expect(window.open(`${site.url}/busy`)).rejects.toThrow(/no answer in 10 s; its processes use [1-9]\d* %/);
  expect(browsers).toHaveLength(1);
  await window.close();
  site.close();
});
