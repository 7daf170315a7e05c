import type { Language } from '@storyloom/shared/domain';
import { expect, it } from 'vitest';
import { tellRequest } from './tell-request.ts';
import { orderOf } from './testing/asked.ts';

const told = (language: Language, prompt: string): string => tellRequest(orderOf(prompt, language, 800)).text;

it.each<readonly [Language, string, RegExp]>([
  ['english', 'Nina and her dad build a fort in the garden', /^# .*\n[^]*“Could you hold that over here/],
  ['english', 'Nina lost her dog Moss in the park', /bath voice[^]*“Night, Moss\.”/],
  ['english', 'Nina and her brother Owen both want the scooter', /It was about the scooter/],
  ['spanish', 'Rita ha perdido a su gato Lino en la plaza', /se había perdido en la plaza/],
  ['chinese', '米米和小北抢皮球', /只会|会数数吗/],
  ['english', 'Nina wants a puppy for her birthday', /was a puppy/],
  ['english', 'Nina finds a secret door behind the shelf', /it was a secret\.\n/],
])('%s: a story that was written for “%s” is told first', (language, prompt, words) => {
  expect(told(language, prompt)).toMatch(words);
});

it.each<readonly [Language, string, RegExp]>([
  ['english', 'Nina is cross because her brother Owen broke her rocket', /“I didn’t mean to,” said Owen/],
  ['spanish', 'Rita está enfadada con Luis porque le rompió su muñeca', /—¡Ha sido sin querer! —dijo Luis/],
  ['french', 'Lison est fâchée contre Paul parce qu’il a cassé sa poupée', /— Je ne l’ai pas fait exprès.! dit Paul/],
  ['chinese', '小北弄坏了米米的积木，两个人吵起来了', /“我不是故意的。”小北说/],
])('%s: who broke something in “%s” is the hero', (language, prompt, words) => {
  expect(told(language, prompt)).toMatch(words);
});

it.each<readonly [Language, string, RegExp]>([
  ['english', 'Maya’s best friend Tilda is moving to another city', /^# .*\n\nTilda was moving away/],
  ['chinese', '乐乐的好朋友小北要搬走了', /明天，小北就要搬走了/],
])('%s: the friend in “%s” is the one who moves', (language, prompt, words) => {
  expect(told(language, prompt)).toMatch(words);
});

it('lists no wish as unused that animals without children act on', () => {
  expect(tellRequest(orderOf('a little fox who is afraid of sleeping alone', 'english', 800)).unused).toEqual([]);
});
