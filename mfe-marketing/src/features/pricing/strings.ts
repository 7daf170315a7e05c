import { GENERATION_SECONDS, GUARANTEE_DAYS, TRIAL_DAYS, YEARLY_DISCOUNT } from '../../model/pricing.ts';

/** Strings of the pricing page. Plans are in `model/plans.ts`, prices in `model/pricing.ts`. */
export const strings = {
  title: 'Pricing',
  lead: 'Paid plans aren’t on sale yet. For now, everything that’s built is free.',
  description: `Storyloom is free today. See what the Free, Pro and Premium plans will cost and include, monthly or ${YEARLY_DISCOUNT}% less when you pay yearly.`,
  plans: 'Plans',
  billing: 'How to pay',
  monthly: 'Monthly',
  yearly: `Yearly, save ${YEARLY_DISCOUNT}%`,
  perMonth: 'per month',
  free: 'Free today, and when paid plans go on sale',
  noCard: 'No card required',
  billedMonthly: (perMonth: string, perYear: string): string => `${perMonth} when billed yearly (${perYear})`,
  billedYearly: (perYear: string, before: string): string => `Billed at ${perYear} a year instead of ${before}`,
  /** Below a limit that does not apply yet. */
  today: (what: string): string => `Today: ${what}`,
  popular: 'Recommended',
  /** For signed-in users, instead of a plan’s own label. */
  write: 'Write a Story',
  notYet: 'Not on sale yet',
  trial: {
    title: `${TRIAL_DAYS}-day free trial`,
    text: `Once Pro and Premium are on sale, each will start with a ${TRIAL_DAYS}-day free trial.`,
  },
  guarantee: {
    title: `${GUARANTEE_DAYS}-day money-back guarantee`,
    text: `Change your mind within ${GUARANTEE_DAYS} days of paying, and you’ll get all of your money back.`,
  },
  speed: {
    title: 'No waiting in line',
    text: `A story of average length normally takes less than ${GENERATION_SECONDS} seconds on every plan.`,
  },
  promises: 'What every plan promises',
  faq: {
    title: 'Questions about plans',
    all: 'All questions and answers',
  },
} as const;
