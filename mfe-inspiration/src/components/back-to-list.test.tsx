// @vitest-environment jsdom
import { user } from '@storyloom/testing/user';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { backend } from '@storyloom/testing/backend';
import { titles } from '@storyloom/testing/page';
import { goBack, goTo, renderRemote } from '@storyloom/testing/render-remote';
import { remote } from '../remote.ts';
import { promptRow, several, sharedRow } from '@storyloom/testing/rows';

describe.each([
  ['/community', 'Stories', 'Story 3', 'Load More Stories'],
  ['/inspiration', 'Prompts', 'Use: Prompt 3', 'Load More Prompts'],
] as const)('Back to %s', (at, list, name, loadMore) => {
  it('Back to a list focuses the link that was followed, even after more was loaded; a visit by a link does not', async () => {
    backend.community.prompts = several(14, (n) => promptRow(n, { likes_count: n }));
    backend.community.rows = several(14, (n) => sharedRow(n));
    await renderRemote(remote, { at });
    await waitFor(() => expect(titles(list)).toHaveLength(10));
    await user.click(screen.getByRole('button', { name: loadMore }));
    await waitFor(() => expect(titles(list)).toHaveLength(14));
    await user.click(screen.getByRole('link', { name }));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Elsewhere' }).tagName).toBe('H1'));
    // The browser's Back button takes no focus in the page.
    act(() => (document.activeElement as HTMLElement).blur());
    await goBack();
    await waitFor(() => expect(screen.getByRole('link', { name })).toHaveFocus());
    expect(titles(list)).toHaveLength(14);

    // A visit by a link is not a return.
    act(() => (document.activeElement as HTMLElement).blur());
    await goTo('/inspiration');
    await screen.findByRole('heading', { name: 'Inspirations', level: 1 });
    expect(document.body).toHaveFocus();
  });
});
