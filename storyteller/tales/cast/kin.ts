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
  if (friend.kind !== 'child' || !gender) return undefined;
  const isFriend = friend.relation === 'friend';
  if (!isFriend && !isSibling(friend) && !isSibling(hero)) return undefined;
  const word = KIN_WORDS[language][isFriend ? 'friend' : ageBeside(hero, friend, prompt, language)][gender];
  return { word, son: gender === 'f' && word.startsWith('amie') ? 'son' : gender === 'f' ? 'sa' : 'son' };
}
