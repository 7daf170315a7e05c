import { expect, it } from 'vitest';
import { strings as blog } from './features/blog/strings.ts';
import { strings as home } from './features/home/strings.ts';
import { privacy, terms } from './features/legal/strings.ts';
import { strings as pricing } from './features/pricing/strings.ts';
import { BLOG_CATEGORIES } from './model/categories.ts';
import { FAQ } from './model/faq.ts';
import { type Plan, PLANS } from './model/plans.ts';
import { PRICES, TRIAL_DAYS } from './model/pricing.ts';
import { POSTS } from './model/posts.ts';

it('shows the strings of the product specification', () => {
  const specified = {
    'Start Creating': home.hero.start,
    'Get Inspired': home.hero.inspire,
    'Multiple Genres': home.features.genres.title,
    Customization: home.features.customization.title,
    'Image Generation': home.features.images.title,
    'Inspiration Tools': home.features.inspiration.title,
    'Multiple Exports': home.features.exports.title,
    'Try Generator': home.generators.tryOne,
    'View All Generators': home.generators.all,
    '14-day free trial': pricing.trial.title,
    '14-day money-back guarantee': pricing.guarantee.title,
    'Blog Post Not Found': blog.postNotFound.title,
  };
  for (const [text, shown] of Object.entries(specified)) expect(shown).toBe(text);
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
  const written =
    'ai-storytelling-guide creative-writing-tips character-development world-building ' +
    'story-prompts ai-writers-block plot-development finding-your-voice';
  expect(POSTS.map(({ slug }) => slug)).toEqual(expect.arrayContaining(written.split(' ')));
});

it('promises in its answers and legal texts what the product does', () => {
  const answerOf = (id: string) =>
    FAQ.find((entry) => entry.id === id)
      ?.answer.join(' ')
      .replaceAll("'", '’');
  for (const [id, words] of [
    ['is-it-free', '3 stories need no account at all'],
    ['which-files', 'Plain text for everyone, guests included.'],
    ['who-can-read', 'A story you share is public unless you choose to share it by link only.'],
    ['what-can-i-choose', 'from 500 to 5,000 words in steps of 100'],
    ['deleted-by-mistake', 'Yes, for 30 days. Open My Stories, choose Recently deleted'],
    ['change-account', 'at least 6 characters'],
    ['can-i-buy-a-plan', 'an account has no limit on stories and exports every kind of file at no charge'],
    ['trial-and-guarantee', 'Paying yearly saves 20%'],
  ] as const)
    expect(answerOf(id)).toContain(words);
  for (const [text, title, words] of [
    [terms, 'Limits', 'Without an account you get 3 stories.'],
    [terms, 'Your stories are yours', 'with everyone, or only with people who have its link'],
    [privacy, 'With an account', 'Deleted stories stay in Recently deleted for 30 days,'],
    [privacy, 'With an account', 'After that they’re removed from the database within a minute.'],
    [privacy, 'What you share', 'the link stops working at the next request and is never used again'],
    [privacy, 'What you share', 'counts one view per visitor per day, using a fingerprint'],
    [privacy, 'Newsletter', 'we keep your address with the words you agreed to and the time'],
    [privacy, 'Who reads your prompt', 'is kept on the server for an hour'],
    [privacy, 'Your rights', 'After 14 days everything is removed from the database within the hour'],
    [privacy, 'In the server’s log', 'is noted for two days'],
  ] as const)
    expect(text.sections.find((section) => section.title === title)?.texts.join(' ')).toContain(words);
});
