// @vitest-environment jsdom
import { backend } from '@storyloom/testing/backend';
import { card, facts, returnToPage, titles } from '@storyloom/testing/page';
import { renderRemote } from '@storyloom/testing/render-remote';
import { ADA, promptRow, sharedRow } from '@storyloom/testing/rows';
import { waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { remote } from '../remote.ts';
import { row, id } from '../testing/lists.ts';

describe('returning to a list', () => {
  it.each([
    ['/inspiration', 'Prompts', 'inspiration', ['by Mina', '8 likes', '5 uses']],
    ['/community', 'Stories', 'story', ['by Mina', '6 views', '8 likes']],
  ] as const)(
    'A user who returns to %s sees new counts and likes in the same order, without what was made private',
    async (at, list, kind, counts) => {
      backend.community.prompts = [promptRow(2, { likes_count: 5 }), promptRow(1, row), promptRow(3)];
      backend.community.rows = [sharedRow(3), sharedRow(2), sharedRow(1, row)];
      await renderRemote(remote, { at: at, as: ADA });
      await waitFor(() => expect(titles(list)).toHaveLength(3));
      const before = titles(list);
      backend.community.change(id, { likes_count: 8, uses_count: 5, views_count: 6 });
      backend.community.likes[kind].add(`${ADA} ${id}`);
      // The author of one makes it private.
      backend.community.change(promptRow(3).id, { is_public: false });
      await returnToPage();
      await waitFor(() => expect(facts(card('The Lamp', list))).toEqual(counts));
      expect(within(card('The Lamp', list)).getByRole('button', { name: 'Liked: The Lamp' })).toBeVisible();
      expect(titles(list)).toEqual(before.filter((title) => !title.endsWith(' 3')));
    },
  );
});
