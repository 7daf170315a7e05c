import type { Mention } from './chinese-terms.ts';

/** What somebody does who is afraid. */
const SIGNS =
  /(?<![不可恐哪别没]|不[用要再会太是])(?:害怕|(?<!害)怕)|不敢|不喜欢(?=[^，。！？；,.!?;]{0,6}(?:关灯|熄灯|黑|一个人|自己))|恐高|听[到见]|[总老非硬]说|说[^，。！？；,.!?;说]{0,8}(?:(?<!没)有|藏|躲|住|来了|会[^，。！？；,.!?;]{0,4}[来敲抓吃])|总觉得|老觉得|觉得[^，。！？；,.!?;]{0,8}(?:有|怪|怕|吓|在|是|来)|以为|认定|认准|咬定|坚持说|相信|吓(?!人|唬)|哭|睡不着|不肯|不愿|不想(?:一个人|自己|去|进|睡)|担心|盯着|不习惯|发怵|打电话|要回家|[要喊叫找](?:爸爸)?妈妈|紧张|发抖|哆嗦|躲|尖叫|讨厌|做?噩梦|不让|钻(?:进|到)?[^，。,.]{0,4}被窝|抱着[^，。,.]{1,4}不放|死活/gu;
const CALM =
  /(?:不(?:会|太|用)?|没(?:有)?|什么都不|从来不)(?:害怕|怕)(?!了)|不信(?=[这那有，。！？,.!?\s]|$)|说没有(?!$)|不在乎|一溜烟|倒好(?=[，,])|倒(?:是)?不|自己[^，。！？；,.!?;]{0,7}玩|很好玩|(?:沾枕头|躺下|倒头)就睡|胆子?(?:比[^，。,.]{1,5})?(?:很|特别|可|挺|最|更|倒|超)?大|(?:很|挺|特别|最|可)勇敢|天不怕地不怕|不当回事|满不在乎|睡得[^，。！？；,.!?;]{0,3}[香熟沉]/gu;
/** Before what is only said, hoped for or learned. */
const UNREAL =
  /(?:嘴上|嘴里|假装|装作|装出|希望|想让|让|变得|学会|怎么|怎样|如何|最后|结局|能|要|可以|告诉|才能|别人|自己说)[^，。！？；,.!?;]{0,8}$/u;
const WHO = /(?<![其吉])他们?|她们?|我们?|俩|两个(?:人|孩子)?|姐妹|兄弟|兄妹|姐弟|它(?!们)/gu;
/** What an animal or a toy does out of fear: 小狗晚上总哭 is not about what it fears. */
const ITS_SIGNS = /^(?:害?怕|不敢|不喜欢|听|吓|不肯|不愿|担心|紧张|发抖|哆嗦|躲|尖叫|讨厌|钻|以为)/u;
/** Between somebody and the pronoun that means them: 米乐说她从来不怕. */
const SPEECH = /^(?:自己)?[也又就总老]?(?:说|觉得|以为|想|喊)$/u;
/** Before an animal or a toy that somebody has with them, so that what follows is not said of it. */
const TAKEN =
  /(?:[抱带搂拉牵陪让养拎拿把被找救]着?了?|[和与跟]|离不开|喜欢|爱|(?<!^|[我们里])有|^[他她]有)(?:[他她](?:家)?的?|我(?:们?家)?的?|自己的)?(?:那?一?[只个条])?$/u;
/** Behind one that keeps somebody company. */
const KEEPS =
  /^(?:[每天晚夜也就都会一直总是]{0,4})(?:陪|守|保护|安慰|睡在)|^是[^，。！？；,.!?;]{0,6}(?:朋友|伙伴|宝贝)/u;
const CLAUSE = /[^，。！？；：、,.!?;:（）()“”\s]*$/u;
const SENTENCES = /[^。！？；!?;\n]+/gu;

/**
 * What is said of somebody, the surest last. Who is bold by day may still be sure of a wolf at night; who only hears a noise with others and
 * is said not to be afraid is calm.
 */
const [SHARED, IS_BOLD, HEARS, IS_CALM, FEARS] = [1, 2, 3, 4, 5] as const;
const BOLD = /大$|勇敢$|^睡得|就睡$|玩$|一溜烟|倒/u;
/** Grown-ups, of whom something calm may be said: 老太婆睡得香. */
const ADULTS =
  /(?:老太婆|老头子?|老伴|老人|大人|奶奶|爷爷|姥姥|姥爷|外婆|外公|妈妈|爸爸|老公|老婆|阿姨|叔叔|舅舅|姑姑)(?![和与跟的家])/gu;
/** Signs of somebody who need not be afraid. */
const WEAK = /^(?:听|盯|觉得|[总老非硬]说|说|相信)/u;

/** Where the text says that somebody is afraid, or is not. */
export const signsIn = (text: string): readonly { readonly start: number; readonly end: number }[] =>
  [SIGNS, CALM].flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ 0: match, index }) => ({ start: index, end: index + match.length })),
  );

/** Somebody of the story, as the text speaks of them. */
export interface Somebody {
  readonly mentions: readonly Mention[];
  readonly kind: 'child' | 'creature' | 'other';
  readonly gender?: 'm' | 'f' | undefined;
  /** Whether it is the one who writes: 我叫霍一鸣. */
  readonly isAsker: boolean;
}

/** Who is frightened by what is spoken of: 仓鼠咬东西，吓死我了. */
const SCARES = /^吓(?:死|到|坏|哭|醒|得)?了?([我他她])(?!们)/u;

/** Before the one who does something out of fear: 跑的是闻人悦. */
const IS_WHO = /(?:怕|跑|哭|躲|叫|睡不着)[^，。！？；,.!?;]{0,3}的就?是$/u;

/** Behind somebody who frightens another child, and need not be afraid: 同学杰森跟他说衣柜里有鬼. */
const TELLS =
  /^(?:[今昨前天每成]天|老是?|总是?|一直|还|就|在(?:学校|幼儿园|班里))?(?:(?:跟|对|向|给|和(?=[他她我]))(?<hearer>[^，。！？；,.!?;\s说讲]{1,8})(?:说|讲)|(?:骗|吓唬|吓(?!得|到了?$)|告诉)(?<scared>[^，。！？；,.!?;\s]{1,4}))/u;
/** Who is told of a child’s own fear: 女儿跟我说, 朵朵跟妈妈说. */
const CONFIDANT = /[妈爸爷奶姥]|外[婆公]|老师|大人|我们|阿[姨公婆嬷爷]/u;

/** Before a child who is nobody’s own, and what it says to no one who is named: 好朋友汤姆说衣柜里有妖怪. */
const ANOTHERS = /(?:同学|同桌|朋友|伙伴|邻居|邻居家?的?|表[哥姐]|堂[哥姐])$/u;
const SAYS = /^(?:就|还|总|老)?(?:说|讲)(?![^，。！？；,.!?;]{0,8}[怕敢])/u;

/** Whether somebody only tells another child of something to fear. */
function isTeller(text: string, end: number, people: readonly Somebody[]): boolean {
  const { hearer, scared = '' } = TELLS.exec(text.slice(end, end + 18))?.groups ?? {};
  const other = hearer ?? scared;
  if (other === '' || CONFIDANT.test(other)) return false;
  return /[他她]|^我.|大家/u.test(other) || (other.startsWith('我') ? people.some(({ isAsker }) => isAsker) : true);
}

type Event =
  | { readonly at: number; readonly end: number; readonly who: Somebody }
  | { readonly at: number; readonly end: number; readonly word: string }
  | { readonly at: number; readonly end: number; readonly isAdult: true }
  | { readonly at: number; readonly end: number; readonly weight: number };

function eventsIn(text: string, people: readonly Somebody[]): Event[] {
  const named = people.flatMap((who) => who.mentions.map(({ start, end }) => ({ at: start, end, who })));
  const words = [...text.matchAll(WHO)].map(({ 0: word, index }) => ({ at: index, end: index + word.length, word }));
  const signs = (
    [
      [SIGNS, true],
      [CALM, false],
    ] as const
  ).flatMap(([pattern, isAfraid]) =>
    [...text.matchAll(pattern)]
      .filter(({ index }) => isAfraid || !UNREAL.test(text.slice(Math.max(0, index - 14), index)))
      .map(({ 0: match, index }) => ({
        at: index,
        end: index + match.length,
        weight: isAfraid ? (WEAK.test(match) ? HEARS : FEARS) : BOLD.test(match) ? IS_BOLD : IS_CALM,
      })),
  );
  const adults = [...text.matchAll(ADULTS)].map(({ 0: word, index }) => ({
    at: index,
    end: index + word.length,
    isAdult: true as const,
  }));
  return [...named, ...words, ...adults, ...signs].toSorted((one, other) => one.at - other.at);
}

/** How far behind what is feared the one who fears it stands. */
const RELATIVE = 10;
const BEFORE_RELATIVE = /(?:^|[，。！？；,.!?;\s]|陪着?|哄|给|为|[个位名]|[讲写]|关于)$/u;

/** Who stands behind the fear that is said of them: 陪着怕黑的糖糖. */
function relativeOf(text: string, at: number, end: number, people: readonly Somebody[]): Somebody | undefined {
  if (!BEFORE_RELATIVE.test(text.slice(Math.max(0, at - 2), at))) return undefined;
  const clause = /^[^，。！？；,.!?;\s]*/u.exec(text.slice(end, end + RELATIVE))?.[0] ?? '';
  const isBehind = ({ start }: Mention): boolean =>
    start > end && start <= end + clause.length && text[start - 1] === '的';
  return people.find(({ kind, mentions }) => kind !== 'other' && mentions.some(isBehind));
}

/** Whether what follows an animal or a toy is said of it: 小猫奶茶怕黑, but not 她抱着小猫. */
function isTopic(text: string, at: number, end: number, children: readonly Somebody[]): boolean {
  const clause = CLAUSE.exec(text.slice(Math.max(0, at - 24), at))?.[0] ?? '';
  // 豆豆的小狗 is the dog, 豆豆看见小狗 is the child, and 孩子们都说咕咕怕 is about 咕咕.
  const isChilds = children.some(({ mentions }) =>
    mentions.some(
      (each) =>
        each.end <= at &&
        each.end > at - clause.length &&
        !/^家?的|^.{0,4}(?:说|觉得)/u.test(text.slice(each.end, Math.min(at, each.end + 6))),
    ),
  );
  return !isChilds && !TAKEN.test(clause) && !KEEPS.test(text.slice(end, end + 16));
}

/**
 * Who is said to be afraid, and who is said not to be. The subject of a sign is the child or pet that was spoken of last before it, or
 * the child that a pronoun means.
 */
export function afraidIn(text: string, people: readonly Somebody[]): ReadonlyMap<Somebody, boolean> {
  const found = new Map<Somebody, number>();
  const children = people.filter(({ kind }) => kind === 'child');
  const starts = [...text.matchAll(SENTENCES)].map(({ index }) => index);
  const spoken = new Set<Somebody>();
  let topic: readonly Somebody[] = [];
  let subject: readonly Somebody[] = [];
  let [sentence, from] = [0, 0];
  let isAdult = false;
  let creature: Somebody | undefined;
  for (const event of eventsIn(text, people)) {
    while ((starts[sentence] ?? Infinity) <= event.at) {
      sentence += 1;
      subject = topic;
      isAdult = false;
    }
    if ('isAdult' in event) {
      isAdult = true;
      continue;
    }
    if ('who' in event) {
      const { who, at, end } = event;
      // 住在同学小美家: a place.
      if (who.kind === 'other' || /^家(?![里的]?[狗猫])/u.test(text.slice(end, end + 3))) continue;
      const isOther =
        SAYS.test(text.slice(end, end + 12)) &&
        ANOTHERS.test(
          text.slice(Math.max(0, at - 5), at + 3).replace(/(?<=同学|同桌|朋友|伙伴|邻居|[表堂][哥姐]).{0,3}$/u, ''),
        );
      if (who.kind === 'child' && children.length > 1 && (isOther || isTeller(text, end, people))) {
        if (subject.length === 0) subject = children.filter((each) => each !== who).slice(0, 1);
        continue;
      }
      isAdult = false;
      if (who.kind === 'child' && IS_WHO.test(text.slice(Math.max(0, at - 9), at))) found.set(who, FEARS);
      if (who.kind === 'creature') creature = who;
      if (who.kind === 'creature' && !isTopic(text, at, end, children)) continue;
      // 乐乐和弟弟都怕: those who are joined fear together.
      const isJoined = subject.length > 0 && /^[和与跟、]$/u.test(text.slice(from, at));
      subject = isJoined ? [...subject, who] : [who];
      from = end;
      topic = subject;
      if (who.kind !== 'child') continue;
      spoken.delete(who);
      spoken.add(who);
    } else if ('word' in event) {
      isAdult = false;
      const isOwn = event.word === '它' || (children.length === 0 && /^[他她]$/u.test(event.word));
      const between = text.slice(from, event.at);
      const meant = isOwn && creature ? [creature] : meantBy(event.word, subject, [...spoken], children);
      // 我和它都怕: those who are joined fear together.
      if (!SPEECH.test(between))
        subject = subject.length > 0 && /^[和与跟]$/u.test(between) ? [...subject, ...meant] : meant;
      from = event.end;
    } else if (!isAdult || (event.weight >= HEARS && event.weight !== IS_CALM)) {
      const scared = SCARES.exec(text.slice(event.at, event.at + 6))?.[1];
      const isIts = event.weight === IS_CALM || ITS_SIGNS.test(text.slice(event.at, event.end));
      const relative =
        event.weight !== FEARS
          ? undefined
          : scared === undefined
            ? relativeOf(text, event.at, event.end, people)
            : (meantBy(scared, [], [...spoken], children)[0] ?? children[0]);
      const named = relative
        ? [relative]
        : ([subject, topic].find((each) => isIts || each.some(({ kind }) => kind === 'child')) ?? []);
      for (const each of named.length > 0 ? named : children.slice(0, 1))
        found.set(
          each,
          Math.max(named.length === 1 ? event.weight : Math.min(event.weight, SHARED), found.get(each) ?? 0),
        );
    }
  }
  return new Map([...found].map(([who, weight]) => [who, weight !== IS_CALM && weight !== IS_BOLD]));
}

/** Whom a pronoun means: of those who were spoken of last, whoever has its gender, or may have it. */
function meantBy(
  word: string,
  subject: readonly Somebody[],
  spoken: readonly Somebody[],
  children: readonly Somebody[],
): readonly Somebody[] {
  if (word === '我') return children.filter(({ isAsker }) => isAsker).slice(0, 1);
  if (word.length > 1 || word === '俩') return children.slice(0, 2);
  const gender = word === '她' ? 'f' : 'm';
  const isMeant = (each: Somebody): boolean => each.gender === gender;
  const couldBe = (each: Somebody): boolean => each.kind === 'child' && each.gender === undefined;
  const last = [...subject, ...spoken.toReversed(), ...children];
  const meant = last.find(isMeant) ?? last.find(couldBe);
  return meant ? [meant] : [];
}
