import { formatNumber, readingMinutes, STORY_LENGTH } from '@storyloom/shared/domain';
import { PLAN_LIMITS, type PlanId, SUPPORT_REPLY_HOURS } from './pricing.ts';

/** One feature of a plan. */
export interface PlanFeature {
  readonly text: string;
  /** A sentence that explains it. */
  readonly tooltip?: string;
  /** Not built yet, or a limit that does not apply yet. */
  readonly planned?: true;
  /** What every account has until the plans are on sale, where that is more. */
  readonly today?: string;
}

/** A plan as shown to visitors (spec 3). Its price is in `pricing.ts`. */
export interface Plan {
  readonly id: PlanId;
  readonly name: string;
  readonly description: string;
  readonly button: string;
  /** The one that most people will want. */
  readonly popular?: true;
  readonly features: readonly PlanFeature[];
}

const { free, pro } = PLAN_LIMITS;
const unlimited = 'unlimited';
const generation = 'A generation is one story, another version of it, or a continuation.';
const support = `Replies within about ${SUPPORT_REPLY_HOURS} hours, and yours come first.`;
const reading = (count: number): string => `About ${readingMinutes(count, 'english')} minutes of reading.`;

/** The three plans, as they will be sold (spec 9). None can be bought yet. */
export const PLANS: readonly Plan[] = [
  {
    id: 'free',
    name: 'Free',
    description: 'For finding out what your prompt turns into.',
    button: 'Create a Free Account',
    features: [
      { text: `${free.generations} generations per month`, tooltip: generation, planned: true, today: unlimited },
      {
        text: `Stories to ${formatNumber(free.words)} words`,
        tooltip: reading(free.words),
        planned: true,
        today: `up to ${formatNumber(STORY_LENGTH.max)} words`,
      },
      {
        text: `${free.images} image per story`,
        tooltip: 'A cover, drawn from the story’s title in the colors of its genre.',
      },
      { text: 'Text export', planned: true, today: 'PDF, ePub, Word and Markdown, too' },
    ],
  },
  {
    id: 'pro',
    name: 'Pro',
    description: 'For writing most days and taking your stories with you.',
    button: 'Start Without Paying',
    popular: true,
    features: [
      { text: `${pro.generations} generations per month`, tooltip: generation, planned: true, today: unlimited },
      { text: `Stories to ${formatNumber(pro.words)} words`, tooltip: reading(pro.words) },
      {
        text: `${pro.images} images per story`,
        tooltip: 'A cover, plus pictures for the chapters. For now, there’s the cover.',
        planned: true,
      },
      { text: 'Text, PDF and ePub export', tooltip: 'Made in your browser. Your story isn’t sent anywhere.' },
      {
        text: `Collaboration up to ${pro.collaborators} people`,
        tooltip: 'Several people writing one story together.',
        planned: true,
      },
      {
        text: 'Priority support',
        tooltip: support,
        planned: true,
      },
    ],
  },
  {
    id: 'premium',
    name: 'Premium',
    description: 'For publishing your stories under your own name.',
    button: 'Start Without Paying',
    features: [
      { text: 'Unlimited generations' },
      {
        text: 'Unlimited words per story',
        planned: true,
        today: `up to ${formatNumber(STORY_LENGTH.max)} words`,
      },
      { text: 'Unlimited images per story', tooltip: 'For now, there’s the cover.', planned: true },
      { text: 'Unlimited exports in every format', tooltip: 'Text, Markdown, ePub, Word and PDF.' },
      { text: 'Unlimited collaboration', tooltip: 'Several people writing one story together.', planned: true },
      {
        text: 'Priority support',
        tooltip: support,
        planned: true,
      },
      { text: 'API access', tooltip: 'Stories for your own programs, over HTTP.', planned: true },
      { text: 'Custom branding', tooltip: 'Your name and mark on exported files and shared pages.', planned: true },
    ],
  },
];

/** What a plan has of one feature: the amount, or whether it has it at all. */
export interface PlanCell {
  /** `false`: not in this plan. */
  readonly has: string | boolean;
  /** Not built yet, or a limit that does not apply yet. */
  readonly planned?: true;
}

interface ComparisonRow extends Readonly<Record<PlanId, PlanCell>> {
  readonly feature: string;
}

const no: PlanCell = { has: false };
const yes: PlanCell = { has: true };
const plannedTo = (has: string | true): PlanCell => ({ has, planned: true });

/** The plans side by side. */
export const COMPARISON: readonly ComparisonRow[] = [
  {
    feature: 'Generations per month',
    free: plannedTo(String(free.generations)),
    pro: plannedTo(String(pro.generations)),
    premium: { has: 'Unlimited' },
  },
  {
    feature: 'Words per story',
    free: plannedTo(formatNumber(free.words)),
    pro: { has: formatNumber(pro.words) },
    premium: plannedTo('Unlimited'),
  },
  {
    feature: 'Images per story',
    free: { has: String(free.images) },
    pro: plannedTo(String(pro.images)),
    premium: plannedTo('Unlimited'),
  },
  { feature: 'All four genres and languages', free: yes, pro: yes, premium: yes },
  { feature: 'Text export', free: yes, pro: yes, premium: yes },
  { feature: 'PDF and ePub export', free: no, pro: yes, premium: yes },
  { feature: 'Word and Markdown export', free: no, pro: no, premium: yes },
  {
    feature: 'Collaboration',
    free: no,
    pro: plannedTo(`Up to ${pro.collaborators} people`),
    premium: plannedTo('Unlimited'),
  },
  { feature: 'Priority support', free: no, pro: plannedTo(true), premium: plannedTo(true) },
  { feature: 'API access', free: no, pro: no, premium: plannedTo(true) },
  { feature: 'Custom branding', free: no, pro: no, premium: plannedTo(true) },
];
