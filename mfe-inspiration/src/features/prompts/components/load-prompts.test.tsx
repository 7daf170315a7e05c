// @vitest-environment jsdom
import { user } from '@storyloom/testing/user';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { backend } from '@storyloom/testing/backend';
import { UNREACHABLE, expectToast, titles } from '@storyloom/testing/page';
import { renderRemote } from '@storyloom/testing/render-remote';
import { remote } from '../../../remote.ts';
import { promptRow, several } from '@storyloom/testing/rows';
import { PROMPTS, statuses } from '../testing/prompt-list.ts';

describe('Load More Prompts', () => {
  it('Ten prompts have no Load More button', async () => {
    backend.community.prompts = several(10, promptRow);
    await renderRemote(remote, { at: '/inspiration' });
    await waitFor(() => expect(titles(PROMPTS)).toHaveLength(10));
    expect(screen.queryByRole('button', { name: 'Load More Prompts' })).not.toBeInTheDocument();
    expect(screen.getByRole('region', { name: PROMPTS })).toHaveTextContent('All 10 shown');
  });

  it('Load More brings up to ten prompts at a time, and none twice while others share and like', async () => {
    backend.community.prompts = several(21, (n) => promptRow(n, { likes_count: 100 - n }));
    await renderRemote(remote, { at: '/inspiration' });
    await waitFor(() => expect(titles(PROMPTS)).toHaveLength(10));
    expect(screen.getByRole('region', { name: PROMPTS })).toHaveTextContent('10 of 21 shown');
    const first = titles(PROMPTS);
    expect([first[0], first[9]]).toEqual(['Prompt 1', 'Prompt 10']);

    backend.community.prompts.push(promptRow(90, { likes_count: 500 }), promptRow(91, { likes_count: 400 }));
    // A prompt that is already shown moves to the next page, which therefore adds only nine.
    backend.community.change(promptRow(10).id, { likes_count: 85 });
    const goOn = backend.hold('search_inspirations');
    await user.click(screen.getByRole('button', { name: 'Load More Prompts' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Loading…' })).toHaveAttribute('aria-busy', 'true'));
    goOn();
    await waitFor(() => expect(titles(PROMPTS)).toHaveLength(19));
    expect(document.activeElement?.textContent).toBe(titles(PROMPTS)[10]);
    expect(statuses()).toContain('9 more. 19 of 21 shown.');
    await user.click(screen.getByRole('button', { name: 'Load More Prompts' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Load More Prompts' })).not.toBeInTheDocument());
    expect(titles(PROMPTS).toSorted()).toEqual(several(21, (n) => `Prompt ${n}`).toSorted());
    expect(titles(PROMPTS).slice(0, 10)).toEqual(first);
    expect(backend.sent('search_inspirations').map(({ p_limit: limit }) => limit)).toEqual([11, 14, 11, 11, 11]);
    expect(document.activeElement?.textContent).toBe(titles(PROMPTS)[19]);
    expect(statuses()).toContain('2 more. All 21 shown.');
  });

  it('A Load More that fails says so, keeps the list, and can be tried again', async () => {
    backend.community.prompts = several(11, promptRow);
    await renderRemote(remote, { at: '/inspiration' });
    await waitFor(() => expect(titles(PROMPTS)).toHaveLength(10));
    backend.cutOff('search_inspirations');
    await user.click(screen.getByRole('button', { name: 'Load More Prompts' }));
    await expectToast('Failed to load inspirations', UNREACHABLE);
    expect(titles(PROMPTS)).toHaveLength(10);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    backend.recover('search_inspirations');
    await user.click(screen.getByRole('button', { name: 'Load More Prompts' }));
    await waitFor(() => expect(titles(PROMPTS)).toHaveLength(11));
  });
});

describe('a list that cannot be loaded', () => {
  it.each([
    ['the database refuses', 'Failed to load inspirations', 'The database is resting.'],
    ['no answer comes', 'An error occurred while loading inspirations', 'Check your connection'],
  ])(
    'A list that cannot be loaded because %s says “%s” and why, and Retry loads it',
    async (_case, message, reason) => {
      backend.community.prompts = [promptRow(1)];
      if (reason === 'The database is resting.') backend.refuse('search_inspirations', reason);
      else backend.cutOff('search_inspirations');
      await renderRemote(remote, { at: '/inspiration' });
      await waitFor(() => expect(screen.getByRole('alert')).toBeTruthy());
      expect(screen.getByRole('alert')).toHaveTextContent(message);
      expect(screen.getByRole('alert')).toHaveTextContent(reason);
      expect(screen.queryByRole('heading', { name: 'No prompts yet' })).not.toBeInTheDocument();
      // One retry (spec 9) each for the list and for the favorites.
      await waitFor(() => expect(backend.sent('search_inspirations')).toHaveLength(4));

      const goOn = backend.hold('search_inspirations');
      await user.click(screen.getByRole('button', { name: 'Retry' }));
      await screen.findByRole('button', { name: 'Trying again…' });
      backend.recover('search_inspirations');
      goOn();
      await waitFor(() => expect(titles(PROMPTS)).toEqual(['Prompt 1']));
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
      await waitFor(() => expect(screen.getByRole('region', { name: PROMPTS })).toHaveFocus());
    },
  );
});
