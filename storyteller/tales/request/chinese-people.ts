import { afraidIn, type Somebody } from './chinese-afraid.ts';
import type { Mention } from './chinese-terms.ts';
import { nounOf } from './lexicon.ts';

type Gender = 'm' | 'f';

/** Words for the child whom a story is for, which often stand beside its name: 我家儿子5岁小名叫石头. */
const OWN_CHILD = /^(?:girl|boy|daughter|son|granddaughter|grandson|niece|nephew|child)$/u;
/** Of more people no story could tell. */
const SEEN_MAX = 24;
/** How often somebody is spoken of, of which more tells nothing new. */
const SAID_MAX = 12;
/** Animals that nobody has at home, so that a child’s own is a toy. */
const WILD =
  /bear|panda|fox|wolf|lion|tiger|leopard|elephant|giraffe|zebra|hippo|rhino|monkey|gorilla|koala|kangaroo|penguin|dinosaur|whale|dolphin|shark|owl|walrus|seal|octopus|deer|raccoon|pangolin|sloth|crocodile|camel|otter|badger|mole|beaver|mammoth|dragon|unicorn|anteater|meerkat|flamingo/u;
/** Before what is held in bed. */
const HUGGED = /[抱搂]着?(?:[他她]的|自己的)?(?:一?只|个)?$/u;
const SHE = /她(?!们)/u;
const HE = /(?<![其吉])他(?!们)/u;
/** A child that writes, and may have no name. */
const SPEAKS = /我(?:叫|是|家|有|好?怕|不敢|晚上|今年|[三四五六七八九十\d]{1,2}岁)/u;

const PAIR = /姐弟|兄妹|姐妹|兄弟|双胞胎|龙凤胎/u;

const conceptOf = ({ word }: Pick<Mention, 'word'>): string => word?.form.concept ?? '';
/** A bear without a name is the stuffed one that is spoken of later: 熊掉在商场里了，是只布熊，叫大福. */
const isSameToy = (one: Mention, other: Mention): boolean =>
  one.name === undefined &&
  WILD.test(conceptOf(one)) &&
  conceptOf(other).replace('teddy ', '') === conceptOf(one) &&
  (isStuffed(other) || other.word?.form.kind === 'toy');
const isStuffed = ({ isToy }: Mention): boolean => isToy === true;
const isChild = ({ word, isToy }: Mention): boolean => !isToy && (word ? word.form.kind === 'child' : true);
const isAnimal = ({ word, isToy }: Mention): boolean => !isToy && word?.form.kind === 'animal';

/** Before a name, words for children that are no nouns of the lexicon. */
const CHILDREN =
  /(?:([他她我](?:哥|弟)|小子|小伙子|男宝宝?|男娃|小男生|大儿|小儿)|[他她我](?:姐|妹)|丫头|囡囡|女宝宝?|女娃|小女生|千金|小棉袄)(?:[，,]?(?:小名|大名|名字)?(?:叫做?|是))?$/u;

/** The gender that a word for somebody gives, such as 儿子 or 表妹, or what is written behind a name: 糯米，女，四岁. */
function saidGender(mention: Mention, text: string): Gender | undefined {
  const { word, start, end } = mention;
  const said = /^[，,（(\s]*(?:性别[:：]\s?)?([男女])(?:孩|宝|生|娃)?(?![\p{Script=Han}])/u.exec(
    text.slice(end, end + 6),
  )?.[1];
  if (said) return said === '女' ? 'f' : 'm';
  const child = CHILDREN.exec(text.slice(Math.max(0, start - 8), start));
  if (child) return child[1] ? 'm' : 'f';
  if (!word || word.form.kind !== 'child') return undefined;
  const kin = /[表堂]([兄哥弟])?|[姐妹]/u.exec(text.slice(start, end));
  if (conceptOf(mention) === 'cousin')
    return kin ? (kin[1] || /[哥弟]/u.test(text.slice(start, end)) ? 'm' : 'f') : undefined;
  return nounOf(conceptOf(mention), 'english')?.gender;
}

const wordOf = ({ word }: Mention): Pick<Mention, 'word'> => (word ? { word } : {});

/** Whether two mentions mean the same: the same name, or a word such as 妹妹 that was said with a name before. */
function isSame(one: Mention, other: Mention): boolean {
  if (one.name !== undefined && other.name !== undefined) return one.name === other.name;
  const isEqual = one.word !== undefined && conceptOf(one) === conceptOf(other) && isStuffed(one) === isStuffed(other);
  if (isSameToy(other, one)) return true;
  // 哥哥 and 弟弟 are one concept, and two people.
  return isEqual && (!isChild(one) || one.noun === other.noun);
}

const areBeside = (one: Mention, other: Mention, text: string): boolean =>
  /^[和与跟、]$/u.test(text.slice(Math.min(one.end, other.end), Math.max(one.start, other.start)));

/** Mentions of the same somebody, together. */
function groupsOf(mentions: readonly Mention[], text: string): Mention[][] {
  const groups: Mention[][] = [];
  // Each way to speak of somebody is compared once: a long text repeats few of them.
  const known = new Map<string, Mention[] | undefined>();
  for (const mention of mentions) {
    const key = [mention.name, conceptOf(mention), mention.noun, isStuffed(mention)].join('|');
    if (!known.has(key)) {
      const same = groups.find((each) => each.some((other) => isSame(mention, other)));
      const group = same ?? (groups.length < SEEN_MAX ? [] : undefined);
      if (group && !same) groups.push(group);
      known.set(key, group);
    }
    const group = known.get(key);
    if (group && group.length < SAID_MAX) group.push(mention);
  }
  const isNamed = (group: readonly Mention[]): boolean =>
    group.some(({ name }) => name !== undefined) && group.every(isChild);
  const isOwn = (group: readonly Mention[]): boolean =>
    group.every((each) => !each.word || OWN_CHILD.test(conceptOf(each)));
  if (!groups.some(isNamed)) return groups;
  // 我家儿子5岁小名叫石头: a son without a name is the child that has one, unless both stand side by side.
  return groups.filter((group) => {
    if (isNamed(group) || !group.every(({ word }) => word && OWN_CHILD.test(conceptOf({ word })))) return true;
    const gender = group.flatMap((each) => saidGender(each, text) ?? [])[0];
    const target = groups.find(
      (each) =>
        isNamed(each) &&
        isOwn(each) &&
        !each.some((one) => gender && saidGender(one, text) && saidGender(one, text) !== gender) &&
        !each.some((one) => group.some((other) => areBeside(one, other, text))),
    );
    target?.push(...group);
    return !target && !group.every((each) => conceptOf(each) === 'child');
  });
}

/** The first pronoun behind somebody, before anybody else is spoken of. */
function pronounAfter(group: readonly Mention[], people: readonly Mention[], text: string): Gender | undefined {
  for (const { end } of group) {
    const next = people.find(({ start }) => start >= end)?.start ?? text.length;
    const pronoun = /(?<![其吉])[他她](?!们)/u.exec(text.slice(end, Math.min(next, end + 60)))?.[0];
    if (pronoun) return pronoun === '她' ? 'f' : 'm';
  }
  return undefined;
}

/** The one who writes and is in the story: 我叫霍一鸣, 我是豆豆. */
const ASKS = /我(?:的名字)?(?:叫做?|是|名叫)$/u;

const SIBLING = /^(?:brother|sister)$/u;
/** Before and behind a baby, and before what the hero becomes: 添了个小妹妹, 弟弟要出生了, 当哥哥. */
const NEWBORN = /(?:[添生有多怀来]了?(?:一?个)?小?|[当做])$/u;
const IS_BORN = /^[刚快就要也]{0,2}(?:出生|生下来)/u;
const isNewborn = ({ start, end }: Mention, text: string): boolean =>
  NEWBORN.test(text.slice(Math.max(0, start - 6), start)) || IS_BORN.test(text.slice(end, end + 6));

/** My brother or sister: 我弟弟阿柚 … 我叫禾禾. */
const isSiblingOfAsker = (mentions: readonly Mention[], text: string): boolean =>
  mentions.some(
    (each) =>
      SIBLING.test(conceptOf(each)) && /我的?$|我[和跟]$/u.test(text.slice(Math.max(0, each.start - 2), each.start)),
  );

export interface Person {
  /** All that is said of somebody, where it is spoken of first. */
  readonly whole: Mention;
  readonly mentions: readonly Mention[];
}

/**
 * Everybody once, with all that is said of them: who is a child’s pet or toy, of which gender, and whether afraid.
 * @param feared what is feared, which is nobody’s pet
 */
export function peopleIn(mentions: readonly Mention[], text: string, feared: string | undefined): Person[] {
  const people = groupsOf(mentions, text).flatMap((group) => {
    const [first, ...rest] = group;
    if (!first) return [];
    const whole = rest.reduce(
      (one, other): Mention => ({
        ...other,
        ...one,
        ...wordOf(one.word || conceptOf(other) === 'child' ? one : other),
      }),
      first,
    );
    return [
      {
        mentions: group,
        whole,
        isChild: group.every(isChild),
        gender: group.flatMap((each) => saidGender(each, text) ?? [])[0],
      },
    ];
  });
  const persons = mentions.filter(({ word, isToy }) => !isToy && (!word || /child|grownup/u.test(word.form.kind)));
  const [hasShe, hasHe] = [SHE.test(text), HE.test(text)];
  const first = people.find((each) => each.isChild) ?? people[0];
  const isWithChild =
    people.some(({ isChild: isOne, whole }) => isOne && (whole.name !== undefined || conceptOf(whole) !== 'friend')) ||
    SPEAKS.test(text);
  const children = people.filter((each) => each.isChild && each.whole.name !== undefined);
  // 姐弟俩安安和乐乐: the second is a brother or sister, if no word beside its name says what it is.
  const pair = children.length === 2 && children.every(({ whole }) => !whole.word) ? PAIR.exec(text)?.[0] : undefined;
  const second = pair === undefined ? undefined : children[1];
  const genderOf = (person: (typeof people)[number]): Gender | undefined => {
    if (person.gender ?? person.whole.isToy) return person.gender;
    const said = pair?.[children.indexOf(person)];
    if (said !== undefined && /[姐妹兄弟]/u.test(said)) return /[姐妹]/u.test(said) ? 'f' : 'm';
    if (hasShe !== hasHe && person === first) return hasShe ? 'f' : 'm';
    // 安安和小鱼，他不敢告诉她
    const other = children.length === 2 ? children.find((each) => each !== person) : undefined;
    const others =
      hasShe && hasHe && person.isChild && other && other === first && other.gender === undefined
        ? pronounAfter(other.mentions, persons, text)
        : undefined;
    if (others) return others === 'f' ? 'm' : 'f';
    const isNext = hasShe === hasHe || first?.gender !== undefined;
    return person.isChild && isNext ? pronounAfter(person.mentions, persons, text) : undefined;
  };
  const bodies = people.map((person): Somebody => {
    const { whole, mentions: group } = person;
    const isFeared = feared !== undefined && conceptOf(whole) === feared && whole.name === undefined;
    const isCreature = isAnimal(whole) || isStuffed(whole) || whole.word?.form.kind === 'toy';
    const kind = isFeared ? 'other' : person.isChild ? 'child' : isCreature ? 'creature' : 'other';
    const isAsker = group.some(({ start }) => ASKS.test(text.slice(Math.max(0, start - 6), start)));
    return { mentions: group, kind, gender: genderOf(person), isAsker };
  });
  const said = afraidIn(text, bodies);
  // What is feared is feared by the only child, or by the only one who is not said to be calm.
  const open = bodies.filter(
    (body, n) =>
      body.kind === 'child' &&
      !said.has(body) &&
      !people[n]?.mentions.some(({ end }) => /^陪着?/u.test(text.slice(end, end + 2))),
  );
  const isOpen = feared !== undefined && open.length === 1 && ![...said.values()].includes(true);
  const afraid = new Map([...said, ...(isOpen ? open.map((body) => [body, true] as const) : [])]);
  const isHeard = (at: number): boolean => {
    const body = bodies[at];
    return body !== undefined && afraid.get(body) === true;
  };
  const described = people.map(({ whole, mentions: group }, n): Person => {
    const { owner, name } = whole;
    const body = bodies[n];
    const isAfraid = body && afraid.get(body);
    const asker = bodies.find((each) => each.isAsker);
    const isSibling =
      second?.whole === whole ||
      (body === asker &&
        !isAfraid &&
        people.some((each, at) => bodies[at] !== asker && isHeard(at) && isSiblingOfAsker(each.mentions, text)));
    // 我和哥哥打架，我叫米米, 和哥哥一起过年，悠悠怕鞭炮: the brother belongs to the child who has a name.
    const isKin =
      body !== undefined &&
      isAfraid !== true &&
      SIBLING.test(conceptOf(whole)) &&
      (name === undefined
        ? children.length === 1 && !group.some((each) => isNewborn(each, text))
        : body !== asker && isSiblingOfAsker(group, text));
    const isOwn =
      isWithChild && isAnimal(whole) && (name !== undefined || (conceptOf(whole) !== feared && owner !== undefined));
    const isPlaything =
      isStuffed(whole) ||
      (isAnimal(whole) &&
        WILD.test(conceptOf(whole)) &&
        // The bear or elephant of a bedtime is a toy.
        ((feared !== undefined && conceptOf(whole) !== feared && name !== undefined) ||
          (isOwn && owner !== undefined) ||
          HUGGED.test(text.slice(Math.max(0, whole.start - 8), whole.start))));
    return {
      mentions: group,
      whole: {
        ...whole,
        isToy: isPlaything,
        ...((isOwn || isKin) && owner === undefined ? { owner: 'other' } : {}),
        ...(body?.gender ? { gender: body.gender } : {}),
        ...(isSibling ? { isSibling } : {}),
        ...(isAfraid === undefined ? {} : { isAfraid }),
      },
    };
  });
  // Who writes stands first: 我和妹妹瑶瑶 … 我叫向北.
  const isAsker = (_: Person, n: number): boolean => bodies[n]?.isAsker === true;
  return [...described.filter(isAsker), ...described.filter((each, n) => !isAsker(each, n))];
}
