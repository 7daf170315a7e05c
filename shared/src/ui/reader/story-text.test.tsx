// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { StoryText } from './story-text.tsx';

beforeEach(() => {
  delete document.documentElement.dataset['reading'];
});

const article = () => screen.getByRole('article');

describe('StoryText', () => {
  const outline = () => Array.from(article().children, (line) => `${line.tagName}: ${line.textContent}`);

  it('A story is an article without a first line that repeats its title', () => {
    render(<StoryText text={'# **The Lamp**\n\nIt was *dark*.'} title="The Lamp" lang="fr" genre="scifi" />);
    expect(screen.getByRole('article', { name: 'The Lamp' }).lang).toBe('fr');
    expect(article().dataset['genre']).toBe('scifi');
    expect(outline()).toEqual(['P: It was dark.']);
    expect(article().querySelector('em')?.textContent).toBe('dark');
  });

  it('Headings of a story are below the page’s own, without skipping a level', () => {
    const text = '## Before\n\n# Night\n\nIt was dark.\n\n## Later\n\nIt was light.';
    render(<StoryText text={text} title="The Lamp" lang="en" />);
    expect(outline()).toEqual(['H2: Before', 'H2: Night', 'P: It was dark.', 'H3: Later', 'P: It was light.']);
  });

  it('Blank lines of a story are shown as space, without elements of their own', () => {
    const text = 'One.\nTwo.\n\nThree.\n\n\nFour.';
    render(<StoryText text={text} title="The Lamp" lang="en" />);
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
    render(<StoryText text={`## ${hostile.join('\n\n')}`} title={hostile[1]!} lang="en" />);
    expect(outline()).toEqual([`H2: ${hostile[0]}`, `P: ${hostile[1]}`, `P: ${hostile[2]}`]);
    expect(article().querySelector('img, script, a')).toBeNull();
  });
});
