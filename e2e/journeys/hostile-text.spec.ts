import type { Locator } from '@playwright/test';
import { sharePrompt, shareStory } from '../fixtures/community.ts';
import { watchHarm } from '../fixtures/harm.ts';
import { ALARM, HOSTILE_HOST, HOSTILE_TEXTS } from '@storyloom/testing/hostile-texts';
import { createPerson } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';

const STORY = [`# ${HOSTILE_TEXTS[0]}`, `## ${HOSTILE_TEXTS[9]}`, ...HOSTILE_TEXTS].join('\n\n');

/** A text as it is read from a model, whose entities and paragraphs of HTML are characters and line ends. */
const fromModel = (text: string): string =>
  text
    .replaceAll(/<\/?p\b[^<>]*>/g, '')
    .replaceAll(/&(?:lt|#60);/g, '<')
    .replaceAll(/&(?:gt|#62);/g, '>');

const asIs = (text: string): string => text;

/** Checks that every text that is part of `whole` is shown as written, and that none of it became an element. */
async function expectAsWritten(place: Locator, { whole = STORY, read = asIs } = {}): Promise<void> {
  const shown = await place.evaluate((element) => element.textContent ?? '');
  // Underscores may be rendered as emphasis.
  const plain = (text: string) => text.replaceAll('_', '');
  const texts = HOSTILE_TEXTS.filter((text) => whole.includes(text));
  expect(texts.filter((text) => !plain(shown).includes(plain(read(text))))).toEqual([]);
  const planted = 'script, img, svg, iframe, object, embed, link, style, form, input, video, details, base, meta, a';
  expect(await place.locator(planted).count()).toBe(0);
}

test.describe('hostile text', () => {
  test.use({ story: STORY });

  test('A hostile text is shown as written in a prompt and a streamed story', async ({ backend, page, generator }) => {
    const harmDone = await watchHarm(page, backend.url);
    await generator.open();
    await generator.write(HOSTILE_TEXTS.join('\n').slice(0, 4000));
    await generator.finished();
    await expectAsWritten(generator.story, { read: fromModel });
    await page.reload();
    await expect(generator.prompt).toHaveValue(/<script>/);
    await expectAsWritten(generator.story, { read: fromModel });
    expect(await harmDone()).toEqual([]);
    // What these journeys rely on: harm is noticed.
    await page.evaluate(
      ([alarm, host]) => {
        (window as unknown as Record<string, () => void>)[alarm]?.();
        new Image().src = `https://${host}/x.png`;
      },
      [ALARM, HOSTILE_HOST] as const,
    );
    await expect.poll(harmDone).toContain(`blocked img-src https://${HOSTILE_HOST}/x.png`);
    expect(await harmDone()).toContain('a text was run');
  });

  test('A hostile title, prompt and story are shown as written in the community', async ({ backend, page }) => {
    const person = await createPerson(backend, 'eve');
    const title = HOSTILE_TEXTS[9] ?? '';
    const prompt = HOSTILE_TEXTS.join('\n').slice(0, 4000);
    await sharePrompt(backend, person, { title: `${title} in a list`, prompt });
    const id = await shareStory(backend, person, { title, prompt, text: STORY });
    const harmDone = await watchHarm(page, backend.url);
    await page.goto('/inspiration?q=onerror');
    const card = page.getByRole('article').filter({ hasText: `${title} in a list` });
    await card.getByRole('button', { name: 'Show the whole prompt' }).click();
    await expectAsWritten(card.getByText(HOSTILE_TEXTS[0] ?? ''), { whole: prompt });
    await page.goto('/community');
    await expect(page.getByRole('link', { name: title, exact: true })).toBeVisible();
    await page.goto(`/community/${id}`);
    await expect(page).toHaveURL(/\/s\/[\w-]{22}$/);
    // Loads the page from the server, which has the texts in its head.
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expectAsWritten(page.getByRole('article'));
    expect(await page.title()).toContain('<');
    await page.getByRole('link', { name: 'Write your own from this prompt' }).click();
    await expect(page.getByText(`The prompt of “${title}” by eve.`)).toBeVisible();
    expect(await harmDone()).toEqual([]);
  });
});
