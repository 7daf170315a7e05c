import { describe, expect, it } from 'vitest';
import { type FaqEntry, FAQ } from '../../../model/faq.ts';
import { type Post, POSTS } from '../../../model/posts.ts';
import { searchWords } from '../../../model/text-match.ts';
import { findPosts, findQuestions } from './find-content.ts';
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

describe('articles', () => {
  it('Articles are found by title before excerpt before text, ignoring case and accents', () => {
    expect(found(findPosts(posts, texts, searchWords('LAMP')))).toEqual(['in-title', 'in-excerpt', 'in-text']);
  });

  it('An article is found when it has all words of the search, each somewhere', () => {
    expect(found(findPosts(posts, texts, searchWords('lamp door')))).toEqual(['in-text']);
    expect(findPosts(posts, texts, searchWords('lamp nothing'))).toEqual([]);
  });

  it('An empty search finds no articles', () => {
    expect(findPosts(posts, texts, searchWords('  '))).toEqual([]);
  });

  it('A found article has its address and the line with the hit', () => {
    expect(findPosts(posts, texts, searchWords('door'))[0]).toEqual({
      id: 'in-text',
      path: '/blog/in-text',
      title: 'A',
      snippet: 'Then a lamp and a door.',
    });
  });
});

describe('questions', () => {
  const entry = (id: string, question: string, ...answer: string[]): FaqEntry => ({ ...FAQ[0]!, id, question, answer });

  it('Questions are found by question before answer, and link to their place on the page', () => {
    const entries = [entry('b', 'Why?', 'No.', 'Because of cost.'), entry('a', 'What does it cost?', 'Nothing.')];
    const results = findQuestions(entries, searchWords('cost'));
    expect(results.map(({ path }) => path)).toEqual(['/faq#a', '/faq#b']);
    expect(results.map(({ snippet }) => snippet)).toEqual(['Nothing.', 'Because of cost.']);
  });
});

describe('a snippet', () => {
  const long = `${'before '.repeat(20)}lamp ${'after '.repeat(60)}`;

  it('A snippet begins shortly before the hit, and is cut between words', () => {
    const snippet = snippetOf(long, ['lamp']);
    expect(snippet).toMatch(/^…before (?:before )*lamp after .*after…$/);
    expect(snippet.indexOf('lamp')).toBeLessThanOrEqual(51);
    expect(snippet.length).toBeLessThanOrEqual(182);
  });

  it('A snippet of a text without a hit is its first line', () => {
    expect(snippetOf('First.\nSecond.', ['lamp'])).toBe('First.');
    expect(snippetOf('', ['lamp'])).toBe('');
  });

  it('A snippet of a text without spaces is short and contains the hit', () => {
    const snippet = snippetOf(`${'从'.repeat(200)}灯${'塔'.repeat(300)}`, ['灯']);
    expect(snippet).toContain('灯');
    expect(snippet.length).toBeLessThanOrEqual(182);
  });
});
