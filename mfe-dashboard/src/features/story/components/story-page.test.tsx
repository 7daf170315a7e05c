// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { deferred } from '../../../testing/deferred.ts';
import { FakeBackend, type StoryRow } from '../../../testing/fake-backend.ts';
import { outline, renderAt } from '../../../testing/render-at.tsx';
import { configureSite, storeSession } from '../../../testing/session.ts';
import { storyRow } from '../../../testing/stories.ts';

let backend: FakeBackend;
beforeAll(() => {
  configureSite();
  storeSession();
});
beforeEach(() => {
  backend = new FakeBackend();
  backend.install();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function open(values: Partial<StoryRow> = {}) {
  backend.rows = [storyRow(1, values)];
  renderAt(`/story/${storyRow(1).id}`);
  return screen.findByRole('article');
}
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

describe('a story', () => {
  it('shows its title as the only h1 and in the tab, its prompt and its date', async () => {
    await open({ title: 'The Lamp', prompt: 'A lamp that lies', story: '# The Lamp\n\nOnce.' });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('The Lamp');
    expect(document.title).toBe('The Lamp · Storyloom');
    expect(document.querySelector('meta[name="description"]')?.getAttribute('content')).toBe('A lamp that lies');
    expect(screen.getByText('A lamp that lies')).toBeTruthy();
    expect(screen.getByText('March 1, 2026')).toBeTruthy();
  });

  it('leads to another story of its genre', async () => {
    await open({ generator_id: 'children' });
    expect(hrefOf("Create another Children's story")).toBe('/generators/children');
  });

  it('leads to all generators when its genre is unknown', async () => {
    await open({ generator_id: 'unknown' });
    expect(hrefOf('Create another story')).toBe('/generators');
  });

  it('is set line by line: large and smaller headings, paragraphs, no blank lines', async () => {
    const article = await open({
      title: 'Day',
      story: '# Day\n\nDawn.\n\n# Noon\n## Kitchen\r\n### Table\n\n\nBread.',
    });
    expect([...article.children].map(({ tagName, textContent }) => [tagName, textContent])).toEqual([
      ['P', 'Dawn.'],
      ['H2', 'Noon'],
      ['H3', 'Kitchen'],
      ['H3', 'Table'],
      ['P', 'Bread.'],
    ]);
    const [noon, kitchen] = within(article).getAllByRole('heading') as [HTMLElement, HTMLElement];
    expect(getComputedStyle(noon).fontSize).toBe('var(--font-size-display-sm)');
    expect(getComputedStyle(kitchen).fontSize).toBe('var(--font-size-xl)');
    expect(outline()).toEqual([1, 2, 3, 3, 2]);
  });

  it('is set with the emphasis of its lines, headings as well, and with nothing else that it may look like', async () => {
    const article = await open({
      title: 'Day',
      story: '# Day\n\n## The *last* one\n\nShe **ran**, <b>fast</b>.\n\n* * *',
    });
    expect(Array.from(article.children, ({ innerHTML }) => innerHTML)).toEqual([
      'The <em>last</em> one',
      'She <strong>ran</strong>, &lt;b&gt;fast&lt;/b&gt;.',
      '* * *',
    ]);
  });

  it('says in what language it is written', async () => {
    const article = await open({ title: '灯', language: 'Chinese', story: '# 灯\n从前。' });
    expect(article.lang).toBe('zh-Hans');
    expect(screen.getByText('灯').lang).toBe('zh-Hans');
  });

  it('is read the way its reader likes', async () => {
    const article = await open({ generator_id: 'scifi' });
    expect(article.dataset).toMatchObject({ genre: 'scifi', size: 'md', paper: 'auto' });
    fireEvent.click(screen.getByRole('button', { name: 'Reading settings' }));
    fireEvent.click(screen.getByRole('radio', { name: 'Sepia' }));
    expect(article.dataset['paper']).toBe('sepia');
    fireEvent.click(screen.getByRole('radio', { name: 'Auto' }));
  });

  it('offers the next steps', async () => {
    await open();
    const steps = within(screen.getByRole('navigation', { name: 'What next?' }));
    expect(steps.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/dashboard',
      '/generators',
      '/inspiration',
    ]);
  });

  it('folds a long prompt, and shows all of it on demand', async () => {
    await open({ prompt: 'A very long wish. '.repeat(100) });
    const toggle = screen.getByRole('button', { name: 'Show the whole prompt' });
    const prompt = document.getElementById(toggle.getAttribute('aria-controls') ?? '') as HTMLElement;
    expect(getComputedStyle(prompt).getPropertyValue('-webkit-line-clamp')).toBe('4');
    await userEvent.click(toggle);
    expect(getComputedStyle(prompt).getPropertyValue('-webkit-line-clamp')).toBe('none');
    expect(toggle.getAttribute('aria-expanded')).toBe('true');
  });
});

describe('a story that is not there', () => {
  it.each(['00000000-0000-4000-8000-000000000404', 'no-uuid'])('is not found at %s, with ways on', async (id) => {
    renderAt(`/story/${id}`);
    expect(await screen.findByRole('heading', { name: 'Story Not Found', level: 1 })).toBeTruthy();
    expect(document.title).toBe('Story Not Found · Storyloom');
    expect(hrefOf('Back to My Stories')).toBe('/dashboard');
    expect(hrefOf('Create New Story')).toBe('/generators');
    expect(outline()).toEqual([1]);
  });

  it('shows a skeleton until that is known', async () => {
    const answer = deferred<Response>();
    backend.instead.set('GET', () => answer.promise);
    renderAt('/story/00000000-0000-4000-8000-000000000404');
    expect(await screen.findByText('Loading your story…')).toBeTruthy();
    await waitFor(() => expect(backend.requests).toHaveLength(1));
    expect(screen.queryByText('Story Not Found')).toBeNull();
    answer.resolve(Response.json([]));
    expect(await screen.findByText('Story Not Found')).toBeTruthy();
  });
});

describe('a lookup that failed', () => {
  it('says why, is not mistaken for a missing story, and recovers with Retry', async () => {
    backend.rows = [storyRow(1)];
    backend.refuse('GET', 'the database is resting');
    renderAt(`/story/${storyRow(1).id}`);
    expect((await screen.findByRole('alert')).textContent).toContain('Failed to load story: the database is resting');
    expect(screen.queryByText('Story Not Found')).toBeNull();
    expect(hrefOf('Back to My Stories')).toBe('/dashboard');
    expect(outline()).toEqual([1]);

    // Failing again keeps Retry where it is.
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(backend.requests).toHaveLength(2));
    expect(await screen.findByRole('button', { name: 'Retry' })).toBe(document.activeElement);

    backend.instead.delete('GET');
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    const heading = await screen.findByRole('heading', { name: 'Story 1', level: 1 });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
