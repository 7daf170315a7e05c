// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import type { PostNode } from '../../../model/post.ts';
import { PostText } from './post-text.tsx';

const show = (...nodes: readonly PostNode[]) =>
  render(
    <MemoryRouter initialEntries={['/blog/here']}>
      <PostText nodes={nodes} />
    </MemoryRouter>,
  ).container;

it('The elements of a text are shown as they are', () => {
  const page = show(['h2', { id: 'a' }, 'A'], ['p', 0, 'b ', ['em', 0, 'c'], ['br', 0], 'd']);
  expect(page.innerHTML).toBe('<h2 id="a">A</h2><p>b <em>c</em><br>d</p>');
});

it('Words that look like HTML are shown as words', () => {
  expect(show(['p', 0, '<img src=x>']).querySelector('img')).toBeNull();
});

it.each(['script', 'iframe', 'style', 'object', 'form', 'input', 'img', 'foreignObject'])(
  'An element <%s> is left out, whatever the post’s module contains',
  (tag) => {
    const page = show(['p', 0, 'a', [tag, { src: 'x' }, 'b']]);
    expect(page.innerHTML).toBe('<p>a</p>');
  },
);

it('A link within the site is a plain link, and a link elsewhere has rel=noopener', () => {
  const page = show(['p', 0, ['a', { href: '/generators' }, 'a'], ['a', { href: 'https://example.com/' }, 'b']]);
  const [inside, outside] = page.querySelectorAll('a');
  expect(inside?.getAttribute('href')).toBe('/generators');
  expect(inside?.getAttribute('rel')).toBeNull();
  expect(outside?.getAttribute('href')).toBe('https://example.com/');
  expect(outside?.getAttribute('rel')).toBe('noopener');
});
