// @vitest-environment jsdom
import { renderRemote } from '@storyloom/testing/render-remote';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { TEAM } from '../../../model/team.ts';
import { remote } from '../../../remote.ts';
import { strings } from '../strings.ts';

describe('the about page', () => {
  beforeEach(() => renderRemote(remote, { at: '/about' }));

  const section = (name: string) => within(screen.getByRole('region', { name }));

  it('The about page states the mission', () => {
    const mission = section('Our mission');
    for (const text of strings.mission.texts) expect(mission.getByText(text)).toBeInTheDocument();
    expect(mission.getByText('“And then?”')).toHaveAttribute('aria-hidden', 'true');
  });

  it('The about page lists the values, honesty about limits first', () => {
    const terms = section('What we stand for').getAllByRole('term');
    expect(terms.map(({ textContent }) => textContent)).toEqual([
      'Honest about limits',
      'Nothing gets lost',
      'Yours and no one else’s',
      'Made for reading',
      'Open to inspection',
    ]);
    for (const { text } of strings.values.items) expect(screen.getByText(text)).toBeInTheDocument();
  });

  it('The about page shows three team members with name, title, biography, portrait and profiles', () => {
    const people = section('Who we are')
      .getAllByRole('listitem')
      .filter(({ id }) => id !== '');
    expect(people).toHaveLength(3);
    for (const [index, { id, name, title, bio, social }] of TEAM.entries()) {
      const person = people[index] as HTMLElement;
      expect(person.id).toBe(id);
      expect(within(person).getByRole('heading', { level: 3, name })).toBeInTheDocument();
      expect(within(person).getByText(title)).toBeInTheDocument();
      expect(within(person).getByText(bio)).toBeInTheDocument();
      const drawing = person.querySelector('svg');
      expect(drawing).toHaveAttribute('aria-hidden', 'true');
      expect(drawing?.querySelectorAll('path').length).toBeGreaterThan(4);
      for (const { site, href } of social) {
        const link = within(person).getByRole('link', { name: `${name} on ${site}` });
        expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual([href, 'me noopener']);
      }
    }
  });

  it('Each portrait has a different background, and only valid numbers in its paths', () => {
    const drawings = [...document.querySelectorAll('svg:has(> .ground) > path')].map((path) => path.getAttribute('d'));
    const grounds = [...document.querySelectorAll('svg > .ground')].map((ground) => ground.getAttribute('d'));
    expect(new Set(grounds).size).toBe(3);
    for (const drawing of drawings) expect(drawing).toMatch(/^M[-\d\sA-Za-z.]+$/);
    for (const drawing of drawings) expect(drawing).not.toMatch(/NaN|undefined|Infinity/);
  });

  it('The about page leads on to the generators and to the questions', () => {
    const links = section('Bring a first line');
    expect(links.getByRole('link', { name: 'Start Creating' })).toHaveAttribute('href', '/generators');
    expect(links.getByRole('link', { name: 'Questions and answers' })).toHaveAttribute('href', '/faq');
  });
});
