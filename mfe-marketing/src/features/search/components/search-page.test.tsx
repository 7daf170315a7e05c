// @vitest-environment jsdom
import { fakeNetwork, json } from '@storyloom/testing/network';
import { place, renderRemote } from '@storyloom/testing/render-remote';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { remote } from '../../../remote.ts';
import { strings } from '../strings.ts';
import SearchPage from './search-page.tsx';

const prompt = (title: string) => ({
  id: `prompt ${title}`,
  user_id: 'ben',
  author: 'Ben',
  title,
  prompt: `Write about ${title}.`,
  category: 'fantasy',
  difficulty: 'easy',
  language: 'English',
  likes_count: 1,
  uses_count: 1,
  created_at: '2026-01-01',
  liked: false,
});
const story = (title: string, share_id: string | null = 'abc') => ({
  id: `story ${title}`,
  share_id,
  author: 'Ada',
  title,
  prompt: 'A lighthouse at noon.',
  language: 'English',
});
type Rows = readonly object[] | Response | Error;

/** Fakes the community, whose answers can be changed. */
function community({ prompts = [], stories = [] }: { prompts?: Rows; stories?: Rows } = {}) {
  const answers: Record<string, Rows> = { search_inspirations: prompts, search_shared_stories: stories };
  const requests = fakeNetwork(({ name }) => {
    const answer = answers[name] ?? [];
    return answer instanceof Error ? answer : answer instanceof Response ? answer.clone() : json(answer);
  });
  return { answers, sent: (called: string) => requests.filter(({ name }) => name === called).map(({ body }) => body) };
}

const group = async (name: RegExp) => within(await screen.findByRole('region', { name }));
const status = () => document.querySelector('[role="status"]')?.textContent;
const isSettled = () => waitFor(() => expect(status()).toMatch(/\d+ results? for/));
const marks = (part: ParentNode) => [...part.querySelectorAll('mark')].map(({ textContent }) => textContent);
const linksIn = (part: Awaited<ReturnType<typeof group>>) =>
  part.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
const search = (query: string) => renderRemote(remote, { at: `/search?q=${encodeURIComponent(query)}` });

describe('the search page', () => {
  const box = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search Storyloom' });

  it('shows popular places until something is searched for, and follows the typed words', async () => {
    const { sent } = community();
    await renderRemote(remote, { at: '/search' });
    expect(document.title).toBe('Search · Storyloom');
    await group(/^Popular places$/);
    expect(sent('search_inspirations')).toEqual([]);
    fireEvent.change(box(), { target: { value: 'charac' } });
    fireEvent.change(box(), { target: { value: 'character ' } });
    expect(place().at).toBe('/search');
    await waitFor(() => expect(place().at).toBe('/search?q=character'));
    await group(/^Articles \d+$/);
    expect(box()).toHaveValue('character ');
    expect(fireEvent.submit(screen.getByRole('search'))).toBe(false);
    fireEvent.change(box(), { target: { value: '' } });
    await waitFor(() => expect(place().at).toBe('/search'));
    await group(/^Popular places$/);
  });

  it('is prerendered as a plain form without a query, and says what needs a script', () => {
    const html = renderToString(
      <MemoryRouter initialEntries={['/search?q=lamp']}>
        <SearchPage />
      </MemoryRouter>,
    );
    const written = new DOMParser().parseFromString(html, 'text/html');
    const form = written.querySelector('form')!;
    expect([form.getAttribute('action'), form.getAttribute('method')]).toEqual(['/search', 'get']);
    expect(form.querySelector('input')).toMatchObject({ name: 'q', value: '' });
    expect(written.querySelector('noscript')?.textContent).toBe(strings.noScript);
    expect(written.body.textContent).toContain('Popular places');
  });
});

describe('the results of a search', () => {
  it('begin with the pages of the site, and have articles and questions with marked hits', async () => {
    community();
    const { unmount } = await search('login');
    expect(linksIn(await group(/^Pages \d+$/))[0]).toEqual(['Sign in', '/auth']);
    unmount();
    await search('character');
    const [first] = (await group(/^Articles \d+$/)).getAllByRole('article');
    expect(first?.querySelector('a')).toHaveAttribute('href', '/blog/character-development');
    expect(marks(first!.querySelector('h3')!)).toEqual(['Character']);
    const [question] = (await group(/^Questions and answers \d+$/)).getAllByRole('link');
    expect(question?.getAttribute('href')).toMatch(/^\/faq#/);
    for (const entry of screen.getAllByRole('article'))
      expect(marks(entry).map((mark) => mark?.toLowerCase())).toContain('character');
    await isSettled();
  });

  it('have prompts and stories of the community, with their authors and all of them', async () => {
    const { sent } = community({
      prompts: [prompt('Lighthouse & sea')],
      stories: [story('The Lighthouse'), story('Old', null)],
    });
    await search(' lighthouse ');
    const prompts = await group(/^Prompts 1$/);
    expect(linksIn(prompts)).toEqual([
      ['Lighthouse & sea', '/inspiration?q=Lighthouse%20%26%20sea'],
      ['All matching prompts', '/inspiration?q=lighthouse'],
    ]);
    expect(prompts.getByText('by Ben')).toBeInTheDocument();
    const stories = await group(/^Stories 2$/);
    expect(linksIn(stories)).toEqual([
      ['The Lighthouse', '/s/abc'],
      ['Old', '/community/story%20Old'],
      ['All community stories', '/community'],
    ]);
    expect(stories.getAllByText('by Ada')).toHaveLength(2);
    expect(sent('search_inspirations')[0]).toMatchObject({ p_query: 'lighthouse' });
    expect(sent('search_shared_stories')[0]).toEqual({ p_query: 'lighthouse', p_limit: 6 });
  });

  it('are marked with their language, except for titles that the page made up', async () => {
    community({
      prompts: [
        { ...prompt('El faro'), prompt: 'En el faro de la isla.', language: 'Spanish' },
        { ...prompt('Fantasy Inspiration'), prompt: 'El faro.', language: 'Spanish' },
      ],
      stories: [
        { ...story('El faro'), language: 'Spanish' },
        { ...story('Le phare'), prompt: 'Le phare est dans le brouillard.', language: 'Klingon' },
      ],
    });
    await search('faro');
    await group(/^Stories 2$/);
    const languages = screen
      .getAllByRole('article')
      .map((entry) => [entry.querySelector('a [lang]'), entry.querySelector('p[lang]')])
      .map((parts) => parts.map((part) => part?.getAttribute('lang')));
    expect(languages).toEqual([
      ['es', 'es'],
      [undefined, 'es'],
      ['es', 'en'],
      [undefined, 'fr'],
    ]);
  });

  it('are at most five in a group, and their number is announced', async () => {
    const backend = community({ stories: Array.from({ length: 6 }, (_, index) => story(`Zyzzyva ${index}`)) });
    const { unmount } = await search('zyzzyva');
    const stories = await group(/^Stories more than 5$/);
    expect(stories.getAllByRole('article')).toHaveLength(5);
    await waitFor(() => expect(status()).toBe('More than 5 results for “zyzzyva”'));
    unmount();
    backend.answers['search_shared_stories'] = [];
    backend.answers['search_inspirations'] = [prompt('Zyzzyvb')];
    await search('zyzzyvb');
    await waitFor(() => expect(status()).toBe('1 result for “zyzzyvb”'));
  });

  it('are shown without the community’s when that fails, which can be retried', async () => {
    const backend = community({
      prompts: new TypeError('Failed to fetch'),
      stories: json({ code: 'XX', message: 'Asleep.' }, 500),
    });
    await search('character');
    await group(/^Articles \d+$/);
    await screen.findByText('Prompts couldn’t be searched');
    const stories = await group(/^Stories$/);
    await stories.findByText('Stories couldn’t be searched');
    expect(stories.getByText('Asleep.')).toBeInTheDocument();
    backend.answers['search_shared_stories'] = [story('A character')];
    fireEvent.click(stories.getByRole('button', { name: 'Retry' }));
    await (await group(/^Stories 1$/)).findByText('by Ada');
  });

  it('suggest what to do when there are none, but not when the search is incomplete', async () => {
    community();
    const { unmount } = await search('zyzzyva');
    expect(await screen.findByRole('heading', { name: 'Nothing found for “zyzzyva”' })).toBeInTheDocument();
    expect(status()).toBe('0 results for “zyzzyva”');
    unmount();
    community({ stories: new TypeError('Failed to fetch') });
    await search('zyzzyvb');
    await screen.findByText('Stories couldn’t be searched');
    expect(screen.queryByText(/Nothing found/)).not.toBeInTheDocument();
  });
});
