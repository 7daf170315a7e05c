import type { Page } from '@playwright/test';
import { FaultyNetwork } from '../fixtures/faulty-network.ts';
import { framesOf, nextFrames, watchFrames } from '../fixtures/frame-watch.ts';
import { WALKS } from '../fixtures/rings.ts';
import { expect, test } from '../fixtures/test.ts';

/** Characters of one piece of a page. */
const PIECE = 3000;

/** Sends a page as a slow network does: each piece when the one before it is on the screen, after the styles in its head. */
async function* inPieces(page: Page, url: string, text: string): AsyncGenerator<string> {
  let start = 0;
  for (let end = text.indexOf('<body') + PIECE; start < text.length; end += PIECE) {
    yield text.slice(start, (start = end));
    await page.waitForURL(url, { waitUntil: 'commit' });
    await nextFrames(page);
  }
}

for (const { pages, routes, tag } of WALKS) {
  const isPublic = routes.filter(({ path, personal }) => !personal && !path.includes(':'));
  test(`${pages} is not moved by what arrives later`, { tag: [...tag] }, async ({ backend, page }) => {
    const network = await FaultyNetwork.before(backend);
    await watchFrames(page);
    for (const { path } of isPublic) {
      const url = `${network.url}${path}`;
      network.mend();
      network.fail(new RegExp(`^${path}$`), { pieces: (text) => inPieces(page, url, text) });
      await page.goto(url);
      await nextFrames(page);
      const { count, arrivalShift } = await framesOf(page);
      expect.soft(count, `frames of ${path}`).toBeGreaterThan(1);
      // The links of the header make room for each other.
      expect.soft(arrivalShift, path).toBeLessThan(0.01);
    }
    await network.close();
  });
}
