import { expect, it } from 'vitest';
import { BLOG_CATEGORIES } from './model/categories.ts';
import { type Plan, PLANS } from './model/plans.ts';
import { PRICES, TRIAL_DAYS } from './model/pricing.ts';

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
