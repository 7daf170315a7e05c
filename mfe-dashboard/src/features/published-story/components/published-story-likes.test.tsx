// @vitest-environment jsdom
import { user } from '@storyloom/testing/user';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { backend } from '@storyloom/testing/backend';
import { expectToast, fill, toasts } from '@storyloom/testing/page';
import { atRest, place, renderRemote } from '@storyloom/testing/render-remote';
import { remote } from '../../../remote.ts';
import { announcements } from '@storyloom/testing/announcements';
import { ADA } from '@storyloom/testing/rows';
import { signIn } from '@storyloom/testing/session';
import { above, ADDRESS, below, DATE, factsAre, isThere, row } from '../testing/the-light.ts';
describe('a shared story', () => {
  it('A user can like a shared story, take the like back, and report it once', async () => {
    backend.community.rows = [row];
    await renderRemote(remote, { at: ADDRESS, as: ADA });
    await isThere();
    await user.click(within(above()).getByRole('button', { name: 'Like: The Light' }));
    await within(below()).findByRole('button', { name: 'Liked: The Light' });
    await factsAre('by Mina', DATE, '5 views', '3 likes');
    // The second button, at the end of the story.
    await user.click(within(below()).getByRole('button', { name: 'Liked: The Light' }));
    await within(above()).findByRole('button', { name: 'Like: The Light' });
    await factsAre('by Mina', DATE, '5 views', '2 likes');
    await atRest();
    expect(backend.sent('toggle_story_like').map(({ p_liked: liked }) => liked)).toEqual([true, false]);
    backend.cutOff('toggle_story_like');
    await user.click(within(below()).getByRole('button', { name: 'Like: The Light' }));
    await expectToast(
      'Failed to update like\nStoryloom can’t be reached just now. Check your connection and try again.',
    );
    await factsAre('by Mina', DATE, '5 views', '2 likes');

    await user.click(screen.getByRole('button', { name: 'Report “The Light”' }));
    await fill(screen.getByLabelText('What is wrong with it?'), 'copied');
    await user.click(screen.getByRole('button', { name: 'Send report' }));
    await expectToast('Thank you. The people who run this site will take a look.');
    expect(backend.community.reports).toEqual([{ person: ADA, id: row.id, reason: 'copied', note: '' }]);
  });

  it('A like is announced once, with the number of likes on the page', async () => {
    backend.community.rows = [row];
    await renderRemote(remote, { at: ADDRESS, as: ADA });
    await isThere();
    await factsAre('by Mina', DATE, '5 views', '2 likes');
    const said = announcements();
    await user.click(within(below()).getByRole('button', { name: 'Like: The Light' }));
    await waitFor(() => expect(said).toEqual(['Liked. It has 3 likes.']));
    await user.click(within(below()).getByRole('button', { name: 'Liked: The Light' }));
    await waitFor(() => expect(said).toEqual(['Liked. It has 3 likes.', 'Like removed. It has 2 likes.']));
    await atRest();
    expect(said).toHaveLength(2);
  });

  it('A guest who likes at the end of a story comes back there after signing in, and the like is sent', async () => {
    backend.community.rows = [row];
    await renderRemote(remote, { at: ADDRESS });
    await isThere();
    await user.click(within(below()).getByRole('button', { name: 'Like: The Light' }));
    await waitFor(() => expect(toasts()).toEqual(['You must be signed in to like stories\nSign in']));
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(place().at).toBe('/auth'));
    const returnTo = `${ADDRESS}#like-end-${row.id}`;
    expect(place().state).toEqual({ returnTo, purpose: { action: 'like', title: 'The Light' } });
    await signIn(ADA);
    await renderRemote(remote, { at: returnTo });
    await waitFor(() => expect(within(below()).getByRole('button', { name: 'Liked: The Light' })).toHaveFocus());
    await atRest();
    expect(backend.sent('toggle_story_like')).toMatchObject([{ p_liked: true }]);
  });
});

it('A report that can’t be sent says so and keeps what was typed', async () => {
  backend.community.rows = [row];
  await renderRemote(remote, { at: ADDRESS, as: ADA });
  await isThere();
  await user.click(screen.getByRole('button', { name: 'Report “The Light”' }));
  await fill(screen.getByLabelText('Anything to add? (optional)'), 'See page 2');
  backend.cutOff('report_content');
  await user.click(screen.getByRole('button', { name: 'Send report' }));
  await expectToast('Your report could not be sent. Please try again.');
  expect(screen.getByLabelText('Anything to add? (optional)')).toHaveValue('See page 2');
});
