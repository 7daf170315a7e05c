import { readFileSync } from 'node:fs';
import { titleCase } from '@storyloom/storyteller/title-case';
import { expect, it } from 'vitest';

it('The English titles of the demo community are in title case', () => {
  const seed = readFileSync(new URL('../../../seed.sql', import.meta.url), 'utf8');
  const titles = [...seed.matchAll(/^ {2}\('a\d+', '((?:[^']|'')+)',$/gm)].map(([, title = '']) => title);
  const headings = [...seed.matchAll(/^#{2,3} (?:\d+\. )?(.+)$/gm)].map(([, heading = '']) => heading);
  const english = [...titles, ...headings].filter((title) => !/\p{Script=Han}|^(?:El|La|De|Entre|Doce)\b/u.test(title));
  expect(english.length).toBeGreaterThan(50);
  expect(english).toEqual(english.map(titleCase));
});
