import { BEINGS, PUNCTUATION, termAt } from './chinese-terms.ts';
import {
  COMMON,
  DEEDS,
  ELDERS,
  FOREIGN_CHARACTERS,
  NEVER,
  NICKNAMES,
  PEOPLE,
  RARE_SURNAMES,
} from './chinese-name-words.ts';
import { remembered } from './chinese-memo.ts';
import { findWord } from './lexicon.ts';
import { hasNameCharacters, isKnownName, SURNAMES } from './names.ts';

const COMPOUND =
  /^(?:欧阳|上官|司马|诸葛|慕容|夏侯|司徒|令狐|东方|皇甫|尉迟|端木|轩辕|南宫|公孙|澹台)\p{Script=Han}{1,2}$/u;
/** The short ones of them: 扎西, 巴图. */
const FOREIGN_PAIR =
  /^[阿艾扎巴乌苏哈塔娜卓达尼央格古米帕买萨吉叶依][西图日娜玛瓦曼木力热丽玲娅提斯恩吾合勒朵麦孜那仁桑吉金尔和]$/u;
/** Tibetan names of two characters. */
const TIBETAN =
  /^(?:次(?:仁|旦|旺|央)|[丹旦]增|洛桑|多吉|罗布|拉姆|拉巴|德吉|边巴|普布|平措|曲(?:珍|扎)|央(?:金|宗)|仁青|格桑|扎西|尼玛|达瓦|卓(?:玛|嘎)|白玛|顿珠|旺堆|强巴|巴桑|索朗|益西|土登)$/u;
const FOREIGN = new RegExp(`^(?:(?:阿布都|阿卜杜)[${FOREIGN_CHARACTERS}]{1,3}|[${FOREIGN_CHARACTERS}]{3,6})$`, 'u');

/** What may follow a name. */
export const AFTER = new RegExp(
  `$|[${PUNCTUATION}\\d"'《》—…~～&+]|和|与|跟|同(?!学)|及|的|是|今年|很|特别|非常|有|害怕|怕|恐|不|没|想|要|在|去|把|弄|最|也|会|就|第|住|喜欢|找|学|丢|一|每|总|老是|从|让|讲|写|说|编|带|睡|念|今天|明天|昨天|今晚|晚上|早上|天天|春天|夏天|秋天|冬天|周末|下周|[二两三四五六七八九十]岁|刚|正|终于|决定|希望|梦|做|建|造|盖|搭|堆|吵|争|抢|打|比|参|报名|送|答|保|救|遇|来|到|都|常|突|忽|养|却|胆|敢|准备|被|听|还|又|为|帮|教|种|画|收|发|交|们|分|共|玩|跑|唱|跳|坐|骑|给|回|看|吃|喝|约|照|赢|输|搬|转|陪|烤|织|煮|包|用|偷|拿|掉|摔|哭|笑|长大|太|好怕|好想|好害|特|先|再|才|因|家|吧|啊|呀|呢|和好|守|拉|喊|告诉|认|走|迷|开|忘|藏|躲|生|换|上|下|进|出|爬|游|飞|挖|找|盼|等|必|应|需|能|可以|可是|但|只|练|努力|勇敢|快|滑|弹|溜|摘|喂|浇|背|数|演|抱|摸|刷|洗|扫|擦|紧张|差点|难过|伤心|追|钓|捡|剪|修|拔|寄|递|我|她|他|它|你|急|信|闭|站|缩|钻|牵|夜里|半夜|深夜|大叫|外婆|外公|奶奶|爷爷|妈妈|爸爸|看到|看见|大哭|一到|特怕|吗|嘛|么|连|这|那|反倒|反而|倒|却|平时|平常|一点|根本|完全|其实|已经|[大小]半夜|现在|最近|马上|早|居然|竟|仍|向来|一向|白天|下午|上午|中午|周[一二三四五六日末]|(?:下个?)?(?:星期|礼拜)|暑假|寒假|快|几乎|差不多|自己|独自|胆|捂|扑|跺|蹲|趴|搂|攥|拽|扯|揪|赖|死活|愣|湿|用|对|朝|往|随|光|非|硬|偏|顶|超|可|真|好|就|昨|下个?月|上个?月|小朋友|宝宝|宝贝|同学|姥姥|姥爷|舅|姑|叔|阿姨|老师|哈|啦|哦|哟|嘞|呗|咯|而|并|或|当|或者|帮|替|喜|爱|讨厌|觉|认|相信|坚|咬|盯|瞪|问|答|叫|喊|嚷|闹|睁|躺|放(?!学|假前)|提|翻|裹|端|举|瞅|歪|猛|直|蜷|贴|踢|踮|踩|披|扔|敲|憋|抿|绕|拖|愿|咳|骗|吓`,
  'uy',
);

/** What mostly somebody does, so that the word before it is a name. */
const PERSON =
  /(?:小朋友|宝宝|宝贝|同学)|知道|就(?:叫|哭|喊|跑|躲|钻|醒|要|说|往|捂|抱|把|不)|睁着|躺着|家(?:里|过夜|睡|住|玩|做客|留宿)|(?:特别|有点|最|很|好|超级?|太|真|总|老|也|不|一直|从小|就|都)*(?:害怕|怕|恐高|胆小|胆子)|不敢|敢|不肯|不想|不愿|不爱|不喜欢|不要|不让|[总老](?:是|说|觉得|以为|担心|喊|做|梦|不)|(?:最|很)?(?:喜欢|讨厌|担心)|一[听看到关进想]|听[到见说]|看[到见]|以为|觉得|说|今年|刚|[每天]晚|每[天次]|睡[不前觉]|想|答应|弄丢|吓|哭|躲|紧张|第一[次天]|上(?:幼儿园|小学|学|大班|中班|小班)|把|有(?:[一个只条头]|[两]只)|的?(?:小?床(?:底|下)|房间|衣柜|窗外|窗帘后|门[后外]|柜子里)|的(?:弟弟|妹妹|哥哥|姐姐|爸爸|妈妈|爷爷|奶奶|外婆|外公|小?床)/uy;
const AGED =
  /[，,（(]?(?:[男女]孩?[，,])?(?:今年|刚满|快|马上|才|刚)?(?:\d{1,2}|[一二两三四五六七八九十]{1,2})个?(?:周?岁|半?岁半?)/uy;

/** A relative, a friend or a pet beside somebody, or what somebody is: 糯米是我女儿. */
const WITH =
  /[和跟与](?:[他她它]|[妈爸爷奶哥弟姐妹外姥舅姑叔]\p{Script=Han}|小|好朋友|同学)|是(?:我|我们|他|她|咱)?们?家?的?(?:女|儿|孙|外|孩|闺|妹|弟|侄|学生|小名|小朋友)/uy;

/** How sure it is that a name begins at a place. After a certain one it may be any word; elsewhere it must look like one. */
type Frame = 'certain' | 'owned pet' | 'pet' | 'people' | 'asked' | 'start' | 'inside';
const WEIGHTS: Readonly<Record<Exclude<Frame, 'certain'>, number>> = {
  'owned pet': 4,
  pet: 3,
  people: 2.5,
  asked: 2,
  start: 1.5,
  inside: 1,
};
const ENOUGH = 4;

const FRAMES: readonly (readonly [Frame, RegExp])[] = [
  [
    'certain',
    /(?:(?<![大尖惊吼嚎乱怪喊吠鸣鹰])叫做?|叫作|(?:名字|名儿|乳名|小名|大名|全名|昵称|外号)(?:就?[叫是]|：|:)?|名为|取名|起名|唤作)[“「『"]?$/u,
  ],
  ['certain', /(?:主人公|主角|主人翁)就?(?:是|叫|：|:)$|(?:大家|我们|家里人?|全家)都?[叫喊][他她]$/u],
  ['people', new RegExp(`(?:${PEOPLE})(?:是|：|:)?$`, 'u')],
  ['people', /(?:我|我们|咱|咱们|他|她|我的)家的?(?:大|小|娃|宝)?$/u],
  ['people', /[他她我](?:哥|弟|姐|妹)$|(?:主人公|主角)$/u],
  // 灯一关，宿雨就要回家
  ['people', new RegExp(`[^${PUNCTUATION}]一[关开响黑灭暗到来][，,]$`, 'u')],
  ['people', /(?:岁半?|[小中大]班|班[上里]|年级)的$/u],
  [
    'asked',
    /(?:[讲写编来说创作做](?:一个|一篇|一段|个|篇|段)|关于|[讲写说]{2}|请给|(?<![送借还带交分寄递留])给|为(?!了)|想听|我是)$/u,
  ],
  ['start', new RegExp(`(?:^|[${PUNCTUATION}\\d“「《：:])$`, 'u')],
  ['start', /(?:^|[^一])(?:和|与|跟|是|让|哄|请|&|\+)$/u],
  [
    'start',
    /(?:今天|明天|昨天|后天|今晚|昨晚|晚上|早上|周末|下周|后来|结果|原来|可是|但是|其实|因为|于是|如果|只有|还有|以及|有一天|从前|最近|啦|主角)$/u,
  ],
  [
    'inside',
    /(?:的|个|位|名|想看|想听|讲|写|编|帮|教|陪|找|救|喊|问|等|遇到|遇见|认识|认识了|看见|听见|答应|告诉|送给|借给|分给|交给|带着|带|去|跟着|住|了|对|向|替|到|在|从|被|把)$/u,
  ],
];

const frameBehind = remembered((before) => FRAMES.find(([, pattern]) => pattern.test(before))?.[0]);
const frameBefore = (text: string, at: number): Frame | undefined => frameBehind(text.slice(Math.max(0, at - 8), at));
const isKnown = remembered(isKnownName);

/** Who does something as soon as something else happens: 水一沾脸海若就叫. */
const isSoon = (text: string, at: number, words: Words): boolean =>
  words.has(at) &&
  /[^，。！？；,.!?;]一\p{Script=Han}{1,3}$/u.test(text.slice(Math.max(0, at - 5), at)) &&
  (text[at + 2] === '就' || isSurname(text[at])) &&
  /^\p{Script=Han}{2,3}就[叫哭喊跑躲钻醒要往捂抱]/u.test(text.slice(at, at + 5));

/** What somebody does as soon as a name and 一 are said: 花卷一走开，他就. */
const ONCE = /[^，。！？；,.!?;\s]{1,6}?(?:[，,]|就|(?:总|更|马上|立刻)?(?:害怕|怕))/uy;

/** Whether 一 behind a name begins what happens, and is no part of it. */
const isOnce = (word: string, text: string, end: number): boolean =>
  word.length > 2 &&
  word.endsWith('一') &&
  /^[走跑离出不叫响跳关开灭黑暗停来到进躺闭睡看听闹动起回哭喊转没睁上下]/u.test(text[end] ?? '') &&
  matchesAt(ONCE, text, end);

const matchesAt = (pattern: RegExp, text: string, at: number): boolean => {
  pattern.lastIndex = at;
  return pattern.test(text);
};

/** Whether a name may end at a place. */
export const endsName = (text: string, at: number): boolean => matchesAt(AFTER, text, at);

export const isSurname = (character = ''): boolean => SURNAMES.includes(character) || RARE_SURNAMES.includes(character);

/** How much a word looks like a name: 3 if it surely is one, 0 if it could be any word. */
function shapeOf(word: string, isWord: boolean): number {
  if (isKnown(word)) return 3;
  if (
    TIBETAN.test(word) &&
    (!isWord || /^(?:多吉|[丹旦]增|洛桑|次仁|卓[玛嘎]|央[金宗]|拉姆|扎西|索朗|平措|仁青)$/u.test(word))
  )
    return 2;
  const [first = '', second = '', third = ''] = word;
  if (word.length === 2 && first === second) return 3;
  if (COMPOUND.test(word)) return word.length;
  // Four characters are two words, if not a name of another language.
  if (word.length > 3 && !FOREIGN.test(word)) return -4;
  if (FOREIGN.test(word)) return word.length > 3 ? 2.75 : 2;
  const isNoun = findWord(word.slice(1), 'chinese') !== undefined;
  if (word.length === 3 && isSurname(first) && (second === '小' || (third === '儿' && !isNoun))) return 2;
  if (word.length === 2) {
    if (/[小阿]/u.test(first)) return 2;
    const pet = /[大二三老]/u.test(first) ? /[宝胖毛牛壮虎丫蛋妞伟刚鹏军明强亮勇海山林东龙]/u : /[宝仔妞]/u;
    if (pet.test(second) || (second === '儿' && hasNameCharacters(first))) return 2;
  }
  if (word.length === 3 && /[小阿]/u.test(first) && !COMMON.has(word.slice(1)))
    return NICKNAMES.has(word.slice(1)) || second === third ? 1.5 : isNoun ? 0 : 1;
  if (word.length === 3 && second === third && !isNoun) return isSurname(first) ? 2 : 1;
  const given = SURNAMES.includes(first) ? word.slice(1) : word;
  const isGiven = hasNameCharacters(given.replace('小', '乐')) && (word.length === 2 || given.length === 2);
  if (isGiven && !isWord) return 2;
  // A family name and two more characters that make no word.
  if (word.length === 3 && isSurname(first) && !isWord)
    return hasNameCharacters(third) || hasNameCharacters(second) ? 1.75 : 1.25;
  if (NICKNAMES.has(word)) return 1;
  if (FOREIGN_PAIR.test(word) && !isWord) return 1.5;
  const known = [...word].filter((each) => hasNameCharacters(each)).length;
  if (isWord) return [-1, -0.5][known] ?? 0.5;
  return 1 + Math.min(1, known / 2) - (word.length - 2);
}

const HAN = /\p{Script=Han}/u;
/** Nouns that are names as well, some of them only where a name is likely. */
const NOUN_NAMES = /^小[雨雪云月花星风雷米豆果树草石山海江满北南飞]$/u;
const RARELY_NAMES = /[雨雪云月花星风雷树草石山海江]/u;
/** Animals that children are called after, where their family or their age stands beside them: 小鱼和弟弟豆豆. */
const NAMESAKES = /^小[鱼鹿马虎龙牛羊]$/u;
const KIN_BESIDE =
  /[和跟与](?:[他她]的?)?(?:弟弟|妹妹|哥哥|姐姐|爸爸|妈妈|爷爷|奶奶|外婆|外公|姥姥|姥爷|同学|同桌|表[弟妹哥姐])|[，,]?(?:今年)?[三四五六七八九\d]岁/uy;
/** Words for people whom no child is called after. */
const KIN =
  /爷爷|奶奶|外婆|外公|姥姥|姥爷|妈妈|爸爸|弟弟|妹妹|哥哥|姐姐|舅舅|姑姑|叔叔|阿姨|嗲嗲|^(?:外?太[婆公爷奶姥]|阿太)$/u;

const isAnimal = (word: string): boolean => BEINGS.has(findWord(word, 'chinese')?.form.kind ?? 'thing');

/** Whether a word can be a name at all. Nouns are none, except those that children are called by where a name is likely. */
function canBeName(word: string, frame: Frame, isPerson = false, isBesideKin = false): boolean {
  const isDoubled = /^(.)\1$/u.test(word);
  // 主角是六岁的马可
  if (/^[一二三四五六七八九十两几]+岁|^[天夜]{2}./u.test(word)) return false;
  if (frame === 'certain') {
    return (
      !/[叫的了我你他她它们是不这个么吗吧呢和跟把被给怕]/u.test(word) &&
      !KIN.test(word) &&
      (isDoubled ||
        NICKNAMES.has(word) ||
        !(
          (COMMON.has(word) && !/^小[溪河镇村花树草鱼船路]$/u.test(word)) ||
          /^[做作就很得声着起醒妈爸唤都也还又才没太让说像]/u.test(word)
        ))
    );
  }
  // 可一到晚上: but in the evening. 糖也不要: nor sweets.
  if (/^[可就]一|.[也就都还总]$|[灯声机床柜骗吓]$|^.一[关开响亮黑暗动停到来]$/u.test(word)) return false;
  // 哄乐乐 is what is done to 乐乐.
  if (/^[哄陪搂]|^宝(.)\1$/u.test(word) || (word.startsWith('连') && isAnimal(word.slice(1)))) return false;
  if (word.endsWith('年') || (word.length > 2 && KIN.test(word))) return false;
  const isFullName = SURNAMES.includes(word[0] ?? '') && hasNameCharacters(word.slice(1));
  // 王子墨 is no 王子, prince.
  if (isFullName && word.length === 3) return true;
  if (COMMON.has(word) || COMMON.has(word.slice(0, 2)) || COMMON.has(word.slice(1))) return false;
  if (
    [...word].some((each) => NEVER.includes(each)) &&
    !NICKNAMES.has(word) &&
    !(COMPOUND.test(word) && /(.)\1$/u.test(word))
  )
    return false;
  if (isKnown(word)) return true;
  if (/^[一两三每]/u.test(word) && !(hasNameCharacters(word) && word.length === 2)) return false;
  // 小石头
  const isNickname = NICKNAMES.has(word) || (/^[小阿]..$/u.test(word) && isPerson && NICKNAMES.has(word.slice(1)));
  if (isNickname && (/people|pet/u.test(frame) || (isPerson && frame !== 'inside')))
    return (
      frame === 'people' ||
      !(isAnimal(word) || isAnimal(word.slice(1))) ||
      word === '小鱼' ||
      (isBesideKin && NAMESAKES.test(word))
    );
  if (NOUN_NAMES.test(word)) return frame !== 'inside' || !RARELY_NAMES.test(word);
  const noun = termAt(word, 0)?.word ?? findWord(word, 'chinese');
  return noun === undefined || (frame === 'owned pet' && !BEINGS.has(noun.form.kind));
}

/** The same with the most that may stand behind the word, which rules most words out before that is looked for. */
const couldBeName = remembered((key) => {
  const [word = '', frame = ''] = key.split('|');
  return canBeName(word, frame as Frame, true, true) || canBeName(word, frame as Frame);
});

/** Where each word of the platform's dictionary begins and ends. */
export type Words = ReadonlyMap<number, number>;

export interface Place {
  readonly text: string;
  readonly at: number;
  readonly words: Words;
  /** Whether it follows a name and 和. */
  readonly isJoined: boolean;
  /** Whether nobody has been named before it. */
  readonly isFirst: boolean;
  /** Whether it follows a noun for an animal, a creature or a toy, and whether that belongs to somebody. */
  readonly pet?: 'owned' | 'free' | undefined;
}

/** Whether a place is inside a long word of the dictionary: 浩 in 呼和浩特. */
const isInsideWord = (words: Words, at: number): boolean =>
  [1, 2, 3].some((back) => (words.get(at - back) ?? 0) > at && (words.get(at - back) ?? 0) - at + back > 2);

/** Behind a name that no list has: 麦尔丹晚上不敢. */
const TIMED =
  /(?:今[天晚]|昨晚|晚上|每[天晚]|半夜|夜里|天天|最近|现在|睡前|白天|天一?黑|关了?灯|一[到关听看])[^，。！？；,.!?;]{0,10}?(?:怕|不[敢肯愿想要]|哭|睡|[听说喊叫躲吓醒])/uy;
/** Characters of short sentences and of words for people, which no name of another people is made of. */
const PLAIN =
  /[响黑关开灭叫吹下来睡醒听看说闹风雨雷电水火灯门窗床猫狗鬼狼孩娃家人爸妈爹娘爷奶哥姐弟妹婆公男女俩老小大友生班]/u;

/** Whether characters that make no word of the dictionary stand before what only somebody does. */
function isStranger({ text, at, words }: Place, word: string, isPerson: boolean): boolean {
  const isApart = [...word].every((_, n) => words.get(at + n) === at + n + 1);
  return isApart && !PLAIN.test(word) && (isPerson || matchesAt(TIMED, text, at + word.length));
}

/** How sure it is that a word is a name, by what stands before and after it and by how it looks. */
function scoreOf(place: Place, word: string, frame: Exclude<Frame, 'certain'>): number {
  const { text, at, words } = place;
  const end = at + word.length;
  const isSure = matchesAt(AGED, text, end) || matchesAt(WITH, text, end);
  const isDoing = isSure || matchesAt(PERSON, text, end);
  const isUnlisted = frame === 'start' && isStranger(place, word, isDoing);
  const isPerson = isDoing || isUnlisted;
  if (!canBeName(word, frame, isPerson, matchesAt(KIN_BESIDE, text, end))) return 0;
  const shape = Math.max(shapeOf(word, words.get(at) === end), isUnlisted ? 0.5 : -Infinity);
  const isLikely = shape >= 2 || NICKNAMES.has(word);
  const isVerb = !isLikely && !(isSure && frame === 'people') && DEEDS.includes(word[0] ?? '');
  const isPlace = !isLikely && /[里上下边前后中时节]$/u.test(word);
  // 新同学, 守信用: the word goes on.
  const isCut = !isLikely && (words.get(end - 1) ?? 0) > end;
  // 关于何沛然的故事
  const isFullName = word.length === 3 && isSurname(word[0]) && words.get(at) !== end && text.startsWith('的故事', end);
  const isQuality = frame === 'asked' && !isLikely && !isPerson && !isFullName && text[end] === '的';
  // 一个暖暖的故事
  const isDoubledQuality =
    frame === 'asked' && text[end] === '的' && /^([暖短长甜美软轻静酷怪傻萌慢香])\1$/u.test(word);
  const isWeak = frame === 'inside' && shape <= 1 && !isLikely;
  const isTaken = /[带陪]$/u.test(text.slice(0, at).slice(-1)) && text[end] === '去';
  return (
    WEIGHTS[frame] +
    (isSure ? 3 : isPerson ? 2 : 1) +
    shape +
    (isTaken ? 2.5 : 0) -
    (isVerb ? 1.5 : 0) -
    (isPlace ? 1.5 : 0) -
    (isCut ? 1 : 0) -
    (isWeak ? 1 : 0) -
    (isQuality ? 1 : 0) -
    (isDoubledQuality ? 3 : 0)
  );
}

const ENDS = new RegExp(`^(?:$|[${PUNCTUATION}”」』"])`, 'u');

/** The name after 叫, whatever it looks like: up to the next punctuation, or to where the sentence goes on. */
function calledAt({ text, at, words }: Place): string {
  let [best, most] = ['', 0];
  for (let length = 2; length <= 6 && HAN.test(text[at + length - 1] ?? ''); length += 1) {
    const [word, end] = [text.slice(at, at + length), at + length];
    const isForeign = FOREIGN.test(word);
    // 布和 and 苏和 are names, where nothing follows.
    const isWhole = ENDS.test(text[end] ?? '') && /^[布苏]和$/u.test(word);
    if (!isWhole && (!canBeName(word, 'certain') || isOnce(word, text, end))) continue;
    if (ENDS.test(text[end] ?? '') && (length <= 4 || isForeign)) return word;
    if (length > 4 && !isForeign) continue;
    const goesOn = matchesAt(AFTER, text, end) || matchesAt(PERSON, text, end);
    if (!goesOn && !((words.get(end) ?? 0) - end > 1 && length <= 3)) continue;
    // A word that begins in the name and ends behind it: 晚 in 姜晚柠晚上 doesn’t.
    const isCut = (words.get(end - 1) ?? 0) > end && length > 2;
    const score = 3 + shapeOf(word, words.get(at) === end) + (goesOn ? 1 : 0) - (isCut ? 1 : 0) + (4 - length) / 4;
    if (score > most) [best, most] = [word, score];
  }
  return best;
}

/** What toys and pets are called besides: 波波先生. */
const TITLE = /^(?:先生|小姐|女士|太太|大人|博士|队长|船长|将军|大王)/u;

/** A toy’s or pet’s name that is a doubled verb or sound: 小熊抱抱陪着他. */
const DOUBLED =
  /(\p{Script=Han})\1(?=丢|落在|掉|忘|不见|找不|弄丢|被|陪|和|跟|与|也|怕|是|每|的|睡|在|一起|半夜|晚上|夜里|老是|总是|天天|一直|[，。！？、,.!?\s]|$)/uy;

/** Whether it is how often somebody does something: 孩子天天盯着. */
const isOften = (text: string, end: number, word: string): boolean =>
  /^([天夜年日])\1$/u.test(word) &&
  /^(?!今年|.岁|(?!要[我人抱妈爸]|[跟和]我)[怕不要想和与跟的是很特喜爱有叫\d])\p{Script=Han}/u.test(
    text.slice(end, end + 2),
  );

/** Words that begin like a name and are none: 毛毛虫. */
export const LONGER = /^(?:毛毛[虫雨]|泡泡[糖机水]|花花草|团团转|圆圆的|娃娃[鱼菜脸])/u;

/** Before somebody’s home: 邻居家办喜事. */
const OF_HOME = /(?:邻居|隔壁|[我们大])$/u;
/** Behind somebody’s home: 去许诺家过夜. */
const AT_HOME = /^(?:过夜|[住睡玩]|做客|留宿)/u;

/** Before what is cooked: 包饺子, 包的饺子. */
const COOKS = /(?:(?<![书面背钱])包|[烤煮炒蒸炸擀])(?:的|了|好的?)?$/u;

/** The name that begins at a place, or nothing. */
export function nameAt(place: Place): string {
  const { text, at, words, pet, isJoined, isFirst } = place;
  if (COOKS.test(text.slice(Math.max(0, at - 4), at))) return '';
  if (LONGER.test(text.slice(at, at + 3)) || (text[at] === '家' && OF_HOME.test(text.slice(Math.max(0, at - 2), at))))
    return '';
  if (!HAN.test(text[at] ?? '') || (text[at] === '月' && /[个几\d一二三四五六]/u.test(text[at - 1] ?? ''))) return '';
  const before = frameBefore(text, at);
  if (before === 'certain') return calledAt(place);
  const frame = pet
    ? pet === 'owned'
      ? 'owned pet'
      : 'pet'
    : isJoined
      ? 'people'
      : (before ?? (isSoon(text, at, words) ? 'start' : undefined));
  if (!frame || (frame !== 'people' && isInsideWord(words, at))) return '';
  DOUBLED.lastIndex = at;
  const doubled = pet && DOUBLED.exec(text)?.[0];
  if (doubled && !/^[妈爸天每常]/u.test(doubled)) return doubled;
  const isNext = !isFirst && /[，。！？,.!?\s]/u.test(text[at - 1] ?? '');
  let [best, most] = ['', 0];
  for (let length = 2; length <= 6 && HAN.test(text[at + length - 1] ?? ''); length += 1) {
    const [word, end] = [text.slice(at, at + length), at + length];
    if (length > 4 && !FOREIGN.test(word)) break;
    if (!couldBeName(`${word}|${frame}`)) continue;
    // 浪一来就: as soon as it comes.
    if (isOnce(word, text, end) || (word.endsWith('一') && /^\p{Script=Han}{1,3}就/u.test(text.slice(end, end + 4))))
      continue;
    if (word.endsWith('家') && AT_HOME.test(text.slice(end, end + 2))) continue;
    const isDoubled = frame !== 'start' && length === 2 && word[0] === word[1] && !DEEDS.includes(word[0] ?? '');
    if ((before === 'people' || isNext) && isOften(text, end, word)) continue;
    // 望舒和望野望野一沾枕头就睡: in voice typing a name may follow itself.
    const goesOn =
      text.startsWith(word, end) || [AFTER, PERSON, AGED, TIMED].some((pattern) => matchesAt(pattern, text, end));
    // 同桌薏米鼓励他
    const isWordNext = frame === 'people' && length <= 3 && (words.get(end) ?? 0) - end > 1;
    if (!isDoubled && !goesOn && !isWordNext) continue;
    const score = scoreOf(place, word, frame) - (goesOn ? 0 : isDoubled ? 2 : 0.5);
    if (score >= ENOUGH && score + (4 - length) / 4 > most) [best, most] = [word, score + (4 - length) / 4];
  }
  // 顾清和六岁
  if (best.length === 2 && isSurname(best[0]) && text[at + 2] === '和' && matchesAt(AGED, text, at + 3)) best += '和';
  return best && pet ? `${best}${TITLE.exec(text.slice(at + best.length))?.[0] ?? ''}` : best;
}

const ELDER = new RegExp(
  `[${SURNAMES}${RARE_SURNAMES}](?:${ELDERS})|老[${SURNAMES}${RARE_SURNAMES}](?=[${PUNCTUATION}]|带|也|来|陪)`,
  'uy',
);
/** Before an elder who has a name besides: 继父林叔叔, 大家叫他佘师傅. */
const ELDER_BEFORE = /(?:隔壁|邻居|对门|楼[上下]|继父|后爸|继母|后妈|老板|[叫喊][他她])$/u;

/** A grown-up by surname: 李奶奶. */
export function elderAt(text: string, at: number, isAfterNoun: boolean): string {
  ELDER.lastIndex = at;
  const name = ELDER.exec(text)?.[0] ?? '';
  if (!name) return '';
  const before = text.slice(Math.max(0, at - 4), at);
  return isAfterNoun || ELDER_BEFORE.test(before) || (!name.startsWith('老') && frameBefore(text, at)) ? name : '';
}

/** What can be a name in a list of names. */
export const isListed = (word: string): boolean => /^\p{Script=Han}{1,4}$/u.test(word) && canBeName(word, 'people');
