import type { Language } from '@storyloom/shared/domain';
import type { Being } from '../request/request.ts';
import type { Row } from '../tell/parse-tale.ts';

/** What a child is to another, by its age beside the other’s and its gender. */
type KinWords = Readonly<Record<'younger' | 'older' | 'same' | 'friend', Readonly<Record<'m' | 'f', string>>>>;

const KIN_WORDS: Readonly<Record<Language, KinWords>> = {
  english: {
    younger: { m: 'little brother', f: 'little sister' },
    older: { m: 'big brother', f: 'big sister' },
    same: { m: 'brother', f: 'sister' },
    friend: { m: 'friend', f: 'friend' },
  },
  spanish: {
    younger: { m: 'hermano pequeño', f: 'hermana pequeña' },
    older: { m: 'hermano mayor', f: 'hermana mayor' },
    same: { m: 'hermano', f: 'hermana' },
    friend: { m: 'amigo', f: 'amiga' },
  },
  french: {
    younger: { m: 'petit frère', f: 'petite sœur' },
    older: { m: 'grand frère', f: 'grande sœur' },
    same: { m: 'frère', f: 'sœur' },
    friend: { m: 'ami', f: 'amie' },
  },
  chinese: {
    younger: { m: '弟弟', f: '妹妹' },
    older: { m: '哥哥', f: '姐姐' },
    same: { m: '兄弟', f: '姐妹' },
    friend: { m: '好朋友', f: '好朋友' },
  },
};

/** How a prompt says which of two children is the younger, and which the older. */
const AGE_WORDS: Readonly<Record<Language, readonly [younger: RegExp, older: RegExp]>> = {
  english: [
    /(?:little|younger|baby|small|kid) (?:brother|sister)/iu,
    /(?:big|bigger|older|elder) (?:brother|sister)/iu,
  ],
  spanish: [/herman[oa] (?:pequeñ[oa]|menor|chic[oa])|hermanit[oa]/iu, /herman[oa] (?:mayor|grande)/iu],
  french: [
    /petite? (?:frère|sœur|soeur)|(?:frère|sœur|soeur) cadette?/iu,
    /grande? (?:frère|sœur|soeur)|(?:frère|sœur|soeur) aînée?/iu,
  ],
  chinese: [/[弟妹]/u, /[哥姐]/u],
};

/** What a Chinese prompt calls a child beside its name: 哥哥大宝, 弟弟叫晨阳, 米米是她姐姐. */
const CALLED = String.raw`[表堂](?:哥|弟|姐|妹)|哥哥|弟弟|姐姐|妹妹`;
const CALLED_BEFORE = new RegExp(String.raw`(${CALLED})(?:的?(?:小名|名字))?(?:名?叫做?|是|：)?[“「]?$`, 'u');
const CALLED_BEHIND = new RegExp(
  String.raw`^[”」]?(?:[是（(，]|是[他她我]的?)(${CALLED})(?!\p{Script=Han}{0,2}叫)`,
  'u',
);
const CALLED_NEAR = 10;

function calledBeside(name: string | undefined, prompt: string): string | undefined {
  for (let at = name ? prompt.indexOf(name) : -1; name && at >= 0; at = prompt.indexOf(name, at + name.length)) {
    const before = CALLED_BEFORE.exec(prompt.slice(Math.max(0, at - CALLED_NEAR), at));
    const behind = CALLED_BEHIND.exec(prompt.slice(at + name.length, at + name.length + CALLED_NEAR));
    const called = before?.[1] ?? behind?.[1];
    if (called !== undefined) return called;
  }
  return undefined;
}

/** 姐弟俩 and 兄弟俩 are named with the older first. */
function ofPair(hero: Being, friend: Being, gender: 'm' | 'f' | undefined, prompt: string): string | undefined {
  const pair = /姐弟|兄妹|姐妹|兄弟/u.exec(prompt)?.[0];
  if (pair === undefined || hero.name === undefined || friend.name === undefined) return undefined;
  if (/双胞胎|孪生/u.test(prompt)) return `双胞胎${pair}`;
  const isOlder = prompt.indexOf(friend.name) < prompt.indexOf(hero.name);
  if (pair === '姐弟') return (gender ? gender === 'f' : isOlder) ? '姐姐' : '弟弟';
  if (pair === '兄妹') return (gender ? gender === 'm' : isOlder) ? '哥哥' : '妹妹';
  if (pair === '姐妹') return isOlder ? '姐姐' : '妹妹';
  return isOlder ? '哥哥' : '弟弟';
}

/** What another child is to the hero, in Chinese, where brothers and sisters are always the older or the younger. */
function chineseKin(hero: Being, friend: Being, prompt: string): string | undefined {
  const own = calledBeside(friend.name, prompt);
  if (own !== undefined) return own;
  const heros = calledBeside(hero.name, prompt);
  const gender = genderOf(friend);
  if (heros === undefined) return ofPair(hero, friend, gender, prompt);
  if (gender === undefined) return undefined;
  const side = /^[表堂]/u.exec(heros)?.[0];
  const word = KIN_WORDS.chinese[/[哥姐]/u.test(heros) ? 'younger' : 'older'][gender];
  return side === undefined ? word : `${side}${word.slice(1)}`;
}

type Age = 'younger' | 'older' | 'same';
const INVERSE: Readonly<Record<Age, Age>> = { younger: 'older', older: 'younger', same: 'same' };

/** Whether somebody is called a brother or sister. */
export const isSibling = ({ relation, concept }: Being): boolean =>
  [relation, concept].some((word) => word === 'brother' || word === 'sister');

function genderOf({ gender, relation, concept }: Being): 'm' | 'f' | undefined {
  if (gender) return gender;
  const word = [relation, concept].find((each) => each === 'brother' || each === 'sister');
  return word && (word === 'brother' ? 'm' : 'f');
}

/** How old a friend is beside a hero, of whom one is called the brother or sister of the other. */
function ageBeside(hero: Being, friend: Being, prompt: string, language: Language): Age {
  if (hero.age !== undefined && friend.age !== undefined && hero.age !== friend.age)
    return friend.age < hero.age ? 'younger' : 'older';
  const [younger, older] = AGE_WORDS[language].map((pattern) => pattern.test(prompt));
  if (younger === older) return 'same';
  const said = younger ? 'younger' : 'older';
  return isSibling(friend) ? said : INVERSE[said];
}

/** What another child is to the hero, as words for `{kin.word}` and the French possessive for `{kin.son}`; `undefined` if that is not known. */
export function kinOf(hero: Being, friend: Being, prompt: string, language: Language): Row | undefined {
  const gender = genderOf(friend);
  const isFriend = friend.relation === 'friend' || (hero.relation === 'friend' && !isSibling(friend));
  if (language === 'chinese' && friend.kind === 'child') {
    const isPal = isFriend || friend.concept === 'friend';
    const word = chineseKin(hero, friend, prompt) ?? (isPal ? KIN_WORDS.chinese.friend.m : undefined);
    if (word !== undefined) return { word, son: '' };
  }
  if (friend.kind !== 'child' || !gender) return undefined;
  if (!isFriend && !isSibling(friend) && !isSibling(hero)) return undefined;
  const word = KIN_WORDS[language][isFriend ? 'friend' : ageBeside(hero, friend, prompt, language)][gender];
  return { word, son: gender === 'f' && word.startsWith('amie') ? 'son' : gender === 'f' ? 'sa' : 'son' };
}
