// @vitest-environment jsdom
import { place, renderRemote } from '@storyloom/testing/render-remote';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { remote } from '../../../remote.ts';
import { strings } from '../strings.ts';
import SearchPage from './search-page.tsx';
import { community, group } from '../testing/search-page.ts';

const box = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search Storyloom' });

describe('the search page', () => {
  it('The search page shows popular places before anything is searched for', async () => {
    const { sent } = community();
    await renderRemote(remote, { at: '/search' });
    expect(document.title).toBe('Search · Storyloom');
    expect(strings.description.length).toBeGreaterThanOrEqual(110);
    expect(strings.description.length).toBeLessThanOrEqual(160);
    const places = await group(/^Popular places$/);
    expect(places.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Story generators', '/generators'],
      ['Inspirations', '/inspiration'],
      ['Community stories', '/community'],
      ['Blog', '/blog'],
      ['Questions and answers', '/faq'],
      ['Sitemap', '/sitemap'],
    ]);
    expect(sent('search_inspirations')).toEqual([]);
  });

  it('The search starts when typing pauses, and stays in the address', async () => {
    community();
    await renderRemote(remote, { at: '/search' });
    fireEvent.change(box(), { target: { value: 'charac' } });
    fireEvent.change(box(), { target: { value: 'character ' } });
    expect(place().at).toBe('/search');
    await waitFor(() => expect(place().at).toBe('/search?q=character'));
    expect(await group(/^Articles \d+$/)).toBeTruthy();
    expect(box()).toHaveValue('character ');
    fireEvent.change(box(), { target: { value: '' } });
    await waitFor(() => expect(place().at).toBe('/search'));
    expect(await group(/^Popular places$/)).toBeTruthy();
  });

  it('Submitting the search form stays on the page', async () => {
    community();
    await renderRemote(remote, { at: '/search?q=character' });
    expect(fireEvent.submit(screen.getByRole('search'))).toBe(false);
  });

  it('The prerendered search is a plain form, and says what needs a script', () => {
    const html = renderToString(
      <MemoryRouter initialEntries={['/search?q=lamp']}>
        <SearchPage />
      </MemoryRouter>,
    );
    const written = new DOMParser().parseFromString(html, 'text/html');
    const form = written.querySelector('form')!;
    expect([form.getAttribute('action'), form.getAttribute('method')]).toEqual(['/search', 'get']);
    expect(form.querySelector('input')?.name).toBe('q');
    expect(written.querySelector('noscript')?.textContent).toBe(strings.noScript);
    // The page is prerendered once for all searches, so it has no query.
    expect(form.querySelector('input')?.value).toBe('');
    expect(written.body.textContent).toContain('Popular places');
  });
});
