// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { categoryOf } from '../../../model/categories.ts';
import { POSTS } from '../../../model/posts.ts';
import { authorOf } from '../../../model/team.ts';
import { descriptionOf, expectSoundPage } from '../../../testing/sound-page.ts';
import { expectPicture, heading, open } from '../testing/blog-page.ts';

describe.each(POSTS)(
  'the article $slug',
  ({ slug, title, excerpt, date, related, author: id, category, featuredImage }) => {
    const author = authorOf(id);
    const one = (selector: string) => document.querySelector(selector);
    const linksIn = (place: Element | null | undefined) =>
      [...(place?.querySelectorAll('a') ?? [])].map((link) => [link.textContent, link.getAttribute('href')]);

    beforeEach(() => open(`/blog/${slug}`));

    it('An article shows its category, title, author, date, text and a described figure, and its picture at once in a reserved place', () => {
      expect(heading()).toBe(title);
      expectSoundPage();
      expect(descriptionOf()).toBe(excerpt);
      expect(linksIn(one('article header'))).toEqual([[categoryOf(category)?.name, `/blog/category/${category}`]]);
      expect(one('article header + div p')?.textContent).toBe(`By ${author.name}, ${author.title}`);
      expect(linksIn(one('article header + div p'))).toEqual([[author.name, `/about#${author.id}`]]);
      expect(one('article header + div > svg')).toHaveAttribute('aria-hidden', 'true');
      expect(one('article time')).toHaveAttribute('datetime', date);
      expect(one('article time')?.parentElement?.textContent).toMatch(/^[A-Z][a-z]+ \d{1,2}, 2026\d min read$/);
      expect(document.querySelectorAll('article > div > p').length).toBeGreaterThan(10);
      const drawing = one('figure > svg[role="img"]');
      expect(drawing?.getAttribute('aria-label')?.length).toBeGreaterThan(20);
      expect(drawing?.getAttribute('viewBox')).toMatch(/^\d+ \d+ 640 \d+$/);
      expect(one('figcaption')?.textContent?.length).toBeGreaterThan(10);
      const pictures = [...document.querySelectorAll('img')];
      expect(pictures.map((picture) => picture.alt)).toEqual([featuredImage.alt]);
      expectPicture(pictures[0], slug, featuredImage);
      expect([pictures[0]?.getAttribute('fetchpriority'), pictures[0]?.getAttribute('loading')]).toEqual([
        'high',
        null,
      ]);
    });

    it('An article names its author and their profiles, and leads on to three related articles, the newsletter, and no page that the site lacks', () => {
      const note = one('aside');
      expect(note?.querySelector('h2')?.textContent).toBe('About the author');
      expect(note?.querySelectorAll('svg > path').length).toBeGreaterThan(4);
      expect(note?.textContent).toContain(`${author.name}, ${author.title}`);
      expect(note?.textContent).toContain(author.bio);
      expect(linksIn(note)).toEqual([
        [`More about ${author.name}`, `/about#${author.id}`],
        ...author.social.map(({ site, href }) => [`${author.name} on ${site}`, href]),
      ]);
      const [others, newsletter] = document.querySelectorAll('section');
      expect(others?.querySelector('h2')?.textContent).toBe('Related articles');
      expect(linksIn(others).map(([, path]) => path)).toEqual(related.map((other) => `/blog/${other}`));
      expect(related).toHaveLength(3);
      expect(newsletter?.querySelector('h2')?.textContent).toBe('New articles by email');
      const known =
        /^\/(?:generators(?:\/(?:fantasy|scifi|children|romance))?|inspiration|inspiration-me|community|blog(?:\/.*)?|about#.*|privacy|rss\.xml)$/;
      const paths = linksIn(document.body).map(([, path]) => path ?? '');
      expect(paths.filter((path) => !known.test(path) && !path.startsWith('https://'))).toEqual([]);
    });
  },
);

it('A table of an article scrolls by itself and has a name', async () => {
  await open('/blog/finding-your-voice');
  const table = screen.getByRole('table');
  expect(table.parentElement).toHaveAttribute('role', 'region');
  expect(table.parentElement?.tabIndex).toBe(0);
  expect(table.parentElement).toHaveAttribute('aria-label', table.querySelector('caption')?.textContent);
  expect(table.querySelectorAll('th[scope="col"]').length).toBeGreaterThan(1);
});
