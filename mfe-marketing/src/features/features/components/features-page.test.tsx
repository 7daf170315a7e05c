// @vitest-environment jsdom
import { CURATED_INSPIRATION_COUNT, MORE_CURATED_INSPIRATION_COUNT } from '@storyloom/shared/domain';
import { renderRemote } from '@storyloom/testing/render-remote';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { remote } from '../../../remote.ts';

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
