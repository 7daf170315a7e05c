// @vitest-environment jsdom
import { fakeNetwork, json } from '@storyloom/testing/network';
import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { hydratePage, prerenderPage } from '@storyloom/testing/prerendered-page';
import { remote } from '../remote.ts';

it.each(['/blog', '/blog/category/prompts', '/blog/finding-your-voice'])(
  'The prerendered page %s is complete, and the same after hydration',
  async (path) => {
    const html = await prerenderPage(remote, path);
    const before = new DOMParser().parseFromString(html, 'text/html').body;
    expect(before.querySelector('h1')).not.toBeNull();
    expect(before.querySelectorAll('script, [style]')).toHaveLength(0);
    const { container, complaints } = await hydratePage(remote, html, `${path}?utm_source=elsewhere`);
    expect(complaints).toEqual([]);
    expect(container.querySelectorAll('*').length).toBeGreaterThan(50);
    // The content of noscript is parsed differently when scripts are enabled.
    for (const element of [...before.querySelectorAll('noscript'), ...container.querySelectorAll('noscript')]) {
      element.textContent = '';
    }
    expect(before.textContent === container.textContent).toBe(true);
  },
);

it('The search page is prerendered without a query, and takes it from the address when it is hydrated', async () => {
  fakeNetwork(() => json([]));
  const { container, complaints } = await hydratePage(
    remote,
    await prerenderPage(remote, '/search'),
    '/search?q=lighthouse',
  );
  expect(complaints).toEqual([]);
  await waitFor(() => expect(container.querySelector('input')).toHaveValue('lighthouse'));
});

it('What was typed into the search before hydration is searched for', async () => {
  fakeNetwork(() => json([]));
  const { container, complaints } = await hydratePage(
    remote,
    await prerenderPage(remote, '/search'),
    '/search',
    (page) => {
      page.querySelector('input')!.value = 'character';
    },
  );
  expect(complaints).toEqual([]);
  expect(container.querySelector('input')).toHaveValue('character');
  await waitFor(() => expect(container.querySelector('mark')?.textContent).toBe('Character'));
});

it('The HTML of an article is complete: text, table, drawing and what follows', async () => {
  const html = await prerenderPage(remote, '/blog/finding-your-voice');
  for (const part of ['<table', 'role="img"', '<figcaption', 'Related articles', 'New articles by email']) {
    expect(html).toContain(part);
  }
  expect(html.match(/<p[ >]/g)?.length).toBeGreaterThan(20);
});
