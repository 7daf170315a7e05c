import { GENERATION_SECONDS, GUARANTEE_DAYS, TRIAL_DAYS, YEARLY_DISCOUNT } from '../../model/pricing.ts';

/** Words of the page about prices. Plans are in `model/plans.ts`, prices in `model/pricing.ts`. */
export const strings = {
  title: 'Pricing',
  lead: 'Three plans, in plain numbers. Today everything that is built is free.',
  description: `Storyloom is free today. What the Free, Pro and Premium plans will cost and contain, by the month or ${YEARLY_DISCOUNT}% less by the year.`,
  plans: 'Plans',
  billing: 'How to pay',
  monthly: 'Monthly',
  yearly: `Yearly, save ${YEARLY_DISCOUNT}%`,
  perMonth: 'per month',
  free: 'For as long as you like',
  noCard: 'No card is asked for',
  billedMonthly: (perMonth: string, perYear: string): string => `${perMonth} when billed yearly (${perYear})`,
  billedYearly: (perYear: string, before: string): string => `Billed ${perYear} a year, not ${before}`,
  popular: 'Recommended',
  notYet: 'Not on sale yet',
  trial: {
    title: `${TRIAL_DAYS}-day free trial`,
    text: `Once Pro and Premium are on sale, each begins with a ${TRIAL_DAYS}-day free trial.`,
  },
  guarantee: {
    title: `${GUARANTEE_DAYS}-day money-back guarantee`,
    text: `Whoever has paid and changes their mind within ${GUARANTEE_DAYS} days gets all of it back.`,
  },
  speed: {
    title: 'No waiting line',
    text: `A story of ordinary length is normally written in under ${GENERATION_SECONDS} seconds, whatever the plan.`,
  },
  promises: 'What will hold for every plan',
  faq: {
    title: 'Questions about plans',
    all: 'All questions and answers',
  },
} as const;
