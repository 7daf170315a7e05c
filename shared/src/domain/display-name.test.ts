import { expect, it } from 'vitest';
import { nameProblem } from './display-name.ts';

it.each([
  ['', 'blank'],
  [' \n', 'blank'],
  ['\u200b\u2060\ufeff', 'blank'],
  ['Ada\u202eeve', 'direction'],
  ['\u2067Ada\u2069', 'direction'],
  ['Storyloom', 'reserved'],
  ['  the STORYLOOM team', 'reserved'],
  ['S t o r y l o o m', 'reserved'],
  ['Ｓｔｏｒｙｌｏｏｍ', 'reserved'],
  ['StoryIoom Support', 'reserved'],
  ['St0ryl00m', 'reserved'],
  ['Stоrylооm', 'reserved'],
  ['Stórylööm', 'reserved'],
  ['Story\u200bloom', 'reserved'],
  ['Ada', undefined],
  ['Story Weaver', undefined],
  ['Loom', undefined],
  ['名字', undefined],
  ['אדה\u200f', undefined],
  ['👩‍🚀', undefined],
])('The problem of the display name %j is %s', (name, problem) => {
  expect(nameProblem(name)).toBe(problem);
});
