// @vitest-environment jsdom
import { CURATED_INSPIRATION_COUNT, MORE_CURATED_INSPIRATION_COUNT } from '@storyloom/shared/domain';
import { renderRemote } from '@storyloom/testing/render-remote';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { remote } from '../../../remote.ts';

describe('the features page', () => {
  beforeEach(() => renderRemote(remote, { at: '/features' }));

  const section = (name: string) => within(screen.getByRole('region', { name }));

  it('The features page has nine cards of core features, each with a description', () => {
    const cards = section('What it does').getAllByRole('listitem');
    expect(cards.map((card) => within(card).getByRole('heading', { level: 3 }).textContent)).toEqual([
      'Four generators',
      'Written as you read',
      'Settings that matter',
      'Ideas for a blank page',
      'A reader, not a text box',
      'Covers',
      'A library',
      'Sharing on your terms',
      'Files to keep',
    ]);
    for (const card of cards) expect(card.querySelector('p')?.textContent?.split(' ').length).toBeGreaterThan(10);
  });

  it.each([
    'Fantasy, Sci-Fi, Children’s, and Romance',
    'English, Spanish, French, and Chinese; three perspectives, six tones, and 500 to 5,000 words.',
    `${CURATED_INSPIRATION_COUNT + MORE_CURATED_INSPIRATION_COUNT} curated inspirations`,
    '30 days to restore what you deleted',
    'Plain text for everyone, guests included. Markdown, EPUB, Word and PDF with a free account.',
  ])('The features page says “%s”', (words) => {
    expect(document.body.textContent?.replaceAll("'", '’')).toContain(words);
  });

  it('Free, Pro and Premium are compared in a table that the keyboard can scroll', () => {
    const region = screen.getByRole('region', { name: 'What Free, Pro and Premium include' });
    expect(region.tabIndex).toBe(0);
    const table = within(region).getByRole('table', { name: 'What Free, Pro and Premium include' });
    const heads = within(table).getAllByRole('columnheader');
    expect(heads.map(({ textContent }) => textContent)).toEqual(['Feature', 'Free', 'Pro', 'Premium']);
    expect(heads.every((head) => head.getAttribute('scope') === 'col')).toBe(true);
    const rows = within(table).getAllByRole('rowheader');
    expect(rows).toHaveLength(11);
    expect(rows.every((head) => head.getAttribute('scope') === 'row')).toBe(true);
  });

  it.each([
    ['Generations per month', ['5Planned', '50Planned', 'Unlimited']],
    ['Images per story', ['1', '5Planned', 'UnlimitedPlanned']],
    ['PDF and ePub export', ['No', 'Yes', 'Yes']],
    ['API access', ['No', 'No', 'YesPlanned']],
  ])('The row %s says what each plan has and what is only planned', (feature, cells) => {
    const row = screen.getByRole('row', { name: new RegExp(`^${feature}`) });
    expect(
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(cells);
  });

  it('A notice above the table says that nothing is on sale yet, and what an account has until then', () => {
    const plans = screen.getByRole('region', { name: 'Compare the plans' });
    const words = plans.textContent ?? '';
    expect(words.indexOf('Paid plans aren’t on sale yet')).toBeGreaterThan(0);
    expect(words.indexOf('Paid plans aren’t on sale yet')).toBeLessThan(words.indexOf('Generations per month'));
    expect(words).toContain('a free account has no limit on stories and exports every kind of file at no charge');
    expect(words).toContain('“Planned” marks limits that don’t apply yet, and features that aren’t built yet.');
  });

  it.each([
    ['See pricing', '/pricing'],
    ['Open the generators', '/generators'],
    ['Sign up for free', '/signup'],
  ])('The link “%s” leads to %s', (name, address) => {
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', address);
  });

  it('The features page says that 3 stories need no account', () => {
    expect(screen.getByText('You don’t need an account for your first 3 stories.')).toBeInTheDocument();
  });
});
