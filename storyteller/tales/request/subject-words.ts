import type { Language } from '@storyloom/shared/domain';
import { LOOSE_TOOTH } from './hints.ts';
import type { Trouble } from './request.ts';

type Subjects = readonly (readonly [concept: string, Readonly<Record<Language, RegExp>>])[];

/** What there are stories of, by how people say it, for a text in lower case and without accents. The first that is found counts. */
export const SUBJECTS: Readonly<Partial<Record<Trouble, Subjects>>> = {
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
    [
      'biscuit',
      {
        english: /cookie|biscuit/,
        spanish: /galleta/,
        french: /biscuit|cookie|(?<![a-z])sables?(?![a-z])/,
        chinese: /饼干|曲奇/,
      },
    ],
    ['pancake', { english: /pancake/, spanish: /tortitas|crepe/, french: /crepe/, chinese: /煎饼|烙饼|薄饼/ }],
    ['pizza', { english: /pizza/, spanish: /pizza/, french: /pizza/, chinese: /披萨|比萨/ }],
    ['croquette', { english: /croquette/, spanish: /croqueta/, french: /croquette/, chinese: /丸子/ }],
    ['muffin', { english: /muffin|cupcake/, spanish: /magdalena/, french: /muffin|madeleine/, chinese: /纸杯蛋糕/ }],
    [
      'churro',
      { english: /dough?nut|donut/, spanish: /churro|donut/, french: /beignet|donut/, chinese: /甜甜圈|油条/ },
    ],
    ['waffle', { english: /waffle/, spanish: /gofre/, french: /gaufre/, chinese: /华夫饼/ }],
    [
      'dumpling',
      { english: /dumpling/, spanish: /empanadilla/, french: /ravioli/, chinese: /饺子|包子|馄饨|汤圆|粽子|月饼/ },
    ],
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
      'ball',
      {
        english: /football|soccer|penalt|goal(?:ie|keeper)/,
        spanish: /futbol|penalti|porteri?[oa]|portera/,
        french: /football|(?<![a-z])foot(?![a-z])|penalty|gardien(?:ne)? de but/,
        chinese: /足球|点球|守门|踢球|射门/,
      },
    ],
    [
      'stage',
      {
        english:
          /spelling|poe(?:m|try)|talent|recit|speech|(?<![a-z])sing|song|story ?telling|piano|violin|on (?:the )?stage|quiz|(?:school|christmas|class) (?:play|show|concert)|(?:a|one|her|his) (?:line|part|role) in|in front of/,
        spanish:
          /poe(?:sia|ma)|deletreo|talento|recital|cantar|cancion|canto|oratoria|contar cuentos|piano|escenario|funcion|obra de teatro|actuacion|delante de/,
        french:
          /poe(?:sie|me)|recit|chant|orthographe|dictee|eloquence|expose|piano|la scene|spectacle|theatre|devant (?:la|sa|toute|tout)/,
        chinese: /讲故事|朗诵|演讲|唱歌|背诗|背书|古诗|拼写|钢琴|表演|演出|话剧|朗读|当众|上台|全班面前/,
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
    ['tooth', LOOSE_TOOTH],
    [
      'swimming',
      { english: /swim|(?<![a-z])pool/, spanish: /piscina|nadar/, french: /piscine|nager/, chinese: /游泳|泳池/ },
    ],
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
        chinese: /新来了?(?:一[只条])?小?(?:狗|猫|兔)|新(?:来的)?(?:小?狗|小?猫|兔|宠物)|领养|收养/,
      },
    ],
  ],
};

/** That a hidden place or thing is found, or that there is one. */
export const FINDS: Readonly<Record<Language, RegExp>> = {
  english:
    /(?<![a-z])(?:finds?|found|discover\w*|secret (?:door|box|passage|garden|message|place|tunnel|map))|treasure/,
  spanish: /encuentra|encontr[oa]|descubr|tesoro|secret[oa]s? |puertecita/,
  french: /trouve|decouvr|tresor|secrete?s? /,
  chinese: /发现|找到|宝藏|宝物|秘密(?:盒|箱|通道|花园|基地|小?门|信)/,
};

/** That somebody takes back what was borrowed. */
export const RETURNS: Readonly<Record<Language, RegExp>> = {
  english: /(?<![a-z])(?:back|returns?|library)(?![a-z])/,
  spanish: /devolver|devuelve|biblioteca/,
  french: /rendre|rend |rapporte|bibliotheque/,
  chinese: /还给|送回|图书馆/,
};
