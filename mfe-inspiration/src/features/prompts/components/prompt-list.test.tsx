// @vitest-environment jsdom
import { user } from '@storyloom/testing/user';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { backend } from '@storyloom/testing/backend';
import { card, chips, expectToast, facts, fill, titles } from '@storyloom/testing/page';
import { goTo, place, renderRemote } from '@storyloom/testing/render-remote';
import { remote } from '../../../remote.ts';
import { ADA, BO, promptRow, several } from '@storyloom/testing/rows';
import { all, count, counts, PROMPTS, rows, searchBox, statuses } from '../testing/prompt-list.ts';

const open = (at = '/inspiration', person: string | null = null) => renderRemote(remote, { at, as: person });
const list = () => screen.getByRole('region', { name: PROMPTS });
const press = (name: string) => user.click(screen.getByRole('button', { name }));
/** Types everything at once, so no delay of the test counts as a pause in typing. */
const typeAll = (...texts: readonly string[]) =>
  act(async () => {
    for (const value of texts) fireEvent.change(searchBox(), { target: { value } });
  });

describe('the prompts of the community', () => {
  it('are shown to a guest, who is asked to sign in to like or share', async () => {
    backend.community.prompts = [
      promptRow(1, { title: 'The Lamp', difficulty: 'easy', likes_count: 1, uses_count: 1 }),
      promptRow(2, { title: 'The Map', user_id: BO, category: 'historical', difficulty: 'hard', likes_count: 1200 }),
      promptRow(3, { is_public: false }),
      promptRow(4, { hidden_at: '2026-03-05T12:00:00+00:00' }),
    ];
    await open('/inspiration?category=all');
    await waitFor(() => expect(titles(PROMPTS)).toEqual(['The Map', 'The Lamp']));
    expect(document.title).toBe('Inspirations · Storyloom');
    await counts('2 prompts');
    const lamp = card('The Lamp', PROMPTS);
    expect(chips(lamp)).toEqual(['Fantasy', 'Easy']);
    expect(lamp).toHaveTextContent('A lighthouse number 1');
    expect(facts(lamp)).toEqual(['by Mina', '1 like', '1 use']);
    expect(chips(card('The Map', PROMPTS))).toEqual(['Historical', 'Hard']);
    expect(facts(card('The Map', PROMPTS))).toEqual(['by Bo Li', '1,200 likes', '0 uses']);
    expect(screen.queryByRole('button', { name: 'Share Your Inspiration' })).not.toBeInTheDocument();
    await user.click(within(lamp).getByRole('button', { name: 'Like: The Lamp' }));
    await expectToast('You must be signed in to like inspirations', 'Sign in');
    expect(backend.sent('toggle_inspiration_like')).toEqual([]);
    await user.click(screen.getByRole('link', { name: 'sign in to share your own' }));
    expect(place()).toMatchObject({ at: '/auth', state: { returnTo: '/inspiration?category=all' } });
  });

  it('can be liked and reported by a user, who edits and deletes only their own', async () => {
    backend.community.prompts = [promptRow(1, { likes_count: 2 }), promptRow(2, { user_id: ADA, likes_count: 1 })];
    backend.community.likes.inspiration.add(`${ADA} ${promptRow(1).id}`);
    await open('/inspiration', ADA);
    await waitFor(() => expect(titles(PROMPTS)).toEqual(['Prompt 1', 'Prompt 2']));
    expect(screen.getByRole('button', { name: 'Share Your Inspiration' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'sign in to share your own' })).not.toBeInTheDocument();
    const offered = (title: string) =>
      [`Edit: ${title}`, `Delete “${title}”`, `Like: ${title}`, `Liked: ${title}`, `Report “${title}”`].filter((name) =>
        within(card(title, PROMPTS)).queryByRole('button', { name }),
      );
    expect(offered('Prompt 1')).toEqual(['Liked: Prompt 1', 'Report “Prompt 1”']);
    expect(offered('Prompt 2')).toEqual(['Edit: Prompt 2', 'Delete “Prompt 2”']);
    expect(facts(card('Prompt 2', PROMPTS))).toEqual(['by you', '1 like', '0 uses']);
  });

  it('are marked with their language wherever their texts are shown', async () => {
    const prompt = `El puente deja pasar a todos. ${'Y la noche es larga para una mujer. '.repeat(12)}`;
    backend.community.prompts = [
      promptRow(1, { title: 'El puente', prompt }),
      promptRow(2, { title: 'Fantasy Inspiration', prompt: 'Le pont est dans la brume.' }),
    ];
    await open('/inspiration', BO);
    await waitFor(() => expect(titles(PROMPTS)).toEqual(['El puente', 'Fantasy Inspiration']));
    /** The language in which each text is marked. */
    const read = (part: Element, ...texts: readonly string[]) =>
      texts.map((text) => {
        const found = [...part.querySelectorAll('*')].filter((element) => element.textContent === text);
        return found.at(-1)?.closest('[lang]')?.getAttribute('lang');
      });
    expect(read(card('El puente', PROMPTS), 'El puente', prompt, 'Prompt: ')).toEqual(['es', 'es', undefined]);
    // A title that the page generated is English.
    const pont = card('Fantasy Inspiration', PROMPTS);
    expect(read(pont, 'Le pont est dans la brume.', 'Fantasy Inspiration')).toEqual(['fr', undefined]);
  });

  it('are missing at first, and then loaded ten at a time, with the focus on the first new one', async () => {
    await open();
    await screen.findByRole('heading', { name: 'No prompts yet' });
    for (const name of ['Clear Filters', 'Load More Prompts', 'Community Favorites'])
      expect(screen.queryByText(name)).not.toBeInTheDocument();
    backend.community.prompts = several(12, (n) => promptRow(n, { likes_count: 100 - n }));
    const release = backend.hold('count_inspirations');
    await open();
    await waitFor(() => expect(titles(PROMPTS)).toHaveLength(10));
    expect(count()).toBe('');
    release();
    await waitFor(() => expect(list()).toHaveTextContent('10 of 12 shown'));
    await press('Load More Prompts');
    await waitFor(() => expect(titles(PROMPTS)).toEqual(several(12, (n) => `Prompt ${n}`)));
    expect(document.activeElement?.textContent).toBe('Prompt 11');
    expect(statuses()).toContain('2 more. All 12 shown.');
  });

  it('are counted in an announcement up to 1,000, after a search but not after a deletion', async () => {
    backend.community.prompts = several(10, (n) => promptRow(n, n === 1 ? { user_id: ADA } : {}));
    const live = () => list().querySelector('[role="status"]')?.getAttribute('aria-live');
    await open('/inspiration', ADA);
    await counts('10 prompts');
    expect(live()).toBe('polite');
    await user.click(within(card('Prompt 1', PROMPTS)).getByRole('button', { name: 'Delete “Prompt 1”' }));
    await press('Delete inspiration');
    await counts('9 prompts');
    expect(live()).toBe('off');
    await fill(searchBox(), 'zebra');
    await counts('0 prompts');
    backend.answerWith('count_inspirations', 1001);
    await open();
    await counts('More than 1,000 prompts');
  });
});

describe('a search', () => {
  it('is sent once for all typed letters, stays in the address, and keeps earlier results meanwhile', async () => {
    backend.community.prompts = rows;
    await open();
    await waitFor(() => expect(titles(PROMPTS)).toEqual(all));
    const goOn = backend.hold('search_inspirations');
    await typeAll('l', 'la', 'lam', 'lamp ');
    await waitFor(() => expect(list()).toHaveAttribute('aria-busy', 'true'));
    expect(titles(PROMPTS)).toEqual(all);
    goOn();
    await waitFor(() => expect(titles(PROMPTS)).toEqual(['The Lamp', 'A door']));
    await counts('2 prompts');
    expect([place().at, searchBox().value]).toEqual(['/inspiration?q=lamp', 'lamp ']);
    for (const name of ['search_inspirations', 'count_inspirations'])
      expect(backend.sent(name).flatMap(({ p_query: query }) => query ?? [])).toEqual(['lamp']);
    await goTo('/inspiration');
    await waitFor(() => expect(titles(PROMPTS)).toEqual(all));
    expect(searchBox().value).toBe('');
  });

  it('without results can be cleared, with the focus on its box', async () => {
    backend.community.prompts = rows;
    await open('/inspiration?q=zebra&difficulty=hard&category=romance');
    await screen.findByRole('heading', { name: 'No prompts found' });
    await counts('0 prompts');
    // Text that is typed but not searched for yet is cleared, too.
    await typeAll('zebra and more');
    await press('Clear Filters');
    await waitFor(() => expect(titles(PROMPTS)).toEqual(['A harbour']));
    expect([place().at, searchBox().value]).toEqual(['/inspiration?category=romance', '']);
    expect(searchBox()).toHaveFocus();
  });
});
