/** Future prices of the plans, in US cents a month (spec 9). */
export const PRICES = { free: 0, pro: 1200, premium: 2900 } as const;

export type PlanId = keyof typeof PRICES;

/** Discount for yearly payment, in per cent (spec 9). */
export const YEARLY_DISCOUNT = 20;

/** Length of the free trial and of the money-back guarantee, in days (spec 9). */
export const TRIAL_DAYS = 14;
export const GUARANTEE_DAYS = 14;

/** Limits of the plans (spec 9). */
export const PLAN_LIMITS = {
  free: { generations: 5, words: 1000, images: 1 },
  pro: { generations: 50, words: 5000, images: 5, collaborators: 3 },
} as const;

/** Maximum hours until support replies, once there is support (spec 9). */
export const SUPPORT_REPLY_HOURS = 24;

/** Normal maximum time of a story, in seconds (spec 9). */
export const GENERATION_SECONDS = 30;

/** Exports that the home page promises after sign-up (spec 9). They are not counted. */
export const EXPORTS_PROMO = 5;

export type Billing = 'monthly' | 'yearly';

const MONTHS = 12;

/** Whole cents a month, for monthly or yearly payment. */
export function pricePerMonth(plan: PlanId, billing: Billing): number {
  return billing === 'monthly' ? PRICES[plan] : Math.round((PRICES[plan] * (100 - YEARLY_DISCOUNT)) / 100);
}

/** Whole cents for twelve months. */
export function pricePerYear(plan: PlanId, billing: Billing): number {
  return MONTHS * pricePerMonth(plan, billing);
}

/** `$12`, `$9.60` */
export function formatPrice(cents: number): string {
  const dollars = cents / 100;
  return `$${Number.isInteger(dollars) ? dollars : dollars.toFixed(2)}`;
}
