// @vitest-environment jsdom
import { coverSvg, type CoverOf } from '@storyloom/shared/cover';
import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { StoryCover } from './story-cover.tsx';

const STORIES: readonly CoverOf[] = [
  { title: 'The Keeper of the Light', genre: 'fantasy', author: 'Ada Lovelace', lang: 'en' },
  { title: 'Signal', genre: 'scifi' },
  { title: '小船去哪里', genre: 'children', lang: 'zh-Hans' },
  { title: 'Salt & <b>Light</b>', genre: 'romance', author: '"' },
  { title: '', genre: undefined },
];

/** Each element below the root: its name, sorted attributes and text. */
function inside(root: Element): string[] {
  return [...root.querySelectorAll('*')].map((element) => {
    const attributes = [...element.attributes].map(({ name, value }) => `${name}=${value}`).sort();
    return `${element.nodeName} ${attributes.join(' ')} ${element.children.length === 0 ? element.textContent : ''}`;
  });
}

describe('StoryCover', () => {
  it.each(STORIES)('The cover component draws “$title” exactly as the cover file does', (story) => {
    const { container } = render(<StoryCover {...story} />);
    const file = new DOMParser().parseFromString(
      coverSvg(story, { format: 'book', lettering: true }),
      'image/svg+xml',
    ).documentElement;
    const shown = container.querySelector('svg');
    expect(shown && inside(shown)).toEqual(inside(file));
    expect(shown?.getAttribute('viewBox')).toBe(file.getAttribute('viewBox'));
  });

  it('The cover component is decorative and has no inline style', () => {
    const { container } = render(<StoryCover title="Salt" genre="romance" />);
    expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
    expect(container.querySelector('[style]')).toBeNull();
  });
});
