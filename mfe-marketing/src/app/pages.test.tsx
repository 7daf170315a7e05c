// @vitest-environment jsdom
import { renderRemote } from '@storyloom/testing/render-remote';
import { describe, expect, it } from 'vitest';
import { remote } from '../remote.ts';
import { descriptionOf, expectSoundPage } from '../testing/sound-page.ts';
import { hydratePage, prerenderPage } from '../testing/prerendered-page.tsx';

const ALL = ['/', '/about', '/features', '/pricing', '/faq', '/sitemap', '/terms', '/privacy'];
const descriptions = new Map<string, string>();

describe.each(ALL)('the page %s', (path) => {
  it('is called by its heading, describes itself as no other, leaves out no level of headings, and has no style and no id twice', async () => {
    await renderRemote(remote, { at: path });
    expect(document.title).not.toBe('');
    expectSoundPage(path === '/' ? document.title : undefined);
    expect([...descriptions.values()]).not.toContain(descriptionOf());
    descriptions.set(path, descriptionOf());
  });

  it('is the same in the browser as it was written, whatever its address says', async () => {
    const written = await prerenderPage(path);
    const { container, complaints } = await hydratePage(written, `${path}?q=lamp`);
    expect(complaints).toEqual([]);
    const template = document.createElement('div');
    template.innerHTML = written;
    expect(container.innerHTML).toBe(template.innerHTML);
  });
});
