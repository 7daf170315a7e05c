// @vitest-environment jsdom
import { renderRemote } from '@storyloom/testing/render-remote';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FAQ, FAQ_CATEGORIES } from '../../../model/faq.ts';
import { remote } from '../../../remote.ts';
import { hydratePage, prerenderPage } from '@storyloom/testing/prerendered-page';

const scrolledTo = vi.fn<(place: string) => void>();
beforeEach(() => {
  scrolledTo.mockClear();
  // jsdom has no layout.
  Element.prototype.scrollIntoView = function scroll() {
    scrolledTo(this.id);
  };
});

const shown = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const open = () => [...document.querySelectorAll('details[open] > summary')].map(({ textContent }) => textContent);
const status = () => within(screen.getByRole('main')).getByRole('status').textContent;
const box = () => screen.getByRole('searchbox', { name: 'Search the questions' });

describe('the questions and answers', () => {
  it('The questions are in four categories, all folded, with every answer in the page', async () => {
    await renderRemote(remote, { at: '/faq' });
    for (const { id, title } of FAQ_CATEGORIES) {
      const part = within(screen.getByRole('region', { name: title }));
      const entries = FAQ.filter(({ category }) => category === id);
      expect(part.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(
        entries.map(({ question }) => question),
      );
    }
    for (const text of FAQ.flatMap(({ answer }) => answer)) expect(document.body.textContent).toContain(text);
    expect(open()).toEqual([]);
    expect(status()).toBe(`${FAQ.length} questions`);
  });

  it('Each question is the summary of a native details element, which needs no script', async () => {
    await renderRemote(remote, { at: '/faq' });
    for (const { id, question } of FAQ) {
      const details = document.getElementById(id)?.closest('details');
      expect(details?.querySelector(':scope > summary > h3')?.textContent).toBe(question);
    }
  });
});

describe('the search', () => {
  it('The search filters while the user types, counts, marks the hits and opens the answers with hits', async () => {
    await renderRemote(remote, { at: '/faq' });
    await userEvent.type(box(), 'DISPLAY name');
    expect(shown()).toEqual(['What can other people see about me?']);
    expect(status()).toBe(`1 of ${FAQ.length} questions matches`);
    expect(screen.getAllByRole('mark').map(({ textContent }) => textContent)).toEqual(['display', 'name']);
    expect(open()).toEqual(['What can other people see about me?']);
    expect(screen.getAllByRole('region')).toHaveLength(1);
  });

  it('An answer without any of the words stays folded', async () => {
    await renderRemote(remote, { at: '/faq' });
    await userEvent.type(box(), 'closed the page');
    expect(shown()).toEqual(['I closed the page while a story was being written. Is it gone?']);
    await userEvent.clear(box());
    await userEvent.type(box(), 'mistake');
    expect(shown()).toEqual(['I deleted a story by mistake. Can I get it back?']);
    expect(open()).toEqual([]);
  });

  it('Clearing the search shows all questions again', async () => {
    await renderRemote(remote, { at: '/faq' });
    await userEvent.type(box(), 'undo');
    expect(shown().length).toBeLessThan(FAQ.length);
    await userEvent.clear(box());
    expect(shown()).toHaveLength(FAQ.length);
    expect(status()).toBe(`${FAQ.length} questions`);
    expect(open()).toEqual([]);
  });

  it('A search without results says so, and leads to all questions and to the site’s search', async () => {
    await renderRemote(remote, { at: '/faq' });
    await userEvent.type(box(), 'zebra & co');
    expect(shown()).toEqual([]);
    expect(screen.getByRole('heading', { name: 'No question matches' })).toBeInTheDocument();
    expect(screen.getByText('Try fewer or different words, or search the whole site.')).toBeInTheDocument();
    expect(status()).toBe(`0 of ${FAQ.length} questions match`);
    const site = screen.getByRole('link', { name: 'Search the site' });
    expect(site).toHaveAttribute('href', '/search?q=zebra%20%26%20co');
    await userEvent.click(screen.getByRole('button', { name: 'Show all questions' }));
    expect(shown()).toHaveLength(FAQ.length);
    expect(box()).toHaveFocus();
  });

  it('Enter in the search box stays on the page', async () => {
    await renderRemote(remote, { at: '/faq' });
    await userEvent.type(box(), 'undo{Enter}');
    expect(box()).toHaveValue('undo');
    expect(shown()).toEqual(['I deleted a story by mistake. Can I get it back?']);
  });
});

describe('a link to a question', () => {
  it('A link to a question opens it alone and scrolls to it', async () => {
    await renderRemote(remote, { at: '/faq#whose-story' });
    expect(open()).toEqual(['Who owns the story?']);
    expect(scrolledTo.mock.calls).toEqual([['whose-story']]);
  });

  it('A link to an invalid place opens nothing', async () => {
    await renderRemote(remote, { at: '/faq#%E0%A4%A' });
    expect(open()).toEqual([]);
    expect(scrolledTo.mock.calls).toEqual([]);
  });

  it('A link to a question opens it in a prerendered page, too', async () => {
    const { complaints } = await hydratePage(remote, await prerenderPage(remote, '/faq'), '/faq#whose-story');
    expect(complaints).toEqual([]);
    expect(open()).toEqual(['Who owns the story?']);
  });
});
