import { describe, expect, it } from 'vitest';
import { authorOf, TEAM } from './team.ts';

describe('the team', () => {
  it('are three people with a title and a few sentences each', () => {
    expect(TEAM.map(({ id, name, title }) => [id, name, title])).toEqual([
      ['mara-lindqvist', 'Mara Lindqvist', 'Founder and editor'],
      ['jonas-adeyemi', 'Jonas Adeyemi', 'Founder, engineering'],
      ['ines-castellanos', 'Inés Castellanos', 'Founder, design'],
    ]);
    for (const { bio } of TEAM) expect(bio.split('. ').length).toBeGreaterThanOrEqual(2);
  });

  it('have places elsewhere, which are theirs and no one else’s', () => {
    const places = TEAM.flatMap(({ social }) => social.map(({ href }) => href));
    for (const { social } of TEAM) expect(social.length).toBeGreaterThan(0);
    expect(new Set(places).size).toBe(places.length);
    for (const place of places) expect(new URL(place).protocol).toBe('https:');
  });

  it('are found by their ids, and no one else is', () => {
    expect(authorOf('ines-castellanos').name).toBe('Inés Castellanos');
    expect(() => authorOf('nobody')).toThrow('No one on the team has the id nobody');
  });
});
