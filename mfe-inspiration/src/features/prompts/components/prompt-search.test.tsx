// @vitest-environment jsdom
import { user } from '@storyloom/testing/user';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { backend } from '@storyloom/testing/backend';
import { fill, titles } from '@storyloom/testing/page';
import { goBack, goTo, place, renderRemote } from '@storyloom/testing/render-remote';
import { remote } from '../../../remote.ts';
import { promptRow, several } from '@storyloom/testing/rows';
import { PROMPTS, all, count, counts, rows, searchBox } from '../testing/prompt-list.ts';

/** Types everything at once, so that no delay of the test counts as a pause in typing. */
const typeAll = (texts: readonly string[]) =>
  act(async () => {
    for (const value of texts) fireEvent.change(searchBox(), { target: { value } });
  });

describe('a search', () => {
  it('A search finds words of titles and prompts, is sent once for all typed letters, and stays in the address', async () => {
    backend.community.prompts = rows;
    await renderRemote(remote, { at: '/inspiration' });
    await waitFor(() => expect(titles(PROMPTS)).toEqual(all));
    expect(searchBox()).toHaveAttribute('placeholder', 'Search prompts');
    await typeAll(['l', 'la', 'lam', 'lamp ']);
    await waitFor(() => expect(titles(PROMPTS)).toEqual(['The Lamp', 'A door']));
    await counts('2 prompts');
    expect(place().at).toBe('/inspiration?q=lamp');
    expect(searchBox().value).toBe('lamp ');
    const queries = ['search_inspirations', 'count_inspirations'].map((name) =>
      backend.sent(name).flatMap(({ p_query: query }) => query ?? []),
    );
    expect(queries).toEqual([['lamp'], ['lamp']]);

    await user.click(screen.getByRole('link', { name: 'Curated inspirations' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Curated inspirations' }).tagName).toBe('H1'));
    await goBack();
    await waitFor(() => expect(titles(PROMPTS)).toEqual(['The Lamp', 'A door']));
    expect([place().at, searchBox().value]).toEqual(['/inspiration?q=lamp', 'lamp']);

    await goTo('/inspiration');
    await waitFor(() => expect(titles(PROMPTS)).toEqual(all));
    expect(searchBox().value).toBe('');
  });

  it('A search without results says so, and Clear Filters focuses the search box', async () => {
    backend.community.prompts = rows;
    await renderRemote(remote, { at: '/inspiration?q=zebra&difficulty=hard&category=romance' });
    await screen.findByRole('heading', { name: 'No prompts found' });
    expect(count()).toBe('0 prompts');
    await user.click(screen.getByRole('button', { name: 'Clear Filters' }));
    await waitFor(() => expect(titles(PROMPTS)).toEqual(['A harbour']));
    await counts('1 prompt');
    // The tab is visible, and stays.
    expect([place().at, searchBox().value]).toEqual(['/inspiration?category=romance', '']);
    expect(searchBox()).toHaveFocus();

    await renderRemote(remote, { at: '/inspiration?difficulty=easy&category=romance' });
    await screen.findByRole('heading', { name: 'No prompts found' });
    // Text that is typed but not searched for yet is cleared, too.
    await typeAll(['zebra']);
    await user.click(screen.getByRole('button', { name: 'Clear Filters' }));
    expect(searchBox().value).toBe('');
    await waitFor(() => expect(titles(PROMPTS)).toEqual(['A harbour']));
  });

  it('The previous results stay while a search is under way', async () => {
    backend.community.prompts = rows;
    await renderRemote(remote, { at: '/inspiration' });
    await waitFor(() => expect(titles(PROMPTS)).toEqual(all));
    const goOn = backend.hold('search_inspirations');
    await fill(screen.getByRole('searchbox', { name: 'Search prompts' }), 'harbour');
    await waitFor(() => expect(screen.getByRole('region', { name: PROMPTS })).toHaveAttribute('aria-busy', 'true'));
    expect(place().at).toBe('/inspiration?q=harbour');
    expect(titles(PROMPTS)).toEqual(all);
    goOn();
    await waitFor(() => expect(titles(PROMPTS)).toEqual(['A harbour']));
  });

  it('More than a thousand results are shown without an exact number', async () => {
    backend.community.prompts = several(11, promptRow);
    backend.answerWith('count_inspirations', 1001);
    await renderRemote(remote, { at: '/inspiration' });
    await counts('More than 1,000 prompts');
    await waitFor(() => expect(screen.getByRole('region', { name: PROMPTS })).toHaveTextContent('10 shown'));
    expect(screen.getByRole('region', { name: PROMPTS })).not.toHaveTextContent(' of ');
  });
});
