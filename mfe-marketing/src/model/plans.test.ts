import { describe, expect, it } from 'vitest';
import { COMPARISON, type Plan, PLANS } from './plans.ts';

const BUILT = 'built';
const PLANNED = 'planned';

const planOf = (id: Plan['id']) => PLANS.find((plan) => plan.id === id);
const featuresOf = (id: Plan['id']) =>
  planOf(id)?.features.map(({ text, planned }) => [text, planned ? PLANNED : BUILT]);
const todayOf = (id: Plan['id']) =>
  planOf(id)?.features.flatMap(({ text, today }) => (today === undefined ? [] : [[text, today]]));

describe('the plans', () => {
  it('The plans are Free, Pro and Premium, and Pro is the popular one', () => {
    expect(PLANS.map(({ name }) => name)).toEqual(['Free', 'Pro', 'Premium']);
    expect(PLANS.filter(({ popular }) => popular).map(({ name }) => name)).toEqual(['Pro']);
    for (const { description, button } of PLANS) expect([description, button]).not.toContain('');
  });

  it('Free has 5 generations per month, stories to 1,000 words, 1 image per story, text export', () => {
    expect(featuresOf('free')).toEqual([
      ['5 generations per month', PLANNED],
      ['Stories to 1,000 words', PLANNED],
      ['1 image per story', BUILT],
      ['Text export', PLANNED],
    ]);
  });

  it('Pro has 50 generations, 5,000 words, 5 images, three exports, collaboration up to 3 people, priority support', () => {
    expect(featuresOf('pro')).toEqual([
      ['50 generations per month', PLANNED],
      ['Stories to 5,000 words', BUILT],
      ['5 images per story', PLANNED],
      ['Text, PDF and ePub export', BUILT],
      ['Collaboration up to 3 people', PLANNED],
      ['Priority support', PLANNED],
    ]);
  });

  it('Premium has everything without limits, API access and custom branding', () => {
    expect(featuresOf('premium')).toEqual([
      ['Unlimited generations', BUILT],
      ['Unlimited words per story', PLANNED],
      ['Unlimited images per story', PLANNED],
      ['Unlimited exports in every format', BUILT],
      ['Unlimited collaboration', PLANNED],
      ['Priority support', PLANNED],
      ['API access', PLANNED],
      ['Custom branding', PLANNED],
    ]);
  });

  it('Each limit that does not apply yet says what every account has today', () => {
    expect(todayOf('free')).toEqual([
      ['5 generations per month', 'unlimited'],
      ['Stories to 1,000 words', 'up to 5,000 words'],
      ['Text export', 'PDF, ePub, Word and Markdown, too'],
    ]);
    expect(todayOf('pro')).toEqual([['50 generations per month', 'unlimited']]);
    expect(todayOf('premium')).toEqual([['Unlimited words per story', 'up to 5,000 words']]);
    for (const { features } of PLANS) for (const { planned, today } of features) expect(!today || planned).toBe(true);
  });

  it('Features that need it have an explanation', () => {
    const tips = PLANS.flatMap(({ features }) => features.flatMap(({ tooltip = [] }) => tooltip));
    expect(tips).toContain('A generation is one story, another version of it, or a continuation.');
    expect(tips).toContain('About 4 minutes of reading.');
    expect(tips).toContain('About 22 minutes of reading.');
    expect(tips).toContain('Replies within about 24 hours, and yours come first.');
    for (const tip of tips) expect(tip).toMatch(/^[A-Z].*\.$/);
  });
});

describe('the comparison of the plans', () => {
  const said = ({ has, planned }: { readonly has: string | boolean; readonly planned?: true }) =>
    `${has}${planned ? ` ${PLANNED}` : ''}`;

  it('The comparison says of each feature which plan has it, and what is only planned', () => {
    expect(
      COMPARISON.map(({ feature, free, pro, premium }) => [feature, said(free), said(pro), said(premium)]),
    ).toEqual([
      ['Generations per month', '5 planned', '50 planned', 'Unlimited'],
      ['Words per story', '1,000 planned', '5,000', 'Unlimited planned'],
      ['Images per story', '1', '5 planned', 'Unlimited planned'],
      ['All four genres and languages', 'true', 'true', 'true'],
      ['Text export', 'true', 'true', 'true'],
      ['PDF and ePub export', 'false', 'true', 'true'],
      ['Word and Markdown export', 'false', 'false', 'true'],
      ['Collaboration', 'false', 'Up to 3 people planned', 'Unlimited planned'],
      ['Priority support', 'false', 'true planned', 'true planned'],
      ['API access', 'false', 'false', 'true planned'],
      ['Custom branding', 'false', 'false', 'true planned'],
    ]);
  });
});
