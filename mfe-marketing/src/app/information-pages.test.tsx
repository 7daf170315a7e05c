// @vitest-environment jsdom
import { CURATED_INSPIRATION_COUNT, MORE_CURATED_INSPIRATION_COUNT } from '@storyloom/shared/domain';
import { renderRemote } from '@storyloom/testing/render-remote';
import { user } from '@storyloom/testing/user';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { FAQ } from '../model/faq.ts';
import { PLANS } from '../model/plans.ts';
import { formatPrice, type PlanId, pricePerMonth, pricePerYear } from '../model/pricing.ts';
import { authorOf, TEAM } from '../model/team.ts';
import { remote } from '../remote.ts';

it('shows who makes Storyloom, with profiles and portraits, and leads on to it', async () => {
  await renderRemote(remote, { at: '/about' });
  expect(TEAM).toHaveLength(3);
  for (const { id, name, title, bio, social } of TEAM) {
    const person = document.getElementById(id)!;
    for (const text of [name, title, bio]) expect(within(person).getByText(text)).toBeInTheDocument();
    for (const { site, href } of social) {
      const link = within(person).getByRole('link', { name: `${name} on ${site}` });
      expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual([href, 'me noopener']);
    }
  }
  const grounds = [...document.querySelectorAll('svg > .ground')].map((ground) => ground.getAttribute('d'));
  expect(new Set(grounds).size).toBe(3);
  expect(screen.getByText('Start Creating')).toHaveAttribute('href', '/generators');
});

it('finds a member of the team by id, and throws for an unknown one', () => {
  expect(authorOf('ines-castellanos').name).toBe('Inés Castellanos');
  expect(() => authorOf('nobody')).toThrow('No one on the team has the id nobody');
});

describe('the features page', () => {
  beforeEach(() => renderRemote(remote, { at: '/features' }));

  it('names the features with their true numbers', () => {
    const text = document.body.textContent?.replaceAll("'", '’') ?? '';
    for (const words of [
      `${CURATED_INSPIRATION_COUNT + MORE_CURATED_INSPIRATION_COUNT} curated inspirations`,
      '30 days to restore what you deleted',
      'You don’t need an account for your first 3 stories.',
    ])
      expect(text).toContain(words);
    expect(within(screen.getByRole('region', { name: 'What it does' })).getAllByRole('listitem')).toHaveLength(9);
  });

  it('compares the plans in a table that the keyboard can scroll, and says what is only planned', () => {
    const region = screen.getByRole('region', { name: 'What Free, Pro and Premium include' });
    expect(region.tabIndex).toBe(0);
    const rows = [...region.querySelectorAll('tr')].map((row) =>
      [...row.children].map(({ textContent }) => textContent),
    );
    expect(rows).toHaveLength(12);
    for (const row of [
      ['Feature', 'Free', 'Pro', 'Premium'],
      ['Generations per month', '5Planned', '50Planned', 'Unlimited'],
      ['Images per story', '1', '5Planned', 'UnlimitedPlanned'],
      ['PDF and ePub export', 'No', 'Yes', 'Yes'],
      ['API access', 'No', 'No', 'YesPlanned'],
    ])
      expect(rows).toContainEqual(row);
    const words = screen.getByRole('region', { name: 'Compare the plans' }).textContent ?? '';
    expect(words.indexOf('Paid plans aren’t on sale yet')).toBeGreaterThan(0);
    expect(words.indexOf('Paid plans aren’t on sale yet')).toBeLessThan(words.indexOf('Generations per month'));
  });
});

const card = (name: string) => screen.getByRole('heading', { level: 3, name }).closest('article')!;

it('shows each plan with its price, its features and what is planned, and sells nothing yet', async () => {
  await renderRemote(remote, { at: '/pricing' });
  const words = document.body.textContent ?? '';
  for (const title of ['14-day free trial', '14-day money-back guarantee']) expect(words).toContain(title);
  expect(words.indexOf('Paid plans aren’t on sale yet')).toBeGreaterThan(0);
  expect(words.indexOf('Paid plans aren’t on sale yet')).toBeLessThan(words.indexOf('$'));
  for (const [name, ...lines] of [
    ['Free', '$0 per month', 'Free today, and when paid plans go on sale', 'No card required'],
    ['Pro', '$12 per month', '$9.60 when billed yearly ($115.20)', 'Not on sale yet', 'Recommended'],
    ['Premium', '$29 per month', '$23.20 when billed yearly ($278.40)', 'Not on sale yet'],
  ] as const)
    for (const line of lines) expect(card(name)).toHaveTextContent(line);
  for (const { id, name, button, features } of PLANS) {
    const link = within(card(name)).getByRole('link', { name: `${button}: ${name}` });
    expect(link, id).toHaveAttribute('href', '/signup');
    const listed = features.map(({ text, tooltip, planned, today }) => [
      `${text}${tooltip ?? ''}${today ? `Today: ${today}` : ''}${planned ? 'Planned' : ''}`,
      tooltip === undefined ? undefined : text,
    ]);
    const items = [...card(name).querySelectorAll('li')];
    expect(items.map((item) => [item.textContent, item.querySelector('summary')?.textContent])).toEqual(listed);
  }
  const questions = screen.getByRole('region', { name: 'Questions about plans' });
  const plans = FAQ.filter(({ category }) => category === 'plans');
  const summaries = [...questions.querySelectorAll('summary')].map(({ textContent }) => textContent);
  expect(summaries).toEqual(plans.map(({ question }) => question));
});

it('shows yearly prices that are 20 % lower, and the monthly ones again', async () => {
  await renderRemote(remote, { at: '/pricing' });
  const choose = (name: string) => user.click(screen.getByRole('radio', { name }));
  await choose('Yearly, save 20%');
  expect(card('Free')).toHaveTextContent('$0 per month');
  expect(card('Pro')).toHaveTextContent('$9.60 per month');
  expect(card('Pro')).toHaveTextContent('Billed at $115.20 a year instead of $144');
  await choose('Monthly');
  expect(card('Pro')).toHaveTextContent('$12 per month');
});

it('computes yearly prices in whole cents', () => {
  const prices = { free: [0, 0, 0], pro: [9_60, 115_20, 144_00], premium: [23_20, 278_40, 348_00] };
  for (const [plan, expected] of Object.entries(prices) as [PlanId, number[]][])
    expect([pricePerMonth(plan, 'yearly'), pricePerYear(plan, 'yearly'), pricePerYear(plan, 'monthly')], plan).toEqual(
      expected,
    );
});

it('writes cents only where there are some', () => {
  expect([0, 12_00, 9_60, 115_20].map(formatPrice)).toEqual(['$0', '$12', '$9.60', '$115.20']);
});
