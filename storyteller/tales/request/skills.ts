import type { Language } from '@storyloom/shared/domain';
import type { Request, Subject } from './request.ts';
import { foldOf, plainOf } from './tokens.ts';

type Words = Readonly<Record<Language, RegExp>>;

/** Words of a skill at most, and characters in Chinese. */
const WORDS_MAX = 6;
const CHINESE_MAX = 8;

/** Learning, or not knowing how, right before what it is, for a text in lower case and without accents. */
const LEARNS: Words = {
  english:
    /(?:learn(?:s|ed|t|ing)?|teach(?:es|ing)?|taught|practi[sc](?:e|es|ing)|can[’']?t|cannot|can not|could ?n[’']?t|unable to|how to|struggles? to|trying to)(?: (?:how|to|yet|still|properly|him|her|them)){0,3} $/,
  spanish:
    /(?:aprend[a-z]{1,7} a|ensen[a-z]{1,6} a|no (?:sabe|sabia|puede|consigue|logra|saben)|no le sale|intenta)(?: (?:todavia|aun|bien|a)){0,2} $/,
  french:
    /(?:appren[a-z]{1,6} a|enseigne[a-z]{0,2} a|(?:sait|savait|peut|pouvait) (?:pas|plus)|(?:arrive|reussit|parvient) (?:pas|plus) a)(?: (?:encore|bien|toujours)){0,2} $/,
  chinese: /(?:(?<![上放开同大小])学(?:会|习|着)?|不会|练习?|教(?:他|她|它)?)$/,
};

/** Not being able to, which others like one are. */
const CANNOT: Words = {
  english: /can[’']?t|cannot|can not|could ?n[’']?t|unable|n[’']?t know how/,
  spanish: /no (?:sabe|sabia|puede|consigue|logra|le sale)/,
  french: /(?:sait|savait|peut|pouvait|arrive|reussit|parvient) (?:pas|plus)/,
  chinese: /不会|不能|学不会/,
};

/** What is no skill, though somebody learns it or cannot do it. */
const NO_SKILL: Words = {
  english:
    /^(?:be|have|stop|wait|find|see|believe|sleep|come|leave|decide|help|cheer|share|lose|stay(?! awake)|get|like|love|play|put|remember|know|forget|understand|choose|listen|trust|say)(?![a-z])/,
  spanish:
    /^(?:ser|estar|tener|esperar|encontrar|ver|creer|dormir|venir|ir|perder|compartir|quedarse|escuchar|parar|decir|recordar|acordarse|saber|olvidar|elegir|jugar)(?![a-z])/,
  french:
    /^(?:etre|avoir|attendre|trouver|voir|croire|dormir|venir|aller|perdre|partager|rester|ecouter|arreter|dire|se souvenir|savoir|oublier|choisir|jouer)(?![a-z])/,
  chinese: /^(?:会|老|总|常|又|习|做人|分享|等|睡|坚强|勇敢)/,
};
const ASKERS =
  /(?<![\p{L}])(?:my|our|your|me|us|i|mi|mis|nuestr[oa]s?|mon|ma|mes|nos|notre|que|qui|that|which|who|because|but)(?![\p{L}])|[我咱你]/iu;

/** Behind a skill, like whom it is done, or by when. */
const LIKE_WHOM = / (?:like|before|as well as|so that|como|antes de|igual que|comme|avant|aussi bien)(?! \d).*$/iu;

/** A skill as the user’s own infinitive, if a story can say it: `tie a bow tie`, `hacer malabares`, 吹口哨. */
export function skillOf(about: Subject | undefined, language: Language): string | undefined {
  const phrase = (about?.phrase ?? '').replace(LIKE_WHOM, '').trim();
  if (phrase === '' || ASKERS.test(phrase) || NO_SKILL[language].test(foldOf(plainOf(phrase)))) return undefined;
  const isShort = language === 'chinese' ? phrase.length <= CHINESE_MAX : phrase.split(' ').length <= WORDS_MAX;
  return isShort ? phrase.replaceAll("'", '’') : undefined;
}

/** Whether a request is to learn something, and does not only wish for it. */
export function isLearned({ about, written }: Request, plain: string): boolean {
  const phrase = foldOf(plainOf(about?.phrase ?? ''));
  const at = phrase === '' ? -1 : plain.indexOf(phrase);
  return at > 0 && skillOf(about, written) !== undefined && LEARNS[written].test(plain.slice(Math.max(0, at - 40), at));
}

/** A skill behind learning, wherever a text says it. */
const SAID: Words = {
  english: /(?:learn|learns|learning) (?:how )?to ([a-z’' ]{3,40}?)(?=[,.!?;]|$| but| and| because)/i,
  spanish: /aprend(?:er|e|iendo) a (\p{L}[\p{L} ]{2,40}?)(?=[,.!?;]|$| pero| y | porque)/iu,
  french: /appren(?:dre|d) à (\p{L}[\p{L}’' ]{2,40}?)(?=[,.!?;]|$| mais| et | parce)/iu,
  chinese: /想?学(?:会|习|着)?(\p{Script=Han}{1,8}?)(?=[，。！？,.!?；;]|$|可是|但)/u,
};

/** What a text tells that somebody learns, beside another trouble of which there is no story. */
export function skillSaid(text: string, language: Language): Subject | undefined {
  const phrase = SAID[language].exec(text)?.[1]?.trim();
  const isSkill = phrase !== undefined && skillOf({ phrase }, language) !== undefined;
  return isSkill ? { concept: 'skill', phrase } : undefined;
}

/** Whether somebody cannot do what others like them can: a wolf who cannot howl. */
export const isUnable = ({ trouble, about, written }: Request, plain: string): boolean =>
  trouble === 'learn' && skillOf(about, written) !== undefined && CANNOT[written].test(plain);
