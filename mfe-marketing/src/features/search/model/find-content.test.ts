import { expect, it } from 'vitest';
import { type FaqEntry, FAQ } from '../../../model/faq.ts';
import { type Post, POSTS } from '../../../model/posts.ts';
import { searchWords } from '../../../model/text-match.ts';
import { findPages, findPosts, findQuestions } from './find-content.ts';
import { SITE_PAGES } from './site-pages.ts';
import { snippetOf } from './snippet.ts';

const post = (slug: string, title: string, excerpt = ''): Post => ({ ...POSTS[0]!, slug, title, excerpt });
const found = (results: readonly { readonly id: string }[]) => results.map(({ id }) => id);

const posts = [
  post('in-text', 'A'),
  post('in-excerpt', 'B', 'About a Lamp.'),
  post('in-title', 'The lámp'),
  post('nowhere', 'C'),
];
const texts = { 'in-text': 'First line.\nThen a lamp and a door.', 'in-excerpt': 'x', 'in-title': 'x', nowhere: 'x' };

it('finds the page about a word before any other', () => {
  const pages = {
    privacy: '/privacy',
    cookies: '/privacy',
    help: '/faq',
    login: '/auth',
  };
  for (const [query, path] of Object.entries(pages))
    expect(findPages(SITE_PAGES, searchWords(query))[0]?.path, query).toBe(path);
});

it('finds articles with all words, by title before excerpt before text, ignoring case and accents', () => {
  const find = (query: string) => findPosts(posts, texts, searchWords(query));
  expect(found(find('LAMP'))).toEqual(['in-title', 'in-excerpt', 'in-text']);
  expect(find('lamp door')).toEqual([
    { id: 'in-text', path: '/blog/in-text', title: 'A', snippet: 'Then a lamp and a door.' },
  ]);
  expect(find('lamp nothing')).toEqual([]);
  expect(find('  ')).toEqual([]);
});

it('finds questions by question before answer, and links to their place on the page', () => {
  const entry = (id: string, question: string, ...answer: string[]): FaqEntry => ({ ...FAQ[0]!, id, question, answer });
  const entries = [entry('b', 'Why?', 'No.', 'Because of cost.'), entry('a', 'What does it cost?', 'Nothing.')];
  const results = findQuestions(entries, searchWords('cost')).map(({ path, snippet }) => [path, snippet]);
  expect(results).toEqual([
    ['/faq#a', 'Nothing.'],
    ['/faq#b', 'Because of cost.'],
  ]);
});

it('cuts a snippet between words, shortly before the hit', () => {
  const snippet = snippetOf(`${'before '.repeat(20)}lamp ${'after '.repeat(60)}`, ['lamp']);
  expect(snippet).toMatch(/^…before (?:before )*lamp after .*after…$/);
  expect(snippet.indexOf('lamp')).toBeLessThanOrEqual(51);
  expect(snippet.length).toBeLessThanOrEqual(182);
  const unspaced = snippetOf(`${'从'.repeat(200)}灯${'塔'.repeat(300)}`, ['灯']);
  expect(unspaced).toContain('灯');
  expect(unspaced.length).toBeLessThanOrEqual(182);
  expect(snippetOf('First.\nSecond.', ['lamp'])).toBe('First.');
  expect(snippetOf('', ['lamp'])).toBe('');
});
