// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { deferred } from '../../../testing/deferred.ts';
import { FakeBackend } from '../../../testing/fake-backend.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import { configureSite, storeSession, USER_ID } from '../../../testing/session.ts';
import { storyRow } from '../../../testing/stories.ts';

const QUESTION = 'Are you sure you want to delete this story?';

let backend: FakeBackend;
beforeAll(() => {
  configureSite();
  storeSession();
});
beforeEach(() => {
  backend = new FakeBackend();
  backend.rows = [storyRow(1), storyRow(2), storyRow(3)];
  backend.install();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const deleteButton = (title: string) => screen.getByRole('button', { name: `Delete “${title}”` });
const storyLink = (title: string) => screen.getByRole('link', { name: title });
const deletions = () => backend.requests.filter(({ method }) => method === 'DELETE');

async function ask(title: string) {
  renderAt('/dashboard');
  await screen.findByText(title);
  await userEvent.click(deleteButton(title));
  return within(screen.getByRole('alertdialog', { name: QUESTION }));
}

async function deleteShown() {
  await userEvent.click(screen.getByRole('button', { name: 'Delete story' }));
}

describe('deleting a story', () => {
  it('asks first, naming the story; Cancel deletes nothing and gives focus back', async () => {
    const dialog = await ask('Story 2');
    expect(dialog.getByText('“Story 2” will be gone for good.')).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(deleteButton('Story 2')));
    expect(deletions()).toEqual([]);
  });

  it('deletes that story, as that person, says so, and reads the list again', async () => {
    await ask('Story 2');
    // Somewhere else a story was saved meanwhile: only a list read again can show it.
    backend.rows.push(storyRow(8));
    await deleteShown();
    expect(await screen.findByText('Story deleted successfully!')).toBeTruthy();
    await screen.findByText('Story 8');
    expect(screen.queryByText('Story 2')).toBeNull();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(deletions()).toHaveLength(1);
    const query = deletions()[0]?.url.searchParams;
    expect(query?.get('id')).toBe(`eq.${storyRow(2).id}`);
    expect(query?.get('user_id')).toBe(`eq.${USER_ID}`);
    expect(backend.rows.map(({ title }) => title)).toEqual(['Story 1', 'Story 3', 'Story 8']);
  });

  it('takes the story off the page even when the list cannot be read again', async () => {
    await ask('Story 2');
    backend.refuse('GET', 'no');
    await deleteShown();
    await waitFor(() => expect(screen.queryByText('Story 2')).toBeNull());
    expect(storyLink('Story 3')).toBeTruthy();
  });

  it('moves focus to the card that took its place', async () => {
    await ask('Story 2');
    await deleteShown();
    await waitFor(() => expect(document.activeElement).toBe(storyLink('Story 1')));
  });

  it('moves focus to the card before when it was the last one', async () => {
    await ask('Story 1');
    await deleteShown();
    await waitFor(() => expect(document.activeElement).toBe(storyLink('Story 2')));
  });

  it('moves focus to the section when none is left, and invites to write', async () => {
    backend.rows = [storyRow(1)];
    await ask('Story 1');
    await deleteShown();
    expect(await screen.findByText('No stories yet')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Your stories' })));
  });

  it('says while it is deleting, and deletes once however often the button is pressed', async () => {
    await ask('Story 3');
    const answer = deferred<Response>();
    backend.instead.set('DELETE', () => answer.promise);
    await deleteShown();
    await userEvent.click(await screen.findByRole('button', { name: 'Deleting…' }));
    expect(deletions()).toHaveLength(1);
    expect(screen.getByText('Story 3')).toBeTruthy();
    answer.resolve(new Response(null, { status: 204 }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  it('can be left while it waits, and leaves the next question alone when it is done', async () => {
    const dialog = await ask('Story 3');
    const answer = deferred<Response>();
    backend.instead.set('DELETE', () => answer.promise);
    await deleteShown();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(deleteButton('Story 1'));
    expect(screen.getByRole('button', { name: 'Delete story' })).toBeTruthy();

    backend.rows = [storyRow(1), storyRow(2)];
    answer.resolve(new Response(null, { status: 204 }));
    await waitFor(() => expect(screen.queryByText('Story 3')).toBeNull());
    expect(screen.getByText('“Story 1” will be gone for good.')).toBeTruthy();
  });

  it.each([
    ['the database refuses', () => Response.json({ code: '42501', message: 'no' }, { status: 403 })],
    ['the network is gone', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('keeps the story, says that it failed and gives focus back when %s', async (_why, answer) => {
    await ask('Story 2');
    backend.instead.set('DELETE', answer);
    await deleteShown();
    expect(await screen.findByText('Failed to delete story')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(deleteButton('Story 2')));
  });
});
