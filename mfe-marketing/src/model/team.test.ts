import { describe, expect, it } from 'vitest';
import { authorOf, TEAM } from './team.ts';

describe('the team', () => {
  it('The team is three people, each with a title and a biography', () => {
    expect(TEAM.map(({ id, name, title }) => [id, name, title])).toEqual([
      ['mara-lindqvist', 'Mara Lindqvist', 'Founder and editor'],
      ['jonas-adeyemi', 'Jonas Adeyemi', 'Founder, engineering'],
      ['ines-castellanos', 'Inés Castellanos', 'Founder, design'],
    ]);
    for (const { bio } of TEAM) expect(bio.split('. ').length).toBeGreaterThanOrEqual(2);
  });

  it('Each member of the team has profiles elsewhere, none of them shared', () => {
    const places = TEAM.flatMap(({ social }) => social.map(({ href }) => href));
    for (const { social } of TEAM) expect(social.length).toBeGreaterThan(0);
    expect(new Set(places).size).toBe(places.length);
    for (const place of places) expect(new URL(place).protocol).toBe('https:');
  });

  it('A member of the team is found by id, and an unknown id throws', () => {
    expect(authorOf('ines-castellanos').name).toBe('Inés Castellanos');
    expect(() => authorOf('nobody')).toThrow('No one on the team has the id nobody');
  });
});
