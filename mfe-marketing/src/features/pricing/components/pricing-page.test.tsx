// @vitest-environment jsdom
import { renderRemote } from '@storyloom/testing/render-remote';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { FAQ } from '../../../model/faq.ts';
import { PLANS } from '../../../model/plans.ts';
import { remote } from '../../../remote.ts';

const card = (name: string): HTMLElement => {
  const heading = screen.getByRole('heading', { level: 3, name });
  return heading.closest('article') as HTMLElement;
};

describe('the pricing page', () => {
  beforeEach(() => renderRemote(remote, { at: '/pricing' }));

  it('A notice before any price says that nothing can be bought yet, and what an account has until then', () => {
    const words = document.body.textContent ?? '';
    const notice = words.indexOf('Paid plans aren’t on sale yet');
    expect(notice).toBeGreaterThan(0);
    expect(notice).toBeLessThan(words.indexOf('$'));
    expect(words).toContain('a free account has no limit on stories and exports every kind of file at no charge');
  });

  it.each([
    ['Free', '$0 per month', 'Free today, and when paid plans go on sale', 'No card required'],
    ['Pro', '$12 per month', '$9.60 when billed yearly ($115.20)', 'Not on sale yet'],
    ['Premium', '$29 per month', '$23.20 when billed yearly ($278.40)', 'Not on sale yet'],
  ])('The card of %s shows %s and the conditions', (name, ...lines) => {
    for (const line of lines) expect(card(name).textContent).toContain(line);
  });

  it('Yearly shows prices that are 20% lower, and Monthly shows the monthly prices again', async () => {
    const yearly = screen.getByRole('radio', { name: 'Yearly, save 20%' });
    await userEvent.click(yearly);
    expect(card('Free').textContent).toContain('$0 per month');
    expect(card('Pro').textContent).toContain('$9.60 per month');
    expect(card('Pro').textContent).toContain('Billed at $115.20 a year instead of $144');
    expect(card('Premium').textContent).toContain('$23.20 per month');
    expect(card('Premium').textContent).toContain('Billed at $278.40 a year instead of $348');
    expect(screen.getByRole('group', { name: 'How to pay' }).contains(yearly)).toBe(true);
    await userEvent.click(screen.getByRole('radio', { name: 'Monthly' }));
    expect(card('Pro').textContent).toContain('$12 per month');
  });

  it('Only Pro is recommended', () => {
    expect(screen.getAllByText('Recommended')).toHaveLength(1);
    expect(within(card('Pro')).getByText('Recommended')).toBeInTheDocument();
  });

  it.each([
    ['Free', 'Create a Free Account: Free'],
    ['Pro', 'Start Without Paying: Pro'],
    ['Premium', 'Start Without Paying: Premium'],
  ])('The button of %s leads to sign-up, not to a shop', (name, button) => {
    expect(
      within(card(name)).getByText(PLANS.find((plan) => plan.name === name)?.description ?? ''),
    ).toBeInTheDocument();
    expect(within(card(name)).getByRole('link', { name: button })).toHaveAttribute('href', '/signup');
  });

  it.each(PLANS.map((plan) => [plan.name, plan] as const))(
    'The card of %s lists what is in the plan, and what is planned',
    (name, plan) => {
      const items = within(card(name)).getAllByRole('listitem');
      expect(items).toHaveLength(plan.features.length);
      for (const [index, { text, tooltip, planned, today }] of plan.features.entries()) {
        const item = items[index] as HTMLElement;
        const now = today ? `Today: ${today}` : '';
        expect(item.textContent).toBe(`${text}${tooltip ?? ''}${now}${planned ? 'Planned' : ''}`);
        expect(item.querySelector('summary')?.textContent ?? null).toBe(tooltip === undefined ? null : text);
      }
    },
  );

  it('The pricing page promises a 14-day free trial and a 14-day money-back guarantee once plans are on sale', () => {
    expect(screen.getByRole('heading', { level: 3, name: '14-day free trial' })).toBeInTheDocument();
    expect(
      screen.getByText('Once Pro and Premium are on sale, each will start with a 14-day free trial.'),
    ).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 3, name: '14-day money-back guarantee' })).toBeInTheDocument();
    expect(
      screen.getByText('Change your mind within 14 days of paying, and you’ll get all of your money back.'),
    ).toBeInTheDocument();
  });

  it('The pricing page says how long a story takes', () => {
    expect(screen.getByText(/normally takes less than 30 seconds/)).toBeInTheDocument();
  });

  it('The pricing page answers questions about plans without a script, and leads to all questions', () => {
    const plans = FAQ.filter(({ category }) => category === 'plans');
    const questions = screen.getByRole('region', { name: 'Questions about plans' });
    expect([...questions.querySelectorAll('summary')].map(({ textContent }) => textContent)).toEqual(
      plans.map(({ question }) => question),
    );
    for (const text of plans.flatMap(({ answer }) => answer)) expect(questions.textContent).toContain(text);
    const all = screen.getByRole('link', { name: 'All questions and answers' });
    expect(all).toHaveAttribute('href', '/faq');
  });
});
