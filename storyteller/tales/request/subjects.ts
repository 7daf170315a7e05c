import type { Language } from '@storyloom/shared/domain';
import { isAmongAnimals } from '../cast/cast-animals.ts';
import { taleFor } from '../troubles.ts';
import { hintIn } from './hints.ts';
import { PROMPT_MAX } from './language-of.ts';
import type { Being, Request, Trouble } from './request.ts';
import { foldOf, plainOf } from './tokens.ts';

type Subjects = readonly (readonly [concept: string, Readonly<Record<Language, RegExp>>])[];

/** What there are stories of, by how people say it, for a text in lower case and without accents. The first that is found counts. */
const SUBJECTS: Readonly<Partial<Record<Trouble, Subjects>>> = {
  learn: [
    [
      'swimming',
      { english: /(?<![a-z])swim/, spanish: /nadar|natacion/, french: /(?<![a-z])nager|natation/, chinese: /游泳/ },
    ],
    ['whistling', { english: /whistl/, spanish: /silbar|chiflar/, french: /siffler/, chinese: /口哨/ }],
    [
      'reading',
      {
        english: /^read(?:s|ing)?(?![a-z])|(?:how to|to|starting to|can’t|cannot) read(?![a-z])/,
        spanish: /(?<![a-z])leer(?![a-z])/,
        french: /(?<![a-z])lire(?![a-z])/,
        chinese: /认字|识字|读书|看书|阅读/,
      },
    ],
    [
      'dancing',
      { english: /danc|ballet/, spanish: /bail|danza/, french: /danser|la danse/, chinese: /跳舞|街舞|芭蕾/ },
    ],
  ],
  make: [
    ['kite', { english: /(?<![a-z])kite/, spanish: /cometa|papalote/, french: /cerf-volant/, chinese: /风筝/ }],
    ['lamp', { english: /lantern/, spanish: /farol/, french: /lanterne|lampion/, chinese: /灯笼/ }],
    ['snowman', { english: /snowman/, spanish: /muneco de nieve/, french: /bonhomme de neige/, chinese: /雪人/ }],
    ['cake', { english: /(?<![a-z])cake/, spanish: /pastel|tarta|bizcocho/, french: /gateau/, chinese: /蛋糕/ }],
    [
      'den',
      { english: /(?<![a-z])(?:fort|den)(?![a-z])/, spanish: /cabana/, french: /cabane/, chinese: /帐篷|小屋|城堡/ },
    ],
    ['rocket', { english: /rocket|spaceship/, spanish: /cohete/, french: /fusee/, chinese: /火箭|飞船/ }],
  ],
  contest: [
    [
      'sandcastle',
      { english: /sand ?castle/, spanish: /de arena/, french: /de sable/, chinese: /沙堡|沙子|堆沙|沙雕/ },
    ],
    [
      'costume',
      {
        english: /costume|dress-?up|fancy dress/,
        spanish: /disfra/,
        french: /deguis|costume/,
        chinese: /装扮|变装|化装|服装/,
      },
    ],
    [
      'drawing',
      {
        english: /draw|painting|art (?:contest|competition|show)/,
        spanish: /dibuj|pintura/,
        french: /dessin|peinture/,
        chinese: /画/,
      },
    ],
    [
      'stage',
      {
        english:
          /spelling|poe(?:m|try)|talent|recit|speech|sing|song|story ?telling|piano|violin|on (?:the )?stage|quiz/,
        spanish: /poe(?:sia|ma)|deletreo|talento|recital|cantar|cancion|canto|oratoria|contar cuentos|piano|escenario/,
        french: /poe(?:sie|me)|recit|chant|orthographe|dictee|eloquence|expose|piano|la scene/,
        chinese: /讲故事|朗诵|演讲|唱歌|背诗|背书|古诗|拼写|钢琴|表演|朗读/,
      },
    ],
    [
      'race',
      {
        english: /(?<![a-z])rac(?:e|es|ing)(?![a-z])|relay|running|sports? day|egg and spoon/,
        spanish: /carrera|relevos|correr|dia del deporte/,
        french: /course|relais|cross|courir/,
        chinese: /赛跑|跑步|长跑|接力|拔河|运动会|快/,
      },
    ],
  ],
  deliver: [
    [
      'forgotten',
      {
        english: /forgot|left (?:it|them|behind|at home)|glasses|umbrella/,
        spanish: /olvid|dejad|(?<![a-z])dejo|gafas|lentes|paraguas/,
        french: /oubli|lunettes|parapluie/,
        chinese: /忘|没带|落在家|伞|眼镜/,
      },
    ],
    [
      'careful',
      {
        english: /cake|pumpkin|(?<![a-z])eggs?(?![a-z])|without (?:dropping|spilling)/,
        spanish: /pastel|tarta|calabaza|huevos|sin que se/,
        french: /gateau|citrouille|oeufs|œufs|sans (?:le |la |les )?(?:faire tomber|renverser)/,
        chinese: /蛋糕|鸡蛋|南瓜/,
      },
    ],
  ],
  promise: [
    [
      'plants',
      {
        english: /(?<![a-z])water(?:s|ing)?(?![a-z])|plants|garden|flowers/,
        spanish: /regar|plantas|huerto|macetas|jardin|flores/,
        french: /arroser|plantes|potager|fleurs|jardin/,
        chinese: /浇|花|菜园|植物|盆栽/,
      },
    ],
    [
      'feeding',
      {
        english: /(?<![a-z])feed|look after|take care of|pet-?sit/,
        spanish: /cuidar|dar(?:le)? de comer|alimentar/,
        french:
          /nourrir|donner a manger|s’occuper d|garder (?:le|la|les) (?:chat|chien|poisson|lapin|hamster|oiseau|canari)/,
        chinese: /喂|照顾|照看/,
      },
    ],
  ],
  secret: [
    [
      'birthday',
      {
        english: /forgot|no ?body rem|no ?one rem|(?:hid|keep)\w* (?:something|it|a secret) from/,
        spanish: /olvid|nadie se acord|(?:le|se lo) (?:esconde|oculta)/,
        french: /oubli|(?:lui|se) cache|personne n’y pense/,
        chinese: /忘/,
      },
    ],
    [
      'surprise',
      {
        english: /surprise|party/,
        spanish: /sorpresa|fiesta/,
        french: /surprise|fete/,
        chinese: /惊喜|派对|偷偷|悄悄/,
      },
    ],
    [
      'secret',
      {
        english:
          /secret(?! (?:door|box|passage|garden|message|base|club|room|code|map|recipe|place|tunnel|world|island))/,
        spanish: /(?<!(?:mensaje|pasadizo|pasaje|jardin|codigo|lugar|club|cuarto|mundo) )secreto(?![a-z])/,
        french: /(?<!(?:message|passage|jardin|code|lieu|club|endroit|monde) )secret(?![a-z])/,
        chinese: /秘密(?!盒|箱|通道|花园|基地|小?门|信|房|地)/,
      },
    ],
  ],
  'first time': [
    [
      'airplane',
      {
        english: /plane|(?<![a-z])fl(?:y|ying|ight)(?![a-z])/,
        spanish: /avion|volar/,
        french: /avion/,
        chinese: /飞机/,
      },
    ],
    [
      'train',
      {
        english: /(?<![a-z])train(?![a-z])/,
        spanish: /(?<![a-z])tren(?![a-z])/,
        french: /(?<![a-z])train(?![a-z])/,
        chinese: /高铁|火车|动车|地铁/,
      },
    ],
    [
      'boat',
      {
        english: /(?<![a-z])boat|ferry/,
        spanish: /barco|barca|ferry/,
        french: /bateau|ferry/,
        chinese: /坐船|轮船|渡船|游船/,
      },
    ],
    [
      'camping',
      {
        english: /(?<![a-z])camp|tent(?![a-z])/,
        spanish: /campamento|acampa|tienda de campana|camping/,
        french: /camping|camper|colonie|tente(?![a-z])/,
        chinese: /露营|帐篷|夏令营/,
      },
    ],
    [
      'on foot',
      {
        english: /(?:walk|go|goes|going)[^.,!?]{0,30}(?:alone|by (?:him|her)self|on (?:his|her) own)/,
        spanish: /(?<![a-z])sol[oa](?![a-z])/,
        french: /tou(?:t|te) seule?/,
        chinese: /(?:自己|一个人|独自)(?:走|去|上学|买)/,
      },
    ],
  ],
  newcomer: [
    [
      'classmate',
      {
        english: /new (?:kid|girl|boy|student|pupil|child|classmate|friend)(?![a-z])|(?:is|who’s) new (?:in|at|to) /,
        spanish: /nuev[oa] (?:companer|alumn|nin|amig|en (?:la |su )?clase)|(?:nin|companer|alumn)[oa] nuev[oa]/,
        french:
          /nouve(?:au|lle|l) (?:eleve|copain|copine|fille|garcon|camarade|ami)|(?:eleve|garcon|fille) nouve(?:au|lle)|arrive dans (?:la|sa|notre) classe/,
        chinese: /新同学|转来|新来的(?:小朋友|同学)|插班|新同桌/,
      },
    ],
    [
      'pet',
      {
        english: /new (?:puppy|kitten|dog|cat|pet|bunny|rabbit|hamster)|adopt|shelter/,
        spanish:
          /(?:perr|gat|cachorr|mascota|conej)[a-z]{0,4} nuev|nuev[oa] (?:perr|gat|cachorr|mascota|conej)|adopt|perrera/,
        french: /nouve(?:au|lle|l) (?:chiot|chaton|chien|chat|lapin)|adopt|refuge/,
        chinese: /新(?:来的)?(?:小?狗|小?猫|兔|宠物)|领养|收养/,
      },
    ],
  ],
};

/** What the reader of requests has found already. */
const EVERYDAY = /^(?:bicycle|laces|school|sleepover|baby|home)$/;
const OF_EVERY_DAY: ReadonlySet<Trouble> = new Set<Trouble>(['learn', 'first time', 'newcomer']);

/** The animal that is rescued or gone: the one that the text says, or the first that is nobody’s pet. */
function animalIn({ trouble, about, leads, others }: Request): string | undefined {
  const cast = [...leads, ...others];
  const isSaid = cast.some(({ concept }) => concept !== undefined && concept === about?.concept);
  // `le cochon d’inde de la classe a disparu`
  const isThing = trouble === 'lost' && about !== undefined && about.concept !== 'school';
  if (isSaid || isThing) return undefined;
  const animals = cast.filter(({ kind, concept }) => kind === 'animal' && concept !== undefined);
  return (animals.find(({ relation }) => relation !== 'pet') ?? animals[0])?.concept;
}

/** The concept of stories that two children are in. */
const TOGETHER = 'careful';

/** Which of the stories of its trouble a request asks for; `undefined` if it is what its own words name, or nothing that is told. */
function subjectIn(request: Request, plain: string): string | undefined {
  const { trouble, about, written, leads, others, occasion } = request;
  if (trouble === undefined || (OF_EVERY_DAY.has(trouble) && isOfEveryDay(about?.concept, plain, written)))
    return undefined;
  if (trouble === 'rescue' || trouble === 'lost') return animalIn(request);
  if (trouble === 'make' && about?.concept !== undefined) return undefined;
  const cast = [...leads, ...others];
  const children = cast.filter(({ kind, name }) => kind === 'child' && name !== undefined);
  const subjects = (SUBJECTS[trouble] ?? []).filter(([concept]) => concept !== TOGETHER || children.length > 1);
  // A secret is a surprise or a birthday by what else is told.
  const phrase = trouble === 'secret' ? '' : foldOf(plainOf(about?.phrase ?? ''));
  for (const said of [phrase, plain]) {
    const [found] = subjects.find(([, patterns]) => patterns[written].test(said)) ?? [];
    if (found !== undefined) return found;
  }
  if (trouble === 'secret') return occasion === 'birthday' ? 'birthday' : 'none';
  if (trouble === 'deliver' && cast.some(({ kind }) => kind === 'grownup')) return 'gift';
  return trouble === 'promise' && children.length > 1 ? 'sibling' : undefined;
}

/** Whether a request is of something that every family knows. A first night in a tent is one of camping. */
function isOfEveryDay(concept: string | undefined, plain: string, language: Language): boolean {
  const camping = SUBJECTS['first time']?.find(([each]) => each === 'camping')?.[1][language];
  return EVERYDAY.test(concept ?? '') && !(concept === 'sleepover' && camping?.test(plain) === true);
}

/** A request with what it is about as a key of the stories that there are of its trouble. */
function named(request: Request, plain: string, known = subjectIn(request, plain)): Request {
  return known === undefined ? request : { ...request, about: { phrase: '', ...request.about, concept: known } };
}

/** A request as there are stories of it: with the subject of one, and with a trouble that is only hinted at if there is none of its own. */
export function withSubject(request: Request, text: string): Request {
  const plain = foldOf(plainOf(text.slice(0, PROMPT_MAX)));
  const own = named(request, plain);
  const hint = taleFor(own) ? undefined : hintIn(request, plain);
  if (!hint) return own;
  const { trouble, concept } = hint;
  const hinted = named({ ...request, trouble }, plain, concept);
  return taleFor(hinted) ? hinted : own;
}

/** A request without its trouble: its children and their company, or its animals. */
export function withoutTrouble(request: Request): Request {
  const { trouble: _, ...rest } = request;
  const { leads, others } = request;
  const children = leads.filter(({ kind }) => kind === 'child');
  const isKnown = ({ kind, concept }: Being): boolean =>
    kind === 'child' || kind === 'grownup' || concept !== undefined;
  const company = [...leads.filter((each) => !children.includes(each)), ...others].filter(isKnown);
  return isAmongAnimals(rest) ? rest : { ...rest, leads: children, others: company };
}
