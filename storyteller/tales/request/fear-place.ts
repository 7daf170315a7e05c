import type { Language } from '@storyloom/shared/domain';

const WORD = String.raw`[\p{L}\p{M}’'-]{2,18}`;

/** How a language says where something sits, with the place as the first group, and which places are none of a fear. */
interface Place {
  readonly pattern: RegExp;
  /** Where the child is, and times of the day. */
  readonly not: RegExp;
  /** The first word after the noun that no longer belongs to a place, and all after it. */
  readonly end: RegExp;
  /** The child’s own words, as a story about the child says them. */
  readonly told: readonly (readonly [RegExp, string])[];
}

const PLACES: Readonly<Record<Exclude<Language, 'chinese'>, Place>> = {
  english: {
    pattern: new RegExp(
      String.raw`(?<![\p{L}])((?:between the ${WORD} and the ${WORD}|at the (?:end|bottom|foot|top|back) of the ${WORD}|(?:(?:under|underneath|behind|inside|in|on top of|on|outside|beside|next to|near|above|below) (?:the|my|his|her|their|our|\p{L}{2,14}[’']s)) ${WORD}(?: ${WORD}){0,2}))`,
      'giu',
    ),
    not: /^(?!between|at )[a-z ]{2,11}(?:the|my|his|her|their|our|[a-z]+[’']s) (?:night|dark|evenings?|mornings?|own|room|bedroom|house|head|middle|beds?|end|story|way|moment|lights?)(?![\p{L}])/iu,
    end: /(?<=^(?:on top of|next to|between the [^ ]+ and|at the [^ ]+ of|(?!on top|next to|between|at the)[^ ]+) [^ ]+ [^ ]+(?: [^ ]+){0,2}) (?:and|or|but|can|could|at|in|on|that|which|who|when|so|every|each|because|is|will|wants|comes|goes|scares|frightens|growls|hides|lives|waits|looks|moves|outside|near|next|tonight|please|for|of|to|with|says|she|he|they|the|my|his|her)(?: .*)?$/iu,
    told: [[/(?<= )(?:my|his|her|their|our|\p{L}{2,14}[’']s)(?= )/iu, 'the']],
  },
  spanish: {
    pattern: new RegExp(
      String.raw`(?<![\p{L}])((?:entre (?:el|la) ${WORD} y (?:el|la) ${WORD}|(?:a los pies|al final|al fondo|en el fondo|en lo alto|en el hueco) (?:del|de la) ${WORD}|(?:(?:(?:debajo|detrás|dentro|encima|al lado) de|en|tras|bajo) (?:el|la|los|las|su|mi)|(?:debajo|detrás|dentro|encima|al lado) del) ${WORD}(?: de(?: la| los| las)? ${WORD}| del ${WORD})?))`,
      'giu',
    ),
    not: /^(?:en|tras|bajo|(?:debajo|encima) de) (?:el |la |los |las |su |mi )?(?:noches?|oscuridad|oscuro|cuarto|habitación|camas?|casa(?! de muñecas)|cuento|medio|tardes?|clase|escuela|cole|colegio)(?![\p{L}])/iu,
    end: /(?<= [^ ]+ [^ ]+) (?:y|o|que|cuando|por|no|se|le)(?: .*)?$/iu,
    told: [
      [/(?<= )mi(?= )/iu, 'su'],
      [/ de \p{Lu}.*$/u, ''],
    ],
  },
  french: {
    pattern: new RegExp(
      String.raw`(?<![\p{L}])((?:entre (?:le |la |l[’'])${WORD} et (?:le |la |l[’'])${WORD}|au-dessus (?:du |de la |de l[’'])${WORD}|(?:(?:sous|derrière|dans|sur|à côté de|au fond de|au bout de|au pied de) (?:le |la |les |l[’']|son |sa |mon |ma )|(?:à côté|au fond|au bout|au pied) du )(?:(?:vieille|vieux|vieil|grande?|petite?|grosse?) )?${WORD}(?: (?:à|de|du|des)(?: la| l[’'])? ${WORD})?))`,
      'giu',
    ),
    not: /^(?:sous|dans|sur) (?:le |la |les |l[’']|son |sa |mon |ma )(?:nuits?|noir|soir|chambre|lits?|maison(?! de poupée)|histoire|tête|école|classe)(?![\p{L}])/iu,
    end: /(?<= [^ ]+ [^ ]+) (?:et|ou|qui|quand)(?: .*)?$/iu,
    told: [
      [/(?<= )mon(?= )/iu, 'son'],
      [/(?<= )ma(?= )/iu, 'sa'],
      [/ de \p{Lu}.*$/u, ''],
      [/'/gu, '’'],
    ],
  },
};

const CHINESE = new RegExp(
  [
    String.raw`(?:在|从|说|觉得|以为|怕|^|[，。！？：；,.!?:;“「\s])`,
    String.raw`((?:[^\P{Script=Han}在从说得有着怕和]){1,6}?`,
    String.raw`(?:(?:里面|里头|里|后面|后头|后边|底下|下面|下|外面|外头|上面|旁边|顶上|缝里|上)(?=[^，。！？]{0,3}(?:有|藏|躲|住|站|坐|蹲|趴|睡|飘|会|的))`,
    String.raw`|里面|里头|里|后面|后头|底下|下面|外面|外头|上面|旁边))`,
  ].join(''),
  'gu',
);
const NOT_CHINESE =
  /^(?:[他她它我]|这|那|哪|家|屋子?|房间|卧室|夜|晚上|黑暗?|被窝|心|梦|.*故事|床|睡|学校|幼儿园|故事|班|天|脸|手|身|世界|平时|[^\P{Script=Han}]$)|家里?$|晚上$|早上$|^地下$|身上$|加上$/u;

/** What is no place before it is said what is there. */
const VAGUE = /^(?:on|in|sur|dans|en) /iu;

/** Characters around the name of the fear in which its place is looked for. */
const NEAR = 80;

/**
 * Where a fear sits, as the prompt says it, for places that have no key: `behind the piano`.
 * @param at where the prompt names the fear
 */
export function fearPlaceIn(text: string, language: Language, at: number): string | undefined {
  const after = text.slice(at, at + NEAR + 1);
  const before = text.slice(Math.max(0, at - NEAR), at);
  if (language === 'chinese') {
    const places = [...`${before}${after}`.matchAll(CHINESE)].filter(([, place = '']) => !NOT_CHINESE.test(place));
    // `走廊里黑黑的 … 厕所里有鬼`
    const [nearest] = places.toSorted(
      (one, other) => Math.abs(one.index - before.length) - Math.abs(other.index - before.length),
    );
    return nearest?.[1];
  }
  // Not the half of a word.
  return (
    placeIn(after.length > NEAR ? after.replace(/[\p{L}’'-]+$/u, '') : after, language, false) ??
    placeIn(before.replace(/^[\p{L}’'-]+/u, ''), language, true)
  );
}

/** @param isBefore whether the text stands before the name of the fear, where a story “on the rabbit” is no place */
function placeIn(text: string, language: keyof typeof PLACES, isBefore: boolean): string | undefined {
  const { pattern, not, end, told } = PLACES[language];
  const found = [...text.matchAll(pattern)]
    .map(([, place = '']) => place.replace(end, ''))
    .find((place) => !not.test(place) && !(isBefore && VAGUE.test(place)));
  return found && told.reduce((place, [from, to]) => place.replace(from, to), found);
}

/** Where something was lost or is stuck: `on the bus`, `under the bridge`. */
const LOST: Readonly<Record<Language, RegExp>> = {
  english:
    /(?<![\p{L}])(?:on|at|in|under|down) (?:the|a|an) [\p{L}-]{2,18}(?: (?:station|stop|park|store|shop|pool|center|centre|yard|room|hall|garden|cart|trolley|mall|lot))?(?![\p{L}])/iu,
  spanish:
    /(?<![\p{L}])(?:en|bajo|debajo de) (?:el|la|los|las|un|una) [\p{L}-]{2,18}(?: de (?:la |los |las )?[\p{L}]{2,14}| del [\p{L}]{2,14})?/iu,
  french:
    /(?<![\p{L}])(?:dans (?:le |la |les |l[’']|une? )|(?:sur|sous) (?:le |la |les |l[’']|une? )|au |à (?:la |l[’']))[\p{L}-]{2,18}(?: (?:de |d[’'])[\p{L}]{2,14})?/iu,
  chinese:
    /(?<=[丢忘落掉放]在|[掉落]进了?|[困卡]在|在)[^\P{Script=Han}了的丢不找在]{1,6}?(?=[，。！了丢找不弄]|走[丢失散]|$)/u,
};
const NO_PLACE =
  /(?:morning|night|evening|afternoon|end|middle|mañana|noche|tarde|final|matin|soir|nuit|milieu|story|tale|cuento|histoire)$/iu;

/** Where something was lost or is stuck, as the prompt says it after the thing. */
export function lostPlaceIn(text: string, language: Language, at: number): string | undefined {
  const near = text.slice(at, at + NEAR + 1);
  // Not the half of a word.
  const whole = near.length > NEAR && language !== 'chinese' ? near.replace(/[\p{L}’'-]+$/u, '') : near;
  const found = LOST[language].exec(whole)?.[0].replaceAll("'", '’');
  return found === undefined || NO_PLACE.test(found) ? undefined : found;
}
