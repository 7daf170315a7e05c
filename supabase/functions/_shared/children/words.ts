import { normalizeText } from '../text/normalize-text.ts';

/** Whole words of languages with spaces; `*` stands for any ending. Similar names, birds and tools are left out. */
const WORDS = [
  // Sex.
  'porn porno porn* erotic* sex sexy sexual* orgasm* masturbat* penis vagina genital* blowjob* dildo* fetish* bdsm hentai',
  'nsfw nudes nudity horny prostitut* rape raped rapes raping rapist* molested molesting molester* incest* pedophil* paedophil*',
  'sexo sexuales violador* follar sexe sexuel* violée violées violeur*',
  // Curses and slurs.
  'fuck* motherfuck* shit shits shitty bullshit bitch bitches asshole* arsehole* cunt* dickhead* cocksuck* whore* slut*',
  'wanker* twat nigger* nigga* kike kikes retarded',
  'puta putas puto mierda joder coño cabrón cabrones gilipollas putain pute putes merde salope* connard* connasse* enculé*',
  // Drugs.
  'cocaine cocaína cocaïne heroin methamphetamine* marijuana marihuana cannabis ketamine fentanyl overdos* lsd',
  // Cruelty.
  'behead* decapitat* decapita* décapit* disembowel* dismember* descuartiz* mutilat* mutila* eviscerat* massacre* masacr*',
  'genocid* tortur* bloodbath gory suicid* murderer* murdered murdering murderous asesin* assassinat* égorg* self-harm*',
  'nazi nazis hitler terrorist* terrorista* terroriste*',
].join(' ');

/** Phrases, as regular expressions over lower-case text. */
const PHRASES = [
  // What follows distinguishes it from a murder of crows, also while the rest has not arrived.
  String.raw`murders?(?=[.,;:!?"”’]| (?!of\b)\S)`,
  String.raw`commit(?:s|ted|ting)? murders?`,
  String.raw`serial killers?`,
  String.raw`drug dealers?`,
  String.raw`(?:crystal meth|crack cocaine)`,
  String.raw`kill(?:s|ed|ing)? (?:him|her|my|your|them|our)sel(?:f|ves)`,
  String.raw`(?:slit|slits|slitting|cut|cuts|cutting) (?:his|her|my|your|their) (?:throats?|wrists?)`,
  String.raw`stab(?:s|bed|bing)? (?:\S+ ){0,4}to death`,
  String.raw`sho(?:o)?t(?:s|ing)? (?:\S+ ){0,2}(?:dead|in the head)`,
  String.raw`blood (?:spurt|gush|spray)(?:s|ed|ing)?`,
];

/** Chinese words, found anywhere in a text: only those that harmless neighbours cannot form by chance. */
const CHINESE = [
  '色情 性行为 性关系 裸照 强奸 轮奸 乱伦 卖淫 妓女 嫖娼 阴茎 阴道 自慰 手淫 淫荡 淫秽 色狼',
  '毒品 吸毒 贩毒 海洛因 可卡因 冰毒 摇头丸 吸大麻',
  '自杀 自残 割腕 谋杀 凶杀 屠杀 枪杀 虐杀 杀人犯 杀人魔 碎尸 肢解 斩首 砍头 酷刑 血肉模糊 开膛破肚 恐怖分子 纳粹 希特勒',
  '操你妈 他妈的 你妈的 傻逼 婊子 狗娘养 王八蛋',
]
  .join(' ')
  .split(' ');

const LETTER = String.raw`[\p{L}\p{M}\p{N}]`;
const words = WORDS.split(' ').map((word) => word.replace('*', `${LETTER}*`));

/** Matches any entry of the lists in a text that {@link foldText} returned. */
export const UNSUITABLE = new RegExp(
  `(?<!${LETTER})(?:${[...words, ...PHRASES].join('|')})(?!${LETTER})|${CHINESE.join('|')}`,
  'u',
);

const LOOKALIKES: Readonly<Record<string, string>> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', $: 's', '@': 'a' };

/** Lower-case letters of other alphabets that look like Latin ones. No story is written in those alphabets. */
const FOREIGN = { from: 'аеорсухіјѕһԁкмтвнαεικνορτυχıɑɡ', to: 'aeopcyxijshdkmtbhaeikvoptuxiag' } as const;

const latin = (sign: string): string => FOREIGN.to.charAt(FOREIGN.from.indexOf(sign));
const plain = (signs: string): string => [...signs].map((sign) => LOOKALIKES[sign] ?? sign).join('');

/** A word whose letters are separated by the same spaces or signs. */
const SPELLED = /(?<![\p{L}\p{N}'’])[a-z]([ ._*-]{1,3})[a-z](?:\1[a-z])+(?![\p{L}\p{N}])/gu;

/**
 * A text in lower case, without invisible characters and accents, with letters in place of signs that look like them, and
 * with spelled words joined.
 */
export function foldText(text: string): string {
  return normalizeText(text, 'NFKC')
    .toLowerCase()
    .replaceAll(/[\p{Cf}\p{Default_Ignorable_Code_Point}\p{Mn}\u2800]/gu, '')
    .replaceAll(new RegExp(`[${FOREIGN.from}]`, 'gu'), latin)
    .replaceAll(/(?<=\p{L})[01345$@]+(?=\p{L})|(?<![\p{L}\p{N}$@])[345$@]+(?=\p{L}{2})/gu, plain)
    .replaceAll(/\s+/g, ' ')
    .replaceAll(SPELLED, (word, between: string) => word.replaceAll(between, ''));
}

/** Length of the end of a text that may be the beginning of a Chinese word of the list. */
export function chineseTail(text: string): number {
  const longest = Math.max(...CHINESE.map((word) => word.length - 1));
  for (let length = longest; length > 0; length -= 1) {
    const tail = text.slice(-length);
    if (tail.length === length && CHINESE.some((word) => word.length > length && word.startsWith(tail))) return length;
  }
  return 0;
}
