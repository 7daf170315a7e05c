// @vitest-environment jsdom
import { renderRemote } from '@storyloom/testing/render-remote';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { authorOf, TEAM } from '../../../model/team.ts';
import { remote } from '../../../remote.ts';

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
