// @vitest-environment jsdom
import { renderRemote } from '@storyloom/testing/render-remote';
import { ADA } from '@storyloom/testing/people';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { remote } from '../../../remote.ts';
import { generate, keepVersions, tell } from '../../../testing/steps.ts';
import { serveStories } from '../../../testing/story-service.ts';
import { versionOf } from '../../../testing/version-of.ts';

let user: UserEvent;

describe('an unfinished story', () => {
  const GO = 'Go to where it stops';

  it('An unfinished story is named above the form, with a button to its end, until it is continued', async () => {
    keepVersions(versionOf('a', { ending: 'stopped', text: '# The Light\n\nOnce upon' }));
    const { streams } = serveStories();
    ({ user } = await renderRemote(remote, { at: '/generators/fantasy', as: ADA }));
    expect(document.body).toHaveTextContent('“The Light” isn’t finished.');
    await user.click(screen.getByRole('button', { name: GO }));
    expect(screen.getByRole('group', { name: 'End of the story' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(screen.queryByRole('button', { name: GO })).not.toBeInTheDocument();
    await tell(streams[0], ' a time.');
    expect(screen.queryByRole('button', { name: GO })).not.toBeInTheDocument();
  });

  it.each(['complete', 'filtered'] as const)(
    'A story that ended as “%s” is not named as unfinished',
    async (ending) => {
      keepVersions(versionOf('a', { ending }));
      serveStories();
      await renderRemote(remote, { at: '/generators/fantasy', as: ADA });
      expect(screen.queryByRole('button', { name: GO })).not.toBeInTheDocument();
    },
  );

  it('A story that was cut short on this visit is not named as unfinished above the form', async () => {
    const { streams } = serveStories();
    await renderRemote(remote, { at: '/generators/fantasy', as: ADA });
    await generate('A lighthouse');
    await tell(streams[0], '# The Light\n\nOnce upon', 'length');
    expect(screen.getByRole('button', { name: 'Continue' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: GO })).not.toBeInTheDocument();
  });
});

describe('unfinished stories of other generators', () => {
  const keepIn = (genre: string, change: Parameters<typeof versionOf>[1]) => {
    localStorage.setItem(`storyloom-draft-${genre}`, JSON.stringify({ prompt: '', shown: genre }));
    localStorage.setItem(`storyloom-story-${genre}-${genre}`, JSON.stringify(versionOf(genre, change)));
  };
  const WAITING = /^Not finished yet:/;

  it('Unfinished stories of other generators are named above the form, each with a link', async () => {
    keepIn('scifi', { ending: 'stopped', text: '# The Beryl\n\nOnce' });
    keepIn('romance', { ending: 'interrupted', text: 'Once' });
    keepIn('children', { ending: 'complete' });
    serveStories();
    await renderRemote(remote, { at: '/generators/fantasy', as: ADA });
    const links = within(await screen.findByText(WAITING)).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['“The Beryl” (Sci-Fi)', '/generators/scifi'],
      ['“Your Generated Story” (Romance)', '/generators/romance'],
    ]);
  });

  it('An unfinished story is named in the generator that the user goes to next', async () => {
    const { streams } = serveStories();
    ({ user } = await renderRemote(remote, { at: '/generators/fantasy', as: ADA }));
    await generate('A lighthouse');
    await tell(streams[0], '# The Light\n\nOnce upon', 'length');
    await user.click(screen.getByRole('link', { name: 'Sci-Fi' }));
    expect(await screen.findByText(WAITING)).toHaveTextContent(/^Not finished yet: “The Light” \(Fantasy\)$/);
  });

  it('Stories that are saved or can’t be read are not named as unfinished', async () => {
    keepIn('scifi', { ending: 'stopped', saved: true });
    keepIn('romance', { ending: 'stopped' });
    localStorage.setItem('storyloom-story-romance-romance', '{"id":');
    serveStories();
    await renderRemote(remote, { at: '/generators/fantasy', as: ADA });
    await new Promise(requestAnimationFrame);
    expect(screen.queryByText(WAITING)).not.toBeInTheDocument();
    expect(localStorage.getItem('storyloom-story-romance-romance')).toBe('{"id":');
  });
});

describe('the row of a saved story', () => {
  it.each([
    ['stopped', true],
    ['lost', true],
    ['length', true],
    ['complete', undefined],
  ] as const)(
    'A story that ended as “%s” is saved with the mark that it is unfinished, when it is',
    async (ending, unfinished) => {
      keepVersions(versionOf('a', { ending, text: 'Once upon' }));
      const { requests } = serveStories({ rows: () => new Response(null, { status: 201 }) });
      ({ user } = await renderRemote(remote, { at: '/generators/fantasy', as: ADA }));
      await user.click(screen.getByRole('button', { name: 'Save AI-Generated Story to Your Collection' }));
      const saved = () => requests.filter(({ path, method }) => path === '/rest/v1/user_stories' && method === 'POST');
      await waitFor(() => expect(saved()).toHaveLength(1));
      const sent = saved()[0]?.body as { options: { unfinished?: boolean } };
      expect(sent.options.unfinished).toBe(unfinished);
    },
  );
});
