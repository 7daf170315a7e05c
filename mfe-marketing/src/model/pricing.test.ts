import { describe, expect, it } from 'vitest';
import {
  EXPORTS_PROMO,
  formatPrice,
  GENERATION_SECONDS,
  GUARANTEE_DAYS,
  PLAN_LIMITS,
  type PlanId,
  PRICES,
  pricePerMonth,
  pricePerYear,
  SUPPORT_REPLY_HOURS,
  TRIAL_DAYS,
  YEARLY_DISCOUNT,
} from './pricing.ts';

describe('prices', () => {
  it('The plans cost 0, 12 and 29 dollars a month', () => {
    expect(PRICES).toEqual({ free: 0, pro: 12_00, premium: 29_00 });
  });

  it('Yearly prices are 20 per cent lower', () => {
    expect(YEARLY_DISCOUNT).toBe(20);
    for (const plan of Object.keys(PRICES) as PlanId[]) {
      expect(pricePerYear(plan, 'yearly') / pricePerYear(plan, 'monthly') || 0.8).toBeCloseTo(0.8, 10);
    }
  });

  it.each<[PlanId, number, number, number]>([
    ['free', 0, 0, 0],
    ['pro', 9_60, 115_20, 144_00],
    ['premium', 23_20, 278_40, 348_00],
  ])('The yearly price of %s is in whole cents: %i a month, %i in all, not %i', (plan, month, year, before) => {
    expect(pricePerMonth(plan, 'yearly')).toBe(month);
    expect(pricePerYear(plan, 'yearly')).toBe(year);
    expect(pricePerYear(plan, 'monthly')).toBe(before);
  });

  it.each([
    [0, '$0'],
    [12_00, '$12'],
    [9_60, '$9.60'],
    [115_20, '$115.20'],
  ])('A price of %i cents is written as %s', (cents, text) => {
    expect(formatPrice(cents)).toBe(text);
  });
});

it('The limits of the plans are those of the specification', () => {
  expect(PLAN_LIMITS.free).toEqual({ generations: 5, words: 1000, images: 1 });
  expect(PLAN_LIMITS.pro).toEqual({ generations: 50, words: 5000, images: 5, collaborators: 3 });
});

it('Trial and guarantee are 14 days, support answers within 24 hours, a story takes 30 seconds, and 5 exports are promised', () => {
  expect([TRIAL_DAYS, GUARANTEE_DAYS, SUPPORT_REPLY_HOURS, GENERATION_SECONDS, EXPORTS_PROMO]).toEqual([
    14, 14, 24, 30, 5,
  ]);
});
