import type { Liked } from './likes.ts';
import type { Being } from './request.ts';

const LIKING =
  /(?<![不没])(?:[最很也]?喜欢|最爱|超爱|特别爱|爱(?=[踢画唱跳玩看骑吃喝打捏搭拼])|迷上了?)(\p{Script=Han}{1,12})(?!\p{Script=Han})/gu;
/** 喜欢火车的磊磊 */
const LIKED_BY = /(?<![不没])(?:喜欢|最?爱(?=[踢画唱跳玩看骑吃喝打捏搭拼]))(\p{Script=Han}{1,8}?)的/gu;
/** Where another clause begins: 踢球的乐乐, 画画但是怕黑. */
const NEXT = /的|但是?|可是?|不过|和(?=[他她我妈爸奶爷])|因为|所以|就是|还怕|[怕不]/u;
/** Parts of sentences, and what has to do with the fear and not with a liking. */
const NOT_LIKED = /^(?:他|她|它|我|你|在|把|跟|和|一个人|这|那)|[睡怕灯黑夜晚]|故事|讲|[了的吗呢吧]$/u;
/** Those who can love something besides the hero. Who becomes a brother is the hero. */
const OTHERS = /(?<![当做])(?:哥哥|弟弟|姐姐|妹妹)|大家|孩子们/gu;
const PETS = /小?[猫狗兔]/gu;
/** Before the name of a pet or toy, which 他 or 她 doesn’t mean: 小熊布布, 一只乌龟，叫闪电. */
const CREATURE =
  /(?:[猫狗兔熊龟鱼鸟鼠鹅鸭鸡龙象虎狮猴狐马羊牛猪鲸鹰]子?|猫咪|鹦鹉|玩具|玩偶|公仔|娃娃|布偶|抱枕|毯子)(?:先生)?[，,]?(?:[它他她]?的?(?:名字|小名)|[它他她])?(?:名?叫做?|是)?[“「『"‘]?$/u;
/** The same of toys, which love nothing: 带着小熊布布，喜欢画画. */
const TOY = /熊|玩具|玩偶|公仔|娃娃|布|毛绒|恐龙|抱枕|毯子/u;
/** Grown-ups, behind whom a pronoun means the child. */
const ADULTS = /爸爸|妈妈|爷爷|奶奶|外公|外婆|姥姥|姥爷|阿[公婆嬷爷]/gu;
const ELDER = /[婆公爷奶姥嬷妈爸姨姑舅叔伯师]$/u;
const PRONOUNS = /(?<![其吉])[他她它](?!们)/gu;
/** Words for the child whom a story is for. */
const CHILD = /孩子(?!们)|宝宝|宝贝|小家伙/gu;
/** The one who writes, and nobody of theirs. */
const ME = /我(?![们家的弟妹哥姐爸妈爷奶外叫是])/gu;
/** What is eaten or drunk is loved for itself: 爱吃烤红薯, 最爱吃奶奶做的红烧肉. */
const EATEN = /^[吃喝](?:的?就?是|\p{Script=Han}{1,4}[做煮炒烤包煎炖蒸]的)?/u;
/** Of more likings none is looked at. */
const LIKES_MAX = 8;

interface Said {
  readonly at: number;
  /** Which pronoun means somebody else’s brother or sister. */
  readonly pronoun?: 'he' | 'she';
  readonly who: 'hero' | 'other' | 'creature' | 'toy' | 'adult' | 'he' | 'she' | 'it';
}

/** Those whom a text speaks of before a place, in its order. */
function spokenOf(text: string, hero: Being | undefined, names: readonly string[]): Said[] {
  const at = (words: string, who: Said['who']): Said[] => {
    const found: Said[] = [];
    for (let from = text.indexOf(words); from >= 0; from = text.indexOf(words, from + words.length))
      found.push({ at: from, who });
    return found;
  };
  const heros = hero?.name === undefined ? [] : at(hero.name, 'hero');
  const others = names
    .filter((name) => name !== hero?.name && name !== '')
    .flatMap((name) => {
      const places = at(name, 'other');
      const before = places
        .map((place) => text.slice(Math.max(0, place.at - 12), place.at))
        .find((words) => CREATURE.test(words));
      const who = ELDER.test(name) ? 'adult' : before === undefined ? 'other' : TOY.test(before) ? 'toy' : 'creature';
      return places.map((place): Said => ({ ...place, who }));
    });
  const kin = [...text.matchAll(OTHERS)]
    .map(({ 0: word, index }): Said => ({ at: index, who: 'other', ...pronounOf(word) }))
    // 妹妹豆豆 is the hero, and 奶茶 no cat.
    .filter(({ at: place }) => !heros.some(({ at: own }) => own >= place && own - place <= 3));
  const pets = [...text.matchAll(PETS)].map(({ index }): Said => ({ at: index, who: 'creature' }));
  const adults = [...text.matchAll(ADULTS)].map(({ index }): Said => ({ at: index, who: 'adult' }));
  const pronouns = [...text.matchAll(PRONOUNS)].map(({ 0: word, index }): Said => {
    const isOwner = /^[他她它](?:家|的|哥|弟|姐|妹|爸|妈|奶|爷|外)/u.test(text.slice(index, index + 2));
    const who = word === '她' ? 'she' : word === '他' ? 'he' : 'it';
    return { at: index, who: isOwner ? 'hero' : who };
  });
  const child = [...text.matchAll(CHILD)].map(({ index }): Said => ({ at: index, who: 'hero' }));
  const name = hero?.name ?? '';
  const isAsker = name !== '' && (text.includes(`我叫${name}`) || text.includes(`我是${name}`));
  const me = isAsker ? [...text.matchAll(ME)].map(({ index }): Said => ({ at: index, who: 'hero' })) : [];
  return [...heros, ...others, ...kin, ...pets, ...adults, ...pronouns, ...child, ...me].toSorted(
    (one, other) => one.at - other.at,
  );
}

const pronounOf = (word: string): Pick<Said, 'pronoun'> =>
  /[哥弟]/u.test(word) ? { pronoun: 'he' } : /[姐妹]/u.test(word) ? { pronoun: 'she' } : {};

/**
 * What the hero of a Chinese prompt loves, as it is written: 画画, 挖掘机. What a brother or a cat loves is none.
 * @param names of everybody in the prompt
 */
export function chineseLiking(text: string, hero: Being | undefined, names: readonly string[]): Liked | undefined {
  const said = spokenOf(text, hero, names);
  const isHeros = (start: number, end: number): boolean => {
    // 喜欢火车的磊磊
    const behind = text.slice(end, end + 8);
    if (behind.startsWith('的')) return hero?.name === undefined || behind.startsWith(hero.name, 1);
    const earlier = said.filter(({ at }) => at < start);
    const isBehindToy = earlier.at(-1)?.who === 'toy' && /[，,。！!.]/u.test(text[start - 1] ?? '');
    const before = isBehindToy ? earlier.filter(({ who }) => who !== 'toy' && who !== 'creature') : earlier;
    const last = before.at(-1);
    if (last === undefined || last.who === 'hero') return true;
    if (/^(?:other|adult|creature|toy)$/u.test(last.who)) return false;
    if (last.who === 'it') return hero?.kind === 'toy' || hero?.kind === 'animal';
    const isSame = hero?.gender === undefined || hero.gender === (last.who === 'she' ? 'f' : 'm');
    const named = before.findLast(
      ({ who, pronoun = last.who }) => who === 'hero' || (who === 'other' && pronoun === last.who),
    );
    // In a new sentence a pronoun means the child whom the story is for.
    const isNew = named !== undefined && /[。！!]/u.test(text.slice(named.at, start));
    return isSame && (named?.who !== 'other' || isNew);
  };
  for (const { 0: phrase, 1: what = '', index } of [...text.matchAll(LIKED_BY)].slice(0, LIKES_MAX))
    if (hero?.name && text.startsWith(hero.name, index + phrase.length) && !NOT_LIKED.test(what))
      return { what: what.replace(EATEN, '') || what, phrase: phrase.slice(0, -1) };
  for (const { 0: phrase, 1: words = '', index } of [...text.matchAll(LIKING)].slice(0, LIKES_MAX)) {
    const eaten = EATEN.exec(words)?.[0].length ?? 0;
    const rest = words.slice(eaten).replace(/^(?:各种(?:各样的?)?|所有的?)/u, '');
    const what = (rest.search(NEXT) < 0 ? rest : rest.slice(0, rest.search(NEXT))).replace(/了$/u, '');
    const end = index + phrase.length - rest.length + what.length;
    const isName = names.some((name) => name !== '' && what.includes(name));
    if (what !== '' && !isName && !NOT_LIKED.test(what) && isHeros(index, end))
      return { what, phrase: text.slice(index, end) };
  }
  return undefined;
}
