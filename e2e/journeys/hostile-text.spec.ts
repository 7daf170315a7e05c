import type { Locator } from '@playwright/test';
import { shareIdOf, shareStory } from '../fixtures/community.ts';
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

/** Checks that every text is shown as written, and that none of it became an element. */
async function expectAsWritten(place: Locator, read = asIs): Promise<void> {
  const shown = await place.evaluate((element) => element.textContent ?? '');
  // Underscores may be rendered as emphasis.
  const plain = (text: string) => text.replaceAll('_', '');
  expect(HOSTILE_TEXTS.filter((text) => !plain(shown).includes(plain(read(text))))).toEqual([]);
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
    await expectAsWritten(generator.story, fromModel);
    await page.reload();
    await expect(generator.prompt).toHaveValue(/<script>/);
    await expectAsWritten(generator.story, fromModel);
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

  test('A hostile title, prompt and story are shown as written on a shared page', async ({ backend, page }) => {
    const person = await createPerson(backend, 'eve');
    const title = HOSTILE_TEXTS[9] ?? '';
    const prompt = HOSTILE_TEXTS.join('\n').slice(0, 4000);
    const id = await shareStory(backend, person, { title, prompt, text: STORY });
    const harmDone = await watchHarm(page, backend.url);
    // The server writes the texts into the head of this page.
    await page.goto(`/s/${await shareIdOf(backend, person, id)}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expectAsWritten(page.getByRole('article'));
    expect(await page.title()).toContain('<');
    await page.getByRole('link', { name: 'Write your own from this prompt' }).click();
    await expect(page.getByText(`The prompt of “${title}” by eve.`)).toBeVisible();
    expect(await harmDone()).toEqual([]);
  });
});
