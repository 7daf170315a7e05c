import { type Browser, expect, type Page, test } from '@playwright/test';
import { GeneratorScreen } from '../fixtures/generator-screen.ts';
import { tabTo } from '../fixtures/keyboard.ts';
import { longStory } from '../fixtures/long-story.ts';
import { createPerson, keptStories, type Person, signedIn } from '../fixtures/people.ts';
import { type ScriptedService, startScriptedService } from '../fixtures/scripted-service.ts';

const PROMPT = 'A lamp that has to be lit every night.';
const [FIRST, SECOND] = [longStory('The Lamp at Harrow Fen', 8), longStory('The Ferry', 8)];

let service: ScriptedService;
test.beforeAll(async () => {
  service = await startScriptedService();
});
test.beforeEach(() => {
  Object.assign(service.provider, { script: 'normal', pace: 2, tell: () => FIRST });
});
test.afterAll(() => service.stop());

async function signIn(browser: Browser, name: string): Promise<{ person: Person; page: Page }> {
  const person = await createPerson(service.backend, name);
  const page = await (await browser.newContext(signedIn(service.backend, person))).newPage();
  return { person, page };
}

/** The requests for stories that a page makes from now on. */
function storyRequests(page: Page): Record<string, unknown>[] {
  const bodies: Record<string, unknown>[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/generate-story')) bodies.push(request.postDataJSON());
  });
  return bodies;
}

test('another version that is asked for at the end of a story is read from its first words on, on a phone', async ({
  browser,
}) => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
  const page = await (await browser.newContext(phone)).newPage();
  const generator = new GeneratorScreen(page);
  const [first, second] = [longStory('The Lamp', 80), longStory('The Ferry', 80)];
  service.provider.tell = () => first;
  await generator.open(service.backend.url);
  await generator.write(PROMPT);
  await generator.told(first);
  // Scrolled there by hand, which ends the following.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
  // Slow enough for its beginning to be seen.
  Object.assign(service.provider, { pace: 6, tell: () => second });
  await generator.another.tap();
  // Far enough for a browser to have held on to what it showed when the former story went.
  const lines = page.getByRole('article').getByRole('paragraph');
  await expect(lines.nth(5)).toBeAttached();
  await expect(lines.last()).toBeInViewport();
  await expect(page.getByRole('contentinfo')).not.toBeInViewport();
  await expect(generator.stop).toBeInViewport({ ratio: 1 });
});

test('another version is asked for in the same words, and the earlier one can be shown, saved and found again', async ({
  browser,
}) => {
  const { person, page } = await signIn(browser, 'reviser');
  const generator = new GeneratorScreen(page);
  const requests = storyRequests(page);
  await generator.open(service.backend.url);
  await generator.chooseShortest();
  await generator.write(PROMPT);
  await generator.told(FIRST);
  await expect(generator.next).toBeHidden();

  await generator.prompt.fill('Something else');
  service.provider.tell = () => SECOND;
  await generator.another.click();
  await generator.told(SECOND);
  await expect(generator.version('Story 2 of 2')).toBeVisible();
  const [first, second] = requests;
  expect(second).toEqual({ ...first, attempt: 2, runId: second?.['runId'] });
  expect(second?.['runId']).not.toBe(first?.['runId']);

  await generator.previous.click();
  await expect(generator.version('Story 1 of 2')).toBeVisible();
  await generator.told(FIRST);
  await generator.save.click();
  await expect(generator.saved).toBeVisible();
  expect(await keptStories(service.backend, person)).toEqual([FIRST]);
  await generator.next.click();
  await generator.told(SECOND);
  await expect(generator.save).toBeVisible();

  await page.reload();
  await expect(generator.version('Story 2 of 2')).toBeVisible();
  await generator.told(SECOND);
  await expect(generator.prompt).toHaveValue('Something else');
  await generator.previous.click();
  await generator.told(FIRST);
  await expect(generator.saved).toBeVisible();
  await page.context().close();
});

test('a version that failed leaves the one before it on the page', async ({ page }) => {
  const generator = new GeneratorScreen(page);
  await generator.open(service.backend.url);
  await generator.write(PROMPT);
  await generator.told(FIRST);
  service.provider.script = 'down';
  await generator.another.click();
  await expect(generator.failure).toContainText('The engine is overloaded');
  await generator.told(FIRST);
  service.provider.script = 'normal';
  service.provider.tell = () => SECOND;
  await generator.tryAgain.click();
  await generator.told(SECOND);
  await expect(generator.version('Story 2 of 2')).toBeVisible();
});

test('an earlier version that has no end yet goes on in its own place', async ({ page }) => {
  const generator = new GeneratorScreen(page);
  await generator.open(service.backend.url);
  service.provider.script = 'cut';
  await generator.write(PROMPT);
  await expect(generator.goOn).toBeVisible();
  service.provider.script = 'normal';
  service.provider.tell = () => SECOND;
  await generator.another.click();
  await generator.told(SECOND);
  await generator.previous.click();
  service.provider.tell = () => FIRST;
  await generator.goOn.click();
  await generator.told(FIRST);
  await expect(generator.version('Story 1 of 2')).toBeVisible();
  await generator.next.click();
  await generator.told(SECOND);
});

test('with the keyboard alone: another version, back to the first, and its rest', async ({ page }) => {
  const generator = new GeneratorScreen(page);
  await generator.open(service.backend.url);
  await generator.write(PROMPT);
  await generator.told(FIRST);
  service.provider.tell = () => SECOND;
  await tabTo(generator.another);
  await page.keyboard.press('Enter');
  await generator.told(SECOND);
  await expect(page.locator('main :focus')).toHaveCount(1);
  await tabTo(generator.previous, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await generator.told(FIRST);
  await expect(generator.previous).toBeFocused();
  await tabTo(generator.next);
  await page.keyboard.press('Enter');
  await generator.told(SECOND);
  await expect(generator.next).toBeFocused();
});
