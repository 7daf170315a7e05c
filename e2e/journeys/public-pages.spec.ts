import type { Page } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { watchConsole } from '../fixtures/console.ts';
import { overflowOn } from '../fixtures/overflow.ts';
import { IN_SOAK } from '../fixtures/rings.ts';
import { hydrate } from '../fixtures/settled.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ javaScriptEnabled: false });

const main = (page: Page) => page.getByRole('main');

test('Links, answers and the menu of a phone work without scripts', async ({ page }) => {
  await page.goto('/');
  const site = page.getByRole('navigation', { name: 'Site' });
  await site.getByRole('link', { name: 'FAQ' }).click();
  const answer = main(page).locator('details > div').first();
  await expect(answer).toBeHidden();
  await main(page).locator('summary').first().click();
  await expect(answer).toBeVisible();
  const id = await main(page).locator('details > [id]').last().getAttribute('id');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeHidden();
  await page.getByRole('banner').getByRole('link', { name: 'Menu' }).click();
  await expect(site).toBeInViewport();
  await page.goto(`/faq#${id}`);
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
  await expect(main(page).locator('details[open]')).toHaveCount(1);
});

/**
 * The visible text of the main part, line by line, with collapsed answers expanded. Text for browsers
 * without scripts is left out, and so are controls that need scripts. Leaves the page as it was.
 */
function visibleText(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const content = document.querySelector('main');
    if (!content) return [];
    const folded = [...content.querySelectorAll('details:not([open])')];
    for (const part of folded) part.setAttribute('open', '');
    const linesOf = (element: HTMLElement) =>
      element.innerText
        .split('\n')
        .map((line) => line.replace(/\s+/g, ' ').trim())
        .filter((line) => line !== '');
    const lines = linesOf(content);
    for (const part of content.querySelectorAll<HTMLElement>('noscript, form, fieldset')) {
      if (!part.checkVisibility()) continue;
      for (const line of linesOf(part)) if (lines.includes(line)) lines.splice(lines.lastIndexOf(line), 1);
    }
    for (const part of folded) part.removeAttribute('open');
    return lines;
  });
}

/** Addresses of the page's own site: those that a user follows, and those that it loads or names. */
const addressesOn = (page: Page, origin: string) =>
  page.evaluate((own) => {
    const valuesOf = (selector: string, name: string) =>
      [...document.querySelectorAll(selector)].map((element) => element.getAttribute(name) ?? '');
    const whole = (addresses: readonly string[]) =>
      addresses.map((address) => new URL(address, location.href)).filter((url) => url.origin === own);
    const sets = valuesOf('[srcset]', 'srcset').flatMap((set) =>
      set.split(', ').map((part) => part.split(' ')[0] ?? ''),
    );
    return {
      links: whole(valuesOf('a[href]', 'href')).map(({ pathname, hash }) => pathname + hash),
      files: whole([
        ...valuesOf('link[href]', 'href'),
        ...valuesOf('[src]', 'src'),
        ...valuesOf('meta[property="og:image"]', 'content'),
        ...sets,
      ]).map(({ pathname }) => pathname),
      ids: valuesOf('[id]', 'id'),
    };
  }, origin);

test(
  'Every page of the sitemap is valid HTML, has working links and hydrates unchanged',
  { tag: [...IN_SOAK] },
  async ({ backend, browser, page }) => {
    test.setTimeout(300_000);
    const { url } = backend;
    const textOf = async (path: string) => (await fetch(`${url}${path}`)).text();
    const sitemap = await textOf('/sitemap.xml');
    const listed = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address.replace(url, ''));
    expect(listed.length).toBeGreaterThan(30);
    expect(await textOf('/robots.txt')).toContain(`\nSitemap: ${url}/sitemap.xml\n`);
    const feed = [...(await textOf('/rss.xml')).matchAll(/<link>([^<]*)<\/link>/g)].map(([, link = '']) => link);
    expect(
      feed.map((link) => link.replace(url, '')).filter((path) => !['', '/', '/blog', ...listed].includes(path)),
    ).toEqual([]);

    const validator = new HtmlValidate({ root: true, extends: ['html-validate:standard'] });
    const alive = await (await browser.newContext({ javaScriptEnabled: true })).newPage();
    const complaints = await watchConsole(alive);
    const idsOf = new Map<string, readonly string[]>();
    const [links, files, heads] = [new Set<string>(), new Set<string>(), new Map<string, string>()];
    for (const path of [...listed, '/search']) {
      const html = (await (await page.goto(path))?.text()) ?? '';
      const { results } = await validator.validateString(html, path);
      const mistakes = results.flatMap(({ messages }) =>
        messages.map(({ message, selector }) => `${message} ${selector}`),
      );
      expect.soft(mistakes, path).toEqual([]);
      expect.soft(html, path).not.toContain('https://storyloom.invalid');
      const head = await page.evaluate(() => ({
        title: document.title,
        canonical: document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href,
        description: document.querySelector<HTMLMetaElement>('meta[name="description"]')?.content ?? '',
        robots: document.querySelector<HTMLMetaElement>('meta[name="robots"]')?.content,
      }));
      expect.soft(head.canonical, path).toBe(`${url}${path}`);
      expect.soft(head.robots, path).toBe(path === '/search' ? 'noindex' : undefined);
      expect.soft(head.description.length, path).toBeGreaterThanOrEqual(50);
      // `/generators` shows the generator of the first genre.
      if (path !== '/generators') {
        expect.soft(heads.get(head.title), `another page with the title of ${path}`).toBeUndefined();
        heads.set(head.title, path);
      }
      const found = await addressesOn(page, url);
      for (const address of found.links) links.add(address);
      for (const address of found.files) files.add(address);
      idsOf.set(path, found.ids);

      // What a page fetches at once goes on to what only scripts know.
      if (html.includes('"live":true')) continue;
      const text = await visibleText(page);
      expect.soft(text.join(' ').length, path).toBeGreaterThan(80);
      await page.setViewportSize({ width: 320, height: 844 });
      expect.soft(await overflowOn(page), `${path} at 320 px`).toEqual([]);
      await page.setViewportSize({ width: 1280, height: 900 });
      await alive.goto(path);
      await hydrate(alive);
      expect.soft(await visibleText(alive), path).toEqual(text);
    }
    expect(complaints).toEqual([]);
    await alive.context().close();

    const paths = new Set([...links].map((address) => address.replace(/#.*/, '')));
    const answers = [...paths, ...files].map(
      async (path) => [path, (await fetch(`${url}${path}`, { headers: { accept: 'text/html' } })).status] as const,
    );
    const broken = (await Promise.all(answers)).filter(([path, status]) => status !== 200 && path !== '');
    expect(broken).toEqual([]);
    const lost = [...links].filter((address) => {
      const [path = '', id] = address.split('#');
      return id && idsOf.has(path) && !idsOf.get(path)?.includes(decodeURIComponent(id));
    });
    expect(lost).toEqual([]);
    expect(listed.filter((path) => !paths.has(path))).toEqual([]);
  },
);
