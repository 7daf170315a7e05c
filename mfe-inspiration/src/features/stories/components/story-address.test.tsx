// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { backend } from '@storyloom/testing/backend';
import { goBack, place, renderRemote } from '@storyloom/testing/render-remote';
import { remote } from '../../../remote.ts';
import { ADA, MINA, sharedRow } from '@storyloom/testing/rows';

const row = sharedRow(1, { title: 'The Light' });
const address = `/community/${row.id}`;
const PRIVATE = { is_public: false, share_id: null };
const HIDDEN = { hidden_at: '2026-03-05T12:00:00+00:00' };

describe('the address of a story', () => {
  it.each([
    ['a guest', null, {}],
    ['its author, even when it is hidden', MINA, HIDDEN],
  ])('leads %s to where it is read, and Back does not return to it', async (_case, person, values) => {
    backend.community.rows = [{ ...row, ...values }];
    await renderRemote(remote, { at: address, as: person });
    await waitFor(() => expect(place().at).toBe('/s/link-1'));
    expect(backend.sent('read_shared_story')).toEqual([{ p_id: row.id }]);
    await goBack();
    expect(place().at).toBe('/before');
  });

  it('leads the author of a private story to it by its id, since it has no link', async () => {
    backend.community.rows = [{ ...row, ...PRIVATE, user_id: ADA }];
    await renderRemote(remote, { at: address, as: ADA });
    await waitFor(() => expect(place().at).toBe(`/s/${row.id}`));
    expect(backend.sent('read_shared_story')).toEqual([{ p_id: row.id }]);
  });

  it.each([
    ['is private to another user', address, PRIVATE],
    ['has a malformed id', '/community/nonsense', {}],
  ])('finds no story that %s', async (_case, at, values) => {
    backend.community.rows = [{ ...row, ...values }];
    await renderRemote(remote, { at: at, as: ADA });
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Story Not Found' }).tagName).toBe('H1'));
    expect(document.title).toBe('Story Not Found · Storyloom');
    expect(document.body).not.toHaveTextContent('The Light');
    expect(place().at).toBe(at);
  });
});
