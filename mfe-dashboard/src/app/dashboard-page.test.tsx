// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { deferred } from '../../../testing/deferred.ts';
import { FakeBackend } from '../../../testing/fake-backend.ts';
import { address, outline, renderAt } from '../../../testing/render-at.tsx';
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

const titles = () =>
  within(screen.getByRole('list'))
    .getAllByRole('heading')
    .map((heading) => heading.textContent);
const card = (title: string) => within(screen.getByRole('heading', { name: title }).closest('li') as HTMLElement);
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

describe('the dashboard', () => {
  it('has a title, one h1 and the ways to write and to be inspired', async () => {
    backend.rows = [storyRow(1)];
    renderAt('/dashboard');
    await screen.findByText('Story 1');
    expect(document.title).toBe('Dashboard · Storyloom');
    expect(outline()).toEqual([1, 2]);
    expect(hrefOf('Create New Story')).toBe('/generators');
    expect(hrefOf('Get Inspired')).toBe('/inspiration');
  });

  it('has exactly the tabs that lead somewhere, and settings with the way to the generators', async () => {
    renderAt('/dashboard');
    const tabs = await screen.findAllByRole('tab');
    expect(tabs.map((tab) => tab.textContent)).toEqual(['My Stories', 'Account Settings']);

    await userEvent.click(screen.getByRole('tab', { name: 'Account Settings' }));
    const panel = within(screen.getByRole('tabpanel'));
    expect(panel.getByRole('heading', { name: 'Story Preferences' }).tagName).toBe('H2');
    expect(panel.getByRole('link').getAttribute('href')).toBe('/generators');
  });
});

describe('My Stories', () => {
  it("lists the person's own stories, newest first, and asks for no one else's", async () => {
    backend.rows = [storyRow(2), storyRow(9), storyRow(5), storyRow(7, { user_id: 'somebody else' })];
    renderAt('/dashboard');
    await screen.findByText('Story 9');
    expect(titles()).toEqual(['Story 9', 'Story 5', 'Story 2']);
    expect(screen.getByText('3 stories, newest first')).toBeTruthy();
  });

  it('shows of each story its title, prompt, genre and date, and leads to it', async () => {
    backend.rows = [storyRow(4, { title: 'La Lampe', language: 'French', generator_id: 'scifi', prompt: 'A lamp' })];
    renderAt('/dashboard');
    await screen.findByText('La Lampe');
    const story = card('La Lampe');
    expect(story.getByRole('link', { name: 'La Lampe' }).getAttribute('href')).toBe(`/story/${storyRow(4).id}`);
    expect(story.getByText('La Lampe').lang).toBe('fr');
    expect(story.getByText('A lamp')).toBeTruthy();
    expect(story.getByRole('link', { name: 'Sci-Fi' }).getAttribute('href')).toBe('/generators/scifi');
    const date = story.getByText('March 4, 2026');
    expect(date.getAttribute('datetime')).toBe('2026-03-04T12:00:00+00:00');
  });

  it('clamps a long prompt to three lines', async () => {
    backend.rows = [storyRow(1, { prompt: 'word '.repeat(500) })];
    renderAt('/dashboard');
    const prompt = await screen.findByText(/^word word/);
    expect(getComputedStyle(prompt).getPropertyValue('-webkit-line-clamp')).toBe('3');
  });

  it.each(['unknown', 'westerns'])('links no generator for a story of %s', async (generatorId) => {
    backend.rows = [storyRow(1, { generator_id: generatorId })];
    renderAt('/dashboard');
    const genre = await screen.findByText('Unknown genre');
    expect(genre.closest('a')).toBeNull();
    expect(card('Story 1').getAllByRole('link')).toHaveLength(1);
  });

  it('calls a story without a title Untitled Story, and shows no date where there is none', async () => {
    backend.rows = [storyRow(1, { title: null, created_at: '' })];
    renderAt('/dashboard');
    expect(await screen.findByRole('link', { name: 'Untitled Story' })).toBeTruthy();
    expect(document.querySelector('time')).toBeNull();
  });

  it('shows skeletons while loading, and invites to write where there is nothing', async () => {
    const answer = deferred<Response>();
    backend.instead.set('GET', () => answer.promise);
    renderAt('/dashboard');
    expect(await screen.findByText('Loading your stories…')).toBeTruthy();
    expect(screen.queryByText('No stories yet')).toBeNull();

    answer.resolve(Response.json([]));
    expect(await screen.findByRole('heading', { name: 'No stories yet', level: 2 })).toBeTruthy();
    expect(hrefOf('Write your first story')).toBe('/generators');
    expect(screen.queryByText('Loading your stories…')).toBeNull();
  });

  it('says that the list failed, keeps Retry under the finger, and gives focus to the list that comes', async () => {
    backend.refuse('GET', 'the database is resting');
    renderAt('/dashboard');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Failed to load your stories');
    expect(alert.textContent).toContain('the database is resting');
    expect(screen.queryByText('No stories yet')).toBeNull();

    const answer = deferred<Response>();
    backend.instead.set('GET', () => answer.promise);
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    const busy = await screen.findByRole('button', { name: 'Trying again…' });
    expect(document.activeElement).toBe(busy);

    answer.resolve(Response.json([storyRow(3)]));
    await screen.findByText('Story 3');
    expect(screen.queryByRole('alert')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Your stories' })));
  });

  it('keeps what was there when reading it again fails, until Retry succeeds', async () => {
    backend.rows = [storyRow(1)];
    const { client } = renderAt('/dashboard');
    await screen.findByText('Story 1');

    backend.refuse('GET', 'no');
    await client.refetchQueries();
    expect((await screen.findByRole('alert')).textContent).toContain('Failed to load your stories');
    expect(titles()).toEqual(['Story 1']);

    backend.instead.delete('GET');
    backend.rows = [storyRow(1), storyRow(2)];
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await screen.findByText('Story 2');
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });
});

it('leads from a card to the story itself', async () => {
  backend.rows = [storyRow(6)];
  renderAt('/dashboard');
  await userEvent.click(await screen.findByRole('link', { name: 'Story 6' }));
  expect(await screen.findByRole('heading', { name: 'Story 6', level: 1 })).toBeTruthy();
  expect(address().at).toBe(`/story/${storyRow(6).id}`);
});
