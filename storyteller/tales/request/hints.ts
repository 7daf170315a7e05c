import type { Language } from '@storyloom/shared/domain';
import type { Being, Request, Trouble } from './request.ts';

/** Something that happens, by how people tell of it without calling it a trouble. */
interface Hint {
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

const isSmallAnimal = ({ kind, relation, concept }: Being): boolean =>
  kind === 'animal' && concept !== undefined && (relation !== 'pet' || /^(?:kitten|cat)$/.test(concept));
const isGrownUp = ({ kind }: Being): boolean => kind === 'grownup';

const isChild = ({ kind, name }: Being): boolean => kind === 'child' && name !== undefined;

/** In their order. */
const HINTS: readonly Hint[] = [
  {
    trouble: 'quarrel',
    instead: [undefined, 'contest', 'learn', 'make', 'newcomer', 'first time'],
    patterns: {
      english:
        /quarrel|f[ae]ll(?:en|ing)? out|argu(?:e|ing)|fight(?:ing)? (?:over|about)|make (?:up|friends) again|not (?:speaking|talking)/,
      spanish: /pelea|pelean|discut|enfada|no se hablan|hacer las paces|reconcili/,
      french: /dispute|fache|se parlent plus|me parle plus|reconcili/,
      chinese: /吵(?:起来|架|了)|谁也不理谁|不理[他她]|闹翻/,
    },
    who: (cast) => cast.filter(isChild).length > 1,
  },
  {
    trouble: 'lost',
    concept: 'tooth',
    instead: [undefined, 'first time'],
    patterns: {
      english: /(?:lost|lose|can’?t find)[^.!?]{0,20}tooth|tooth[^.!?]{0,20}(?:missing|gone|lost)/,
      spanish: /(?:perd|no encuentra)[^.!?]{0,20}diente/,
      french: /(?:perdu|trouve plus)[^.!?]{0,20}dent(?![a-z])/,
      chinese: /牙[^，。]{0,3}(?:丢|不见|找不)/,
    },
  },
  {
    trouble: 'contest',
    instead: [undefined, 'learn', 'make', 'newcomer'],
    patterns: {
      english:
        /in front of (?:the |her |his |their )?(?:whole |entire )?(?:class|school|everyone|everybody|audience)|on (?:the )?stage|spelling bee|talent show|sack race|sports day|competition|contest/,
      spanish:
        /delante de (?:todos|toda|la clase|su clase)|escenario|concurso|competicion|carreras? (?:de|en|del) (?!coche)/,
      french:
        /devant (?:la|sa|toute la) classe|devant (?:toute? )?l’ecole|devant tout le monde|sur scene|concours|la course (?:de l’ecole|d’)/,
      chinese: /上台|当众|全班面前|比赛/,
    },
  },
  {
    trouble: 'rescue',
    instead: [undefined, 'learn', 'make', 'newcomer'],
    patterns: {
      english:
        /(?<![a-z])(?:fell|fallen|stuck|trapped|hurt|injured|broken wing|stranded|can’?t get down|climbed)(?![a-z])/,
      spanish:
        /(?:caid[oa]|se cayo|atrapad[oa]|herid[oa]|ala rota|varad[oa]|no (?:sabe|puede) bajar|abandonad[oa]|subido)(?![a-z])/,
      french:
        /(?:tombee? (?:du|de|dans)|coincee?|blessee?|aile cassee|echouee?|pieg(?:e|ee)|abandonnee?|redescendre)(?![a-z])/,
      chinese: /掉(?:下来|进|到)|卡在|受伤|困在|被困|搁浅|下不来|爬上了/,
    },
    who: (cast) => cast.some(isSmallAnimal),
  },
  {
    trouble: 'promise',
    instead: [undefined, 'lost', 'make', 'learn'],
    patterns: {
      english: /(?:forg[oe]t|broke|kept|keeps?) (?:all about )?(?:his|her|a|the) promise|promised/,
      spanish: /prometi|promesa/,
      french: /promis(?:e)?(?![a-z])|promesse/,
      chinese: /答应|说好|拉钩|约好/,
    },
  },
  {
    trouble: 'newcomer',
    concept: 'classmate',
    instead: [undefined, 'learn', 'make'],
    patterns: {
      english: /new (?:girl|boy|kid|pupil|student|classmate)(?![a-z])/,
      spanish: /(?:nin|alumn|companer)[oa] nuev[oa]|nuev[oa] (?:alumn|companer)[oa]/,
      french: /nouve(?:lle|l|au) (?:eleve|camarade|copain|copine)|une nouvelle,|un nouveau,/,
      chinese: /新同学|转学生|插班/,
    },
  },
  {
    trouble: 'secret',
    concept: 'secret',
    instead: [undefined, 'promise'],
    patterns: {
      english: /(?:keep|kept|tell|told|gave away)[^.!?]{0,12} secret/,
      spanish: /(?:guardar|guarda|conto|cuenta|contar)[^.!?]{0,12} secreto/,
      french: /(?:garder|garde|dit|raconte|repete)[^.!?]{0,12} secret/,
      chinese: /(?:保守|说出|守着|告诉)[^，。]{0,6}秘密/,
    },
  },
  {
    trouble: 'make',
    instead: [undefined, 'afraid'],
    patterns: {
      english: /(?<![a-z])(?:makes?|making|made|builds?|building|built|bakes?|baking)(?![a-z])/,
      spanish: /(?<![a-z])(?:hace|hacer|haciendo|construye|construir|fabrica|prepara)(?![a-z])/,
      french: /(?<![a-z])(?:fait|faire|fabrique|fabriquer|construit|construire|prepare)(?![a-z])/,
      chinese: /做|搭|造|糊|烤/,
    },
  },
  {
    trouble: 'deliver',
    instead: [undefined, 'make'],
    patterns: {
      english: /(?<![a-z])(?:brings?|takes?|carr(?:y|ies)|delivers?|bringing|taking)(?![a-z])/,
      spanish: /(?<![a-z])(?:le |les )?(?:lleva|llevan|llevar|trae)(?![a-z])/,
      french: /(?<![a-z])(?:apporte|apportent|apporter|porte|livre)(?![a-z])/,
      chinese: /送(?!进|走|上学|去上学)/,
    },
    who: (cast) => cast.some((each) => isGrownUp(each) && (each.name !== undefined || each.concept === 'neighbour')),
  },
  {
    trouble: 'first time',
    instead: [undefined, 'make', 'learn'],
    patterns: {
      english: /first (?:time|night|flight|trip|train ride|camping)/,
      spanish: /primer(?:a|o)? (?:vez|noche|vuelo|viaje)/,
      french: /premi(?:er|ere) (?:fois|nuit|vol|voyage)/,
      chinese: /第一次|头一回/,
    },
  },
  {
    trouble: 'learn',
    instead: [undefined],
    patterns: {
      english: /whistl|learn\w* to (?:swim|read|dance)|can’?t swim|(?<![a-z])swim(?:ming)? lessons?/,
      spanish: /silbar|(?:aprend\w{1,6} a|clases de) (?:nadar|natacion|leer|bailar)/,
      french: /siffler|(?:apprend\w{0,4} a|cours de) (?:nager|natation|lire|danser|danse)/,
      chinese: /吹口哨|学游泳|学跳舞|学认字/,
    },
  },
  {
    trouble: 'secret',
    concept: 'birthday',
    instead: [undefined, 'make'],
    patterns: {
      english: /birthday|turns? (?:four|five|six|seven|eight|nine|ten|\d)/,
      spanish: /cumple/,
      french: /anniversaire|(?:fete|fetera) ses/,
      chinese: /生日/,
    },
  },
];

/** What a text tells of, where the reader of requests found no trouble or one that most stories have in them. */
export function hintIn({ trouble, written, leads, others }: Request, plain: string): Hint | undefined {
  const cast = [...leads, ...others];
  return HINTS.find(
    ({ instead, patterns, who }) => instead.includes(trouble) && patterns[written].test(plain) && (who?.(cast) ?? true),
  );
}
