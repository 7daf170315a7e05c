// @vitest-environment jsdom
import { fakeNetwork, json } from '@storyloom/shared/testing/network';
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

/** The community's answers, by function; asked for are what it was sent. */
function community({ prompts = [], stories = [] }: { prompts?: Rows; stories?: Rows } = {}) {
  const answers: Record<string, Rows> = { search_inspirations: prompts, search_shared_stories: stories };
  const calls = fakeNetwork(({ name }) => {
    const answer = answers[name] ?? [];
    if (answer instanceof Error) return answer;
    return answer instanceof Response ? answer.clone() : json(answer);
  });
  return {
    answers,
    sent: (called: string) => calls.filter(({ name }) => name === called).map(({ body }) => body),
  };
}

const group = async (name: RegExp) => within(await screen.findByRole('region', { name }));
const box = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search Storyloom' });
const status = () => document.querySelector('[role="status"]')?.textContent;
const isSettled = () => waitFor(() => expect(status()).not.toBe(strings.searching));
const marks = (part: ParentNode) => [...part.querySelectorAll('mark')].map(({ textContent }) => textContent);

async function search(query: string) {
  await renderRemote(remote, { at: `/search?q=${encodeURIComponent(query)}` });
  await waitFor(() => expect(status()).toBeTruthy());
}

describe('the search page', () => {
  it('is called by its heading, and shows places before anything is searched for', async () => {
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

  it.each([
    ['privacy', 'Privacy', '/privacy'],
    ['Terms', 'Terms of use', '/terms'],
    ['cookies', 'Privacy', '/privacy'],
    ['pricing', 'Pricing', '/pricing'],
    ['about', 'About Storyloom', '/about'],
    ['features', 'Features', '/features'],
    ['faq', 'Questions and answers', '/faq'],
    ['help', 'Questions and answers', '/faq'],
    ['romance generator', 'Romance story generator', '/generators/romance'],
    ['curated', 'Curated inspirations', '/inspiration-me'],
    ['login', 'Sign in', '/auth'],
  ])('finds the page that “%s” is about before anything else', async (query, title, path) => {
    community();
    await search(query);
    const [first] = (await group(/^Pages \d+$/)).getAllByRole('link');
    expect([first?.textContent, first?.getAttribute('href')]).toEqual([title, path]);
    expect(screen.getAllByRole('heading', { level: 2 })[0]?.textContent).toMatch(/^Pages/);
  });

  it('finds articles and questions, marks what was found, and leads there', async () => {
    community();
    await search('character');
    const articles = await group(/^Articles \d+$/);
    const [first] = articles.getAllByRole('article');
    expect(first?.querySelector('a')).toHaveAttribute('href', '/blog/character-development');
    expect(marks(first!.querySelector('h3')!)).toEqual(['Character']);
    const questions = await group(/^Questions and answers \d+$/);
    expect(questions.getAllByRole('link')[0]?.getAttribute('href')).toMatch(/^\/faq#/);
    for (const entry of screen.getAllByRole('article')) {
      expect(marks(entry).map((mark) => mark?.toLowerCase())).toContain('character');
    }
    await isSettled();
  });

  it('finds prompts and stories of the community, with their authors', async () => {
    const { sent } = community({
      prompts: [prompt('Lighthouse & sea')],
      stories: [story('The Lighthouse'), story('Old', null)],
    });
    await search(' lighthouse ');
    const prompts = await group(/^Prompts 1$/);
    expect(prompts.getByRole('link', { name: 'Lighthouse & sea' })).toHaveAttribute(
      'href',
      '/inspiration?q=Lighthouse%20%26%20sea',
    );
    expect(prompts.getByText('by Ben')).toBeInTheDocument();
    expect(prompts.getByRole('link', { name: 'All matching prompts' })).toHaveAttribute(
      'href',
      '/inspiration?q=lighthouse',
    );
    const stories = await group(/^Stories 2$/);
    expect(stories.getByRole('link', { name: 'The Lighthouse' })).toHaveAttribute('href', '/s/abc');
    expect(stories.getByRole('link', { name: 'Old' })).toHaveAttribute('href', '/community/story%20Old');
    expect(stories.getAllByText('by Ada')).toHaveLength(2);
    expect(stories.getByRole('link', { name: 'All community stories' })).toHaveAttribute('href', '/community');
    expect(sent('search_inspirations')[0]).toMatchObject({ p_query: 'lighthouse' });
    expect(sent('search_shared_stories')[0]).toEqual({ p_query: 'lighthouse', p_limit: 6 });
  });

  it('says in which language the title and the text of each is, and not what the page made up', async () => {
    const prompts = [
      { ...prompt('El faro'), prompt: 'En el faro de la isla.', language: 'Spanish' },
      { ...prompt('Fantasy Inspiration'), prompt: 'El faro.', language: 'Spanish' },
    ];
    const stories = [
      { ...story('El faro'), language: 'Spanish' },
      { ...story('Le phare'), prompt: 'Le phare est dans le brouillard.', language: 'Klingon' },
    ];
    community({ prompts, stories });
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

  it('shows five of a kind, says that there are more, and counts for those who listen', async () => {
    community({ stories: Array.from({ length: 6 }, (_, index) => story(`Zyzzyva ${index}`)) });
    await search('zyzzyva');
    const stories = await group(/^Stories more than 5$/);
    expect(stories.getAllByRole('article')).toHaveLength(5);
    await isSettled();
    expect(status()).toBe('More than 5 results for “zyzzyva”');
  });

  it('counts one result as one', async () => {
    community({ prompts: [prompt('Zyzzyva')] });
    await search('zyzzyva');
    await isSettled();
    expect(status()).toBe('1 result for “zyzzyva”');
  });

  it('says that nothing was found, and suggests what to do', async () => {
    community();
    await search('zyzzyva');
    expect(await screen.findByRole('heading', { name: 'Nothing found for “zyzzyva”' })).toBeInTheDocument();
    expect(screen.getByText(strings.none.text)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Write a story' })).toHaveAttribute('href', '/generators');
    expect(screen.getByRole('link', { name: 'Get Inspired' })).toHaveAttribute('href', '/inspiration');
    expect(status()).toBe('0 results for “zyzzyva”');
  });

  it('still shows the rest when the community does not answer, and tries again', async () => {
    const backend = community({
      prompts: new TypeError('Failed to fetch'),
      stories: json({ code: 'XX', message: 'Asleep.' }, 500),
    });
    await search('character');
    expect(await group(/^Articles \d+$/)).toBeTruthy();
    expect(await screen.findByText('Prompts couldn’t be searched')).toBeInTheDocument();
    const stories = await group(/^Stories$/);
    expect(await stories.findByText('Stories couldn’t be searched')).toBeInTheDocument();
    expect(stories.getByText('Asleep.')).toBeInTheDocument();
    expect(screen.queryByText(/Nothing found/)).not.toBeInTheDocument();
    backend.answers.search_shared_stories = [story('A character')];
    fireEvent.click(stories.getByRole('button', { name: 'Retry' }));
    expect(await (await group(/^Stories 1$/)).findByText('by Ada')).toBeInTheDocument();
  });

  it('does not say that nothing was found where not everything was searched', async () => {
    community({ stories: new TypeError('Failed to fetch') });
    await search('zyzzyva');
    expect(await screen.findByText('Stories couldn’t be searched')).toBeInTheDocument();
    expect(screen.queryByText(/Nothing found/)).not.toBeInTheDocument();
  });

  it('searches in a pause of the typing, and keeps the search in the address', async () => {
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

  it('stays where it is when the form is sent', async () => {
    community();
    await renderRemote(remote, { at: '/search?q=character' });
    expect(fireEvent.submit(screen.getByRole('search'))).toBe(false);
  });

  it('is a form of its own until the script is there, and says what can’t be done without', () => {
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
    // Written once for every search, so it knows of none.
    expect(form.querySelector('input')?.value).toBe('');
    expect(written.body.textContent).toContain('Popular places');
  });
});
