import type { Language } from '@storyloom/shared/domain';
import { expect, it } from 'vitest';
import { dishIn } from './dishes.ts';
import { skillOf } from './skills.ts';
import { harmedThing } from './things.ts';

it.each<readonly [Language, string, string | undefined]>([
  ['english', 'Owen won’t eat his peas', 'peas'],
  ['english', 'Owen won’t eat anything', undefined],
  ['spanish', 'Rita no quiere comerse la verdura', 'la verdura'],
  ['french', 'Paul ne veut pas manger sa purée', 'la purée'],
  ['chinese', '米米不肯吃青菜', '青菜'],
])('%s: the dish of “%s” is %s', (language, prompt, dish) => {
  expect(dishIn(prompt, language)).toBe(dish);
});

it.each<readonly [Language, string, string]>([
  ['english', 'Owen threw a ball and broke the vase', 'vase'],
  ['english', 'Nina borrowed her sister’s bike and scratched it', 'bicycle'],
  ['spanish', 'Rita ha roto la taza de su abuela', 'cup'],
  ['chinese', '米米把借来的书弄湿了', 'book'],
])('%s: what is harmed in “%s” is a %s', (language, prompt, concept) => {
  expect(harmedThing(prompt, language)).toBe(concept);
});

it.each<readonly [Language, string, string | undefined]>([
  ['english', 'ride a scooter like her brother', 'ride a scooter'],
  ['english', 'be a vet', undefined],
  ['french', 'faire la roue comme sa cousine', 'faire la roue'],
  ['chinese', '老迟到', undefined],
])('%s: the skill in “%s” is %s', (language, phrase, skill) => {
  expect(skillOf({ phrase }, language)).toBe(skill);
});
