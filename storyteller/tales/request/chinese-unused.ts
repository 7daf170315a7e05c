import type { Words } from './chinese-names.ts';
import { termAt } from './chinese-terms.ts';
import { UNUSED_LENGTH, UNUSED_MAX } from './reading.ts';

/** Requests, politeness, and wishes about the length: no part of the story. */
const POLITE = [
  /(?:麻烦|拜托|请问?|求|能不能|可不可以|能|可以|想请?你?|我想[看听]?|再)*(?:帮我?|给|为|替)?(?:我们?|大家|我家?|他|她|小朋友们?|孩子们?)?(?:再)?(?:讲讲|讲|写写|写|编|来|说|创作|听|求)(?:一个|一篇|一段|个|篇|段|点|一下)?[^，。！？；：,.!?;:\s]{0,10}?(?:小?故事|童话)(?:吧|呗|吗|好吗|可以吗)?/gu,
  /(?:太|非常|十分|万分)?(?:感谢|谢谢)+(?:你们?|您|啦|了|哈)?|哈哈+|嘻嘻+|请?多?包涵|拜托(?:了|啦)?|你好|您好|好吗|可以吗|行吗|怎么办|帮帮?忙|(?:短|长|简单|温暖|温柔|轻松|搞笑|好笑)一?点(?:的)?|[\d一二三四五六七八九十两百千]+(?:多)?(?:分钟|个?字)(?:左右|以内)?|(?:要|最好)?适合[^，。！？；,.!?;\s]{0,12}|别太[^，。！？；,.!?;\s]{0,6}|希望[^，。！？；,.!?;\s]{0,12}|不一定要?[^，。！？；,.!?;\s]{0,8}|打打气|睡前|晚安|(?:主角|主人公)(?:就|是|叫)*|大名|小名|名字|的故事|(?:想要|想求|要|求)(?:一个|个|一篇)?(?:有[^，。！？；,.!?;]{1,6}的)?(?:小?故事)?|(?:千万)?(?:别|不要)?把[^，。！？；,.!?;\s]{1,6}(?:也)?(?:写|编|加|放)进[去来]|(?:故事)?里面?(?:一定)?(?:要|也|得)?有|宠物|(?:写|讲|编)一个(?:关于)?|年龄|性别|睡?(?:上下铺|上铺|下铺)|睡不[好着]|睡的?时候|(?:今[天晚])?[来到去]我们?家[^，。！？；,.!?;\s]{0,5}|配角|平时[^，。！？；,.!?;\s]{0,8}|也?要?出现|救急|救星|捂(?:着|住)?(?:耳朵|眼睛)|[写放加编]进故事里?|胆子?[很特别太最]*小|(?:晚上|总|老|就是|死活)*不(?:肯|想|愿意?|要)睡觉?|第一次用(?:这个)?|不太会(?:用|打字)?|提前|先谢过?|大人[^，。！？；,.!?;\s]{0,8}|祝您?你?[^，。！？；,.!?;\s]{0,10}|(?:不用|不要|别)太?[长短吓复][^，。！？；,.!?;\s]{0,6}|多多包涵|见谅|不好意思|打扰(?:了|您)?|讲[给讲][^，。！？；,.!?;\s]{0,8}/gu,
  /(?:今年)?(?:\d{1,2}|[一二三四五六七八九十两])岁半?(?:的)?/gu,
];
const EDGES =
  /^(?:家里?(?=[睡住过玩]))?[的了吧吗呢啊呀哦啦和与跟也就都还请要是有被把让给他她它我你们着过得地在从到很会叫做为，、]*|[的了吧吗呢啊呀哦啦和与跟也就都还要是有被把让给他她它我你着过得叫]+$/gu;

/** Measure words and what joins a noun to the one before it. */
const LEAD = /^(?:(?:那|这|一|两|三)?[只个条把顶辆本件双块颗朵]|的)+/u;

/** The last thing of a clause, alone: a list of clauses tells a parent nothing. */
function nounIn(clause: string, told: ReadonlySet<string>): string {
  let noun = '';
  for (let at = 0; at < clause.length;) {
    const term = termAt(clause, at);
    const isThing = term?.word.form.kind === 'thing' && term.end - at > 1 && !told.has(term.word.form.concept);
    if (isThing && !EMPTY.test(clause.slice(at, term.end))) noun = clause.slice(at, term.end);
    at = term?.end ?? at + 1;
  }
  return noun.replace(LEAD, '');
}

/**
 * The things in a text that nothing was made of, at most one a clause.
 * @param told what the story is about and who is in it, however often the text speaks of them
 */
export function unusedChinese(
  text: string,
  words: Words,
  used: readonly { readonly start: number; readonly end: number }[],
  told: ReadonlySet<string>,
): string[] {
  const isUsed = new Uint8Array(text.length);
  for (const { start, end } of used) isUsed.fill(1, start, end);
  for (const pattern of POLITE)
    for (const { 0: match, index } of text.matchAll(pattern)) isUsed.fill(1, index, index + match.length);
  const phrases: string[] = [];
  let from = 0;
  const close = (to: number): void => {
    const phrase = nounIn(text.slice(from, to).replace(EDGES, ''), told);
    if (hasWord(phrase) && phrases.length < UNUSED_MAX) phrases.push(phrase.slice(0, UNUSED_LENGTH));
  };
  const hasWord = (phrase: string): boolean => {
    const start = text.indexOf(phrase, from);
    for (let at = start; phrase !== '' && at < start + phrase.length; at += 1) {
      const end = words.get(at) ?? 0;
      if (end - at >= 2 && end <= start + phrase.length && !EMPTY.test(text.slice(at, end))) return true;
    }
    return false;
  };
  for (let at = 0; at <= text.length; at += 1) {
    if (at < text.length && !isUsed[at] && /\p{Script=Han}/u.test(text[at] ?? '')) continue;
    if (at > from) close(at);
    from = at + 1;
  }
  return phrases;
}

/** Words that say nothing alone. */
const EMPTY =
  /^(?:一[个只起样直定点些下]|他们|她们|我们|你们|它们|大家|自己|今年|明天|今晚|上个?月|下个?月|这几天|那天|最近|这段时间|前几天|家里|今天|昨天|晚上|每天|天天|每次|偷偷|准备|参加|报名|因为|所以|可是|但是|其实|结果|后来|怎么|什么|这样|能不能|最喜欢|马上|一名|麻烦|这个|那个|没有|已经|希望|最好|非常|特别|总是|老是|现在|时候|一定|还有|开始|知道|觉得|写个|讲个|孩子|故事|女儿|儿子|[小中大]班|(?:家里?|还|我家)?[养有]了?一?[只条个]|一[只条头]|(?:外婆|奶奶)?养了?(?:好多|很多|一?只)|姐妹|兄弟|兄妹|姐弟|睡觉|进去|出场|住在|住着?|今晚|昨晚|房间|卧室|客厅|屋里|屋子|床上|小床|被窝|被子|枕头|寒假|暑假|周末|放假|假期|看一?看|过去|过来|起来|出来|回来|进来|进屋|躺下|坐着?|站着?|一对|一双|两个|两人|主人|小主人|毛绒|玩具|毛绒玩具|玩偶|布偶|公仔|习惯|不太|有点|一点|吃饭|上个|这个月|知道|不知|用不用|更好|可以|故事里|我们家|就是|还是|只要|只好|只能|然后|每个|每晚|整天|夜里|半夜|夜晚|天黑|的时候|一样|一起|平时|从小|终于|害怕|胆小|拉着|抱着|陪着|看着|旁边|身边|身上|小孩|男孩|女孩|宝宝|宝贝|小名|大人|爸妈|家人|家里人|上下铺|上铺|下铺|睡在|住在一起|在一起|睡不好|睡不着|房子|洗澡|喘气|喜欢|我家|一晚|告诉|不好意思|小时候)$/u;
