// @vitest-environment jsdom
import '@storyloom/testing/backend';
import { hydratePage, prerenderPage } from '@storyloom/testing/prerendered-page';
import { expect, it } from 'vitest';
import prerendered from './prerender.ts';
import { remote } from './remote.ts';

it.each(prerendered.pages.map(({ path }) => path))(
  '%s has its title in the HTML, which stays as it is when it is hydrated',
  async (path) => {
    const html = await prerenderPage(remote, path);
    const page = new DOMParser().parseFromString(html, 'text/html').body;
    expect(page.querySelectorAll('h1')).toHaveLength(1);
    expect(page.querySelectorAll('[style]')).toHaveLength(0);
    const { complaints } = await hydratePage(remote, html, path);
    expect(complaints).toEqual([]);
  },
);
