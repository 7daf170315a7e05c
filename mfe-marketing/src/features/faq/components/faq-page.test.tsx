// @vitest-environment jsdom
import { renderRemote } from '@storyloom/testing/render-remote';
import { user } from '@storyloom/testing/user';
import { cleanup, fireEvent, screen } from '@testing-library/react';
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

const shown = () => [...document.querySelectorAll('main h3')].map(({ textContent }) => textContent);
const open = () => [...document.querySelectorAll('details[open] > summary')].map(({ textContent }) => textContent);
const status = () => document.querySelector('main [role="status"]')?.textContent;
const box = () => screen.getByRole('searchbox', { name: 'Search the questions' });
const search = (value: string) => fireEvent.change(box(), { target: { value } });

it('has all questions by category, folded in native elements, with every answer in the page', async () => {
  await renderRemote(remote, { at: '/faq' });
  const ordered = FAQ_CATEGORIES.flatMap(({ id }) => FAQ.filter(({ category }) => category === id));
  expect(shown()).toEqual(ordered.map(({ question }) => question));
  for (const { id, question, answer } of FAQ) {
    const details = document.getElementById(id)?.closest('details');
    expect(details?.querySelector(':scope > summary > h3')?.textContent).toBe(question);
    for (const text of answer) expect(details?.textContent).toContain(text);
  }
  expect(open()).toEqual([]);
  expect(status()).toBe(`${FAQ.length} questions`);
});

describe('the search', () => {
  beforeEach(() => renderRemote(remote, { at: '/faq' }));

  it('filters and counts questions, marks the hits, and opens only the answers with hits', async () => {
    search('DISPLAY name');
    const found = ['What can other people see about me?'];
    expect([shown(), open()]).toEqual([found, found]);
    expect(status()).toBe(`1 of ${FAQ.length} questions matches`);
    expect([...document.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['display', 'name']);
    expect(screen.getAllByRole('region')).toHaveLength(1);
    search('mistake');
    expect([shown(), open()]).toEqual([['I deleted a story by mistake. Can I get it back?'], []]);
    expect(fireEvent.submit(box().closest('form')!)).toBe(false);
    search('');
    expect(shown()).toHaveLength(FAQ.length);
    expect(status()).toBe(`${FAQ.length} questions`);
  });

  it('says that nothing matches, and leads to all questions and to the site’s search', async () => {
    search('zebra & co');
    expect(screen.getByRole('heading', { name: 'No question matches' })).toBeInTheDocument();
    expect(status()).toBe(`0 of ${FAQ.length} questions match`);
    expect(screen.getByText('Search the site')).toHaveAttribute('href', '/search?q=zebra%20%26%20co');
    await user.click(screen.getByText('Show all questions'));
    expect(shown()).toHaveLength(FAQ.length);
    expect(box()).toHaveFocus();
  });
});

describe('a link to a question', () => {
  it('opens it alone and scrolls to it, in a prerendered page too', async () => {
    await renderRemote(remote, { at: '/faq#whose-story' });
    expect(open()).toEqual(['Who owns the story?']);
    expect(scrolledTo.mock.calls).toEqual([['whose-story']]);
    cleanup();
    const { complaints } = await hydratePage(remote, await prerenderPage(remote, '/faq'), '/faq#whose-story');
    expect([complaints, open()]).toEqual([[], ['Who owns the story?']]);
  });

  it('opens nothing when it is malformed', async () => {
    await renderRemote(remote, { at: '/faq#%E0%A4%A' });
    expect([open(), scrolledTo.mock.calls]).toEqual([[], []]);
  });
});
