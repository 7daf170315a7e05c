// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { TEAM } from '../../../model/team.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { strings } from '../strings.ts';
import AboutPage from './about-page.tsx';

describe('the page about us', () => {
  beforeEach(() => {
    renderPage(<AboutPage />);
  });
  afterEach(cleanup);

  const section = (name: string) => within(screen.getByRole('region', { name }));

  it('says what the mission is', () => {
    const mission = section('Our mission');
    for (const text of strings.mission.texts) expect(mission.getByText(text)).toBeTruthy();
    expect(mission.getByText('“And then?”').getAttribute('aria-hidden')).toBe('true');
  });

  it('says what holds, limits first', () => {
    const terms = section('What we hold to').getAllByRole('term');
    expect(terms.map(({ textContent }) => textContent)).toEqual([
      'Honest about limits',
      'No word is lost',
      'Yours, and nobody else’s',
      'Made for reading',
      'Open to look into',
    ]);
    for (const { text } of strings.values.items) expect(screen.getByText(text)).toBeTruthy();
  });

  it('shows three team members with name, title, a few sentences and a drawn monogram', () => {
    const people = section('Who we are').getAllByRole('listitem');
    expect(people).toHaveLength(3);
    for (const [index, { id, name, title, bio, initials }] of TEAM.entries()) {
      const person = people[index] as HTMLElement;
      expect(person.id).toBe(id);
      expect(within(person).getByRole('heading', { level: 3, name })).toBeTruthy();
      expect(within(person).getByText(title)).toBeTruthy();
      expect(within(person).getByText(bio)).toBeTruthy();
      const drawing = person.querySelector('svg');
      expect(drawing?.getAttribute('aria-hidden')).toBe('true');
      expect(drawing?.querySelector('text')?.textContent).toBe(initials);
    }
  });

  it('gives each of them a ground of their own, in numbers that are none too odd to draw', () => {
    const grounds = [...document.querySelectorAll('svg .ground')].map((ground) => ground.getAttribute('d'));
    expect(new Set(grounds).size).toBe(3);
    for (const ground of grounds) expect(ground).toMatch(/^M[-\d\sA-Za-z.]+$/);
    for (const ground of grounds) expect(ground).not.toMatch(/NaN|undefined|Infinity/);
  });

  it('leads on to the generators and to the questions', () => {
    const links = section('Bring a first line');
    expect(links.getByRole('link', { name: 'Start Creating' }).getAttribute('href')).toBe('/generators');
    expect(links.getByRole('link', { name: 'Questions and answers' }).getAttribute('href')).toBe('/faq');
  });
});
