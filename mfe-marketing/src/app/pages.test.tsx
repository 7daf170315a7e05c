// @vitest-environment jsdom
import { renderRemote } from '@storyloom/testing/render-remote';
import { describe, expect, it } from 'vitest';
import { remote } from '../remote.ts';
import { descriptionOf, expectSoundPage } from '../testing/sound-page.ts';
import { hydratePage, prerenderPage } from '@storyloom/testing/prerendered-page';

const ALL = ['/', '/about', '/features', '/pricing', '/faq', '/sitemap', '/terms', '/privacy'];
const descriptions = new Map<string, string>();

describe.each(ALL)('the page %s', (path) => {
  it('A page is titled by its heading, has a description of its own, skips no heading level, and has no inline style and no id twice', async () => {
    await renderRemote(remote, { at: path });
    expect(document.title).not.toBe('');
    expectSoundPage(path === '/' ? document.title : undefined);
    expect([...descriptions.values()]).not.toContain(descriptionOf());
    descriptions.set(path, descriptionOf());
  });

  it('A prerendered page is the same after hydration, whatever the query in its address', async () => {
    const written = await prerenderPage(remote, path);
    const { container, complaints } = await hydratePage(remote, written, `${path}?q=lamp`);
    expect(complaints).toEqual([]);
    const template = document.createElement('div');
    template.innerHTML = written;
    expect(container.innerHTML).toBe(template.innerHTML);
  });
});
