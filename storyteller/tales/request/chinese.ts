import { wordSet } from '../../packs/word-set.ts';
import { findWord, longestTerm, nounOf, type NounKind, type Word } from './lexicon.ts';
import { genderOf, hasNameCharacters, isKnownName, SURNAMES } from './names.ts';
import type { Found, Reading } from './reading.ts';
import { type Being, type Kind, type Relation, type Subject, type Trouble, TROUBLES } from './request.ts';

/** Words that look like names or follow a frame, and are none. */
const COMMON = wordSet(`
  一个 一位 一只 一起 一天 一些 一直 一样 每天 这个 那个 自己 他们 她们 我们 你们 它们 大家 别人 什么 怎么 怎么办 为什么 哪里 没有 不能 不会 不敢 因为 所以 如果 但是 可是 于是 然后 突然 终于 已经 正在 开始 最后 发现 决定 想要 需要 必须 可以
  能够 应该 知道 看见 听见 遇见 遇到 找到 寻找 来到 回到 回家 离开 变成 出现 失去 忘记 记得 告诉 带着 收到 帮助 帮忙 学习 学会 喜欢 相信 害怕 等待 时候 时间 今天 明天 昨天 今晚 晚上 早上 里面 外面 上面 下面 旁边 所有 许多 很多 第一 第一次 关于 故事 童话 请写 请讲
  写一个 讲一个 编一个 讲故事 写一篇 非常 特别 总是 有点 有一点 不要 常常 慢慢 悄悄 渐渐 人人 刚刚 偷偷 轻轻 快快 好好 多多 早早 远远 高高 小小 大大 乖乖 美丽 健康 安心 平安 明星 英雄 开心 快乐 勇敢 善良 可爱 聪明 胆小 害羞 调皮 天亮 天明 语言 阳光 心爱 小心 小时 小时候 小学
  小说 小声 小事 小路 小镇 小村 小手 小脸 小脚 小屋 小床 小车 小伙 小区 小组 小班 大班 中班 小偷 小鬼 小丑 小家 小巧 小型 阿姨 睡前 睡觉 晚安 幼儿 幼儿园 高兴 马上 金色 白色 黄色 江边 石头 方法 万一 安静 于是 程度 孩子们 小朋友们 同学们 宝宝们 一家 全家 两个 三个 四个 两只 三只 来讲 听的 主角
  温馨 有趣 简短 适合 短篇 长篇 冒险 友谊 友情 成长 道理 段话 分钟 左右 字数 内容 主题 希望 生日 礼物 圣诞 春节 新年 上学 开学 学校 怕黑 打雷 想学 谢谢 你好 名字 名叫 叫做 帮我 给我 来一 心中 可能 过年 一样 她的 他的 它的 我的 你的 今年 一起去 去年 明年 生病 出门 出去 走丢 迷路 吵架 分享 比赛 秘密 约定 答应
`);
/** Characters that no name has: particles, pronouns, verbs that follow a name. */
const NEVER =
  '的了在我你他她它们是不这那个么吗吧呢和与跟把被给对去来写讲说想怕要找丢弄很最会学有叫第每从让带睡做着过得地岁';
/** What may follow a name. */
const AFTER_NAME =
  '(?=[，。！？；：、（）()“”,.!?;:\\s\\d]|$|和|与|跟|的|是|今年|很|特别|非常|有|害怕|怕|不|想|要|在|去|把|弄|最|也|会|第|住|喜欢|找|学|丢|一|每|总|从|让|讲|写|说|编|带|睡|今天|明天|[二两三四五六七八九十]岁|刚|正|终于|决定|希望|梦|做|建|造|搭|吵|争|比|参|送|答|保|救|遇|来|到|都|常|突|养|却|胆|敢|准备|要|被|听|还|为|帮|种|画|收|发|交|们|分|共|玩|跑|唱|跳|打|坐|骑|回|看|吃|喝|约|救|照|赢|搬|陪|烤|织|煮|包|答)';
const START = '(?<=^|[，。！？；：、（(“\\s,.!?;:]|和|与|跟|给|关于|是|让|哄)';

const MEASURES = '只条头匹个位名群朵颗棵座';
const OWNER = /(?:(我们?家?的?)|([他她它](?:的|们的)?|自己的|家里的|\p{Script=Han}的))$/u;
const TOY_BEFORE = /(?:毛绒|布偶|布艺|布|玩具|棉花|绒布|心爱的毛绒)$/u;
const DIGITS = '一二三四五六七八九十';

const BEINGS: ReadonlySet<NounKind> = new Set<NounKind>(['child', 'grownup', 'animal', 'creature', 'toy']);

interface Mention {
  readonly start: number;
  readonly end: number;
  readonly word?: Word;
  readonly name?: string;
  readonly isToy?: boolean;
  readonly owner?: 'asker' | 'other';
  readonly age?: number;
}

interface Term {
  readonly word: Word;
  readonly end: number;
}

/** The longest word of the lexicon at a place, also with 小, 大 or 老 before it. */
function termAt(text: string, at: number): Term | undefined {
  const from = /[小大老]/u.test(text[at] ?? '') ? [at, at + 1] : [at];
  for (const start of from) {
    for (let end = Math.min(text.length, start + longestTerm('chinese')); end > start; end -= 1) {
      const word = findWord(text.slice(start, end), 'chinese');
      if (word && (end - start > 1 || start > at || isAlone(text, start))) return { word, end };
    }
  }
  return undefined;
}

/** Whether one character is a noun, and not half of another word: after a measure word, 的 or 怕, or one that hardly ever is. */
const isAlone = (text: string, at: number): boolean =>
  /[狗猫兔]/u.test(text[at] ?? '') || new RegExp(`[${MEASURES}的布怕]`, 'u').test(text[at - 1] ?? '');

/** Whether a word has the form of a name: 小明, 阿宁, 乐乐, 林小雨, or characters that given names have. */
function isNameShaped(word: string): boolean {
  if (isKnownName(word)) return true;
  const [first = '', second = '', ...rest] = word;
  if (word.length === 2 && first === second) return true;
  if (word.length === 2 && /[小阿]/u.test(first)) return true;
  const given = SURNAMES.includes(first) ? [second, ...rest].join('') : word;
  return word.length > 1 && hasNameCharacters(given.replace('小', '乐'));
}

/** Whether a word that follows a frame can be a name. Nouns are none, except what 小 makes of rain or snow: 小雨. */
function canBeName(word: string): boolean {
  const isNoun = termAt(word, 0) !== undefined && !/^小[雨雪云月花星]$/u.test(word);
  const isCounted = new RegExp(`^[一两三每][${MEASURES}]`, 'u').test(word);
  return (
    word !== '' &&
    !isCounted &&
    !COMMON.has(word) &&
    !findWord(word, 'chinese') &&
    !isNoun &&
    ![...word].some((each) => NEVER.includes(each))
  );
}

interface Frame {
  readonly pattern: RegExp;
  /** Whether any characters are a name here, or only those that look like one. */
  readonly isCertain: boolean;
}

const NAME = `(?<name>\\p{Script=Han}{2,4}?)`;
const PEOPLE =
  '女儿|儿子|双胞胎|孙女|外孙女|孙子|外孙|孩子|宝宝|宝贝|弟弟|妹妹|哥哥|姐姐|女孩|男孩|小朋友|同学|朋友|公主|王子|老师';

const FRAMES: readonly Frame[] = [
  {
    pattern: new RegExp(`(?:名叫|叫做|叫作|名字叫|名字是|名为|叫)(?<name>\\p{Script=Han}{2,4}?)${AFTER_NAME}`, 'gu'),
    isCertain: true,
  },
  { pattern: new RegExp(`给${NAME}(?=讲|写|说|编|听|念|做|来|和|（|\\d|今年)`, 'gu'), isCertain: true },
  { pattern: new RegExp(`(?:${PEOPLE})${NAME}${AFTER_NAME}`, 'gu'), isCertain: false },
  {
    pattern: new RegExp(`${START}${NAME}(?=（?\\(?今年|（\\d|\\(\\d|\\d{1,2}岁|[${DIGITS}两]岁)`, 'gu'),
    isCertain: true,
  },
  { pattern: new RegExp(`岁的${NAME}${AFTER_NAME}`, 'gu'), isCertain: false },
  { pattern: new RegExp(`${START}${NAME}${AFTER_NAME}`, 'gu'), isCertain: false },
  { pattern: new RegExp(`的故事(?:，|：)?主角是?${NAME}${AFTER_NAME}`, 'gu'), isCertain: true },
];

/** Foreign names in Chinese prompts, as `Mila`. */
const LATIN = /\p{Lu}\p{Ll}{1,20}/gu;

function namesIn(text: string, isList: boolean): Mention[] {
  const names = new Map<number, Mention>();
  const add = (name: string, start: number): void => {
    const end = start + name.length;
    const isInside = [...names.values()].some((each) => start < each.end && each.start < end);
    if (!isInside) names.set(start, { start, end, name });
  };
  for (const { pattern, isCertain } of FRAMES) {
    for (const match of text.matchAll(pattern)) {
      const name = match.groups?.['name'] ?? '';
      const start = match.index + match[0].indexOf(name, match[0].length - name.length);
      if (canBeName(name) && (isCertain || isNameShaped(name))) add(name, start);
    }
  }
  for (const { 0: name, index } of text.matchAll(LATIN)) add(name, index);
  if (isList) {
    for (const { 0: item, index } of text.matchAll(/[^\s，。、；：,.;:/（）()0-9和跟与]+/gu)) {
      if (/^\p{Script=Han}{1,4}$/u.test(item) && canBeName(item)) add(item, index);
    }
  }
  return [...names.values()];
}

function nounsIn(text: string, names: readonly Mention[]): Mention[] {
  const nouns: Mention[] = [];
  let at = 0;
  while (at < text.length) {
    const inName = names.find((each) => each.start <= at && at < each.end);
    const term = inName ? undefined : termAt(text, at);
    if (!term || !BEINGS.has(term.word.form.kind)) {
      at = inName?.end ?? term?.end ?? at + 1;
      continue;
    }
    const before = text.slice(Math.max(0, at - 8), at);
    if (/没有?$/u.test(before)) {
      at = term.end;
      continue;
    }
    const toy = TOY_BEFORE.exec(before)?.[0] ?? '';
    const start = at - toy.length;
    const [, asker, other] =
      OWNER.exec(text.slice(Math.max(0, start - 6), start).replace(/(?:只|个|心爱的|最爱的)$/u, '')) ?? [];
    const owner = asker ? ('asker' as const) : other && !/[岁爱小]的$/u.test(other) ? ('other' as const) : undefined;
    nouns.push({ start, end: term.end, word: term.word, isToy: toy !== '', ...(owner ? { owner } : {}) });
    at = term.end;
  }
  return nouns;
}

const AFTER_NOUN = new RegExp(`^\\p{Script=Han}{2,3}?${AFTER_NAME}`, 'u');

/** A name right after a noun for a toy or an animal, if it looks like one: 布熊团团, 小狗旺财. */
function petNames(text: string, nouns: readonly Mention[], names: readonly Mention[], isList: boolean): Mention[] {
  return nouns.flatMap(({ end, word, isToy }) => {
    const isPet = isToy || word?.form.kind === 'animal' || word?.form.kind === 'toy' || word?.form.kind === 'creature';
    const name = AFTER_NOUN.exec(text.slice(end, end + 5))?.[0] ?? '';
    const isNew = !names.some((each) => each.start < end + name.length && end < each.end);
    return isPet && isNew && canBeName(name) && (isNameShaped(name) || isList)
      ? [{ start: end, end: end + name.length, name }]
      : [];
  });
}

/** Joins a name with the noun for the same being: 小狗旺财, 女孩叫朵朵, 团团（布熊）, 乐乐是一只小兔子. */
function joined(mentions: readonly Mention[], text: string): Mention[] {
  const result: Mention[] = [];
  for (const mention of mentions) {
    const before = result.at(-1);
    const gap = before ? text.slice(before.end, mention.start) : '';
    const isNamed =
      before?.word && before.name === undefined && mention.name !== undefined && mention.word === undefined;
    const isDescribed =
      before?.name !== undefined && before.word === undefined && mention.word && mention.name === undefined;
    if (before && isNamed && /^(?:(?:，|的)?(?:她|他|它)?(?:名?叫做?|名字叫|名字是|的名字叫)|“)?$/u.test(gap)) {
      result[result.length - 1] = { ...before, ...mention, start: before.start };
    } else if (before && isDescribed && gap === '的' && /叫[做作]?$/u.test(text.slice(0, before.start))) {
      result[result.length - 1] = { ...mention, ...before, end: mention.end };
    } else if (
      before &&
      isDescribed &&
      /^(?:[（(：:]|，?是(?:一?[只个位条头匹名])?(?:\p{Script=Han}{1,3}的)?)$/u.test(gap)
    ) {
      result[result.length - 1] = { ...mention, ...before, end: mention.end };
    } else result.push(mention);
  }
  return result;
}

/** Ages: 5岁的朵朵 is said of the next, 朵朵今年5岁 of the last. */
function withAges(mentions: readonly Mention[], text: string): Mention[] {
  const aged = [...mentions];
  for (const match of text.matchAll(/(\d{1,2}|[一二三四五六七八九十两])岁(?:半)?(的)?/gu)) {
    const [words, number = '', isBefore] = match;
    const age = number === '两' ? 2 : Number(number) || DIGITS.indexOf(number) + 1;
    const end = match.index + words.length;
    const before = aged.findLastIndex((each) => each.end <= match.index && match.index - each.end <= 14);
    const next = aged.findIndex((each) => each.start >= end && each.start - end <= 4);
    const target = isBefore && next >= 0 ? next : before;
    const mention = aged[target];
    if (mention && mention.age === undefined) aged[target] = { ...mention, age };
  }
  return aged;
}

function beingOf({ word, name, isToy, owner, age }: Mention): Being {
  const form = word?.form;
  const kind: Kind = isToy ? 'toy' : form ? (BEINGS.has(form.kind) ? (form.kind as Kind) : 'creature') : 'child';
  const isPerson = kind === 'child' || kind === 'grownup';
  const relation: Relation | undefined =
    kind === 'animal' && owner
      ? 'pet'
      : kind === 'toy' || (kind === 'child' && owner !== 'other')
        ? undefined
        : form?.relation;
  // The lexicon has the gender of people in the English column only.
  const gender =
    (isPerson && form ? nounOf(form.concept, 'english')?.gender : undefined) ??
    (isPerson && name ? genderOf(name, 'chinese') : undefined);
  return {
    kind,
    ...(name === undefined ? {} : { name }),
    ...(form ? { concept: form.concept } : {}),
    ...(gender ? { gender } : {}),
    ...(age === undefined ? {} : { age }),
    ...(relation ? { relation } : {}),
  };
}

/**
 * Patterns of troubles, one trouble a line. What it is about stands at `~`, before or after; an exclamation mark says that it is the
 * matched words themselves.
 */
const TROUBLES_SOURCE = `
first time: (?:掉|换)(?:了)?(?:第一颗)?(?:乳?牙)!; 第一颗牙!; 第一次(?:去|上|坐|参加|看|一个人)?~; (?:要|刚|开始)?上(?<about>幼儿园|小学|学); 开学!; 去(?:看牙医|打针|看医生|医院)!
afraid: (?:害怕|怕|恐惧|畏惧)~; 不敢~; 对~(?:感到)?(?:害怕|恐惧); 被~吓; 做噩梦!; ~(?:很|太|真)?(?:可怕|吓人); 不喜欢(?:黑|打雷)!
rescue: (?:救|营救|拯救|解救|救出|救了|救助)(?:了|出)?~; (?:照顾|帮助)(?:一只)?受伤的~; 受伤的~; 被困在~; ~(?:被困|卡在|受伤)
newcomer: 新(?:同学|邻居|朋友|来的)!; (?:搬家|搬到|搬进)~?; 转学; (?:交|认识)(?:到|了)?(?:新)?朋友!; 没有朋友; (?:有了|要有|多了)(?:一个)?(?:小)?(?:弟弟|妹妹)!; 要当(?:哥哥|姐姐); 没人(?:和|跟)(?:他|她|它)玩; (?:遇见|遇到|碰到|认识)(?:了)?~
lost: (?:弄丢|丢失|走失|遗失|丢|弄没)(?:了)?~; 找不到(?:了)?~; 寻找~; ~(?:不见了|丢了|走丢了|失踪了|不见|飞走了|消失了); 迷(?:了)?路; 走(?:丢|失); 回家的路!; (?:在|去|一起)找~; 忘(?:了)?带~
quarrel: (?:争|抢|争抢|争夺|争着玩)~; 为(?:了)?~(?:吵架|吵|争吵|打架|吵起来); (?:不愿意?|不肯|不想|学会|懂得)分享~?; 分享~?; (?:吵架|争吵|打架|闹别扭|吵|生气不理); 和好; 嫉妒~; 吃醋; 道歉; 说对不起; 弄坏(?:了)?~
contest: (?:赢得|赢)(?:了)?~; (?:比赛|赛跑|大赛|竞赛|运动会)!; 谁(?:跑得)?(?:最快|最强|第一); 怕输; 输不起
deliver: (?:送|寄|递|带)(?:一封|一份|这封|一个)?(?:信|礼物|包裹|蛋糕|口信|饼干|药)!; 把~(?:送给|送到|交给|寄给|带给); 送信; 给~送
secret: (?<about>秘密); (?:惊喜派对|惊喜); 偷偷~; 瞒着~
promise: (?:遵守|违背|忘记|忘了|信守)(?:了)?(?:诺言|约定|承诺)!; (?:答应|保证)(?:了)?~; 约定; 诺言
learn: (?:想要?|要|开始)?学(?:会|习|着)?~; 教~; (?:不会|练习|还不会)~
make: (?:建|盖|造|搭|搭建|建造)(?:了|起)?(?:一?[座个艘只间架])?~; (?:做|烤|画|织|缝|发明|制作|堆|种|煮|包)(?:了)?(?:一?[个只条幅顶块棵艘架盏件]|出)?~
`;
const PUNCTUATION = '，。！？；：、,.!?;:（）()“”\\s';
const OBJECT_END = `(?=[${PUNCTUATION}]|$|的(?:小|女|男|孩|故|宝|兔|熊|狐|狗|猫|龙|企|刺)|和(?:他|她|它|小|妈|爸|奶|爷)|跟|还有|可是|但|于是|然后|怎么办|送给|给(?:他|她|妈|爸|奶|爷|小)|吵|，|因为|所以|时)`;

const MEETS: ReadonlySet<Trouble> = new Set<Trouble>(['rescue', 'newcomer', 'quarrel', 'contest']);
/** Somebody who is met may be described with 的: 受伤的小鸟. */
const MET_END = `(?=[${PUNCTUATION}]|$|和(?:他|她|它)|因为|吵|打|所以|然后)`;

/** Measure words and owners before a noun. */
const LEAD = /^(?:自己的|[他她它]的|了)?(?:一?[只个条本把艘座棵颗块封份件位双根](?!人)(?=\p{Script=Han}))?/u;

interface Pattern {
  readonly trouble: Trouble;
  readonly pattern: RegExp;
  readonly isBefore: boolean;
}

const PATTERNS: readonly Pattern[] = TROUBLES_SOURCE.trim()
  .split('\n')
  .flatMap((line) => {
    const [name = '', list = ''] = line.split(': ');
    const trouble = TROUBLES.find((each) => each === name);
    if (!trouble) throw new RangeError(`${name} is no trouble`);
    return list.split('; ').map((source) => ({
      trouble,
      pattern: patternOf(source, MEETS.has(trouble) ? MET_END : OBJECT_END),
      isBefore: source.startsWith('~'),
    }));
  });

function patternOf(source: string, end: string): RegExp {
  if (source.endsWith('!')) return new RegExp(`(?<about>${source.slice(0, -1)})`, 'u');
  if (source.endsWith('~?'))
    return new RegExp(`${source.slice(0, -2)}(?:(?<about>[^${PUNCTUATION}]{1,10}?)${end})?`, 'u');
  if (source.endsWith('~')) return new RegExp(`${source.slice(0, -1)}(?<about>[^${PUNCTUATION}]{1,10}?)${end}`, 'u');
  if (source.startsWith('~')) return new RegExp(`(?<about>[^${PUNCTUATION}的把]{1,6}?)${source.slice(1)}`, 'u');
  return new RegExp(source.replace('~', `(?<about>[^${PUNCTUATION}]{1,8}?)`), 'u');
}

const WEAK: ReadonlySet<Trouble> = new Set<Trouble>(['learn', 'make']);
const DEEDS: ReadonlySet<Trouble> = new Set<Trouble>(['learn', 'promise']);
const WISH = new RegExp(
  `(?<!不)(?:想要|很想|想|希望|梦想着?|打算|决定|渴望)(?![念象起到法不妈爸奶爷外姥他她家])(?<wish>[^${PUNCTUATION}]{2,14}?)${OBJECT_END}`,
  'u',
);
const MAKES = /^(?:建|盖|造|搭|做|烤|画|织|缝|发明|制作|堆|种|煮|包|写)/u;
const BEDTIME = /睡前|晚安|睡觉前|哄睡|入睡|睡觉时|睡觉的故事|临睡/u;
const OCCASIONS: readonly (readonly [string, RegExp])[] = [
  ['birthday', /生日/u],
  ['christmas', /圣诞/u],
  ['new year', /春节|过年|新年|除夕/u],
  ['halloween', /万圣节/u],
  ['school', /开学|第一天上|上幼儿园|上小学|第一次上学|转学/u],
  ['baby', /(?:有了|要有|多了)(?:一个)?(?:小)?(?:弟弟|妹妹)|二宝|要当(?:哥哥|姐姐)/u],
  ['moving', /搬家|搬到/u],
];

/** The first concept in a phrase after 的; of a deed, such as 帮妈妈浇花, the first that is nobody. */
function conceptIn(phrase: string, isDeed: boolean): string | undefined {
  const head = phrase.slice(phrase.lastIndexOf('的') + 1);
  for (let at = 0; at < head.length; at += 1) {
    const term = termAt(head, at) ?? (head.length === 1 ? wordOf(head) : undefined);
    if (isDeed && term && BEINGS.has(term.word.form.kind)) continue;
    if (term) return term.word.form.concept;
    const single = wordOf(head.slice(at, at + 1));
    if (single && at === head.length - 1) return single.word.form.concept;
  }
  return undefined;
}

function wordOf(text: string): Term | undefined {
  const word = findWord(text, 'chinese');
  return word && { word, end: text.length };
}

interface Told {
  readonly trouble: Trouble;
  readonly about?: Subject;
  readonly start: number;
  readonly end: number;
  readonly object?: { readonly start: number; readonly end: number };
}

/** What stands before a trouble's words, such as 风筝 before 不见了: its last noun, if it is a thing or is said to be somebody's. */
function objectBefore(written: string, isOwned: boolean): string {
  for (let at = 0; at < written.length; at += 1) {
    const term = termAt(written, at);
    if (term?.end === written.length) {
      return BEINGS.has(term.word.form.kind) && !isOwned && at === 0 ? '' : written.slice(at);
    }
  }
  return isOwned ? written : '';
}

function toldBy(text: string, { trouble, pattern, isBefore }: Pattern): Told | undefined {
  const match = pattern.exec(text);
  if (!match) return undefined;
  const written = match.groups?.['about'] ?? '';
  const [start, end] = [match.index, match.index + match[0].length];
  const phrase = isBefore
    ? objectBefore(
        written,
        text.slice(0, start).endsWith('的') &&
          !/叫\p{Script=Han}{1,4}的$/u.test(text.slice(Math.max(0, start - 7), start)),
      )
    : written.replace(LEAD, '').replace(/了$/u, '');
  const trigger = { start: isBefore ? start + written.length : start, end };
  if (!phrase) return isBefore && trouble !== 'lost' && trouble !== 'rescue' ? undefined : { trouble, ...trigger };
  const concept = conceptIn(phrase, DEEDS.has(trouble));
  const about = { ...(concept ? { concept } : {}), phrase };
  const at = isBefore ? start + written.length - phrase.length : start + Math.max(0, match[0].lastIndexOf(written));
  return { trouble, ...trigger, about, object: { start: at, end: at + (isBefore ? phrase : written).length } };
}

function troubleIn(text: string): Told | undefined {
  const told = PATTERNS.flatMap((pattern) => toldBy(text, pattern) ?? []).toSorted(
    (one, other) => one.start - other.start,
  );
  return told.find(({ trouble }) => !WEAK.has(trouble)) ?? told[0];
}

/** Words that nothing was made of. */
function unusedIn(text: string, used: readonly { start: number; end: number }[]): string[] {
  const segmenter = new Intl.Segmenter('zh-Hans', { granularity: 'word' });
  return [...segmenter.segment(text)]
    .filter(({ segment, index }) => {
      const isUsed = used.some(({ start, end }) => start < index + segment.length && index < end);
      return /^\p{Script=Han}{2,}$/u.test(segment) && !COMMON.has(segment) && !/[他她它不了]/u.test(segment) && !isUsed;
    })
    .slice(0, 5)
    .map(({ segment }) => segment);
}

/** Troubles of somebody: a cloud that fears or wants something is a being. */
const FELT: ReadonlySet<Trouble> = new Set<Trouble>(['afraid', 'learn', 'make', 'newcomer', 'promise', 'first time']);

/** A thing that fears or wants something, which makes it somebody: 一朵怕高的云. */
function thingBefore(text: string, trigger: number): Mention | undefined {
  for (let at = 0; at < trigger; at += 1) {
    const term = termAt(text, at);
    const isThing = term && (term.word.form.kind === 'thing' || term.word.form.kind === 'idea');
    if (isThing && term.end <= trigger) return { start: at, end: term.end, word: term.word };
  }
  return undefined;
}

/** Reads a Chinese text; `isList` says that it names who is in the story. */
export function readChinese(text: string, isList = false): Reading {
  const named = namesIn(text, isList);
  const nouns = nounsIn(text, named);
  const names = [...named, ...petNames(text, nouns, named, isList)];
  const mentions = [...names, ...nouns].toSorted((one, other) => one.start - other.start);
  const told = isList ? undefined : troubleIn(text);
  const all = withAges(joined(mentions, text), text);
  const wish = isList ? undefined : (WISH.exec(text) ?? undefined);
  const wanted = wish?.groups?.['wish'];
  const isWish = wish && wanted !== undefined && (!told || (WEAK.has(told.trouble) && told.start < wish.index));
  const trouble = isWish ? (MAKES.test(wanted) ? 'make' : 'learn') : told?.trouble;
  const trigger = isWish ? wish.index : told?.start;
  const kept = all.filter(({ start, end, name, owner, word }) => {
    const isMet = told !== undefined && MEETS.has(told.trouble) && word?.form.kind !== 'toy';
    if (!told?.object || isMet || name !== undefined) return true;
    const isOwned =
      told.trouble !== 'afraid' &&
      (word?.form.kind === 'grownup' || (owner === 'other' && word?.form.kind !== 'child'));
    return isOwned || start < told.object.start || end > told.object.end;
  });
  const thing = trouble && trigger !== undefined && FELT.has(trouble) ? thingBefore(text, trigger) : undefined;
  if (thing && kept.length === 0) kept.push(thing);
  const [isShe, isHe] = [/她/u.test(text), /他/u.test(text)];
  const found = kept.map((mention): Found => {
    const being = beingOf(mention);
    const isFirst = mention === kept[0] && being.gender === undefined && isShe !== isHe;
    return {
      being: isFirst && being.kind !== 'toy' ? { ...being, gender: isShe ? 'f' : 'm' } : being,
      start: mention.start,
      end: mention.end,
      isPlural: text[mention.end] === '们',
      ...(mention.owner ? { owner: mention.owner } : {}),
    };
  });
  const wishConcept = isWish ? conceptIn(wanted, true) : undefined;
  const about = isWish ? { ...(wishConcept ? { concept: wishConcept } : {}), phrase: wanted } : told?.about;
  const subject = trigger === undefined ? -1 : found.findLastIndex(({ end }) => end <= trigger && trigger - end <= 6);
  const deed = wanted ?? (trouble === 'learn' ? about?.phrase : undefined);
  const occasion = OCCASIONS.find(([, pattern]) => pattern.test(text))?.[0];
  const spans = [
    ...found,
    ...(told ? [told] : []),
    ...(told?.object ? [told.object] : []),
    ...(wish ? [{ start: wish.index, end: wish.index + wish[0].length }] : []),
  ];
  return {
    found,
    bedtime: BEDTIME.test(text),
    unused: unusedIn(text, spans).filter((word) => !about?.phrase.includes(word)),
    ...(subject < 0 ? {} : { subject }),
    ...(trouble ? { trouble } : {}),
    ...(about ? { about } : {}),
    ...(deed === undefined ? {} : { wish: deed }),
    ...(occasion ? { occasion } : {}),
  };
}
