// @vitest-environment jsdom
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { StoryText, type StoryTextProps } from './story-text.tsx';

beforeEach(() => {
  delete document.documentElement.dataset['reading'];
});

const show = (story: StoryTextProps) => render(<StoryText {...story} />, { wrapper: MemoryRouter });

const article = () => screen.getByRole('article');

describe('StoryText', () => {
  const outline = () => Array.from(article().children, (line) => `${line.tagName}: ${line.textContent}`);

  it('A story is an article without a first line that repeats its title', () => {
    show({ text: '# **The Lamp**\n\nIt was *dark*.', title: 'The Lamp', lang: 'fr', genre: 'scifi' });
    expect(screen.getByRole('article', { name: 'The Lamp' }).lang).toBe('fr');
    expect(article().dataset['genre']).toBe('scifi');
    expect(outline()).toEqual(['P: It was dark.']);
    expect(article().querySelector('em')?.textContent).toBe('dark');
  });

  it('Headings of a story are below the page’s own, without skipping a level', () => {
    const text = '## Before\n\n# Night\n\nIt was dark.\n\n## Later\n\nIt was light.';
    show({ text, title: 'The Lamp', lang: 'en' });
    expect(outline()).toEqual(['H2: Before', 'H2: Night', 'P: It was dark.', 'H3: Later', 'P: It was light.']);
  });

  it('Blank lines of a story are shown as space, without elements of their own', () => {
    const text = 'One.\nTwo.\n\nThree.\n\n\nFour.';
    show({ text, title: 'The Lamp', lang: 'en' });
    expect(outline()).toEqual(['P: One.', 'P: Two.', 'P: Three.', 'P: Four.']);
    const [one, two, three, four] = Array.from(article().querySelectorAll('p'), (line) => getComputedStyle(line));
    expect([one, two, three, four].map((style) => style?.textIndent)).toEqual(['', '1.4em', '', '']);
    expect([one, two, three, four].map((style) => style?.marginBlockStart || style?.marginTop)).toEqual([
      '0',
      '0',
      '0.85em',
      '2.55em',
    ]);
  });

  it('Markup in a story is shown as text', () => {
    const hostile = ['<img src=x onerror=alarm(1)>', '<script>alarm(1)</script>', '[a link](javascript:alarm(1))'];
    show({ text: `## ${hostile.join('\n\n')}`, title: hostile[1]!, lang: 'en' });
    expect(outline()).toEqual([`H2: ${hostile[0]}`, `P: ${hostile[1]}`, `P: ${hostile[2]}`]);
    expect(article().querySelector('img, script, a')).toBeNull();
  });

  const chapters = () => screen.queryByRole('navigation', { name: 'Chapters' });
  const NIGHTS = '# The Lamp\n\n## Night\n\nOne.\n\n### Inside\n\nTwo.\n\n## *Night*\n\nThree.\n\n## 第三夜\n\nFour.';

  it('A story with chapters has a folded list of them, whose links lead to their headings', async () => {
    show({ text: NIGHTS, title: 'The Lamp', lang: 'en' });
    const fold = screen.getByText('Chapters').closest('details')!;
    expect(fold.open).toBe(false);
    await userEvent.click(screen.getByText('Chapters'));
    expect(fold.open).toBe(true);
    const links = within(chapters()!).getAllByRole<HTMLAnchorElement>('link');
    expect(links.map(({ textContent }) => textContent)).toEqual(['Night', 'Night', '第三夜']);
    const targets = links.map(({ hash }) => document.getElementById(decodeURIComponent(hash.slice(1)))!);
    expect(targets).toEqual(screen.getAllByRole('heading').filter(({ textContent }) => textContent !== 'Inside'));
    expect(new Set(targets).size).toBe(3);
  });

  it('Links to chapters with the same words have names that tell them apart', async () => {
    show({ text: NIGHTS, title: 'The Lamp', lang: 'en' });
    await userEvent.click(screen.getByText('Chapters'));
    const hashes = ['Night (1)', 'Night (2)', '第三夜'].map(
      (name) => screen.getByRole<HTMLAnchorElement>('link', { name }).hash,
    );
    expect(new Set(hashes).size).toBe(3);
  });

  it('A link to a chapter puts the focus on its heading, from where the keyboard goes on', async () => {
    const focuses = vi.spyOn(HTMLElement.prototype, 'focus');
    show({ text: NIGHTS, title: 'The Lamp', lang: 'en' });
    await userEvent.click(screen.getByText('Chapters'));
    await userEvent.click(screen.getByRole('link', { name: '第三夜' }));
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: '第三夜' }));
    // The address scrolls.
    expect(focuses).toHaveBeenLastCalledWith({ preventScroll: true });
  });

  it('A link to the chapter that the address names already scrolls to it, and another leaves that to the address', async () => {
    const scrolls = vi.spyOn(Element.prototype, 'scrollIntoView');
    show({ text: NIGHTS, title: 'The Lamp', lang: 'en' });
    await userEvent.click(screen.getByText('Chapters'));
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: '第三夜' });
    await userEvent.click(link);
    expect(scrolls).not.toHaveBeenCalled();
    history.replaceState(null, '', link.hash);
    await userEvent.click(link);
    expect(scrolls.mock.instances).toEqual([screen.getByRole('heading', { name: '第三夜' })]);
  });

  it.each(['meta', 'ctrl', 'shift', 'alt'])(
    'A link to a chapter that is pressed with the key “%s”, for another tab, leaves the focus alone',
    async (key) => {
      show({ text: NIGHTS, title: 'The Lamp', lang: 'en' });
      await userEvent.click(screen.getByText('Chapters'));
      const link = screen.getByRole('link', { name: '第三夜' });
      fireEvent.click(link, { [`${key}Key`]: true });
      expect(document.activeElement).not.toBe(screen.getByRole('heading', { name: '第三夜' }));
    },
  );

  it.each([
    ['one chapter', '# The Lamp\n\n## Night\n\nOne.'],
    ['headings within chapters only', '# The Lamp\n\n### Night\n\nOne.\n\n### Day\n\nTwo.'],
    ['parts without chapters', 'One.\n\n# Night\n\n# Day'],
  ])('A story with %s has no list of chapters', (_what, text) => {
    show({ text, title: 'The Lamp', lang: 'en' });
    expect(chapters()).toBeNull();
    expect(article().querySelector('[id]')).toBeNull();
  });

  it('The parts of a story are listed with the chapters in them', () => {
    show({ text: '# One\n\n## Night\n\n# Two\n\n## Night', title: 'The Lamp', lang: 'en' });
    const listed = within(chapters()!).getAllByRole('listitem', { hidden: true });
    expect(listed.map(({ textContent }) => textContent)).toEqual(['One', 'Night', 'Two', 'Night']);
  });
});
