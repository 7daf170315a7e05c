import { expect } from '@playwright/test';
import { Hung, MiniBrowser } from '../driver/mini-browser.ts';
import { WebKitWindow } from '../driver/webkit.ts';
import { test } from '../fixtures.ts';

const SIZE = { width: 800, height: 600 };
const WEBDRIVER = '/usr/bin/WebKitWebDriver';

/** A page whose script never ends. */
const BUSY = 'data:text/html,<script>for (;;);</script>';

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

// A machine without WebKit skips what asks for a backend.
test.beforeEach(({ backend }) => void backend);

test('A browser that hangs without work at the first page of its window is replaced', async ({ backend }) => {
  const { window, browsers, hang } = await openWindow(1000);
  hang();
  await window.open(backend.url);
  expect(await window.evaluate('location.origin')).toBe(backend.url);
  expect(browsers).toHaveLength(2);
  await window.close();
});

test('A browser that hangs after the first page of its window is not replaced, and what its threads do is said', async ({
  backend,
}) => {
  const { window, browsers, first, hang } = await openWindow(45_000);
  await window.open(backend.url);
  first.driver.longestMs = 1000;
  hang();
  await expect(window.open(backend.url)).rejects.toThrow(
    /no answer in 1 s; its processes use 0 % [^]*WebKitWebProces T/,
  );
  await expect(window.problems()).rejects.toThrow(Hung);
  expect(browsers).toHaveLength(1);
  await window.close();
});

test('A browser that a page keeps busy is not replaced', async () => {
  const { window, browsers } = await openWindow(10_000);
  await expect(window.open(BUSY)).rejects.toThrow(/no answer in 10 s; its processes use [1-9]\d* %/);
  expect(browsers).toHaveLength(1);
  await window.close();
});
