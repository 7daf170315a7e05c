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
  it('are found by title before excerpt before text, whatever the capitals and accents', () => {
    expect(found(findPosts(posts, texts, searchWords('LAMP')))).toEqual(['in-title', 'in-excerpt', 'in-text']);
  });

  it('have all words of the search, each somewhere', () => {
    expect(found(findPosts(posts, texts, searchWords('lamp door')))).toEqual(['in-text']);
    expect(findPosts(posts, texts, searchWords('lamp nothing'))).toEqual([]);
  });

  it('are not found by nothing', () => {
    expect(findPosts(posts, texts, searchWords('  '))).toEqual([]);
  });

  it('lead to their page, with the line that was found', () => {
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

  it('are found by themselves before their answers, and lead to their place', () => {
    const entries = [entry('b', 'Why?', 'No.', 'Because of cost.'), entry('a', 'What does it cost?', 'Nothing.')];
    const results = findQuestions(entries, searchWords('cost'));
    expect(results.map(({ path }) => path)).toEqual(['/faq#a', '/faq#b']);
    expect(results.map(({ snippet }) => snippet)).toEqual(['Nothing.', 'Because of cost.']);
  });
});

describe('a snippet', () => {
  const long = `${'before '.repeat(20)}lamp ${'after '.repeat(60)}`;

  it('begins shortly before what was found, and is cut between words', () => {
    const snippet = snippetOf(long, ['lamp']);
    expect(snippet).toMatch(/^…before (?:before )*lamp after .*after…$/);
    expect(snippet.indexOf('lamp')).toBeLessThanOrEqual(51);
    expect(snippet.length).toBeLessThanOrEqual(182);
  });

  it('is the beginning where the text itself has nothing', () => {
    expect(snippetOf('First.\nSecond.', ['lamp'])).toBe('First.');
    expect(snippetOf('', ['lamp'])).toBe('');
  });

  it('is short and holds what was found in a language without spaces, too', () => {
    const snippet = snippetOf(`${'从'.repeat(200)}灯${'塔'.repeat(300)}`, ['灯']);
    expect(snippet).toContain('灯');
    expect(snippet.length).toBeLessThanOrEqual(182);
  });
});
