import { expect } from '@playwright/test';
import { MiniBrowser } from '../driver/mini-browser.ts';
import { WebKitWindow } from '../driver/webkit.ts';
import { test } from '../fixtures.ts';

const SIZE = { width: 800, height: 600 };

test('A browser that never answers is replaced once, and the log says so', async ({ backend }) => {
  const browsers: MiniBrowser[] = [];
  const logged: unknown[] = [];
  const { log } = console;
  console.log = (line: unknown) => logged.push(line);
  const window = new WebKitWindow(async () => {
    const browser = await MiniBrowser.start('/usr/bin/WebKitWebDriver', SIZE);
    if (browsers.push(browser) > 1) return browser;
    browser.driver.longestMs = 1000;
    process.kill(-browser.group, 'SIGSTOP');
    return browser;
  }, SIZE);
  await window.open(backend.url).finally(() => (console.log = log));
  expect(await window.evaluate('location.origin')).toBe(backend.url);
  expect(browsers).toHaveLength(2);
  expect(logged).toEqual([expect.stringContaining('A browser that never answered is replaced: WebDriver POST')]);
  await window.close();
});
