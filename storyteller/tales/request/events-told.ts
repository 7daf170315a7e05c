import type { Language } from '@storyloom/shared/domain';
import type { Being, Trouble } from './request.ts';

/** Something that happens, by how people tell of it without calling it a trouble. */
export interface Hint {
  readonly trouble: Trouble;
  /** What the reader of requests may have taken it for. */
  readonly instead: readonly (Trouble | undefined)[];
  /** For a text in lower case and without accents. */
  readonly patterns: Readonly<Record<Language, RegExp>>;
  /** What it is about, if the hint says so. */
  readonly concept?: string;
  /** Who has to be in the text. */
  readonly who?: (cast: readonly Being[]) => boolean;
}

/** Spoiling a thing, in each language that has spaces. */
const SPOILS = {
  english:
    '(?:broke|broken|breaks|scratch\\w*|spill?ed|spilt|stain\\w*|ruin\\w*|tore|torn|ripped|crack\\w*|smash\\w*|drew on|got wet|lost)',
  spanish:
    '(?:rot[oa]|rompi[oe]\\w*|rompe|estrope\\w*|manch\\w*|ray(?:o|ad\\w)|pintad[oa]|mojad[oa]|perdi[oe]?d?[oa]?)',
  french: '(?:casse\\w?|abime\\w?|dechire\\w?|tache\\w?|salie?|renverse\\w?|mouille\\w?|perdue?)',
} as const;

/** A grown-up of the family, a teacher or a neighbor. */
const ELDERS = {
  english: '(?:grand[a-z]+|gran|granny|nan|nana|nanny|mum|mom|mummy|mommy|dad|daddy|aunt\\w*|uncle|teacher|neighbou?r)',
  spanish: '(?:abuel[oa]|abuelit[oa]|yay[oa]|mama|papa|madre|padre|ti[oa]|profe|profesora?|maestr[oa]|vecin[oa])',
  french:
    '(?:mamie|papi|mamy|papy|meme|pepe|grand-?mere|grand-?pere|maman|papa|mere|pere|tante|tata|oncle|tonton|maitresse|maitre|voisine?)',
  chinese: '(?:奶奶|爷爷|外婆|外公|姥姥|姥爷|妈妈|爸爸|阿姨|叔叔|舅舅|姑姑|老师|邻居)',
} as const;

/** Not wanting to, before what somebody will not do. */
const WILL_NOT = {
  english:
    "(?<![a-z])(?:won[’']?t|will not|do(?:es)?n?[’']?t?(?: not)? (?:ever )?(?:want to|like(?: to)?|feel like)|refus(?:es|ing) to|never(?: wants to| ever)?|hates?(?: to)?|not want to)",
  spanish:
    '(?<![a-z])(?:no (?:se )?(?:quier[a-z]{1,3})|nunca(?: se)?(?: quiere)?|odia|no le gusta(?:n)?|se niega a|no hay manera de que)',
  french: '(?<![a-z])(?:veu(?:t|lent) (?:pas|jamais|plus)|n’aime (?:pas|jamais)|deteste|refuse d[e’])',
  chinese: '(?:不肯|不愿意?|不爱|不想|不喜欢|讨厌|从来不|老不|总不|就是不)',
} as const;

/** What a child will not do, by the words behind not wanting to. */
const refusal = (
  concept: string,
  { english, spanish, french, chinese }: Readonly<Record<Language, string>>,
  besides: Readonly<Partial<Record<Language, string>>> = {},
): Hint => {
  const of = (language: Language, deed: string, gap: string, flags = ''): RegExp =>
    new RegExp(
      [`${WILL_NOT[language]}${gap}(?:${deed})`, ...(besides[language] === undefined ? [] : [besides[language]])].join(
        '|',
      ),
      flags,
    );
  return {
    trouble: 'refuse',
    concept,
    instead: [undefined, 'learn', 'make'],
    patterns: {
      english: of('english', english, ' (?:[a-z]{1,9} ){0,2}'),
      spanish: of('spanish', spanish, ' (?:[a-z]{1,9} ){0,2}'),
      french: of('french', french, ' ?(?:[a-z]{1,9} ){0,2}'),
      chinese: of('chinese', chinese, '\\p{Script=Han}{0,3}?', 'u'),
    },
  };
};

/** What happens to families that no verb of a trouble tells: a grown-up is ill, a cup is broken, snow falls. */
export const EVENTS: readonly Hint[] = [
  {
    trouble: 'promise',
    concept: 'plants',
    instead: [undefined, 'learn', 'make'],
    patterns: {
      english:
        /(?:water(?:s|ing)?|look(?:s|ing)? after|tak(?:es?|ing) care of) (?:the |her |his |their |[a-z]+’s )?(?:neighbou?r’s )?(?:plants|flowers)/,
      spanish: /(?:cuid|reg|rieg)[a-z]{1,4} (?:las|los) (?:plantas|flores|tiestos|macetas)/,
      french: /(?:arros\w{1,3}|s’occuper?(?:e)? (?:de|des)|garder) (?:les |des |ses )?(?:plantes|fleurs)/,
      chinese: /(?:帮|替|给)[^，。]{1,6}浇(?:花|水)|照(?:看|顾)[^，。]{0,6}(?:花|植物|盆栽)/,
    },
  },
  {
    trouble: 'afraid',
    concept: 'dentist',
    instead: [undefined, 'learn', 'afraid'],
    patterns: {
      english: /(?<![a-z])(?:dentist|filling|cavity)(?![a-z])/,
      spanish: /dentista|empaste|caries/,
      french: /dentiste|carie(?![a-z])/,
      chinese: /牙医|补牙|拔牙|蛀牙/,
    },
  },
  {
    trouble: 'afraid',
    concept: 'needle',
    instead: [undefined, 'learn', 'afraid'],
    patterns: {
      english: /injection|vaccin|(?<![a-z])jabs?(?![a-z])|blood test|(?:has|have|gets?) (?:his|her|a) shots?(?![a-z])/,
      spanish: /vacuna|inyeccion|analisis de sangre/,
      french: /vaccin|piqure|prise de sang/,
      chinese: /打针|疫苗|抽血/,
    },
  },
  {
    trouble: 'lost',
    instead: [undefined, 'learn'],
    patterns: {
      english: /(?:can[’']?t|cannot|doesn[’']?t|couldn[’']?t) remember where/,
      spanish: /no (?:recuerda|se acuerda) (?:de )?donde/,
      french: /ne (?:sait|se souvient|se rappelle) (?:plus|pas) ou(?![a-z])/,
      chinese: /(?:忘了?|不记得|想不起来?)(?:把[^，。]{1,6})?(?:放|藏|搁)(?:在|到)?哪/,
    },
  },
  {
    trouble: 'first time',
    concept: 'sleepover',
    instead: ['afraid', 'learn'],
    patterns: {
      english: /sleep(?:s|ing)? over(?![a-z])|sleepover|(?:sleep|stay)(?:s|ing)? (?:the night )?at (?:her|his|their) /,
      spanish: /quedarse a dormir|dormir (?:fuera de casa|en casa de)/,
      french: /dormir chez|passer la nuit chez/,
      chinese:
        /(?:住|睡|过夜)在?(?:外婆|奶奶|姥姥|姑姑|阿姨|姨妈|朋友|同学)家|在(?:外婆|奶奶|姥姥|姑姑|阿姨|姨妈|朋友|同学)家(?:住|睡|过夜)/,
    },
  },
  refusal('teeth', {
    english: 'brush(?:es|ing)? (?:her |his |their )?teeth',
    spanish: '(?:lav|cepill)ar(?:se)? los dientes',
    french: '(?:se |de se )?(?:brosser|laver) (?:les|ses) dents',
    chinese: '刷牙',
  }),
  refusal(
    'tidying',
    {
      english:
        '(?:tid(?:y|ies|ying)|clean(?:s|ing)? up|clean(?:s|ing)? (?:her|his|their) room|pick(?:s|ing)? up (?:her|his|their)|put(?:s|ting)? (?:(?:her|his|their) )?(?:toys|things) away)',
      spanish: '(?:recog|orden|guard)(?:er|ar|e|a)(?![a-z])',
      french: 'ranger?(?![a-z])',
      chinese: '收拾|整理',
    },
    {
      english: '(?:messy|untidy) (?:room|bedroom)',
      spanish: 'cuarto desordenado|habitacion desordenada',
      french: 'chambre en desordre|ne range (?:pas|jamais)',
      chinese: '乱扔玩具|玩具[^。，]{0,4}(?:一地|乱)|房间[^。，]{0,3}乱',
    },
  ),
  refusal(
    'meal',
    {
      english:
        '(?:eat(?:s|ing)?|taste|tr(?:y|ies) (?:new food|her|his|any)|vegetables|veggies|peas|broccoli|carrots|spinach|soup)(?![a-z])',
      spanish: '(?:com(?:er|e|erse)|prob(?:ar|arlo|arla)|cenar|verduras?|sopa|brocoli|lentejas)(?![a-z])',
      french:
        '(?:manger?|gouter|avaler|finir (?:sa|son|ses)|(?:les |la |sa |ses )?(?:legumes|soupe|brocolis|epinards))(?![a-z])',
      chinese: '吃|尝',
    },
    {
      english: '(?:picky|fussy) eater|fussy (?:with|about) (?:his|her)? ?food',
      spanish: 'come (?:muy )?mal(?![a-z])|no come (?:nada|verdura)',
      french: 'ne mange (?:rien|pas|que)',
      chinese: '挑食|偏食',
    },
  ),
  refusal(
    'bedtime',
    {
      english: '(?:go(?:es|ing)? to (?:bed|sleep)|sleep(?! (?:in|at|without|alone|with|over))|bedtime)(?![a-z])',
      spanish:
        '(?:irse a (?:la cama|dormir)|ir a (?:la cama|dormir)|acostarse|meterse en la cama|dormir(?:se)?(?! (?:sol|en|sin|con|fuera)))',
      french: '(?:(?:d’)?aller (?:au lit|se coucher|dormir|au dodo)|se coucher|dormir(?! (?:seul|tou|dans|sans|chez)))',
      chinese: '睡觉|上床|睡午觉',
    },
    {
      english: 'stays? up (?:late|till|until|all)|never (?:tired|sleepy)',
      spanish: 'nunca tiene sueno',
      french: 'n’a jamais sommeil',
      chinese: '熬夜|睡得[很太]晚',
    },
  ),
  {
    trouble: 'deliver',
    concept: 'gift',
    instead: [undefined, 'learn', 'make', 'afraid', 'deliver', 'secret'],
    patterns: {
      english: new RegExp(
        `(?<![a-z])${ELDERS.english}(?: [a-z]{2,12}){0,3}(?:’s| is| has been| was| has| got)(?: been| very| quite| so| still| feeling| really){0,2} (?:ill|sick|unwell|poorly|not well|in (?:the )?hospital|in bed|a (?:bad |nasty )?cold|the flu|flu|(?:a )?broken (?:her|his|leg|arm|hip|foot|ankle|wrist))(?![a-z])`,
      ),
      spanish: new RegExp(
        `(?<![a-z])${ELDERS.spanish}(?: [a-z]{2,12}){0,3} (?:que )?(?:esta|lleva|sigue|tiene|se ha)(?: muy| un poco| malit[oa]){0,2} (?:enferm[oa]|malit[oa]|mal[oa]|en (?:el )?hospital|ingresad[oa]|en (?:la )?cama|resfriad[oa]|constipad[oa]|gripe|fiebre|roto (?:la|una))(?![a-z])`,
      ),
      french: new RegExp(
        `(?<![a-z])${ELDERS.french}(?: [a-z]{2,12}){0,3} (?:qui )?(?:est|reste|a|s’est)(?: tres| bien| un peu| toujours| encore){0,2} (?:malade|a l’hopital|hospitalisee?|alitee?|au lit|enrhumee?|la grippe|casse (?:la|le|une))(?![a-z])`,
      ),
      chinese: new RegExp(
        `${ELDERS.chinese}\\p{Script=Han}{0,3}?(?:住院|住进了?医院|生病|病了|感冒|发烧|不舒服|躺在床上|摔伤|骨折)`,
        'u',
      ),
    },
    who: (cast) => cast.some(({ kind }) => kind === 'grownup'),
  },
  {
    trouble: 'confess',
    instead: [undefined, 'quarrel', 'lost', 'learn', 'afraid', 'make', 'deliver', 'secret', 'promise'],
    patterns: {
      english: new RegExp(
        `(?:afraid|scared|dare|shy|nervous|worried|want) (?:to|about|of) (?:tell(?:ing)?|confess|own(?:ing)? up|admit)(?![a-z])(?! (?:a|the) )|own(?:s|ing|ed)? up|(?:told|tells|telling) (?:a |lots of )?(?:lie|lies|fib|fibs)(?![a-z])|(?<![a-z])lied (?:to|about)|confess|how to tell (?:him|her|them|mum|mom|dad)|tell(?:s|ing)? the truth|borrowed[^.!?]{0,60}${SPOILS.english}|${SPOILS.english}[^.!?]{0,40}(?:borrow|library)|(?:broke|scratched|spilled|stained|ruined|tore|ripped|cracked|smashed|drew on)[^.!?]{0,8} ${ELDERS.english}(?: [a-z]+)?’s`,
      ),
      spanish: new RegExp(
        `(?:dice|dijo|cuenta|decir) (?:una )?mentiras?|ha mentido|mintio|no se atreven? a (?:decir|contar|confesar)|no sab[a-z]{1,3} como (?:decir|contar)|(?:decir|contar|dice) la verdad|confesar|miedo (?:a |de )?(?:decir|contar)(?:selo)?|prest[a-z]{1,6}[^.!?]{0,60}${SPOILS.spanish}|${SPOILS.spanish}[^.!?]{0,40}(?:prestad|biblioteca)|(?:rot[oa]|rompio|rompe|estrope\\w{1,4}|manch\\w{1,4})[^.!?]{0,30} (?:del?|de (?:su|la)) ${ELDERS.spanish}(?![a-z])`,
      ),
      french: new RegExp(
        `a menti|mensonge|n’ose(?:nt)? pas (?:le |lui |leur )?(?:dire|avouer|en parler)|comment (?:le |lui |leur )(?:dire|avouer)|avouer|(?:dire|dit) la verite|peur de (?:le |lui )?(?:dire|avouer)|(?:emprunte|pretee?)[^.!?]{0,60}${SPOILS.french}|${SPOILS.french}[^.!?]{0,40}(?:emprunte|bibliotheque|pretee?)|(?:casse|abime|dechire|tache|renverse)\\w? [^.!?]{0,30}(?:du|de (?:sa|son|la)) ${ELDERS.french}(?![a-z])`,
      ),
      chinese: new RegExp(
        `不敢(?:说|告诉|承认|还)|不知道怎么(?:跟|对|和)?[^，。]{0,4}(?:说|告诉|交代)|说实话|承认错|撒谎|说谎|借[^。！？]{0,14}[弄打摔撕丢][湿脏坏破碎了]|[弄打摔撕][坏破碎湿脏丢][^。！？]{0,12}(?:图书馆|借来)|[弄打摔碰撞撕踢][坏破碎湿脏倒翻]了?${ELDERS.chinese}|把${ELDERS.chinese}[^。！？，]{0,10}[弄打摔碰撞撕踢][坏破碎湿脏倒翻]`,
        'u',
      ),
    },
  },
  {
    trouble: 'make',
    concept: 'snowman',
    instead: [undefined, 'first time', 'learn', 'lost', 'rescue'],
    patterns: {
      english:
        /snow ?m[ae]n(?![a-z])|first snow(?![a-z])|(?:play|plays|playing|day) (?:in|of) the snow|snow day|snowed/,
      spanish: /munecos? de nieve|primera (?:nevada|nieve)|ha nevado|jugar (?:con|en) la nieve|dia de nieve/,
      french: /bonhomme de neige|premiere neige|a neige|(?:jouer|joue|jouent) dans la neige|jour de neige/,
      chinese: /雪人|下雪|第一场雪|初雪|玩雪/,
    },
    who: (cast) => cast.some(({ kind }) => kind === 'child'),
  },
  {
    trouble: 'make',
    concept: 'seed',
    instead: [undefined, 'make', 'learn', 'promise'],
    patterns: {
      english:
        /(?<![a-z])(?:plant(?:s|ed|ing)?|sow(?:s|ed|ing)?|grow(?:s|ing)?) (?:a |an |some |the |his |her |their )?(?:[a-z]+ )?(?:seeds?|tomato(?:es)?|beans?|flowers?|sunflowers?|carrots?|pumpkins?|strawberr(?:y|ies)|vegetables?|garden|tree)(?![a-z])/,
      spanish:
        /(?:plant|siembr|sembr|cultiv)[a-z]{1,5} (?:una? |unos |unas |el |la |los |las |su |sus )?(?:semilla|tomate|judia|flor|girasol|zanahoria|calabaza|fresa|verdura|huerto|arbol|lenteja|garbanzo|alubia)/,
      french:
        /(?:plante|seme|cultive|fait pousser|faire pousser|planter|semer)(?:nt)? (?:une? |des |le |la |les |sa |son |ses )?(?:graine|tomate|haricot|fleur|tournesol|carotte|citrouille|fraise|legume|potager|arbre|lentille|radis)/,
      chinese:
        /种(?:了|下|上)?(?:一[颗粒棵盆些株])?(?:点)?(?:种子|西红柿|番茄|豆|花|向日葵|胡萝卜|南瓜|草莓|菜|树|葱|蒜|黄瓜)/,
    },
  },
  {
    trouble: 'make',
    concept: 'kite',
    instead: [undefined, 'learn'],
    patterns: {
      english: /(?:fly|flies|flying) (?:a|the|his|her|their|our) kite|kite string/,
      spanish: /volar (?:una|la|su) cometa|hilo de la cometa/,
      french: /(?:faire voler|fil d[ue]) (?:un |le |son |leur )?cerf-volant/,
      chinese: /放风筝|风筝线/,
    },
    who: (cast) => cast.some(({ kind }) => kind === 'child'),
  },
  {
    trouble: 'contest',
    concept: 'competition',
    instead: [undefined, 'learn', 'quarrel'],
    patterns: {
      english:
        /sore loser|hates? (?:to lose|losing)|(?:cries|angry|cross|tantrums?|upset)[^.!?]{0,40} los(?:es|ing)|always (?:wants|has) to win/,
      spanish:
        /mal perder|no (?:sabe|soporta|le gusta) perder|(?:enfad|llor)[^.!?]{0,40} (?:pierd|perd)|siempre quiere ganar/,
      french:
        /mauvaise? (?:perdant|joueu)|n’aime pas perdre|perd(?:re)? [^.!?]{0,50}(?:colere|pleure|fache)|(?:colere|pleure|fache)[^.!?]{0,40} perd/,
      chinese: /输不起|(?:输了|一输)[^，。]{0,3}(?:就|哭|生气|发脾气)|怕输/,
    },
    who: (cast) => cast.filter(({ kind, name }) => kind === 'child' && name !== undefined).length === 1,
  },
  {
    trouble: 'contest',
    concept: 'ball',
    instead: [undefined, 'learn'],
    patterns: {
      english: /football|soccer|penalt|goalkeeper/,
      spanish: /futbol|penalti|porter[oa](?![a-z])/,
      french: /football|(?<![a-z])foot(?![a-z])|penalty|gardien de but/,
      chinese: /足球|点球|守门员|踢球/,
    },
    who: (cast) => cast.some(({ kind }) => kind === 'child'),
  },
];
