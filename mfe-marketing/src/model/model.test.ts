import { expect, it } from 'vitest';
import { BLOG_CATEGORIES, categoryOf } from './categories.ts';
import { type Plan, PLANS } from './plans.ts';
import { postOf, POSTS, postsIn } from './posts.ts';
import { PRICES, TRIAL_DAYS } from './pricing.ts';
import { hasHit, markHits, matches, searchWords } from './text-match.ts';

it('finds posts and categories by their addresses, and at least one post in each category', () => {
  expect(categoryOf('plot-structure')?.name).toBe('Plot & Structure');
  expect(postOf('world-building')?.category).toBe('world-building');
  for (const unknown of ['poetry', undefined])
    expect([categoryOf(unknown), postOf(unknown)]).toEqual([undefined, undefined]);
  for (const { slug } of BLOG_CATEGORIES) expect(postsIn(slug).length, slug).toBeGreaterThan(0);
});

it('orders posts newest first, each with 900 to 1,500 words and its reading time', () => {
  const dates = POSTS.map(({ date }) => date);
  expect(dates).toEqual(dates.toSorted().toReversed());
  expect(POSTS.filter(({ words }) => words < 900 || words > 1500)).toEqual([]);
  // 228 words a minute.
  expect(POSTS.filter(({ words, minutes }) => minutes !== Math.round(words / 228))).toEqual([]);
});

it('has the specified plans, and says of each limit that does not apply yet what accounts have today', () => {
  expect(PRICES).toEqual({ free: 0, pro: 12_00, premium: 29_00 });
  expect(TRIAL_DAYS).toBe(14);
  const listed = (id: Plan['id']) =>
    PLANS.find((plan) => plan.id === id)?.features.map(({ text, planned }) => `${text}${planned ? ', planned' : ''}`);
  expect(listed('free')).toEqual([
    '5 generations per month, planned',
    'Stories to 1,000 words, planned',
    '1 image per story',
    'Text export, planned',
  ]);
  expect(listed('pro')).toEqual([
    '50 generations per month, planned',
    'Stories to 5,000 words',
    '5 images per story, planned',
    'Text, PDF and ePub export',
    'Collaboration up to 3 people, planned',
    'Priority support, planned',
  ]);
  expect(listed('premium')).toEqual([
    'Unlimited generations',
    'Unlimited words per story, planned',
    'Unlimited images per story, planned',
    'Unlimited exports in every format',
    'Unlimited collaboration, planned',
    'Priority support, planned',
    'API access, planned',
    'Custom branding, planned',
  ]);
  for (const { features } of PLANS) for (const { planned, today } of features) expect(!today || planned).toBe(true);
});

it('has the specified blog categories and articles', () => {
  expect(Object.fromEntries(BLOG_CATEGORIES.map(({ name, planned }) => [name, planned]))).toEqual({
    'AI Storytelling': 12,
    'Writing Tips': 8,
    'Character Development': 9,
    'World Building': 7,
    Prompts: 14,
    'Plot & Structure': 10,
    'Voice & Style': 11,
    'Writer’s Block': 6,
  });
});

it('reads the words of a search in lower case, without accents or repetition', () => {
  expect(searchWords('  Éclair  eclair Größe ')).toEqual(['eclair', 'große']);
  expect(searchWords(' ')).toEqual([]);
});

it('matches all words in any order, also inside longer words, and hits one of them', () => {
  const text = 'How do I export a story?';
  expect(matches(text, searchWords('story EXP'))).toBe(true);
  expect(matches(text, searchWords('story pdf'))).toBe(false);
  expect(matches(text, [])).toBe(true);
  expect(hasHit(text, searchWords('pdf story'))).toBe(true);
  expect(hasHit(text, searchWords('pdf'))).toBe(false);
  expect(hasHit(text, [])).toBe(false);
});

it.each([
  ['Inés writes', 'ines', '[Inés] writes'],
  ['Ine\u0301s writes', 'inés', '[Inés] writes'],
  ['somebody’s', "somebody's", '[somebody’s]'],
  ['stories export', 'story export', 'stories [export]'],
  ['aaaa', 'aaa', '[aaa]a'],
  ['export exporting', 'export porting', '[export] [exporting]'],
  ['İstanbul and more', 'more', 'İstanbul and [more]'],
  ['nothing here', 'lamp', 'nothing here'],
  ['nothing asked', '', 'nothing asked'],
  ['a (b) [c] .* $', '.*', 'a (b) [c] [.*] $'],
])('marks the hits in “%s” for “%s”', (text, search, expected) => {
  const pieces = markHits(text, searchWords(search)).map((piece) => (piece.hit ? `[${piece.text}]` : piece.text));
  expect(pieces.join('')).toBe(expected);
});
