/** What the paid plans will cost, in cents of a US dollar a month (spec 9). */
export const PRICES = { free: 0, pro: 1200, premium: 2900 } as const;

export type PlanId = keyof typeof PRICES;

/** How much less a year costs when it is paid at once, in per cent (spec 9). */
export const YEARLY_DISCOUNT = 20;

/** The free trial of a paid plan, and how long its money is given back, in days (spec 9). */
export const TRIAL_DAYS = 14;
export const GUARANTEE_DAYS = 14;

/** What the plans allow (spec 9). */
export const PLAN_LIMITS = {
  free: { generations: 5, words: 1000, images: 1 },
  pro: { generations: 50, words: 5000, images: 5, collaborators: 3 },
} as const;

/** Within how many hours support is to answer, once there is support (spec 9). */
export const SUPPORT_REPLY_HOURS = 24;

/** What a story normally takes at most, in seconds (spec 9). */
export const GENERATION_SECONDS = 30;

/** Exports that the front page promises after sign-up (spec 9). They are not counted. */
export const EXPORTS_PROMO = 5;

export type Billing = 'monthly' | 'yearly';

const MONTHS = 12;

/** Whole cents a month, as one pays by the month or by the year. */
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
