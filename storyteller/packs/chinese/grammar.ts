import { countWords, type Perspective } from '@storyloom/shared/domain';
import { different, type Grammar, type Hero, type PromptWords } from '../grammar.ts';
import type { Noun } from '../pack.ts';
import { wordSet } from '../word-set.ts';

/** Words of two or more characters that are not nouns, or have no meaning by themselves. */
const STOPS = wordSet(`
  一个 一位 一只 一座 一把 一封 一本 一条 一艘 一盏 一扇 一颗 一张 一棵 一天 一次 一样 一起 一直 一些 一边 一种 一件 一家 一场 一片 一段 一名 一群 一对 两个 三个 每天 每次
  每个 这个 那个 这些 那些 自己 他们 她们 我们 你们 它们 什么 怎么 为什么 哪里 这里 那里 没有 不能 不会 不是 就是 还是 只是 只有 但是 可是 因为 所以 如果 虽然 于是 然后
  突然 终于 已经 从来 永远 曾经 正在 开始 结束 发现 决定 想要 需要 必须 可以 能够 应该 知道 看见 听见 遇见 找到 寻找 来到 回到 回家 离开 成为 变成 出现 消失 失踪 失去 忘记
  记得 告诉 送给 带着 带来 打开 关上 收到 写下 说话 帮助 帮忙 学习 学会 爱上 喜欢 相信 害怕 等待 隐藏 保护 拯救 住在 之后 之前 以后 以前 时候 时间 今天 明天 昨天 今晚 晚上
  早上 里面 外面 上面 下面 后面 前面 旁边 中间 所有 许多 很多 最后 第一 唯一 其中 关于 一切 别人 大家 有人 没人 故事 写一个 写一篇 讲述 非常 特别 总是 再也 不再 原来 似乎 好像
  直到 只要 除了 通过 保管 守护 沉没 唱歌 爱上 工作 冒险 故事 交给 寄出 为了 经过 根据 对于 他的 她的 我的 你的 年轻 古老 神秘 美丽 孤独 勇敢 善良 巨大 小小 老旧 名叫 叫做
`);

const MEASURE =
  /^(?:[一两三四五六七八九十几每那这某][个位只座把封本条艘盏扇颗张棵头口面件家场片段名群对支枚株匹幅间所部块首朵串辆架台]|的)$/u;

const PERSON = /(?:人|员|师|生|者|家|孩|女|男|王|后|子|长|匠|手|妈|爸|爷|奶|姐|妹|哥|弟|娘|汉|童|客|妇|工)$/u;

const PRONOUNS = { f: '她', m: '他' } as const;

const genderOf = (name: string): 'f' | 'm' =>
  /[娜婷雅芳莉娟静云月兰花雪梅燕晴萍霞禾妮蓉琴玲]$/u.test(name) ? 'f' : 'm';

function heroSlots({ name, gender }: Hero, perspective: Perspective): Record<string, string> {
  const third = PRONOUNS[gender ?? genderOf(name)];
  const [hero, he, we] = { first: ['我', '我', '我们'], second: ['你', '你', '你们'], third: [name, third, '他们'] }[
    perspective
  ] as [string, string, string];
  return { hero, he, him: he, his: `${he}的`, we };
}

const nounForms = ({ the }: Noun): Record<string, string> => ({ '': the, bare: the, title: the });

const segmenter = new Intl.Segmenter('zh-Hans', { granularity: 'word' });

/** Nouns of one character that a story can be about. */
const SHORT_NOUNS =
  '龙猫狗鱼鸟马牛羊虎狼熊鹿兔狐蛇鹤海山月星河湖桥船书信灯门钟花树雨雪云风火伞剑刀井影梦歌琴画茶酒糖饼鞋帽镜瓶盒车塔城岛';
/** Characters that the segmenter cuts off from the noun that they end. */
const SUFFIXES = '馆员师家者店站塔楼城机车船器室院场人件';

/** The words of a prompt, rejoined where the segmenter cuts too much, without numbers and measure words. */
function wordsIn(prompt: string): string[] {
  const words: string[] = [];
  for (const { segment } of segmenter.segment(prompt)) {
    const counted = /^[一两三四五六七八九十几每那这][个位只座把封本条艘盏扇颗张棵件支面](.+)$/u.exec(segment);
    const last = words.at(-1) ?? '';
    if (counted) words.push('一个', counted[1] ?? '');
    else if (
      SUFFIXES.includes(segment) &&
      /^\p{Script=Han}{1,2}$/u.test(last) &&
      !MEASURE.test(last) &&
      !STOPS.has(last)
    ) {
      words[words.length - 1] = last + segment;
    } else words.push(segment);
  }
  return words;
}

const isNoun = (word: string): boolean =>
  SHORT_NOUNS.includes(word) ||
  (/^\p{Script=Han}{2,4}$/u.test(word) &&
    !STOPS.has(word) &&
    !/^[不没很太最更被把给让在从向对着了过就也都会替我你他她它一二三四五六七八九十两几]|[了着过地得里上在年前后岁进下出给到住起开成]$/u.test(
      word,
    ));

function nounsIn(prompt: string, name: string | undefined): Noun[] {
  const words = wordsIn(name === undefined ? prompt : prompt.replaceAll(name, '，'));
  const found = words.flatMap((word, at) => {
    if (!isNoun(word)) return [];
    // A word before 的 describes the next word rather than the story.
    const rank = words[at + 1] === '的' ? 2 : MEASURE.test(words[at - 1] ?? '') ? 0 : 1;
    return [{ word, rank, person: PERSON.test(word) }];
  });
  const [first] = found;
  const rankOf = (each: (typeof found)[number]): number => (each === first && each.person ? 3 : each.rank);
  return found
    .toSorted((one, other) => rankOf(one) - rankOf(other))
    .map(({ word }) => ({ the: word, a: `一个${word}` }));
}

const SURNAMES =
  '王李张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗梁宋郑谢韩唐冯于董萧程曹袁邓许傅沈曾彭吕苏卢蒋蔡贾丁魏薛叶阎余潘杜戴夏钟汪田任姜范方石姚谭廖邹熊金陆郝孔白崔康毛邱秦江史顾侯邵孟龙万段雷钱汤尹黎易常武乔贺赖龚文';

function nameIn(prompt: string): string | undefined {
  const called =
    /(?:名叫|叫做|叫作|名为|名字叫|叫)(\p{Script=Han}{2,3})(?=的|，|。|、|和|与|在|发|找|想|去|决|要|从|来|收|遇|爱|住|每)/u.exec(
      prompt,
    )?.[1];
  const nick =
    /(?:^|[，。、“的\s])((?:小|阿|老)\p{Script=Han})(?=和|与|在|发|找|想|的|要|决|从|第|每|收|遇|带|把|，)/u.exec(
      prompt,
    )?.[1];
  const child = /(?:女孩|男孩|少年|少女|姑娘)([小阿]\p{Script=Han})/u.exec(prompt)?.[1];
  const full = new RegExp(
    `(?:^|[，。、\\s])([${SURNAMES}]\\p{Script=Han}{1,2})(?=和|与|在|发|找|想|要|决|从|第|每|收|遇|带|把|，|是)`,
    'u',
  ).exec(prompt)?.[1];
  const words = nick === undefined ? [] : wordsIn(prompt);
  const isName = nick !== undefined && !words.includes(nick) && !SHORT_NOUNS.includes(nick.slice(1));
  return called ?? child ?? full ?? (isName ? nick : undefined);
}

function readPrompt(prompt: string): PromptWords {
  const name = nameIn(prompt);
  const her = /她|女孩|姑娘|女人|母亲|妈妈|姐姐|妹妹|女王|公主|女儿|奶奶|女巫/u.test(prompt);
  const him = /他(?!们)|男孩|男人|父亲|爸爸|哥哥|弟弟|国王|王子|儿子|爷爷|老头/u.test(prompt);
  const home = /在(\p{Script=Han}{2,4}(?:城|镇|村|港|岛|街|巷|谷|山|湖|国|星|站))/u.exec(prompt)?.[1];
  return {
    ...(name ? { name } : {}),
    ...(her === him ? {} : { gender: her ? ('f' as const) : ('m' as const) }),
    ...(home && !STOPS.has(home) ? { home } : {}),
    nouns: different(nounsIn(prompt, name)),
  };
}

export const grammar: Grammar = {
  heroSlots,
  nounForms,
  genderOf,
  together: '，',
  apart: '。',
  space: '',
  countWords: (text) => countWords(text, 'chinese'),
  polish: (text) => text,
  readPrompt,
  leastForms: 1,
  introductions: [
    '[包袱|外套|帽子]的里子上缝着“{name}”，怕的是[走丢了没人送回来|跟别人的行李混了|自己忘了]。',
    '“{name}，”{hero}[对着门|对着水缸|小声]念了一遍，想听听这个名字[出了门|上了路|要办大事的时候]是什么声音。',
  ],
  common: /\p{Script=Han}/gu,
  foreignWords: [
    '[窗板上|墙上|磨坊门上]有人用粉笔写了几个字，{home}没人[认得|会念|肯说认得]那种文字：“{words}”。[雨也冲不掉|孩子们已经拿它当跳绳的口诀|大家走过时都绕开半步]。',
  ],
};
