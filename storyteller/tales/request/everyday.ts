import type { Language } from '@storyloom/shared/domain';
import type { Being, Subject, Trouble } from './request.ts';
import { foldOf, plainOf } from './tokens.ts';

/** What happens in every family, in the words in which people tell of it, for a text in lower case and without accents. */
const EVERYDAY: readonly (readonly [Trouble, concept: string, Readonly<Record<Language, RegExp>>])[] = [
  [
    'newcomer',
    'baby',
    {
      english:
        /(?:new |little )?baby (?:brother|sister|sibling)|(?:new|newborn) baby|newborn|(?:become|becoming|becomes|be|being) an? (?:big|older) (?:sister|brother)|a baby(?= (?:is )?(?:on the way|coming|due))|expecting a baby|having a baby/,
      spanish:
        /(?:nace|nacer|nacera|nacio|nacido|llegada de|tener|espera\w{0,8}|va a llegar|llega) (?:[a-z]{1,8} ){0,2}(?:herman\w{1,4}|bebe)|bebe nuevo|nuevo bebe|(?:nuev[oa]|recien nacid[oa]) herman\w{1,4}|herman\w{1,4} (?:nuev[oa]|recien nacid[oa])|(?:ser|convertir\w{0,4} en) (?:la |el |una? )?herman[oa] mayor|embarazada/,
      french:
        /(?:avoir|attend|attendons|arrivee d|naissance d)(?:’|e |e la |u )? ?(?:une? )?(?:petite? |futur[e]? )?(?:soeur|sœur|frere|bebe)|(?:frere|soeur|sœur|bebe)(?: [a-zœ’]{1,12}){0,3} (?:vient de |va )(?:naitre|arriver)|(?:devenir|devient|etre) (?:une? )?grande?[ -](?:frere|soeur|sœur)|nouve(?:au|lle) petite? (?:frere|soeur|sœur)|nouveau(?:-ne| bebe)|enceinte/,
      chinese:
        /(?:弟弟|妹妹|宝宝)(?:刚|要|快|就要)?(?:出生|生下来)|要[有来添](?:个|一个)?小?(?:弟弟|妹妹|宝宝)|(?:生|怀)了?(?:个|一个)?(?:二胎|二宝|小?弟弟|小?妹妹|宝宝)|(?:有|多)了(?:个|一个)?小?(?:弟弟|妹妹|宝宝)|二胎|当(?:大?哥哥|大?姐姐)|老二[^，。]{0,6}出生|新生儿|新宝宝/,
    },
  ],
  [
    'first time',
    'school',
    {
      english:
        /(?:start(?:s|ing|ed)?|begin(?:s|ning)?|first day (?:of|at|in)|first week (?:of|at|in)|new at|going to|goes to|off to)(?: (?:a|an|the|her|his|their|big|new|primary|elementary)){0,3} (?:school|kindergarten|kinder|nursery|pre-?school|daycare|day care|reception|(?:first|1st) grade|prek|pre-k|year one)|new (?:school|kindergarten|nursery)/,
      spanish:
        /(?:empez\w{0,8}|empiez\w{0,8}|comienz\w{0,8}|comenz\w{0,8}|primer dia (?:de|en)|entra (?:en|a)|va al?|estren\w{0,8})(?: (?:a|en|el|la|al|un|su|nuevo|nueva|de)){0,3} (?:cole(?:gio)?|escuela|guarde(?:ria)?|jardin(?: de infancia)?|kinder|preescolar|infantil|primaria)|(?:nuev[oa] (?:cole(?:gio)?|escuela)|(?:cole(?:gio)?|escuela) nuev[oa])/,
      french:
        /(?:entr\w{0,8}|rentr\w{0,8}|commenc\w{0,8}|premier jour|premiere rentree|va)(?: (?:a|en|au|a la|de|d’|la|le|une?|dans|sa|son|nouvelle|grande|petite)){0,4} ?(?:l’ ?)?(?:ecole|maternelle|creche|cp|garderie|petite section|moyenne section|grande section)(?![a-z])|nouvelle ecole/,
      chinese:
        /(?:上|去|进|读)(?:一年级|小学|幼儿园|学前班)(?!的路|接)|入园|入学|转学|新(?:学校|幼儿园)|第一天上学|开学第一天/,
    },
  ],
  [
    'first time',
    'sleepover',
    {
      english:
        /sleepover|sleeping over|(?:sleep|stay|spend)\w{0,4}(?: [a-z’]{1,12}){1,8} for the (?:very )?first time|(?:sleep|stay)\w{0,4} (?:over )?(?:the night )?at(?: [a-z’]{1,12}){1,3} (?:house|place)|(?:sleep|stay)\w{0,4} (?:over )?(?:the night )?(?:at|with)(?: [a-z’]{1,12}){0,2} (?:grand|gran|nan)\w{0,8}|first night (?:at|away|with)/,
      spanish:
        /(?:duerme|dormir|dorm\w{1,8}|noche|queda a dormir|pijamada)(?: [a-z]{1,12}){0,4} (?:en casa de|fuera de casa|con (?:la|el) abuel)|fiesta de pijamas|pijamada/,
      french: /(?:dort|dors|dorment|dormir|nuit)(?: [a-z0-9œ]{1,12}){0,5} chez|soiree pyjama/,
      chinese:
        /(?:家|外婆|奶奶|姥姥|外公|爷爷)[^，。]{0,3}(?:过夜|住一晚|睡一晚)|在外面?过夜|不在家睡|第一次[^，。]{0,8}过夜/,
    },
  ],
  [
    'newcomer',
    'home',
    {
      english:
        /mov(?:e|es|ed|ing) (?:house|home|away|to a|into a|in next)|new (?:house|home|flat|apartment|town|city|street)/,
      spanish:
        /(?:nos|se) mud\w{1,8}|mudanza|(?:van?|vamos) a vivir (?:a|en)|(?:casa|ciudad|piso|barrio) nuev[oa]|nuev[oa] (?:casa|ciudad|piso|barrio)/,
      french:
        /demenag\w{1,8}|quitt(?:e|ent|ons|er) [a-z-]{2,16} pour [a-z]|nouvelle (?:maison|ville)|nouvel appart\w{0,8}|emmenag\w{1,8}/,
      chinese: /搬家|搬到|搬进|新(?:家|房子|小区)/,
    },
  ],
  [
    'learn',
    'laces',
    {
      english: /(?:shoe ?laces?|tie (?:her|his|their|my) (?:own )?(?:shoes|laces))/,
      spanish: /(?:cordones|agujetas|atarse los zapatos)/,
      french: /lacets/,
      chinese: /系鞋带/,
    },
  ],
  [
    'learn',
    'bicycle',
    {
      english:
        /(?:ride|riding)(?: (?:a|his|her|their|my|the)){0,1}(?: [a-z]{1,8}){0,1} (?:bike|bicycle)|training wheels|stabili[sz]ers/,
      spanish: /(?:montar|andar|ir) en bici\w{0,8}|sin (?:ruedines|rueditas)/,
      french: /faire du velo|sans (?:les )?(?:petites roues|roulettes)/,
      chinese: /(?:骑|学)(?:自行车|单车)/,
    },
  ],
];

/** Troubles beside which what happens every day counts for more, as most stories have something new or something learned in them. */
const WEAKER: ReadonlySet<Trouble | undefined> = new Set<Trouble | undefined>([
  undefined,
  'learn',
  'make',
  'newcomer',
  'first time',
]);

export interface Told {
  readonly trouble?: Trouble;
  readonly about?: Subject;
}

/** Fears of the evening, which people tell of without calling them fears. */
const EVENING = /^(?:dark|night|noise|monster|ghost|witch|wolf|alone|bedroom)$/;
const FEAR =
  /afraid|scream|cries|cry|refus|grit|llora|hurl|pleur|哭|尖叫|scare|fright|terrif|fear|nervous|worr|hate|miedo|asust|temor|terror|panic|nervios|peur|effray|trouille|crain|angoiss|trembl|怕|恐|吓|不敢|紧张/;

/** Whether a trouble may be none: a quarrel of one child, a fear by day that nobody calls one. */
const isWeak = ({ trouble, about }: Told, children: number, plain: string): boolean =>
  WEAKER.has(trouble) ||
  (trouble === 'quarrel' && children < 2) ||
  (trouble === 'afraid' && (about?.concept === undefined || !EVENING.test(about.concept)) && !FEAR.test(plain));

/**
 * What happens in every family, if a text tells of it and of no other trouble: a baby, the first day of school.
 * @param children how many children the text names
 */
export function everydayIn(text: string, language: Language, told: Told, children: number): Told | undefined {
  const plain = foldOf(plainOf(text));
  if (!isWeak(told, children, plain)) return undefined;
  for (const [trouble, concept, patterns] of EVERYDAY) {
    const match = patterns[language].exec(plain);
    if (!match) continue;
    // Both words are right for a new school.
    const isSaid = (told.trouble === 'newcomer' || told.trouble === 'first time') && trouble !== 'learn';
    const phrase = text.slice(match.index, match.index + match[0].length);
    return { trouble: isSaid ? told.trouble : trouble, about: { concept, phrase } };
  }
  return undefined;
}

/** How somebody tells that a toy stayed somewhere. */
const LEFT: Readonly<Record<Language, RegExp>> = {
  english: /(?<![a-z])(?:left|forgot|lost|missing|lose|loses|(?:washed|blew|blown|carried|swept) away)(?![a-z])/,
  spanish:
    /(?<![a-z])(?:dejo|dejado|olvid(?:o|ado)|perdi(?:o|do|da)|pierde|se l[oa] llevo|se (?:quedo|ha quedado)|ha quedado)(?![a-z])/,
  french: /(?<![a-z])(?:oubli(?:e|ee)|laisse|perdu|perdue|emporte|restee? (?:dans|a|au|sur|chez)|plus de)(?![a-z])/,
  chinese: /[落忘丢掉]在|[冲吹]走|丢了|不见了|弄丢/,
};
/** What holds a lost toy and is not itself lost. */
const HOLDS = /^(?:bus|train|car|airplane|plane|taxi|boat|park|hotel|shop|school|beach|station|toy)$/;

/** Animals that no child has lost alive: a bear on a bus is a toy. */
const STUFFED =
  /^(?:bear|elephant|lion|tiger|monkey|penguin|giraffe|dinosaur|rabbit|fox|owl|whale|octopus|dragon|hippo|zebra|panda|sheep|pig|mouse)$/;
export const isToyLike = ({ kind, concept = '' }: Being): boolean =>
  kind === 'toy' || ((kind === 'animal' || kind === 'creature') && STUFFED.test(concept));

/** A toy that was left somewhere, and where the text begins to say so. */
export function lostToyIn(
  text: string,
  language: Language,
  { trouble, about }: Told,
  cast: readonly Being[],
): (Told & { readonly at: number }) | undefined {
  const isOpen =
    trouble === undefined ||
    about?.concept === 'strangers' ||
    (trouble === 'lost' && (!about?.concept || HOLDS.test(about.concept)));
  const toy = cast.find((each) => isToyLike(each) && each.name !== undefined) ?? cast.find(isToyLike);
  const at = foldOf(plainOf(text)).search(LEFT[language]);
  if (!isOpen || !toy || at < 0) return undefined;
  return {
    trouble: 'lost',
    at,
    about: { concept: toy.concept ?? 'cuddly toy', phrase: toy.name ?? about?.phrase ?? '' },
  };
}
