import { BEINGS, PUNCTUATION, termAt } from './chinese-terms.ts';
import { findWord } from './lexicon.ts';
import { hasNameCharacters, isKnownName, SURNAMES } from './names.ts';
import { wordSet } from './word-set.ts';

/** Words that look like names or follow a frame, and are none. */
const COMMON = wordSet(`
  一个 一位 一只 一起 一天 一些 一直 一样 一定 一边 一下 一点 每天 每次 这个 那个 自己 他们 她们 我们 你们 它们 咱们 大家 别人 什么 怎么 怎么办 为什么 哪里 没有 不能 不会 不敢 因为 所以 如果 但是 可是 于是 然后 突然 终于 已经 正在 开始 最后 发现 决定 想要 需要 必须 可以
  能够 应该 知道 看见 听见 遇见 遇到 找到 寻找 来到 回到 回家 离开 变成 出现 失去 忘记 记得 告诉 带着 收到 帮助 帮忙 学习 学会 喜欢 相信 害怕 等待 时候 时间 今天 明天 昨天 后天 今晚 昨晚 晚上 早上 中午 下午 上午 夜里 半夜 周末 里面 外面 上面 下面 旁边 所有 许多 很多 第一 第一次 关于 故事 童话 请写 请讲
  写一个 讲一个 编一个 讲故事 写一篇 非常 特别 总是 老是 有点 有一点 不要 常常 慢慢 悄悄 渐渐 人人 刚刚 偷偷 轻轻 快快 好好 早早 远远 高高 小小 大大 乖乖 紧紧 静静地 美丽 健康 安心 平安 明星 英雄 开心 快乐 勇敢 善良 可爱 聪明 胆小 害羞 调皮 天亮 天明 语言 阳光 心爱 小心 小时 小时候 小学
  小说 小声 小事 小路 小镇 小村 小手 小脸 小脚 小屋 小床 小车 小伙 小区 小组 小班 大班 中班 小偷 小鬼 小丑 小家 小巧 小型 小河 小溪 小花园 小动物 小零食 小秘密 小名 小段 小书 小人 小孩 大人 大名 大树 大海 大山 大门 大赛 大战 阿姨 睡前 睡觉 晚安 幼儿 幼儿园 高兴 马上 金色 白色 黄色 江边 方法 万一 安静 程度 孩子们 小朋友们 同学们 宝宝们 一家 全家 两个 三个 四个 两只 三只 来讲 听的 主角
  温馨 有趣 简短 适合 短篇 长篇 冒险 友谊 友情 成长 道理 段话 分钟 左右 字数 内容 主题 希望 生日 礼物 圣诞 春节 新年 上学 开学 学校 怕黑 打雷 想学 谢谢 你好 名字 名叫 叫做 帮我 给我 来一 心中 可能 过年 她的 他的 它的 我的 你的 今年 一起去 去年 明年 生病 出门 出去 走丢 迷路 吵架 分享 比赛 秘密 约定 答应
  麻烦 拜托 请问 求个 求一 老师们 家长 班主任 先生 女士 太太 春天 夏天 秋天 冬天 端午 中秋 元宵 国庆 端午节 中秋节 元宵节 儿童节 万圣节 星期 周一 周二 周三 周四 周五 周六 周日 森林 山里 山上 海边 城里 村里 家里 班里 班上 楼下 楼上 门口 动物 动物园 公园 超市 宝贝们 双胞胎 老大 老二 老家 老虎 老鼠 小兔子乖乖 爸妈 父母
  吵吵 呵呵 嘎嘎 哈哈 嘻嘻 呜呜 嘿嘿 天呐 其实 后来 原来 结果 最近 从前 有天 另外 还有 只有 以及 比如 例如 安排 温柔 温暖 何时 常见 高的 白天 黄昏 文字 文章 万分 方便 任务 任何 金牌 石子 江湖 马路 马车 段子 雷声 雷雨 毛病 毛衣 汤圆节 程序 路上 路边 基本 基本上 打扰 平时 能不能 看看 想想 试试 听听 问问 走走 说说 玩玩 陪陪 抱抱 找找 讲讲 哄哄 聊聊 咚咚 吱吱 沙沙 呼呼 嗡嗡 哗哗 轰隆 滴答 砰砰 嘎吱 吱呀 马上 死活 明明就 门外 窗外 床底
`);
/** Characters that no name has: particles, pronouns, verbs that follow a name. */
const NEVER =
  '的了在我你他她它们是不这那个么吗吧呢和与跟把被给对去来写讲说想怕要找丢弄很最会学有叫第每从让带睡做着过得地岁们';
/** Characters that begin a verb or an adverb, which may follow a noun where a name could. */
const DEEDS =
  '掉跑飞走吃喝住哭笑喜害养听看见收觉拉卖买坐站躺躲抱背挂画唱跳游爬叼咬拿放开关打参报挖种帮教陪救遇迷失生变当准必敢肯愿就都也又还没只才总老常突忽终已正刚先后再冬夏秋春夜整半两三四五六七八九十上下前里外长特非十几多怎为因如但可同受用比争抢答送造建盖搭';
const COMPOUND = '欧阳|上官|司马|诸葛|慕容|夏侯|司徒|令狐|东方|皇甫|尉迟|端木';

/** What may follow a name. */
const AFTER = new RegExp(
  `$|[${PUNCTUATION}\\d"'《》—…~～&+]|和|与|跟|同(?!学)|及|的|是|今年|很|特别|非常|有|害怕|怕|恐|不|没|想|要|在|去|把|弄|最|也|会|就|第|住|喜欢|找|学|丢|一|每|总|老是|从|让|讲|写|说|编|带|睡|念|今天|明天|昨天|今晚|晚上|早上|天天|春天|夏天|秋天|冬天|周末|下周|[二两三四五六七八九十]岁|刚|正|终于|决定|希望|梦|做|建|造|盖|搭|堆|吵|争|抢|打|比|参|报名|送|答|保|救|遇|来|到|都|常|突|忽|养|却|胆|敢|准备|被|听|还|又|为|帮|教|种|画|收|发|交|们|分|共|玩|跑|唱|跳|坐|骑|给|回|看|吃|喝|约|照|赢|输|搬|转|陪|烤|织|煮|包|用|偷|拿|掉|摔|哭|笑|长大|太|好怕|好想|好害|特|先|再|才|因|家|吧|啊|呀|呢|和好|守|拉|喊|告诉|认|走|迷|开|忘|藏|躲|生|换|上|下|进|出|爬|游|飞|挖|找|盼|等|必|应|需|能|可以|可是|但|只|练|努力|勇敢|快|滑|弹|溜|摘|喂|浇|背|数|演|抱|摸|刷|洗|扫|擦|紧张|差点|难过|伤心|追|钓|捡|剪|修|拔|寄|递|我|她|他|它|你|急|信|闭|站|缩|钻|牵|夜里|半夜|深夜|大叫|外婆|外公|奶奶|爷爷|妈妈|爸爸|看到|看见|大哭|一到|特怕`,
  'uy',
);

/** Words for people that their name may follow, and a name before them may have: 我儿子小宇. */
const PEOPLE =
  '女儿|儿子|闺女|双胞胎|龙凤胎|孙女|孙子|外孙|孩子|宝宝|宝贝|弟弟|妹妹|哥哥|姐姐|表[弟妹哥姐]|堂[弟妹哥姐]|侄女|侄子|外甥女?|女孩儿?|男孩儿?|小姑娘|小朋友|学生|同学|同桌|朋友|闺蜜|伙伴|邻居|公主|王子|老[大二三]|值日生|小孩儿?|娃|邮差|警察|厨师|园丁|司机|侦探|队长|班长';
const ELDERS = '爷爷|奶奶|阿姨|叔叔|老师|伯伯|婆婆|大爷|大妈|大叔|大婶|医生|先生|太太|校长|教练|师傅';

/** How sure it is that a name begins at a place. A certain one may be any word; elsewhere it must look like a name. */
type Frame = 'certain' | 'people' | 'start' | 'inside';

const FRAMES: readonly (readonly [Frame, RegExp])[] = [
  ['certain', /(?:叫做?|叫作|名叫|名字叫|名字是|名为|小名|大名|乳名|昵称)[：:“「]?$/u],
  ['certain', /主角就?(?:是|叫|：)$/u],
  ['people', new RegExp(`(?:${PEOPLE})(?:是|：)?$`, 'u')],
  ['people', /(?:我|我们|咱|咱们|他|她|我的)家的?(?:大|小)?$/u],
  ['start', new RegExp(`(?:^|[${PUNCTUATION}\\d“「《：:])$`, 'u')],
  ['start', /(?:^|[^一])(?:和|与|跟|给|为|关于|是|让|哄|请|岁的|岁半的|&|\+)$/u],
  [
    'start',
    /(?:今天|明天|昨天|后天|今晚|昨晚|晚上|早上|周末|下周|后来|结果|原来|可是|但是|其实|因为|于是|如果|只有|还有|以及|有一天|从前|讲讲|说说|啦|主角)$/u,
  ],
  [
    'inside',
    /(?:的|个|位|名|想看|想听|讲|写|编|帮|教|陪|找|救|喊|问|等|遇到|遇见|认识|认识了|看见|听见|答应|告诉|送给|借给|分给|交给|带着|带|去|跟着|住|了|对|向|替|到|在|从|被|把)$/u,
  ],
];

const frameBefore = (text: string, at: number): Frame | undefined => {
  const before = text.slice(Math.max(0, at - 8), at);
  return FRAMES.find(([, pattern]) => pattern.test(before))?.[0];
};

/** Pet names that are festivals or food: 元宵. */
const FOODS = /^(?:元宵|端午|汤圆|春天|夏天|秋天|冬天)$/u;

/** Characters by which foreign names are written: 阿依努尔. */
const FOREIGN =
  /^[阿艾安奥巴贝比布达德迪蒂多尔法菲弗格古哈赫霍基吉加杰卡凯克科拉莱兰劳雷里莉丽利林琳卢鲁路罗洛玛马麦曼梅米莫娜纳奈尼妮诺努力帕佩皮普奇乔琼萨塞莎斯苏索塔泰特提图托瓦万维威韦沃西希夏谢雅亚伊依英尤扎泽珍朱兹孜江卓央措白让]{3,4}$/u;

/** How much a word looks like a name: 3 if it surely is one, 0 if it could be any word. */
function shapeOf(word: string, isWord: boolean): number {
  if (isKnownName(word)) return 3;
  const [first = '', second = '', third = ''] = word;
  if (word.length === 2 && first === second) return 3;
  if (FOREIGN.test(word)) return 2;
  if (word.length === 3 && third === '儿' && SURNAMES.includes(first) && !findWord(word.slice(1), 'chinese')) return 2;
  if (word.length === 3 && second === '小' && SURNAMES.includes(first)) return 2;
  const compound = new RegExp(`^(?:${COMPOUND})(.{1,2})$`, 'u').exec(word)?.[1];
  if (compound) return 3;
  if (word.length === 2 && /[小阿]/u.test(first)) return 2;
  if (
    word.length === 2 &&
    (/[大二三老]/u.test(first)
      ? /[宝胖毛牛壮虎丫蛋妞伟刚鹏军明强亮勇海山林东龙]/u.test(second)
      : /[宝宝仔妞]/u.test(second))
  )
    return 2;
  if (word.length === 2 && second === '儿' && hasNameCharacters(first)) return 2;
  if (word.length === 3 && /[小阿]/u.test(first) && !findWord(word.slice(1), 'chinese') && !COMMON.has(word.slice(1)))
    return 1;
  if (word.length === 3 && second === third && !findWord(word.slice(1), 'chinese')) return 1;
  const given = SURNAMES.includes(first) ? word.slice(1) : word;
  const isGiven = hasNameCharacters(given.replace('小', '乐')) && (word.length === 2 || given.length === 2);
  // Words such as 温馨 have such characters, too.
  return isGiven ? (isWord ? 0.5 : 2) : 0;
}

const HAN = /\p{Script=Han}/u;
/** Nouns that are names as well, some of them only where a name is likely. */
const NOUN_NAMES = /^小[雨雪云月花星风雷米豆果树草石山满北南飞]$/u;
const RARELY_NAMES = /[雨雪云月花星风雷树草石山]/u;

/** Whether a word can be a name at all. Nouns are none, except what 小 makes of rain or snow, 小雨, or where a frame is certain. */
function canBeName(word: string, frame: Frame, isOwned = false): boolean {
  if (frame === 'certain') {
    return (
      !/[叫的了我你他她它们是不这个么吗吧呢和跟把被给]|爷爷|奶奶|外婆|外公|妈妈|爸爸/u.test(word) &&
      !(COMMON.has(word) && !/^(.)\1$/u.test(word) && !FOODS.test(word))
    );
  }
  // 可一到晚上: but in the evening.
  if (/^[可就]一/u.test(word)) return false;
  if (word.endsWith('年') || (word.length > 2 && /爷爷|奶奶|外婆|外公|姥姥|姥爷|妈妈|爸爸/u.test(word))) return false;
  const isFullName = SURNAMES.includes(word[0] ?? '') && hasNameCharacters(word.slice(1));
  // 王子墨 is no 王子, prince.
  if (isFullName && word.length === 3) return true;
  if (COMMON.has(word) || COMMON.has(word.slice(0, 2)) || [...word].some((each) => NEVER.includes(each))) return false;
  if (isKnownName(word)) return true;
  if (/^[一两三每]/u.test(word) && !hasNameCharacters(word)) return false;
  if (NOUN_NAMES.test(word)) return frame !== 'inside' || !RARELY_NAMES.test(word);
  const noun = termAt(word, 0)?.word ?? findWord(word, 'chinese');
  return noun === undefined || (isOwned && !BEINGS.has(noun.form.kind));
}

/** Where each word of the platform's dictionary begins and ends. */
export type Words = ReadonlyMap<number, number>;

export interface Place {
  readonly text: string;
  readonly at: number;
  readonly words: Words;
  /** Whether it follows a name and 和. */
  readonly isJoined: boolean;
  /** Whether it follows a noun for an animal, a creature or a toy, and whether that belongs to somebody. */
  readonly pet?: 'owned' | 'free' | undefined;
}

/** What only somebody does. */
const PERSON = /^(?:把|想|不想|不敢|不愿|怕|害怕|答应|弄丢|觉得|说|刚|最喜欢|今年|和[他她]|很怕)/u;

/** Whether a word that looks like any other is a name here. */
function isPlainName({ text, at, words, pet, isJoined }: Place, word: string, frame: Frame): boolean {
  const isDeed = DEEDS.includes(word[0] ?? '');
  if (pet && word.length <= 3 && (pet === 'owned' || !isDeed)) return true;
  const after = text.slice(at + word.length, at + word.length + 4);
  // 侄子欧文四岁, 带石榴去拔牙
  const isAged = /^(?:今年)?(?:\d{1,2}|[一二两三四五六七八九十]+)岁/u.test(
    after + text.slice(at + word.length + 4, at + word.length + 6),
  );
  if (frame === 'people' && word.length <= 3 && isAged) return true;
  // 景行有一只, 讲一个豆苗怕打雷的故事
  if (frame === 'start' && word.length === 2 && /^有(?:一|个|只|条|头)/u.test(after)) return true;
  const isNamely = hasNameCharacters(word[0] ?? '') && word.length === 2;
  if (frame === 'inside' && isNamely && /^(?:怕|害怕|不敢)/u.test(after)) return true;
  if (/[带陪]/u.test(text[at - 1] ?? '') && after.startsWith('去') && word.length === 2) return true;
  if (frame === 'start' && word.length === 2 && hasNameCharacters(word) && PERSON.test(after)) return true;
  if (
    frame === 'start' &&
    word.length <= 3 &&
    /^[和跟与](?:[他她它]的|[妈爸爷奶哥弟姐妹外]\p{Script=Han})/u.test(after)
  )
    return true;
  if (words.get(at) === at + word.length || isDeed || /[里上下边前后中时节]$/u.test(word)) return false;
  if (frame === 'people' || isJoined) return word.length <= 3;
  const isFollowed = new RegExp(`^[^${PUNCTUATION}]`, 'u').test(after);
  return frame === 'start' && word.length === 2 && isFollowed && [...word].some((each) => hasNameCharacters(each));
}

const ENDS = new RegExp(`^(?:$|[${PUNCTUATION}])`, 'u');

/** The name that begins at a place, or nothing. */
export function nameAt(place: Place): string {
  const { text, at, words, pet, isJoined } = place;
  const frame = pet || isJoined ? 'people' : frameBefore(text, at);
  if (!frame || !HAN.test(text[at] ?? '')) return '';
  let [best, most] = ['', 0];
  for (let length = 2; length <= 4 && HAN.test(text[at + length - 1] ?? ''); length += 1) {
    const word = text.slice(at, at + length);
    AFTER.lastIndex = at + length;
    const isEnding = ENDS.test(text[at + length] ?? '');
    if (frame === 'certain' && isEnding && canBeName(word, frame)) return word;
    // 浪一来就: as soon as it comes.
    if (word.endsWith('一') && /^\p{Script=Han}{1,3}就/u.test(text.slice(at + length, at + length + 4))) continue;
    const isDoubled = frame !== 'start' && length === 2 && word[0] === word[1] && !DEEDS.includes(word[0] ?? '');
    if (!(AFTER.test(text) || isDoubled) || !canBeName(word, frame, pet === 'owned')) continue;
    const shape = shapeOf(word, words.get(at) === at + length);
    const isSure =
      frame === 'certain' || shape >= 2 || (shape > 0 && frame === 'people') || (shape === 1 && frame === 'start');
    const score = isSure || isPlainName(place, word, frame) ? shape + (4 - length) / 4 + 0.1 : 0;
    if (score > most) [best, most] = [word, score];
  }
  return best;
}

const ELDER = new RegExp(`[${SURNAMES}](?:${ELDERS})`, 'uy');

/** A grown-up by surname: 李奶奶. */
export function elderAt(text: string, at: number): string {
  ELDER.lastIndex = at;
  const name = ELDER.exec(text)?.[0] ?? '';
  return name && frameBefore(text, at) ? name : '';
}

/** Pairs must be known before the text is read from left to right. */
const PAIRS = [
  new RegExp(
    `(?<=^|[${PUNCTUATION}]|[一二两]个)(\\p{Script=Han}{2,3}?)[和与跟](\\p{Script=Han}{2,3}?)(?=是(?:一对|双胞胎|龙凤胎|好朋友|兄弟|姐妹|兄妹|姐弟))`,
    'dgu',
  ),
  new RegExp(
    `(?:(?:两个|一对|俩)(?:儿子|女儿|孩子|宝贝|兄弟|姐妹)|双胞胎(?:儿子|女儿|兄弟|姐妹)?)(\\p{Script=Han}{2,3}?)[和与跟](\\p{Script=Han}{2,3}?)(?=${AFTER.source})`,
    'dgu',
  ),
];

/** Two names that the words around them show, whatever they mean otherwise: 春天和夏天是一对姐妹. */
export function pairsIn(text: string): ReadonlyMap<number, number> {
  const pairs = new Map<number, number>();
  for (const { indices } of PAIRS.flatMap((pattern) => [...text.matchAll(pattern)])) {
    const spans = [indices?.[1], indices?.[2]].flatMap((span) => (span ? [span] : []));
    const areNames = spans.every(([start, end]) => {
      const kind = termAt(text.slice(start, end), 0)?.word.form.kind;
      return kind === undefined || !BEINGS.has(kind);
    });
    if (areNames) for (const [start, end] of spans) pairs.set(start, end);
  }
  return pairs;
}

/** What can be a name in a list of names. */
export const isListed = (word: string): boolean => /^\p{Script=Han}{1,4}$/u.test(word) && canBeName(word, 'people');
