// @vitest-environment jsdom
import { storyBlocks } from '@storyloom/shared/domain';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { chapterIds } from './chapter-ids.ts';
import { StoryText, type StoryTextProps } from './story-text.tsx';

const show = (text: string, props: Partial<StoryTextProps> = {}) =>
  render(<StoryText text={text} title="The Lamp" lang="en" {...props} />, { wrapper: MemoryRouter });
const article = () => screen.getByRole('article');
const outline = () => Array.from(article().children, (line) => `${line.tagName}: ${line.textContent}`);

describe('StoryText', () => {
  it('A story is an article in its language, with its emphasis, without a first line that repeats its title', () => {
    show('# **The Lamp**\n\nIt was *dark*.\nIt was **not** light.', { lang: 'fr' });
    expect(screen.getByRole('article', { name: 'The Lamp' }).lang).toBe('fr');
    expect(outline()).toEqual(['P: It was dark.', 'P: It was not light.']);
    expect([...article().querySelectorAll('em, strong')].map(({ outerHTML }) => outerHTML)).toEqual([
      '<em>dark</em>',
      '<strong>not</strong>',
    ]);
    cleanup();
    show('## Before\n\n# Night\n\nIt was dark.\n\n## Later\n\nIt was light.');
    expect(outline()).toEqual(['H2: Before', 'H2: Night', 'P: It was dark.', 'H3: Later', 'P: It was light.']);
  });

  it('Markup in a story is shown as text, inside and outside of marks', () => {
    const hostile = ['<img src=x onerror=alarm(1)>', '<script>alarm(1)</script>', '[a link](javascript:alarm(1))'];
    show(`## ${hostile.join('\n\n*')}*`, { title: hostile[1]! });
    expect(outline().map((line) => line.replaceAll('*', ''))).toEqual(
      hostile.map((text, at) => `${at ? 'P' : 'H2'}: ${text}`),
    );
    expect(article().querySelector('img, script, a')).toBeNull();
  });
});

describe('the chapters of a story', () => {
  const chapters = () => screen.queryByRole('navigation', { name: 'Chapters' });
  const NIGHTS = '# The Lamp\n\n## Night\n\nOne.\n\n### Inside\n\nTwo.\n\n## *Night*\n\nThree.\n\n## 第三夜\n\nFour.';
  function open() {
    show(NIGHTS);
    fireEvent.click(screen.getByText('Chapters'));
    return screen.getByRole<HTMLAnchorElement>('link', { name: '第三夜' });
  }
  const heading = () => screen.getByRole('heading', { name: '第三夜' });

  it('A folded list has links to the headings of chapters, with names that tell them apart', () => {
    show(NIGHTS);
    const fold = screen.getByText('Chapters').closest('details')!;
    expect(fold.open).toBe(false);
    fireEvent.click(screen.getByText('Chapters'));
    expect(fold.open).toBe(true);
    const links = within(chapters()!).getAllByRole<HTMLAnchorElement>('link');
    expect(links.map(({ textContent }) => textContent)).toEqual(['Night', 'Night', '第三夜']);
    const names = ['Night (1)', 'Night (2)', '第三夜'];
    expect(names.map((name) => screen.getByRole('link', { name }))).toEqual(links);
    const targets = links.map(({ hash }) => document.getElementById(decodeURIComponent(hash.slice(1)))!);
    expect(targets).toEqual(screen.getAllByRole('heading').filter(({ textContent }) => textContent !== 'Inside'));
    expect(new Set(targets).size).toBe(3);
  });

  it('A link puts the focus on its heading, unless it is pressed for another tab', () => {
    const scrolls = vi.spyOn(Element.prototype, 'scrollIntoView');
    const link = open();
    fireEvent.click(link);
    expect(document.activeElement).toBe(heading());
    // The address scrolls.
    expect(scrolls).not.toHaveBeenCalled();
    history.replaceState(null, '', link.hash);
    fireEvent.click(link);
    expect(scrolls.mock.instances).toEqual([heading()]);
    (document.activeElement as HTMLElement).blur();
    for (const key of ['metaKey', 'ctrlKey', 'shiftKey', 'altKey']) {
      fireEvent.click(link, { [key]: true });
      expect(document.activeElement, key).not.toBe(heading());
    }
  });

  it('Parts are listed with the chapters in them, and a story with fewer than two chapters has no list', () => {
    const { unmount } = show('# One\n\n## Night\n\n# Two\n\n## Night');
    const listed = within(chapters()!).getAllByRole('listitem', { hidden: true });
    expect(listed.map(({ textContent }) => textContent)).toEqual(['One', 'Night', 'Two', 'Night']);
    unmount();
    for (const text of ['## Night\n\nOne.', '### Night\n\nOne.\n\n### Day\n\nTwo.', 'One.\n\n# Night\n\n# Day']) {
      const { container, unmount: leave } = show(text);
      expect(chapters(), text).toBeNull();
      expect(container.querySelector('article [id]')).toBeNull();
      leave();
    }
  });

  it('The id of a chapter has the words of its heading in any script, and is unique and short', () => {
    const idsOf = (text: string) => [...chapterIds(storyBlocks(text, 'The Lamp')).values()];
    expect(idsOf('## 1. *Night* & the Café!\n\n## 第一章：灯塔\n\n## हिन्दी')).toEqual([
      'chapter-1-night-the-café',
      'chapter-第一章-灯塔',
      'chapter-हिन्दी',
    ]);
    const dawns = ['chapter-dawn-2', 'chapter-dawn', 'chapter-dawn-3', 'chapter-dawn-4'];
    expect(idsOf('## Dawn 2\n\n## Dawn\n\n## dawn\n\n## Dawn')).toEqual(dawns);
    expect(idsOf('## ***\n\n## 100%\n\n## …\n\n## …')).toEqual(['chapter', 'chapter-100', 'chapter-2', 'chapter-3']);
    expect(idsOf(`## ${'long '.repeat(100)}`)[0]?.length).toBeLessThan(70);
    expect(idsOf('# Part\n\nText.\n\n## One\n\n### Inside')).toEqual(['chapter-part', 'chapter-one']);
  });
});
