import { BEINGS, PUNCTUATION, type Term, termAt } from './chinese-terms.ts';
import { findWord } from './lexicon.ts';
import { type Subject, type Trouble, TROUBLES } from './request.ts';

/**
 * Patterns of troubles, one trouble a line. What it is about stands at `~`, before or after; an exclamation mark says that it is the
 * matched words themselves.
 */
const TROUBLES_SOURCE = `
first time: (?:掉|换)(?:了)?(?:第一颗)?(?:乳?牙)!; 第一颗牙!; 第一次(?:去|上|参加|一个人)?~; 头一[次回]~; 第一天(?:去|上|到)?~; (?<!每天|天天|早上|放)(?:要|刚|开始)?上(?<about>幼儿园|小学|学)(?!习); 开学!
afraid: (?:害怕|怕|恐惧|畏惧|担心|讨厌)(?![他她]|孩子|宝宝|小孩|影响|耽误)~; 不敢(?!跟|和)~; 恐高!; 对~(?:感到)?(?:害怕|恐惧); 被~吓; 做噩梦!; (?<about>(?:床底下|床下|衣柜里|门后|窗外|屋里|柜子里)有(?:怪兽|怪物|妖怪|鬼|黑影|怪声|奇怪的声音)); (?:听见|听到)[^${PUNCTUATION}]{0,6}?(?:有|传来)?(?<about>[^${PUNCTUATION}有传]{0,5}?(?:声音|动静|响声|怪声|叫声|[^${PUNCTUATION}]声(?!音))); ~(?:很|太|真|总是|都|就|特别|非常|好|会)*(?:可怕|吓人|害怕|怕); (?:吓得|好怕|好害怕|很害怕); 去(?<about>打针|看牙医|拔牙|看医生|医院|打疫苗|抽血); 不喜欢(?:黑|打雷)!; 关灯就哭
rescue: (?:救(?!急|星|命|助您|护|生|救|老[母父爸妈]|我(?:吧|[${PUNCTUATION}])|孩子吧)|营救|拯救|解救|救出|救了|救助|救起)(?:了|出|起|下)?(?![它他她回了])~; 救(?:了)?(?:[它他她]|回来|出来|上来|起来|下来|回家); (?:照顾|帮助|发现了?)(?:一只)?受伤的~; 受伤的~; 被困在~; ~(?:被困|卡在|受伤|(?<![会怕要能别])(?:掉进|掉到|掉下)|陷进|困在)
newcomer: 新(?:同学|邻居|朋友|来的|同桌|学校|小区|班级|环境)!; (?:新|转)来(?:了|的)?(?:一?[只个位条名])?(?<about>[^${PUNCTUATION}叫]{1,6}?)(?=叫|名|[${PUNCTUATION}]|$); (?:搬家|搬到|搬进|搬来)~?; (?:转学|转校|插班); (?:交|认识)(?:到|了)?(?:新)?朋友!; 没有朋友; 谁[也都]不认识; (?:一个人|谁)[都也]不认识; (?:有了|要有|多了|要来|要添|来了|添了)(?:一个)?(?:小)?(?:弟弟|妹妹)!; 要当(?:哥哥|姐姐); 没人(?:和|跟)(?:他|她|它)玩; 谁[也都]不(?:敢|肯|想|愿意)?(?:和|跟)(?:他|她|它)玩; (?:遇见|遇到|碰到|认识)(?:了)?~
lost: (?:弄丢|丢失|走失|遗失|丢|弄没|落)了~; (?:弄丢|丢失|走失|遗失|弄没)~; 把~(?:忘|落|丢|掉)在; 找不(?:到|着)(?:了)?~; 寻找~; ~(?:(?<![看听])不见了|丢了|走丢了|跑丢了|走散了|找不到了?(?=[${PUNCTUATION}]|$)|丢在|掉在|落在|弄丢|丢失|失踪了|(?<![看听])不见|飞走了|消失了|被风吹走); 迷(?:了)?路; (?:走|跑)(?:丢|失|散); 回家的路!; (?:在|去|一起|到处|四处)找~; 忘(?:了)?带~
quarrel: (?:争抢|争夺|争着[玩要]|争|抢着?(?:玩(?!具)|要)?)(?!气|取)~; 为(?:了)?~(?:吵架|吵|争吵|打架|闹翻|闹别扭|生气|不说话); (?:不愿意?|不肯|不想|学会|懂得)(?:和\\p{Script=Han}{1,3})?(?:分享|借|让)~?; (?:不愿意?|不肯|不想|舍不得)把~(?:分|借|让)给; 分享~?; (?:因为|因)~(?:吵架|吵|打架|闹); (?:吵架|争吵|(?<![猫狗])打架|闹别扭|闹翻|闹矛盾|吵|生气不理|不说话|不理); 和好(?!朋友|友|多|几|看|吃|玩|像|伙伴|闺蜜|兄弟|姐妹); 嫉妒~; 吃醋; 道歉; 说对不起; 弄坏(?:了)?~
contest: (?:赢得|赢)(?:了)?~; (?<about>[^${PUNCTUATION}和与跟加有要是的]{0,4}(?:比赛|赛跑|大赛|竞赛|运动会)(?!滑冰|爬[山树]|放风筝)(?:跑步|游泳|跳绳|唱歌|画画)?); 比赛(?<about>滑冰|爬[山树]|放风筝); 参加(?<about>[^${PUNCTUATION}]{1,6}赛); 谁(?:跑得)?(?:最快|最强|第一); 怕输; 输不起
deliver: (?:送|寄|递|带)(?:一封|一份|这封|一个|一篮)?(?:信|礼物|包裹|蛋糕|口信|饼干|药|饭|伞|月饼|粽子|汤|花)(?!给自己)!; (?:要|得|必须)?把~(?:送给|送到|送去|送回|送|交给|交到|寄给|寄到|带给|带到|还给); 送信; 给\\p{Script=Han}{1,9}?送(?:去)?~; 送(?:去|给|了)?~给
secret: (?<about>[^${PUNCTUATION}个的了]{0,2}秘密(?:盒子|通道|花园|基地|小?门|信)?); (?<about>惊喜(?:派对)?); (?:偷偷|悄悄)(?:地)?(?:给|为|准备); 藏(?:了)?(?:起来)?~(?:给|送); 瞒着~
promise: (?:遵守|违背|忘记|忘了|信守)(?:了)?(?:诺言|约定|承诺)!; (?:答应|保证)(?:了|过)?~; 约好(?:了)?~; 说好(?:了)?(?:要)?~; 拉[钩勾](?:了|说|要|，)*~; 守信; 约定; 诺言
learn: (?:想要?|要|开始)?学(?:会|习|着|跳|做|说)?(?![校生期前])(?<=学|学会|学习|学着)~; 教(?!室|练|师|训)~; (?:(?<!会)不会|练习|还不会|学不会)~; (?:总|老|总是|老是|怎么[都也])[^${PUNCTUATION}]{1,2}不[^${PUNCTUATION}的]{0,1}(?<about>[^${PUNCTUATION}的]{1,5}); 开始(?<about>认字|写字|识字|读书|练\\p{Script=Han}{1,3}|学\\p{Script=Han}{1,4})
make: (?:建|盖|造|搭|搭建|建造|开)(?:了|起|出)?(?:一?[座个艘只间架台家栋])+~; (?:盖|搭|建造)(?:了)?(?<about>房子|树屋|城堡|帐篷|积木|桥|窝|小屋|木屋); (?:做|烤|画|织|缝|发明|制作|堆|种|煮|包|折|编|剪|写(?!一?[个篇段]))(?:了)?(?:一?[个只条幅顶块棵艘架盏件盘碗张朵双把串台座]+|出)?(?!作业|梦|客|事|早操|完|到|好)~
`;

const OBJECT_END = `(?=[${PUNCTUATION}]|$|的(?:小|女|男|孩|故|宝|兔|熊|狐|狗|猫|龙|企|刺|时)|和(?:他|她|它|小|妈|爸|奶|爷)|跟|还有|可是|但|于是|然后|怎么办|送给|给(?:他|她|妈|爸|奶|爷|小)|吵|因为|所以|时|结果|讲个|吧|特别是|尤其是|写[一个]|[讲编]一?个|怎么办|能不能|可不可以|请|要是|我(?:不|也)|一[看听见到]|最近|晚上|不敢|不肯|死活|就)`;
const MEETS: ReadonlySet<Trouble> = new Set<Trouble>(['rescue', 'newcomer', 'quarrel', 'contest']);
/** Somebody who is met may be described with 的: 受伤的小鸟. */
const MET_END = `(?=[${PUNCTUATION}]|$|和(?:他|她|它)|因为|吵|打|所以|然后|吧)`;

/** Measure words and owners before a noun. */
const LEAD =
  /^(?:自己的|[他她它]的|丢了的|丢失的|不见的|明天|后天|今天|下周|周末|了|到|出(?!门))?(?:一?[只个条本把艘座棵颗块封份件位双根台家间盏](?!人)(?=\p{Script=Han}))?/u;

interface Pattern {
  readonly trouble: Trouble;
  readonly pattern: RegExp;
  readonly isBefore: boolean;
}

function patternOf(source: string, end: string): RegExp {
  if (source.endsWith('!')) return new RegExp(`(?<about>${source.slice(0, -1)})`, 'u');
  if (source.endsWith('~?'))
    return new RegExp(`${source.slice(0, -2)}(?:(?<about>[^${PUNCTUATION}]{1,14}?)${end})?`, 'u');
  if (source.endsWith('~')) return new RegExp(`${source.slice(0, -1)}(?<about>[^${PUNCTUATION}]{1,14}?)${end}`, 'u');
  if (source.startsWith('~')) return new RegExp(`(?<about>[^${PUNCTUATION}的把]{1,6}?)${source.slice(1)}`, 'u');
  return new RegExp(source.replace('~', `(?<about>[^${PUNCTUATION}]{1,8}?)`), 'u');
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

const DEEDS: ReadonlySet<Trouble> = new Set<Trouble>(['learn', 'promise']);
const WEAK: ReadonlySet<Trouble> = new Set<Trouble>(['learn', 'make']);

/** What is feared for its noise. */
const LOUD = /^(?:thunder|fireworks|vacuum cleaner|hairdryer|hand dryer|blender|toilet)$/u;

/** The first concept in a phrase after 的; of a deed, such as 帮妈妈浇花, the first that is nobody. */
export function conceptIn(phrase: string, isDeed: boolean): string | undefined {
  // 鞭炮的声音 is about the fireworks, 奇怪的声音 about the noise.
  const loud = /^(.+)的?(?:声音|响声|叫声)$/u.exec(phrase)?.[1];
  const source = loud === undefined ? undefined : conceptIn(loud.replace(/的$/u, ''), isDeed);
  if (source !== undefined && LOUD.test(source)) return source;
  // 阁楼上有鬼 is about the ghost.
  const there = isDeed ? -1 : phrase.search(/(?:有|住着|藏着|躲着|站着|来了)(?!.*的)\p{Script=Han}{1,6}$/u);
  const being =
    there < 0 ? undefined : conceptIn(phrase.slice(there).replace(/^(?:有|..)(?:一?[只个条])?/u, ''), isDeed);
  if (being !== undefined) return being;
  const head = phrase.slice(phrase.lastIndexOf('的') + 1);
  for (let at = 0; at < head.length; at += 1) {
    const term = termAt(head, at) ?? (head.length === 1 ? wordOf(head) : undefined);
    if (isDeed && term && BEINGS.has(term.word.form.kind)) continue;
    if (term) return term.word.form.concept;
    const single = wordOf(head.slice(at, at + 1));
    if (single && at === head.length - 1) return single.word.form.concept;
  }
  // 下雨声
  return !isDeed && /(?:声|声响|动静|响动)$/u.test(phrase) ? 'noise' : undefined;
}

function wordOf(text: string): Term | undefined {
  const word = findWord(text, 'chinese');
  return word && { word, end: text.length };
}

export interface Told {
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
  const isOwned =
    text[start - 1] === '的' && !/叫\p{Script=Han}{1,4}的$/u.test(text.slice(Math.max(0, start - 7), start));
  const phrase = isBefore ? objectBefore(written, isOwned) : written.replace(LEAD, '').replace(/了$/u, '');
  // 毛线织的萝卜 is there already.
  if (phrase.startsWith('的') || (trouble === 'lost' && /^[我他她]们/u.test(phrase))) return undefined;
  const trigger = { start: isBefore ? start + written.length : start, end };
  if (!phrase) {
    const isEnough = !isBefore || trouble === 'lost' || trouble === 'rescue' || trouble === 'afraid';
    return isEnough ? { trouble, ...trigger } : undefined;
  }
  const concept = conceptIn(phrase, DEEDS.has(trouble));
  const about = { ...(concept ? { concept } : {}), phrase };
  const at = isBefore ? start + written.length - phrase.length : start + Math.max(0, match[0].lastIndexOf(written));
  return { trouble, ...trigger, about, object: { start: at, end: at + (isBefore ? phrase : written).length } };
}

/** From this length on a prompt tells of more than its trouble. */
const CHATTY = 60;
const FIGHT = /(?:我们|俩|两个人|[他她]们)[^，。！？；,.!?;]{0,6}(?:吵|打)(?:架|起来|了)/u;

function troubleIn(text: string): Told | undefined {
  const told = PATTERNS.flatMap((pattern) => toldBy(text, pattern) ?? []).toSorted(
    (one, other) => one.start - other.start,
  );
  // 约好了去爬山 … 她怕高: a promise in passing.
  const fear = told.find(({ trouble, about }) => trouble === 'afraid' && about?.concept !== undefined);
  const strong = told.find(({ trouble }) => !WEAK.has(trouble)) ?? told[0];
  const first = strong?.trouble === 'promise' && text.length > CHATTY ? (fear ?? strong) : strong;
  // 弟弟把我的拼图弄丢了，我们俩吵起来了
  const quarrel = first?.trouble === 'lost' ? told.find(({ trouble }) => trouble === 'quarrel') : undefined;
  if (quarrel && FIGHT.test(text)) return { ...quarrel, ...(first?.about ? { about: first.about } : {}) };
  return first?.about ? first : (told.find(({ trouble, about }) => about && trouble === first?.trouble) ?? first);
}

const WISH = new RegExp(
  `(?<!不)(?:想要|很想|想|希望|梦想着?|打算|决定|渴望)(?![念象起到法不请让看听妈爸奶爷外姥他她家偷])(?<wish>[^${PUNCTUATION}]{2,16}?)${OBJECT_END}`,
  'u',
);
const MAKES =
  /^(?:自己|亲手|给\p{Script=Han}{1,4}?|用\p{Script=Han}{1,4}|在\p{Script=Han}{1,5})?(?:建|盖|造|搭|做|烤|画|织|缝|发明|制作|堆|种|煮|包|写|开(?:一[家个间]|[家个间]))/u;
/** A wish for somebody else's sake is no trouble of the one who asks: 希望结局温暖一点. */
const NO_WISH = /^一起|结局|故事|好笑|温暖|开心|一点|不要|能够?听/u;

/** Behind what a story is to be about, and nobody’s wish: 想要一个爸爸出差的故事. */
const OF_STORY = /^的(?:小|睡前)?故事/u;

export interface Wanted extends Told {
  readonly wish?: string;
  readonly span?: { readonly start: number; readonly end: number };
}

/** What is wrong, lost, feared or wanted. A wish counts if nothing else is told, or only later what is learned or made. */
export function troubleOf(text: string): Wanted | undefined {
  const told = troubleIn(text);
  const match = WISH.exec(text);
  const wanted = match?.groups?.['wish'] ?? '';
  const isStory =
    match && /^[写听看]?一?[个篇]/u.test(wanted) && OF_STORY.test(text.slice(match.index + match[0].length));
  const wish = match && wanted && !isStory && !NO_WISH.test(wanted) ? match : undefined;
  if (!wish) return told && { ...told, ...(told.trouble === 'learn' && told.about ? { wish: told.about.phrase } : {}) };
  const span = { start: wish.index, end: wish.index + wish[0].length };
  // 做了一只风筝，想去放: what is made counts, and the wish comes after it.
  const isMade = told?.trouble === 'make' && told.about?.concept !== undefined && !wanted.startsWith('学');
  const isWish = !told || (WEAK.has(told.trouble) && !isMade && told.start < wish.index + wish[0].length);
  if (!isWish) return { ...told, wish: wanted, span };
  const concept = conceptIn(wanted, true);
  return {
    ...(told ?? span),
    start: wish.index,
    trouble: MAKES.test(wanted) ? 'make' : 'learn',
    about: { ...(concept ? { concept } : {}), phrase: wanted.replace(/^学(?:会|习|着)?(?=.)/u, '') },
    wish: wanted,
    span,
  };
}
