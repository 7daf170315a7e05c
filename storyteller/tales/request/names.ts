import type { Language } from '@storyloom/shared/domain';
import { genderOfFirstName, isFirstName } from './first-names.ts';
import { foldedSet, wordSet } from './word-set.ts';

/** The longest word that can be a name. A text of another script is one word, which a story would repeat a hundred times. */
export const NAME_MAX = 40;

type Gender = 'm' | 'f';

/**
 * First names that the kept lists lack, give the wrong gender, or that are ordinary words as well: Hope, Blanca, Fleur. A name that girls
 * and boys have is in neither list of a language, but in `EITHER`.
 */
const NAMES: Readonly<Record<Exclude<Language, 'chinese'>, Readonly<Record<Gender, ReadonlySet<string>>>>> = {
  english: {
    f: foldedSet(`
      april autumn eluned jean joan june kitty may rose sasha star summer
    `),
    m: foldedSet(`
      art august ayo bear dan eli finley fitz ira kai kyle laurence leon luca marley noah noel ocean phoenix pip ricky river robin teddy terry will
    `),
  },
  spanish: {
    f: foldedSet(`
      abril andrea blanca concha cruz elia estrella flor killa luna lupe mar mía nahir nieves nina nube paca paloma rosa rosario sol
      soledad
    `),
    m: foldedSet(`
      aimar gonza álex alexis ángel chema dani domingo guille jaime joan juan julio lolo luca luisito miqueal nino pau salva samu santos tomasito
      toño
    `),
  },
  french: {
    f: foldedSet(`
      andréa augustine avril blanche colombe elle-lou fleur france frederique gabrielle germaine laurence lou marion reine rose segolene
      simone valentine violette
    `),
    m: foldedSet(`
      aimé alexis anatole ange anselme arsène auguste barnabé barthélemy basile bertrand charly claude côme constant cyprien denis désiré
      erwan félicien fernand firmin florent gabin gildas gilles hippolyte honoré hugues isidore jean jean-baptiste joan jules juste lilian
      loan louka loup luca ludovic mahé malo marin mathurin milan modeste morgan nino noah octave patrice pierre rémi robin soan solal
      stanislas sylvain sylvestre théophile ulysse urbain valère virgile
    `),
  },
};

/** Names of girls and boys alike. */
const EITHER = wordSet(
  'alex andy ari ariel ash aspen avery bailey billie blair camille charlie casey claude dana drew eden elliott finley frankie harley jamie jess jo jordan kelly kim kit lee leslie lou louison mika morgan parker pat quinn rain ray reese remy riley rio river robin rowan sage sacha sam sasha skyler sidney taylor toni val yael eden ange andrea dominique',
);

const ENDINGS: Readonly<Record<Exclude<Language, 'chinese'>, readonly [f: RegExp, m: RegExp]>> = {
  english: [/(?:[^u]a|ette|elle|lyn|leigh)$/, /(?:son|ard|us|ian|o)$/],
  spanish: [/a$/, /o$/],
  french: [/(?:a|ette|elle|ine|ée|anne)$/, /(?:o|ien|in|ard|ic|ert)$/],
};

/** Characters that given names of women and of men have. */
const FEMALE =
  '娜婷雅芳莉娟静月兰花雪梅燕晴萍霞妮蓉琴玲婉媛嫣妍姗珊姝婧娇娥婵悦怡欣佳颖慧淑秀英珍珠琳瑶莹萱薇蕾莲菲菊桂凤彩艳丽美红朵香甜糖果柔倩黛茜蓓芸芝苗荷蝶糯桃樱梨';
const MALE =
  '明强伟刚勇军磊杰涛超鹏浩宇轩博文武龙虎斌峰辉鑫健康志国建平东海波亮毅飞翔豪泽凯睿航哲帆铁柱壮威雷震山石松柏昊铭诚旭';
const NEUTRAL =
  '昂乐宁安心子晨阳晓云雨星林思远可多豆圆团丁米麦天一诺然语言希涵瑞奇球毛毛点球嘟皮贝宝兜华力玉清朗楠桐墨羽灵若依伊凡舟岚沐辰思若曦彤晓芊凯玥涵梓奕熙俊煜烨霖润瀚珂筱茹菡悠昕妙歆瑾瑜璇钰锦佑嘉乔川舒予桓岩野晴念旻昱恒谦逸彦钧洛溪汐沫苒然冉苑蔓俏瑗嫚倪霏雯雁翊骁屹峻岳禾穗果昀羿阅恩惠静宛妤婕妘妍宸颜泓沁淇渝溢泰诚成鸣源知夏秋淳臻溯禹霁珩琛瑄祺祯祎';

export const SURNAMES =
  '王李张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗梁宋郑谢韩唐冯于董萧程曹袁邓许傅沈曾彭吕苏卢蒋蔡贾丁魏薛叶阎余潘杜戴夏钟汪田任姜范方石姚谭廖邹熊金陆郝孔白崔康毛邱秦江史顾侯邵孟龙万段雷钱汤尹黎易常武乔贺赖龚文';

/** Foreign and pets' names that a Chinese prompt may have without a frame. */
const KNOWN_CHINESE: Readonly<Record<Gender | 'either', ReadonlySet<string>>> = {
  f: wordSet(
    '米拉 艾玛 安娜 爱丽丝 露西 莉莉 苏菲 索菲亚 艾拉 米娅 佐伊 艾莎 艾米丽 玛丽 奥莉维亚 露娜 娜娜 安妮 贝拉 妞妞',
  ),
  m: wordSet('汤姆 杰克 马克 彼得 卢卡斯 利奥 马克斯 雨果 诺亚 奥利弗 大卫 亨利 小虎 大壮 壮壮 虎子 铁蛋 亮亮 强强'),
  either: wordSet(
    '旺财 来福 布丁 奶茶 可乐 汤圆 饺子 芝麻 豆包 年糕 土豆 花生 雪球 煤球 咪咪 汪汪 毛毛 球球 团团 圆圆 豆豆 点点 小鱼儿 石头 铁柱 其其格',
  ),
};

const LISTS = [...Object.values(NAMES).flatMap(({ f, m }) => [f, m]), EITHER, ...Object.values(KNOWN_CHINESE)];

/** Whether our own lists have a word as a first name, in any of the languages. */
export const isListedName = (name: string): boolean => LISTS.some((list) => list.has(name.toLowerCase()));

/** Whether a word is a first name that we know, in any of the languages. */
export const isKnownName = (name: string): boolean => isListedName(name) || isFirstName(name.toLowerCase());

/** Whether our own list of a language has a word: Hope is a name in English, Ella is none in Spanish. */
export const isNameIn = (name: string, language: Exclude<Language, 'chinese'>): boolean =>
  NAMES[language].f.has(name.toLowerCase()) || NAMES[language].m.has(name.toLowerCase());

/** Whether each character of a Chinese word stands in given names. */
export const hasNameCharacters = (word: string): boolean =>
  word !== '' && [...word].every((each) => (FEMALE + MALE + NEUTRAL).includes(each));

function genderInChinese(name: string): Gender | undefined {
  if (KNOWN_CHINESE.f.has(name)) return 'f';
  if (KNOWN_CHINESE.m.has(name)) return 'm';
  const characters = [...name].slice(-2);
  const isFemale = characters.some((each) => FEMALE.includes(each));
  const isMale = characters.some((each) => MALE.includes(each));
  return isFemale === isMale ? undefined : isFemale ? 'f' : 'm';
}

/** A listed name's gender: that of the prompt's language first, as Jean and Andrea differ from one to the other. */
export function listedGender(name: string, language: Language): Gender | undefined {
  if (language === 'chinese') return genderInChinese(name);
  const [first = ''] = name.toLowerCase().split(/[\s-]/);
  if (EITHER.has(first)) return undefined;
  for (const { f, m } of [NAMES[language], ...Object.values(NAMES)])
    if (f.has(first) !== m.has(first)) return f.has(first) ? 'f' : 'm';
  return genderOfFirstName(first);
}

/** A name's gender: as listed, else by its ending if that says anything. */
export function genderOf(name: string, language: Language): Gender | undefined {
  const listed = listedGender(name, language);
  const [first = ''] = name.toLowerCase().split(/[\s-]/);
  if (listed || language === 'chinese' || EITHER.has(first)) return listed;
  const [female, male] = ENDINGS[language];
  return female.test(first) ? 'f' : male.test(first) ? 'm' : undefined;
}
