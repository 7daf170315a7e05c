import { elderAt, endsName, isListed, isSurname, LONGER, nameAt, type Words } from './chinese-names.ts';
import { pairsIn } from './chinese-pairs.ts';
import { BEINGS, type Mention, termAt } from './chinese-terms.ts';
import { findWord, nounOf } from './lexicon.ts';
import { genderOf, hasNameCharacters } from './names.ts';
import type { Being, Kind, Relation } from './request.ts';

const OWNER = /(?:(我们?家?的?)|([他她它](?:们)?(?:家)?的?|自己的|家里的|\p{Script=Han}的))$/u;
const TOY_BEFORE =
  /(?:毛绒|长毛绒|绒毛|布偶|布艺|布头|绒布|棉布|旧布|破布|布|玩具|棉花|毛线|毛毡|木头|塑料|橡皮|橡胶|充气|(?:布|毛线|塑料|木头|橡皮|橡胶|绒布|毛绒)(?:做的|的)?小?|钩针)$/u;
const TOY_AFTER =
  /(?:样子的)?(?:的?(?:毛绒|布艺|长毛绒|绒毛))?(?:玩偶|公仔|布偶|玩具|抱枕|娃娃|挂件|手偶|靠垫|安抚巾)|毛绒(?!玩)/uy;
/** Foreign names in Chinese prompts, as `Mila`. */
const LATIN = /[A-Z\u00C0-\u00DE]\p{Script=Latin}{1,20}/uy;
/** The same without a capital, where a name must stand: 叫lucas. */
const LATIN_CALLED = /\p{Script=Latin}{2,20}/uy;
/** Of more people no story could tell. */
const SEEN_MAX = 24;
const DIGITS = '一二三四五六七八九十';

/** The noun at a place, with what makes it a toy and whose it is. */
function nounAt(text: string, at: number, last: Mention | undefined): Mention | undefined {
  const term = termAt(text, at);
  if (!term) return undefined;
  const { word } = term;
  // 男孩子轩 is a boy called 子轩.
  const isCut =
    /^[男女]孩子$/u.test(text.slice(at, term.end)) &&
    hasNameCharacters(text[term.end] ?? '') &&
    endsName(text, term.end + 1);
  const end = term.end - (isCut ? 1 : 0);
  if (text.startsWith('蝴蝶结', at)) return { start: at, end: at + 3 };
  // 玩具熊猫 is no 玩具熊.
  if (text.startsWith('熊猫', end - 1)) return { start: at, end: end - 1 };
  const before = text.slice(Math.max(0, at - 8), at);
  // 玩具企鹅 and 玩具挖掘机 are one toy.
  const isOfToy =
    /toy/u.test(word.form.concept) && /animal|thing|creature/u.test(termAt(text, end)?.word.form.kind ?? '');
  const toy = TOY_BEFORE.exec(before)?.[0] ?? '';
  const isBeing = BEINGS.has(word.form.kind) || (word.form.kind === 'thing' && /玩具/u.test(toy));
  if (!isBeing || isOfToy || /没有?$|(?:不要|不能|不用|别)(?:再|让)?(?:有|写|出现)$/u.test(before))
    return { start: at, end };
  TOY_AFTER.lastIndex = end;
  const after = TOY_AFTER.exec(text)?.[0] ?? '';
  const start = at - toy.length;
  const owners = before.slice(0, before.length - toy.length).replace(/(?:只|个|心爱的|最爱的)$/u, '');
  const [, asker, other] = OWNER.exec(owners) ?? [];
  // 乐乐和小狗豆豆, 朵朵和弟弟明明: what is named beside a child belongs to it.
  const isBeside =
    last?.name !== undefined &&
    !last.word &&
    /^[和与跟、]$/u.test(text.slice(last.end, start)) &&
    word.form.kind !== 'creature';
  const isOwned =
    other !== undefined &&
    (/^[他她它自家]|[伤困失丢]的$/u.test(other) ||
      last?.end === start - (before.length - toy.length - owners.length) - 1);
  const owner = asker ? ('asker' as const) : isBeside || isOwned ? ('other' as const) : undefined;
  const noun = text.slice(at, end);
  return { start, end: end + after.length, word, noun, isToy: toy !== '' || after !== '', ...(owner ? { owner } : {}) };
}

/** Where the items of a list of names begin and end. */
function itemsIn(text: string): ReadonlyMap<number, number> {
  const items = [...text.matchAll(/[^\s，。、；：，,.;:/（）()0-9和跟与]+/gu)];
  return new Map(items.filter(([item]) => isListed(item)).map(({ 0: item, index }) => [index, index + item.length]));
}

const isPet = ({ word, isToy }: Mention): boolean =>
  isToy === true || word?.form.kind === 'animal' || word?.form.kind === 'toy' || word?.form.kind === 'creature';

/** Names by how they are written in the text, which is without its surname sometimes: 一禾 for 骆一禾. */
type Known = ReadonlyMap<string, string>;

const USUAL =
  /(?:小名|乳名|昵称|[，,\s。](?:平时)?(?:我们|大家|家里人?|全家)?都?[叫喊管][他她])就?(?:叫|是|喊)?[“「]?$/u;
const FORMAL = /(?:大名|全名|学名)就?(?:叫|是)?[“「]?$/u;
/** How far apart the two names of a child stand. */
const NAMES_NEAR = 16;

/** Children who have a formal name and another, by which they go in a story: 大名司马怀瑾，我们都叫他嘟嘟. */
function renamedIn(mentions: readonly Mention[], text: string): ReadonlyMap<string, string> {
  const renamed = new Map<string, string>();
  const named = mentions.filter(({ name, word }) => name !== undefined && !word);
  for (const [n, { name = '', start }] of named.entries()) {
    const before = named[n - 1];
    if (!before?.name || before.name === name || start - before.end > NAMES_NEAR) continue;
    const gap = text.slice(before.end, start);
    if (USUAL.test(gap)) renamed.set(before.name, name);
    else if (FORMAL.test(gap)) renamed.set(name, before.name);
  }
  return renamed;
}

/** The names that a first reading found, so that a second one knows them anywhere. */
function knownFrom(mentions: readonly Mention[], text: string): Known {
  const names = mentions.flatMap(({ name, word }) => (name === undefined || word ? [] : [name]));
  const known = new Map(names.map((name) => [name, name]));
  for (const name of names) {
    const given = name.length === 3 && isSurname(name[0]) ? name.slice(1) : '';
    if (!given || text.split(given).length === text.split(name).length) continue;
    // 闵可可 is called 可可 where its surname is left out, and so in the story.
    if (/^(.)\1$/u.test(given)) known.set(name, given);
    known.set(given, known.get(name) ?? name);
  }
  for (const [formal, usual] of renamedIn(mentions, text)) known.set(formal, usual);
  return new Map([...known].slice(0, SEEN_MAX).toSorted(([one], [other]) => other.length - one.length));
}

/** All names and nouns of a text, in its order. */
export function mentionsIn(text: string, isList: boolean, words: Words): Mention[] {
  const certain = isList ? itemsIn(text) : pairsIn(text);
  const first = mentionsOnce(text, isList, words, certain, new Map());
  const known = isList ? new Map<string, string>() : knownFrom(first, text);
  const isComplete = [...known].every(
    ([name, told]) => name === told && text.split(name).length - 1 <= first.filter((each) => each.name === name).length,
  );
  return asToys(withToys(isComplete ? first : mentionsOnce(text, isList, words, certain, known), text));
}

/** Behind an animal or a name, what makes it a toy: 小象灰灰是一个毛绒玩具, 她的小狗麦兜，是布做的. */
const IS_TOY =
  /^(?:[，,]?(?:[它他她]|\p{Script=Han}{1,2})?(?:就|可|其实)?是|[，,]|[（(])(?:一?[只个条]|我|她|他|它|的|旧|小|大|家|宝贝|心爱){0,5}(?:毛绒|绒毛|绒布|布(?!丁)|棉布|玩具|毛线|毛毡|玩偶|公仔|抱枕|棉花|塑料|橡皮|橡胶|木头|充气|长毛绒)\p{Script=Han}{0,4}/u;

/** With what the text says to be a toy as one, and without the word for that. */
function withToys(mentions: readonly Mention[], text: string): Mention[] {
  const kept: Mention[] = [];
  let from = 0;
  for (const [n, each] of mentions.entries()) {
    const isWord = each.name === undefined && each.word?.form.kind === 'toy';
    if (each.start < from && isWord) continue;
    const isAnimal = each.word?.form.kind === 'animal' && !each.isToy;
    // 我的小羊是玩偶，它叫小白: the word between is what it is made of.
    const next = mentions.slice(n + 1, n + 3).find(({ name, word }) => name !== undefined || word?.form.kind !== 'toy');
    const isNamed = next?.name !== undefined && !next.word && NAMED.test(text.slice(each.end, next.start));
    const end = isNamed ? next.end : each.end;
    const at = [each.end, end].find((place) => isAnimal && IS_TOY.test(text.slice(place, place + 20)));
    const said = at === undefined ? undefined : IS_TOY.exec(text.slice(at, at + 20))?.[0];
    if (said !== undefined && at !== undefined) from = at + said.length;
    kept.push(said === undefined ? each : { ...each, isToy: true });
  }
  return kept;
}

/** What was a toy before stays one: 抱着鲨鱼抱枕 … 鲨鱼叫翠花. */
function asToys(mentions: readonly Mention[]): Mention[] {
  const toys = new Set(mentions.flatMap(({ isToy, word }) => (isToy && word ? [word.form.concept] : [])));
  return mentions.map((each) => (each.word && toys.has(each.word.form.concept) ? { ...each, isToy: true } : each));
}

function mentionsOnce(
  text: string,
  isList: boolean,
  words: Words,
  certain: ReadonlyMap<number, number>,
  known: Known,
): Mention[] {
  const mentions: Mention[] = [];
  const names = [...known];
  const initials = new Set(names.map(([name]) => name[0]));
  let at = 0;
  let isFirst = true;
  while (at < text.length) {
    const last = mentions.at(-1);
    const elder = elderAt(text, at, last?.end === at);
    if (elder) {
      // 布老虎周大姐 and 乌龟叫孟校长 are animals, and 后爸老郝 is a father.
      const isCalled = /叫[“「]?$/u.test(text.slice(Math.max(0, at - 2), at));
      const isSaid = last !== undefined && last.name === undefined && (last.end === at || (isCalled && isPet(last)));
      mentions.push({ start: at, end: at + elder.length, name: elder, ...(isSaid ? {} : elderWord(elder)) });
      at += elder.length;
      continue;
    }
    const isAfterNoun = last !== undefined && last.end === at - 1 && last.name === undefined;
    const isInitial = initials.has(text[at]) && !LONGER.test(text.slice(at, at + 3));
    const [written, name = ''] = (isInitial && names.find(([each]) => text.startsWith(each, at))) || [];
    const quoted = quotedAt(text, at, isAfterNoun);
    const isJoined = last?.name !== undefined && last.end === at - 1 && /[和与跟、及]/u.test(text[at - 1] ?? '');
    const isAfterPet = last?.end === at && last.name === undefined && isPet(last);
    // 把布兔子长耳忘在车上
    const isTaken =
      isAfterPet && last.isToy === true && /[把着]$/u.test(text.slice(Math.max(0, last.start - 1), last.start));
    const pet = isAfterPet ? (last.owner || isList || isTaken ? 'owned' : 'free') : undefined;
    const found =
      quoted ||
      (written ?? '') ||
      latinAt(text, at) ||
      text.slice(at, certain.get(at) ?? at) ||
      nameAt({ text, at, words, isJoined, isFirst, pet });
    if (found) {
      isFirst = false;
      mentions.push({
        start: at,
        end: at + found.length,
        name: found === written ? name : (known.get(found) ?? found),
        ...blanketBefore(text, at),
      });
      at += found.length;
      continue;
    }
    const noun = nounAt(text, at, last);
    if (noun?.word) mentions.push(noun);
    at = noun?.end ?? at + 1;
  }
  return mentions;
}

/** A thing that has a name, and so is a child’s companion: 小毯子叫绵绵. */
function blanketBefore(text: string, at: number): Pick<Mention, 'word' | 'isToy'> {
  const thing =
    /(\p{Script=Han}{1,4}?)[，,]?(?:名?叫|名字叫|名字是)[“「『"‘]?$/u.exec(text.slice(Math.max(0, at - 9), at))?.[1] ??
    '';
  // 毛线织的萝卜叫小刘, but 布做的小恐龙叫咕咕 is a dinosaur.
  const made = /[织做缝]的(\p{Script=Han}{1,3})[，,]?(?:名?叫|名字叫|名字是)[“「『"‘]?$/u.exec(
    text.slice(Math.max(0, at - 12), at),
  )?.[1];
  if (made !== undefined && !BEINGS.has(termAt(made, 0)?.word.form.kind ?? 'thing'))
    return { ...wordOf('玩具'), isToy: true };
  // 喜欢火车，叫石头: a child that loves trains.
  const isLoved = /(?:喜欢|爱)[^，。！？；,.!?;]{0,6}[，,](?:名?叫|名字叫|名字是)[“「『"‘]?$/u.test(
    text.slice(Math.max(0, at - 14), at),
  );
  for (let start = 0; start < thing.length && !isLoved; start += 1) {
    const word = findWord(thing.slice(start), 'chinese');
    if (word?.form.kind === 'thing' && thing.length - start > 1) return { word, isToy: true };
  }
  return {};
}

/** A name in Latin letters: one with a capital, or any word where a name must stand. */
function latinAt(text: string, at: number): string {
  if (!/\p{Script=Latin}/u.test(text[at] ?? '') || /[A-Za-z]/u.test(text[at - 1] ?? '')) return '';
  const isCalled = /(?:叫|名字是|小名|我是|女儿|儿子|孙女|孙子|弟弟|妹妹|哥哥|姐姐)[\s“"]?$/u.test(
    text.slice(Math.max(0, at - 5), at),
  );
  const pattern = isCalled ? LATIN_CALLED : LATIN;
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? '';
}

const QUOTED = /[“「『"‘](\p{Script=Han}{1,6})[”」』"’]/uy;

/** A name in quotation marks, whatever it is: 名字叫“扎扎先生”, 小河马“嘟噜”. */
function quotedAt(text: string, at: number, isAfterNoun: boolean): string {
  if (!/[“「『"‘]/u.test(text[at - 1] ?? '')) return '';
  QUOTED.lastIndex = at - 1;
  const name = QUOTED.exec(text)?.[1] ?? '';
  const isCalled = /(?:叫做?|叫作|名叫|名字是|名为|是|小名|外号|昵称|取名|主角|主人公)[：:]?[“「『"‘]$/u.test(
    text.slice(Math.max(0, at - 8), at),
  );
  return isAfterNoun || isCalled ? name : '';
}

/** The word for an elder with a name: a man, if only 师傅 tells. */
const elderWord = (elder: string): Pick<Mention, 'word'> => {
  const word = termAt(elder.slice(1), 0)?.word;
  return word ? { word } : wordOf(/太太|大[妈婶姐]/u.test(elder) ? '女人' : '男人');
};

const wordOf = (noun: string): Pick<Mention, 'word'> => {
  const word = termAt(noun, 0)?.word;
  return word ? { word } : {};
};

const PRONOUN_CALLED = /[她他](?:的?(?:小名|名字))?(?:名?叫做?|是)[“「『"‘]?$/u;
const wordIn = ({ word, noun }: Mention): Pick<Mention, 'word' | 'noun'> => ({
  ...(word ? { word } : {}),
  ...(noun === undefined ? {} : { noun }),
});

const GROWN_UP = /(?:奶奶|爷爷|阿姨|叔叔|伯伯|婆婆|大[爷妈娘])$/u;
/** Whether it is a neighbors’ child: 邻居小胖, 邻居家的杰森. */
const isNeighbors = (before: Mention, { name, word, isToy }: Mention, gap: string): boolean =>
  before.word?.form.concept === 'neighbour' &&
  before.name === undefined &&
  !isToy &&
  (word ? word.form.kind === 'child' : name !== undefined && !GROWN_UP.test(name)) &&
  /^家?的?$/u.test(gap);

/** Joins a name with the noun for the same being: 小狗旺财, 女孩叫朵朵, 团团（布熊）, 乐乐是一只小兔子. */
export function joined(mentions: readonly Mention[], text: string): Mention[] {
  const result: Mention[] = [];
  for (const mention of mentions) {
    const before = result.at(-1);
    const gap = before ? text.slice(before.end, mention.start) : '';
    const isNamed = before?.word && before.name === undefined && mention.name !== undefined && !mention.word;
    const isDescribed = before?.name !== undefined && !before.word && mention.word && mention.name === undefined;
    const isSecond = before?.name !== undefined && mention.name !== undefined;
    const isFeared = before?.word && text[before.start - 1] === '怕';
    const child = PRONOUN_CALLED.test(text.slice(Math.max(0, mention.start - 8), mention.start))
      ? result.findLast(({ word, name }) => name === undefined && word?.form.kind === 'child')
      : undefined;
    if (before && isNeighbors(before, mention, gap)) {
      const { word = findWord('朋友', 'chinese') } = mention;
      result[result.length - 1] = { ...mention, ...(word ? { word } : {}) };
    } else if (before && isNamed && !isFeared && NAMED.test(gap)) {
      result[result.length - 1] = { ...before, ...mention, start: before.start };
    } else if (before && isSecond && /^(?:[，,（(]|就叫|)(?:小名|乳名|昵称)(?:叫|是|：)?$/u.test(gap)) {
      // 大名叫刘思琪，小名叫七七: at home and in its story a child has its pet name.
      result[result.length - 1] = { ...before, ...mention, start: before.start };
    } else if (
      before &&
      isDescribed &&
      gap === '的' &&
      /叫[做作]?$/u.test(text.slice(Math.max(0, before.start - 2), before.start))
    ) {
      // 一只叫奶油的兔子 belongs to nobody.
      const { owner: _owner, ...described } = mention;
      result[result.length - 1] = { ...described, ...before, end: mention.end };
    } else if (before && isDescribed && (DESCRIBED.test(gap) || (isPet(mention) && ITS_KIND.test(gap)))) {
      result[result.length - 1] = { ...mention, ...before, end: mention.end };
    } else if (child && mention.name !== undefined && !mention.word) {
      // 我妹妹怕狼，她叫柠檬
      result.push({ ...mention, ...wordIn(child) });
    } else result.push(mention);
  }
  return result;
}

const NAMED =
  /^(?:[，,]?(?:[它他她]|其实|就)?是(?:一?[只个])?(?:毛绒|绒毛|绒布|布|棉|玩具|玩偶|公仔|抱枕|毛线|毛毡|塑料|木头|橡皮|橡胶)\p{Script=Han}{0,4}?[，,\s]?[它他她]?(?:的?(?:名字|小名))?(?:名?叫做?|是)[“「『"‘]?|(?:[，,：:\s]|的)?[她他它]?(?:的名字)?(?:名?叫做?|名字叫|名字是|的名字叫|是)[“「『"‘]?|[，,]?[^，。！？；,.!?;叫]{1,8}[，,](?:它|名字)?叫|[^叫]{0,6}[。！!.…~]+[她他它]的?(?:名字)?(?:名?叫做?|是)|[“「『"‘（(]|(?:[，,]|的)?(?:给|我们?|大家)?(?:[她他它])?(?:取名|起名)(?:叫做?|为)?[“「『"‘]?|[，,]?(?:大家|我们?|[她他它])?(?:都)?(?:管[她他它])?叫[她他它][“「『"‘]?)?$/u;
/** 关于球球的故事，它是一只仓鼠; 点点，一只玩具瓢虫 */
const ITS_KIND =
  /^(?:的(?:小|睡前)?故事)?[，,。：:\s]?(?:[它他她]是)?(?:我们?家的?|一)?(?:[只个条头匹])(?:[它他她]的|很?\p{Script=Han}{1,2}的)?$/u;
const DESCRIBED = /^(?:[（(：:]|[，,]?是(?:一?[只个位条头匹名])?(?:\p{Script=Han}{1,3}的)?)$/u;

/** Older people than these are no children, and their age is not told. */
const AGE_MAX = 14;
/** How far behind a name an age may stand. */
const AGED_NEAR = 40;

/** Ages of children: 5岁的朵朵 and 六岁叫景行 is said of the next, 朵朵今年5岁 of the last. */
export function withAges(mentions: readonly Mention[], text: string): Mention[] {
  const aged = [...mentions];
  let next = 0;
  let last = -1;
  const isChild = ({ word, isToy }: Mention): boolean => !isToy && (!word || word.form.kind === 'child');
  for (const match of text.matchAll(
    /(\d{1,2}|[一二三四五六七八九十两])(?:周岁|岁)(?:半)?(的|[，,]?(?:小名|名字)?叫)?/gu,
  )) {
    const [words, number = '', isBefore] = match;
    const age = number === '两' ? 2 : Number(number) || DIGITS.indexOf(number) + 1;
    const end = match.index + words.length;
    for (; (aged[next]?.end ?? Infinity) <= match.index; next += 1) if (isChild(aged[next] as Mention)) last = next;
    const follows = aged[next];
    const isNext = isBefore && follows && follows.start >= end && follows.start - end <= 4;
    const at = isNext ? next : last;
    const target = aged[at];
    // Behind a toy or a grown-up, an age is that of the child who was spoken of before.
    const isNear = target && (isNext || match.index - target.end <= AGED_NEAR);
    if (isNear && age <= AGE_MAX && target.age === undefined) aged[at] = { ...target, age };
  }
  return aged;
}

export function beingOf({ word, name, noun, isToy, owner, age, gender: said, isAfraid, isSibling }: Mention): Being {
  const form = word?.form;
  const kind: Kind = isToy ? 'toy' : form ? (BEINGS.has(form.kind) ? (form.kind as Kind) : 'creature') : 'child';
  const isPerson = kind === 'child' || kind === 'grownup';
  // 李奶奶 is a neighbour, and nobody's grandmother.
  const isStranger =
    kind === 'toy' ||
    (kind === 'child' && owner !== 'other') ||
    (kind === 'grownup' && name !== undefined && (noun === undefined || name.includes(noun)));
  const relation: Relation | undefined = kind === 'animal' && owner ? 'pet' : isStranger ? undefined : form?.relation;
  // The lexicon has the gender of people in the English column only.
  const gender =
    said ??
    (isPerson && form ? nounOf(form.concept, 'english')?.gender : undefined) ??
    (isPerson && name ? genderOf(name, 'chinese') : undefined);
  return {
    kind,
    ...(name === undefined ? {} : { name }),
    ...(form ? { concept: form.concept } : {}),
    ...(gender ? { gender } : {}),
    ...(age === undefined ? {} : { age }),
    ...(relation || isSibling ? { relation: relation ?? (gender === 'f' ? 'sister' : 'brother') } : {}),
    ...(isAfraid === undefined ? {} : { isAfraid }),
  };
}
