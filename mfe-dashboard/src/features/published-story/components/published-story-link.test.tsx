// @vitest-environment jsdom
import { user } from '@storyloom/testing/user';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { backend } from '@storyloom/testing/backend';
import { place, goBack, renderRemote } from '@storyloom/testing/render-remote';
import { remote } from '../../../remote.ts';
import { ADA, MINA } from '@storyloom/testing/people';
import { robots, row, ADDRESS, page, isThere } from '../testing/the-light.ts';

describe('the link of a shared story', () => {
  it('The link of an unlisted story opens it for anyone, and asks search engines to skip it', async () => {
    backend.community.rows = [{ ...row, is_public: false, is_unlisted: true }];
    await renderRemote(remote, { at: ADDRESS });
    await isThere();
    expect(page().textContent).toContain('Only people with the link can read it');
    expect(robots()).toBeInTheDocument();
    expect(backend.sent('count_story_view')).toHaveLength(1);
  });

  it('The link of a hidden story opens it for its owner, who is told that it is hidden', async () => {
    backend.community.rows = [{ ...row, hidden_at: '2026-03-05T12:00:00+00:00' }];
    await renderRemote(remote, { at: ADDRESS, as: MINA });
    await isThere();
    expect(page().textContent).toContain('Hidden by the people who run this site');
    expect(robots()).toBeInTheDocument();
  });

  it('The owner opens a private story by its id', async () => {
    backend.community.rows = [{ ...row, is_public: false, share_id: null }];
    await renderRemote(remote, { at: `/s/${row.id}`, as: MINA });
    await isThere();
    expect(page().textContent).toContain('Only you can read it');
    expect(robots()).toBeInTheDocument();
  });

  it('Leaving the page removes what the server wrote into the head', async () => {
    backend.community.rows = [row];
    const preview = document.createElement('meta');
    preview.dataset['shared'] = '';
    document.head.append(preview);
    await renderRemote(remote, { at: ADDRESS });
    await isThere();
    expect(preview.isConnected).toBe(true);
    await user.click(screen.getByRole('link', { name: 'All stories' }));
    await waitFor(() => expect(place().at).toBe('/community'));
    expect(preview.isConnected).toBe(false);
  });

  it('A link is checked at each visit, and no longer opens a story that was taken back', async () => {
    backend.community.rows = [row];
    await renderRemote(remote, { at: ADDRESS, as: ADA });
    await isThere();
    await user.click(screen.getByRole('link', { name: 'All stories' }));
    await waitFor(() => expect(place().at).toBe('/community'));
    backend.community.change(row.id, { is_public: false, share_id: null });
    await goBack();
    await screen.findByRole('heading', { name: 'Story Not Found' });
    expect(page().textContent).not.toContain('It was dark.');
  });

  it.each([
    ['leads to a hidden story', ADDRESS, { hidden_at: '2026-03-05T12:00:00+00:00' }],
    ['was taken back', ADDRESS, { is_public: false, share_id: null }],
    ['was replaced by a new one', ADDRESS, { share_id: 'link-2' }],
    ['does not exist', '/s/link-9', {}],
    ['is the story’s id', `/s/${row.id}`, {}],
  ])('A link that %s is not found', async (_case, at, values) => {
    backend.community.rows = [{ ...row, ...values }];
    await renderRemote(remote, { at: at, as: ADA });
    await screen.findByRole('heading', { name: 'Story Not Found' });
    expect(screen.getByRole('heading', { name: 'Story Not Found' }).tagName).toBe('H1');
    expect(document.title).toBe('Story Not Found · Storyloom');
    expect(robots()).toBeInTheDocument();
    expect(page().textContent).toContain('Its author may have taken it back, or the address may be wrong.');
    expect(page().textContent).not.toContain('It was dark.');
    expect(backend.sent('count_story_view')).toEqual([]);
    expect(screen.getByRole('link', { name: 'All stories' })).toHaveAttribute('href', '/community');
  });

  it.each([
    ['The database is resting.', 'Failed to load story: The database is resting.'],
    ['the backend does not answer', 'Failed to load story: Storyloom can’t be reached just now.'],
  ])('A story that can’t be loaded (%s) shows “%s” until Retry loads it', async (reason, message) => {
    backend.community.rows = [row];
    if (reason === 'the backend does not answer') backend.cutOff('read_shared_link');
    else backend.refuse('read_shared_link', reason);
    const release = backend.hold('read_shared_link');
    const visit = renderRemote(remote, { at: ADDRESS });
    await waitFor(() => expect(page().textContent).toContain('Loading the story…'));
    release();
    await visit;
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(message));
    expect([document.title, screen.queryByRole('heading', { name: 'Story Not Found' }) !== null]).toEqual([
      'A shared story · Storyloom',
      false,
    ]);
    expect(screen.getByRole('link', { name: 'All stories' })).toHaveAttribute('href', '/community');
    backend.recover('read_shared_link');
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await isThere();
    await waitFor(() => expect(screen.getByRole('heading', { name: 'The Light' })).toHaveFocus());
  });
});
