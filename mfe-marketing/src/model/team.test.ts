import { describe, expect, it } from 'vitest';
import { authorOf, TEAM } from './team.ts';

describe('the team', () => {
  it('are three people with a title and a few sentences each', () => {
    expect(TEAM.map(({ id, name, title, initials }) => [id, name, title, initials])).toEqual([
      ['mara-lindqvist', 'Mara Lindqvist', 'Founder and editor', 'ML'],
      ['jonas-adeyemi', 'Jonas Adeyemi', 'Founder, engineering', 'JA'],
      ['ines-castellanos', 'Inés Castellanos', 'Founder, design', 'IC'],
    ]);
    for (const { bio } of TEAM) expect(bio.split('. ').length).toBeGreaterThanOrEqual(2);
  });

  it('are found by their ids, and nobody else is', () => {
    expect(authorOf('ines-castellanos').name).toBe('Inés Castellanos');
    expect(() => authorOf('nobody')).toThrow('Nobody of the team has the id nobody');
  });
});
