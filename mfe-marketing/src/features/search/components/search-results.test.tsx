// @vitest-environment jsdom
import { json } from '@storyloom/testing/network';
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { strings } from '../strings.ts';
import { community, group, isSettled, prompt, search, status, story } from '../testing/search-page.ts';

const marks = (part: ParentNode) => [...part.querySelectorAll('mark')].map(({ textContent }) => textContent);

describe('the results of a search', () => {
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
  ])('A search for “%s” finds the page about it before anything else', async (query, title, path) => {
    community();
    await search(query);
    const [first] = (await group(/^Pages \d+$/)).getAllByRole('link');
    expect([first?.textContent, first?.getAttribute('href')]).toEqual([title, path]);
    expect(screen.getAllByRole('heading', { level: 2 })[0]?.textContent).toMatch(/^Pages/);
  });

  it('A search finds articles and questions, marks the hits, and links to them', async () => {
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

  it('A search finds prompts and stories of the community, with their authors', async () => {
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

  it('Titles and texts of results are marked with their language, except titles that the page made up', async () => {
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

  it('A group shows five results and says that there are more, and the number is announced', async () => {
    community({ stories: Array.from({ length: 6 }, (_, index) => story(`Zyzzyva ${index}`)) });
    await search('zyzzyva');
    const stories = await group(/^Stories more than 5$/);
    expect(stories.getAllByRole('article')).toHaveLength(5);
    await isSettled();
    expect(status()).toBe('More than 5 results for “zyzzyva”');
  });

  it('One result is counted in the singular', async () => {
    community({ prompts: [prompt('Zyzzyva')] });
    await search('zyzzyva');
    await isSettled();
    expect(status()).toBe('1 result for “zyzzyva”');
  });

  it('A search without results says so, and suggests what to do', async () => {
    community();
    await search('zyzzyva');
    expect(await screen.findByRole('heading', { name: 'Nothing found for “zyzzyva”' })).toBeInTheDocument();
    expect(screen.getByText(strings.none.text)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Write a story' })).toHaveAttribute('href', '/generators');
    expect(screen.getByRole('link', { name: 'Get Inspired' })).toHaveAttribute('href', '/inspiration');
    expect(status()).toBe('0 results for “zyzzyva”');
  });

  it('A search that the community does not answer still shows the rest, and Retry tries again', async () => {
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

  it('An incomplete search does not say that nothing was found', async () => {
    community({ stories: new TypeError('Failed to fetch') });
    await search('zyzzyva');
    expect(await screen.findByText('Stories couldn’t be searched')).toBeInTheDocument();
    expect(screen.queryByText(/Nothing found/)).not.toBeInTheDocument();
  });
});
