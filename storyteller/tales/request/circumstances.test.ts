import type { Language } from '@storyloom/shared/domain';
import { expect, it } from 'vitest';
import { breakerIn, circumstancesOf } from './circumstances.ts';
import { readRequest } from './read-request.ts';
import { withSubject } from './subjects.ts';
import { foldOf, plainOf } from './tokens.ts';

it.each<readonly [Language, string, string | undefined]>([
  ['english', 'Nina is cross because her brother Owen broke her rocket', 'Owen'],
  ['english', 'Nina and Owen quarrel, her tower was knocked over by Owen', 'Owen'],
  ['english', 'Nina and Owen argue about the swing', undefined],
  ['spanish', 'Rita le rompió el coche a su hermano Luis y se pelean', 'Rita'],
  ['french', 'Lison est fâchée contre Paul parce qu’il a cassé sa poupée', 'Paul'],
  ['chinese', '小北弄坏了米米的积木，两个人吵起来了', '小北'],
])('%s: who broke something in “%s” is %s', (language, prompt, name) => {
  expect(breakerIn(withSubject(readRequest(prompt, language), prompt), foldOf(plainOf(prompt)))?.name).toBe(name);
});

it.each<readonly [Language, string, readonly string[]]>([
  ['english', 'Nina and her dad build a fort in the garden', ['place outdoors']],
  ['english', 'Nina builds a fort out of blankets', []],
  ['spanish', 'Rita construye una cabaña en el bosque', ['place outdoors']],
  ['french', 'Lison a perdu son chat Moka', ['place away']],
  ['chinese', '米米在院子里搭小屋', ['place outdoors']],
])('%s: “%s” says %j', (language, prompt, tags) => {
  expect(circumstancesOf(readRequest(prompt, language), foldOf(plainOf(prompt)))).toEqual(tags);
});
