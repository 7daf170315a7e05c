import { announcements, listen } from '../fixtures/announcements.ts';
import { continuationOf } from '../fixtures/continuation.ts';
import { expectNoSentenceTwice, longStory, sentencesOf } from '../fixtures/long-story.ts';
import { watchEnd, watchPlace, withoutScrollAnchoring } from '../fixtures/steadiness.ts';
import { expect, test } from '../fixtures/test.ts';

// The tests need no backend.
test.use({ baseURL: '' });

test('A paragraph that moves for a single frame is noticed', async ({ page }) => {
  await page.setContent('<div id="above" style="height: 1px"></div><p>Read me</p>');
  const moved = await watchPlace(page.locator('p'));
  expect(await moved()).toBe(0);
  await page.evaluate(async () => {
    const above = document.querySelector<HTMLElement>('#above');
    above?.style.setProperty('height', '8px');
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    above?.style.setProperty('height', '1px');
  });
  await expect.poll(moved).toBe(7);
});

test('An element that grows moves the text below it once scroll anchoring is off', async ({ page }) => {
  await page.setContent(
    '<body style="margin: 0"><div id="above"></div><p style="margin-top: 3000px">Read me</p><hr style="height: 3000px">',
  );
  await withoutScrollAnchoring(page);
  await page.locator('p').scrollIntoViewIfNeeded();
  const moved = await watchPlace(page.locator('p'));
  await page.evaluate(() => document.querySelector<HTMLElement>('#above')?.style.setProperty('height', '9px'));
  await expect.poll(moved).toBe(9);
});

test('An end of an element that leaves the window is noticed', async ({ page }) => {
  await page.setContent('<article style="height: 10px">Read me</article>');
  const below = await watchEnd(page.locator('article'));
  expect(await below()).toBe(0);
  await page.evaluate(() => {
    const article = document.querySelector('article');
    const top = article?.getBoundingClientRect().top ?? 0;
    article?.style.setProperty('height', `${innerHeight - top + 5}px`);
  });
  await expect.poll(below).toBe(5);
});

test('Announcements are noted once each, and text that is silent, hidden, removed or repeated is not', async ({
  page,
}) => {
  await listen(page);
  await page.goto('data:text/html,<main><p role="status"></p><p role="status" aria-live="off"></p></main>');
  await page.evaluate(async () => {
    const [status, off] = document.querySelectorAll('p');
    const main = document.querySelector('main');
    const steps = [
      () => status?.append('Writing'),
      () => off?.append('7 seconds'),
      () => status?.replaceChildren('Half'),
      () => status?.replaceChildren('Half'),
      () => main?.insertAdjacentHTML('beforeend', '<div><p role="alert">Failed <b>7</b></p></div>'),
      () => main?.insertAdjacentHTML('beforeend', '<p role="alert" hidden>Not yet</p>'),
      () => document.querySelector('b')?.firstChild?.replaceWith('6'),
      () => status?.replaceChildren(),
      () => main?.append('Not live'),
    ];
    for (const step of steps) {
      step();
      // Changes in one task would be observed together.
      await new Promise((resolve) => setTimeout(resolve));
    }
  });
  expect(await announcements(page)).toEqual(['Writing', 'Half', 'Failed 7', 'Failed 6']);
});

test('A sentence that occurs twice in a story is noticed', () => {
  const story = longStory('The Lamp at Harrow Fen', 60);
  expect(new Set(sentencesOf(story)).size).toBe(60);
  expectNoSentenceTwice(story);
  const [first = ''] = sentencesOf(story);
  expect(() => expectNoSentenceTwice(`${story}\n\n${first}`)).toThrow(first);
});

test('The scripted provider continues a story from its last sentence, and refuses one that was changed', () => {
  const story = '# A Lamp\n\nIlse lit it. It rained.\n\nNobody came.';
  expect(continuationOf(story, '# A Lamp\n\nIlse lit it. It ra')).toBe('It rained.\n\nNobody came.');
  expect(continuationOf(story, '# A Lamp\n\nIlse lit it. ')).toBe('Ilse lit it. It rained.\n\nNobody came.');
  expect(continuationOf(story, '# A La')).toBe(story);
  expect(continuationOf(story, '# A Lamp\n\nIlse lit it. It ra ra')).toBeUndefined();
});
