// @vitest-environment jsdom
import { user } from '@storyloom/testing/user';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { backend } from '@storyloom/testing/backend';
import { card, facts, returnToPage, titles } from '@storyloom/testing/page';
import { atRest, goBack, goTo, renderRemote } from '@storyloom/testing/render-remote';
import { remote } from '../remote.ts';
import { ADA, BO, promptRow, several, sharedRow } from '@storyloom/testing/rows';
import { id, openList, row } from '../testing/lists.ts';

describe.each([
  ['/community', 'Stories', 'Story 3', 'story', ['by Mina', '6 views', '8 likes']],
  ['/inspiration', 'Prompts', 'Use: Prompt 3', 'inspiration', ['by Mina', '8 likes', '5 uses']],
] as const)('the list of %s', (at, list, name, kind, counts) => {
  it('focuses the followed link after Back, also after more was loaded, but not after a visit by a link', async () => {
    backend.community.prompts = several(14, (n) => promptRow(n, { likes_count: n }));
    backend.community.rows = several(14, (n) => sharedRow(n));
    await renderRemote(remote, { at });
    await waitFor(() => expect(titles(list)).toHaveLength(10));
    await user.click(screen.getByRole('button', { name: `Load More ${list}` }));
    await waitFor(() => expect(titles(list)).toHaveLength(14));
    await user.click(screen.getByRole('link', { name }));
    await screen.findByRole('heading', { name: 'Elsewhere' });
    // The browser's Back button takes no focus in the page.
    const blur = () => act(() => (document.activeElement as HTMLElement).blur());
    blur();
    await goBack();
    await waitFor(() => expect(screen.getByRole('link', { name })).toHaveFocus());
    expect(titles(list)).toHaveLength(14);
    blur();
    await goTo('/inspiration');
    await screen.findByRole('heading', { name: 'Inspirations', level: 1 });
    expect(document.body).toHaveFocus();
  });

  it('shows a returning user new counts in the same order, without what was made private', async () => {
    backend.community.prompts = [promptRow(2, { likes_count: 5 }), promptRow(1, row), promptRow(3)];
    backend.community.rows = [sharedRow(3), sharedRow(2), sharedRow(1, row)];
    await renderRemote(remote, { at, as: ADA });
    await waitFor(() => expect(titles(list)).toHaveLength(3));
    const before = titles(list);
    backend.community.change(id, { likes_count: 8, uses_count: 5, views_count: 6 });
    backend.community.likes[kind].add(`${ADA} ${id}`);
    backend.community.change(promptRow(3).id, { is_public: false });
    await returnToPage();
    await waitFor(() => expect(facts(card('The Lamp', list))).toEqual(counts));
    expect(within(card('The Lamp', list)).getByRole('button', { name: 'Liked: The Lamp' })).toBeVisible();
    expect(titles(list)).toEqual(before.filter((title) => !title.endsWith(' 3')));
  });
});

it('leaves the focus where the user has moved it while a list loads', async () => {
  await openList(`/inspiration#like-${id}`, ADA);
  const goOn = backend.hold('search_inspirations');
  await renderRemote(remote, { at: `/inspiration#like-${id}`, as: ADA });
  const box = screen.getByRole('searchbox');
  act(() => box.focus());
  goOn();
  await waitFor(() => expect(titles('Prompts')).toEqual(['The Lamp']));
  await atRest();
  expect(box).toHaveFocus();
});

it('shows markup in titles, prompts and stories as text, in lists and dialogs', async () => {
  const HOSTILE = [
    '</title><script>alarm(1)</script>',
    '<img src=x onerror=alarm(1)>',
    '[click](javascript:alarm(1)) " onmouseover="alarm(1)',
  ];
  const alarm = vi.fn();
  vi.stubGlobal('alarm', alarm);
  const noHarm = () => {
    const harm = 'body script, body img, iframe, [onerror], [onmouseover], [href^="javascript"]';
    expect([...document.querySelectorAll(harm)]).toEqual([]);
  };
  backend.community.prompts = HOSTILE.map((text, n) =>
    promptRow(n, { title: text, prompt: `${text} ${'x'.repeat(400)}`, likes_count: 100 - n }),
  );
  backend.community.rows = HOSTILE.map((text, n) => {
    const texts = { title: text, prompt: text, content: `# ${text}\n\n${text}`, language: text, generator_id: text };
    return sharedRow(n + 1, texts);
  });
  await renderRemote(remote, { at: '/inspiration', as: BO });
  await waitFor(() => expect(titles('Prompts')).toEqual(HOSTILE));
  for (const text of HOSTILE)
    expect(card(text, 'Prompts').querySelector('p')?.textContent).toBe(`Prompt: ${text} ${'x'.repeat(400)}`);
  noHarm();
  await user.click(screen.getByRole('button', { name: `Report “${HOSTILE[1]}”` }));
  expect(screen.getByRole('heading', { name: `Report “${HOSTILE[1]}”` })).toBeVisible();
  noHarm();
  await renderRemote(remote, { at: '/community', as: BO });
  await waitFor(() => expect(titles('Stories')).toEqual(HOSTILE.toReversed()));
  for (const text of HOSTILE) expect(card(text, 'Stories')).toHaveTextContent(text);
  noHarm();
  expect(alarm).not.toHaveBeenCalled();
});
