import type { Language } from '@storyloom/shared/domain';
import { FAREWELL, MOVED } from './changes.ts';
import { EVENTS, type Hint } from './events-told.ts';
import type { Being, Request } from './request.ts';

const isSmallAnimal = ({ kind, relation, concept }: Being): boolean =>
  kind === 'animal' && concept !== undefined && (relation !== 'pet' || /^(?:kitten|cat)$/.test(concept));
const isGrownUp = ({ kind }: Being): boolean => kind === 'grownup';

const isChild = ({ kind, name }: Being): boolean => kind === 'child' && name !== undefined;

/** A tooth that is about to come out. */
export const LOOSE_TOOTH: Readonly<Record<Language, RegExp>> = {
  english: /(?:loose|wobbly|first|milk|baby) tooth|tooth (?:is|feels|gets) (?:so |very |really )?(?:loose|wobbly)/,
  spanish:
    /(?:mueve|baila|cae|caer|caiga|primer)[^.!?]{0,14} diente|diente[^.!?]{0,20}(?:mueve|baila|cae|caer|caiga|floj)/,
  french: /(?<![a-z])dent[^.!?]{0,20}(?:bouge|tombe)|(?:bouge|tombe|perd)[^.!?]{0,14} dent(?![a-z])|premiere dent/,
  chinese: /[掉换]牙|牙(?:齿)?[^，。]{0,3}(?:松|晃|掉)/,
};

/** In their order. */
const HINTS: readonly Hint[] = [
  ...EVENTS,
  {
    trouble: 'quarrel',
    instead: [undefined, 'contest', 'learn', 'make', 'newcomer', 'first time'],
    patterns: {
      english:
        /quarrel|f[ae]ll(?:en|ing)? out|argu(?:e|ing|ment)|fight(?:ing)? (?:over|about)|(?:cross|angry|mad|upset|furious)[^.!?]{0,40}(?:broke|ruin|knock|tore|ripped)|make (?:up|friends) again|not (?:speaking|talking)|(?:no longer|not|aren’t) friends|(?:won’t|doesn’t want to) (?:talk|speak) to/,
      spanish:
        /pelea|pelean|discut|enfada|no se hablan|hacer las paces|reconcili|ya no son amig|no quiere hablar(?:le| con)|no quieren ser amig/,
      french:
        /dispute|fache|se parlent plus|me parle plus|reconcili|veut (?:plus|pas) (?:lui|leur) parler|ne sont plus (?:copain|copine|ami)/,
      chinese:
        /吵(?:起来|架|了)|谁也不理谁|不理[他她]|闹翻|绝交|不(?:再)?是(?:好)?朋友|都(?:想要|要|想玩|要玩)(?:玩|坐|骑)?(?:那|这|同|先)/,
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
    trouble: 'first time',
    concept: 'tooth',
    instead: [undefined, 'afraid', 'learn', 'newcomer', 'lost'],
    patterns: LOOSE_TOOTH,
  },
  {
    trouble: 'newcomer',
    concept: 'farewell',
    instead: [undefined, 'lost', 'learn', 'first time'],
    patterns: FAREWELL,
  },
  { trouble: 'newcomer', concept: 'home', instead: [undefined], patterns: MOVED },
  {
    trouble: 'contest',
    instead: [undefined, 'learn', 'make', 'newcomer', 'afraid'],
    patterns: {
      english:
        /in front of (?:the |her |his |their )?(?:whole |entire )?(?:class|school|everyone|everybody|audience)|on (?:the )?stage|spelling bee|talent show|school play|(?:sing|line|part|role|dance|perform)s?[^.!?]{0,12} in (?:the|her|his|a) (?:[a-z]+ )?(?:play|show|concert|assembly)|sack race|sports day|competition|contest/,
      spanish:
        /delante de (?:todos|toda|la clase|su clase)|escenario|en (?:la|una) (?:funcion|obra de teatro|actuacion)|concurso|competicion|carreras? (?:de|en|del) (?!coche)/,
      french:
        /devant (?:la|sa|toute la) classe|devant (?:toute? )?l’ecole|devant tout le monde|sur scene|(?:dans|au|pour) (?:le |un )?(?:spectacle|theatre|piece)(?![a-z])|concours|la course (?:de l’ecole|d’)/,
      chinese: /上台|台上|当众|全班面前|比赛|(?:演|表演|演出).{0,4}(?:话剧|节目)|文艺汇演/,
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
    trouble: 'rescue',
    instead: [undefined, 'learn', 'make'],
    patterns: {
      english:
        /(?:finds?|found|discovers?) (?:a|an|the) (?:[a-z]+ ){0,2}(?:kitten|puppy|bird|chick|hedgehog|rabbit|mouse|duckling|lamb|squirrel)(?![a-z])/,
      spanish:
        /(?:encuentra|encuentran|encontro|encontraron) (?:a )?(?:un|una) (?:gat|perr|cachorr|pajar|pollit|eriz|conej|raton|patit|cord)/,
      french:
        /(?:trouve|trouvent|decouvre|decouvrent) (?:un|une) (?:petite? )?(?:chat|chiot|oiseau|oisillon|poussin|herisson|lapin|souris|caneton|agneau|ecureuil)/,
      chinese: /(?:发现|捡到|找到|看见)(?:了)?一只\p{Script=Han}{0,4}(?:猫|狗|鸟|鸡|刺猬|兔|鸭|羊|松鼠)/u,
    },
    who: (cast) => cast.some(isChild) && cast.some(isSmallAnimal),
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
    trouble: 'secret',
    concept: 'found',
    instead: [undefined, 'learn', 'make', 'lost'],
    patterns: {
      english: /(?:finds?|found|discover\w*) (?:a|an|some|the) (?:[a-z]+ )?(?:treasure|chest|door|box|map|cave|tunnel)/,
      spanish:
        /(?:encuentra|encuentran|ha encontrado|encontro|descubren?|descubrio) (?:un|una|el) (?:[a-z]+ )?(?:tesoro|cofre|puerta|caja|mapa|cueva|tunel)/,
      french:
        /(?:trouve|trouvent|decouvre|decouvrent) (?:un|une|le) (?:[a-z]+ )?(?:tresor|coffre|porte|boite|carte|grotte|tunnel|passage)/,
      chinese: /(?:发现|找到)(?:了)?(?:一[个只扇张处])?\p{Script=Han}{0,4}(?:宝藏|宝物|宝箱|门|盒子|地图|山洞|地道)/u,
    },
  },
  {
    trouble: 'secret',
    concept: 'secret',
    instead: [undefined, 'learn', 'make', 'lost'],
    patterns: {
      english:
        /(?:tells?|telling|told) (?:nobody|no one)|(?:does ?n[o’]t|won’t|must ?n[o’]t|can’t|not allowed to) (?:want to )?tell (?:anyone|anybody)|only (?:tells|wants to tell)/,
      spanish:
        /no (?:se lo|lo|la) (?:quiere|puede|debe) (?:decir|contar|ensenar)|no (?:se lo|lo) (?:cuenta|dice) a nadie|solo se lo (?:dice|cuenta)/,
      french:
        /ne (?:veut|peut|doit) (?:le |la |les |en )?(?:dire|parler|raconter|montrer) (?:qu’|a personne)|ne (?:le |l’)?(?:dit|a dit) (?:qu’|a personne)/,
      chinese: /谁(?:也|都)不(?:告诉|说)|不(?:想|能|肯|要)告诉(?:别人|任何人|大人)|只告诉/,
    },
  },
  {
    trouble: 'afraid',
    concept: 'alone',
    instead: [undefined, 'learn'],
    patterns: {
      english: /(?:can’?t|cannot|trouble) (?:fall(?:ing)? a)?sleep/,
      spanish: /no (?:puede|consigue|logra) dormir/,
      french: /n’arrive (?:pas|plus) a (?:s’en)?dormir|ne (?:peut|veut) pas dormir/,
      chinese: /睡不着/,
    },
    who: ([first]) => first?.kind === 'animal',
  },
  {
    trouble: 'make',
    instead: [undefined, 'afraid'],
    patterns: {
      english: /(?<![a-z])(?:makes?|making|made|builds?|building|built|bakes?|baking)(?![a-z])/,
      spanish:
        /(?<![a-z])(?:hace|hacen|hicieron|hacer|haciendo|cocinan?|hornean?|construye|construir|fabrica|prepara)(?![a-z])/,
      french: /(?<![a-z])(?:fait|font|faire|cuisinent?|fabrique|fabriquer|construit|construire|prepare)(?![a-z])/,
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
    trouble: 'newcomer',
    concept: 'pet',
    instead: [undefined, 'learn', 'secret'],
    patterns: {
      english:
        /(?:wants?|wish(?:es)? for|dreams? of|gets?|getting) (?:nothing more than )?(?:a|an|his own|her own) (?:[a-z]+ )?(?:dog|puppy|cat|kitten|rabbit|bunny|hamster|guinea pig|pet)(?![a-z])/,
      spanish:
        /(?:quiere|desea|suena con|pide|regalan) (?:tener )?(?:un|una) (?:perr|gat|cachorr|conej|hamster|mascota)/,
      french:
        /(?:veut|voudrait|reve d’|recoit|aura) (?:avoir )?(?:un|une) (?:chien|chiot|chat|chaton|lapin|hamster|cochon d)/,
      chinese: /想(?:要|养)(?:一[只条])?(?:小)?(?:狗|猫|兔|仓鼠|宠物)/,
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
