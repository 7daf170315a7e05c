import type { Language } from '@storyloom/shared/domain';
import { foldedSet, wordSet } from './word-set.ts';

type Gender = 'm' | 'f';

/** First names of children and grandparents of today. A name that both have is in neither list of a language, but in `EITHER`. */
const NAMES: Readonly<Record<Exclude<Language, 'chinese'>, Readonly<Record<Gender, ReadonlySet<string>>>>> = {
  english: {
    f: foldedSet(`ottilie eluned zainab precious juniper suvi ngozi saoirse 
      may juno dawn felicity verity serenity trinity temperance constance summer autumn star crystal melody harmony charity patience prudence jade ginger pepper sky honey blossom saoirse aoife niamh ciara orla wren anya amara zuri keisha aaliyah camila ximena priya hana yuki mei ling leilani noelle elowen bea maja freja ingrid astrid svetlana katya nadine xiomara
      abigail ada adelaide agnes aisha alexandra alice alina amara amber amelia amina amy angela anita ann anna annabel anne annie anya april
      aria ariana arya audrey aurora ava barbara beatrice bella bertha bethany betty billie bonnie brenda bridget brooke callie camila carol caroline
      catherine cecilia celia charlotte chloe claire clara cleo cora daisy daphne deborah delilah diana dora doris dorothy edith edna eileen eleanor
      elena eliza elizabeth ella ellen ellie eloise elsa elsie emilia emily emma erin esme estelle esther ethel eva eve evelyn evie faith fatima
      fern fiona flora florence frances freya gemma georgia gertrude gianna ginny gloria grace gracie greta gwen hallie hannah harper harriet hattie
      hazel heather helen helena heidi hilda holly hope ida imani imogen ines ingrid irene iris isabel isabella isabelle isla ivy jane janet jasmine jean
      jennifer jenny jessica joan joanna josephine joy joyce judith julia juliet june kaia kate katherine kathleen katie keira kiara kim kitty lara
      laura layla leah leila lena leona lexi lila lilah lily lina linda lola lottie louisa louise lucia lucy luna lydia mabel mackenzie madeline madison
      maeve maggie maisie mara margaret maria marie marigold martha mary matilda maya mabel meera megan melanie mia michelle mila millie mimi mina minnie
      miriam molly mona muriel myra nadia nancy naomi natalie nell nellie nia nicole nina noor nora norma olive olivia opal pamela paige patricia
      patsy paula pearl peggy penelope penny petra phoebe piper pippa polly poppy priya rachel ramona rebecca rita rosa rosalind rose rosemary rosie
      roxy ruby ruth sadie sally samantha sandra sara sarah sasha savannah scarlett selma serena shirley sienna silvia skye sofia sonia sophia sophie
      stella sunny susan suzie sylvia tabitha talia tara tess tessa thea tilda tilly tina trudy uma una ursula valerie vera veronica victoria viola
      violet vivian wanda wendy willa willow winifred winnie yara yasmin yvonne zadie zara zelda zoe zoey zuri
    `),
    m: foldedSet(`oluwaseun emeka lachlan 
      art bill clay cliff dale chase grant jay gene heath reed rich rob dean duke drake hunter cooper tanner bear ocean river jojo tadhg kai ravi dev minh tuan idris jaylen deshawn mateusz tomasz kwame ezekiel reggie benji oskar anders sven lars noel ayo tayo jamal omar yuto kenji raj sanjay amit
      aaron abel abdul abraham adam aden adrian ahmed aidan alan albert alec alexander alfie alfred ali amir amos andrew angus anthony archer archie
      arjun arlo arnold arthur asa asher atlas atticus august austin barnaby barry ben benedict benjamin benny bernard bert billy bob bobby boris brandon
      brian bruce bruno bryan caleb callum calvin cameron carl carlos carter caspar caspian cecil cedric charles chester christian christopher clarence
      clark clive cody cole colin connor conor cyrus damian dan daniel danny darius darren dashiell david declan dennis derek dexter diego dmitri dominic
      donald douglas duncan dylan earl eddie edgar edmund edward edwin eli elias elijah elliot elmer emmett eric ernest ethan eugene evan ezra
      felix fergus fernando finley finn fitz francis frank franklin fred freddie frederick gabriel gareth gavin geoffrey george gerald gilbert giles glen
      gordon graham grayson greg gus hamish hank hans harold harrison harry harvey hassan hector henry herbert herman homer horace howard hudson hugh
      hugo ian ibrahim idris ira isaac isaiah ivan jack jackson jacob jaden jake james jamal jason jasper jeremy jerome jerry jesse jim jimmy joe joel
      john johnny jonah jonas jonathan jose joseph josh joshua jude julian julius kai karl keith ken kenneth kevin kofi kwame kyle lachlan lance
      larry laurence lawrence leo leon leonard leroy levi lewis liam lincoln lionel logan lorenzo louis luca lucas lucian luis luke luther magnus malachi
      malcolm marcus mario mark marley marlon martin marvin mason mateo matthew matt maurice max maximilian maxwell micah michael miguel mike miles milo
      mohammed morris moses muhammad nathan nathaniel ned neil nelson nicholas nick nico nigel noah noel norman oliver ollie omar orlando oscar oswald otis otto
      owen pablo pascal patrick paul percy perry pip oskar emil pete peter philip phineas phoenix pierre preston quentin quincy rafael ralph ramon raphael rashid
      ray raymond reginald reuben rex rhys richard ricky robert robin rodney roger rohan roland roman ronald ronan rory ross roy rufus rupert russell
      ryan samir samson samuel santiago saul scott sean sebastian seth silas simon solomon spencer stanley stefan stephen steve steven stewart stuart
      sullivan tariq ted teddy terence terry theo theodore thiago thomas tim timmy timothy toby todd tom tomas tommy tony travis tristan troy tyler
      vernon victor vikram vincent virgil wallace walter warren wayne wesley will wilbur wilfred william willie winston wyatt xavier yusuf zac zachary zane
    `),
  },
  spanish: {
    f: foldedSet(`
      luz cielo nube cruz lucero delfina clementina victoria carla estela nerea leire ainara yuna alma vega ximena haizea itzel killa xiadani renata
      abril ada adela adriana africa ágata aída ainhoa aina aitana alba alejandra alicia alma almudena amaia amalia amanda amaya amelia amparo ana anabel anaïs
      andrea ángela ángeles anita antonia antonella araceli ariadna arantxa ariana aroa asunción aurora ayelén azucena bárbara beatriz begoña belén berta bianca
      blanca brenda brisa camila candela candelaria carla carlota carmen carmela carolina catalina cayetana cecilia celeste celia chloe clara claudia concepción concha
      constanza consuelo coral covadonga cristina dafne dalia daniela delia diana dolores dora edurne elena elia elisa elsa elvira ema emilia emma encarnación
      encarna esmeralda esperanza estefanía estela ester estrella eugenia eulalia eva fabiola fátima fernanda flor florencia francisca gabriela gala gemma genoveva
      gloria graciela greta guadalupe haizea helena hortensia ileana inés ingrid inma inmaculada irati irene iria iris irma isabel isabela isabella isidora itziar
      ivana ivanna jana jazmín jimena josefa josefina juana julia juliana julieta june karla laia laila lara laura leire leonor leticia lía lidia lina
      lola lorena lourdes lucía lucia luisa luna lupe mabel macarena magdalena maite maitane malena manuela mar mara marcela margarita maría maria mariana maribel marina marisa
      marisol marta martina matilde maya mayra mencía mercedes mía mia mila milagros mireia míriam mónica montserrat nadia naia nahia naiara nahir natalia nayara nekane
      nerea nieves nina noa noelia nora nuria olaya olga olivia paca pamela paloma patricia paula paulina paz penélope pepa petra pilar purificación raquel rebeca regina
      remedios renata rita rocío romina rosa rosalía rosario rosita salma salomé samanta sandra sara selene silvia sira sofía sofia sol soledad sonia susana tamara
      tania tatiana telma teresa triana úrsula uxía valentina valeria vanesa vega verónica victoria violeta virginia ximena yaiza yolanda zaira zoe
    `),
    m: foldedSet(`gorka eneko 
      salva nando nino chema santi facundo oumar ahmed unai jeray nahuel amaru ibai tadeo pablito
      aarón abel abelardo abraham adán adolfo adrián agustín aimar aitor alan albert alberto aldo alejandro alejo alex álex alexis alfonso alfredo álvaro ander
      andrés ángel aníbal anselmo antonio anton arnau arturo asier augusto aurelio axel baltasar bartolomé basilio bastián bautista beltrán benicio benito benjamín bernardo biel
      blas borja bruno camilo carlos carlitos cayetano cesar césar ciro claudio clemente cosme cristian cristóbal damián daniel dani darío david diego dionisio domingo dylan
      edgar edgardo eduardo efraín elián elías eloy emiliano emilio enrique enzo eric ernesto esteban eugenio eusebio ezequiel fabián fabio facundo federico felipe félix
      fermín fernando fidel florencio francisco fran fulgencio gabriel gael gaspar genaro gerardo germán gilberto gonzalo gregorio guillermo guille gustavo hernán
      héctor hilario hipólito horacio hugo humberto ian ibai ignacio iker íker ildefonso imanol íñigo isaac isidoro isidro ismael israel iván izan jacinto jacobo
      jaime jan javier javi jerónimo jesús joan joaquín joel jon jonás jonathan jordi jorge jose josé josué juan juanito julián julio justo kevin kilian lautaro leandro
      leo leonardo leonel lino lisandro lolo lope lorenzo lucas luca luciano lucio luis luisito manolo manuel manu marc marcelo marco marcos mariano mario martín martin
      mateo matías mauricio mauro máximo max maximiliano miguel miguelito miqueal milo modesto moisés nacho nahuel narciso neizan nelson nicanor nicolás nico nil noé
      norberto octavio oliver omar oriol óscar osvaldo pablo paco pascual patricio pau paulino pedro pepe pepito pol primitivo quique rafael rafa raimundo ramiro ramón raúl
      ricardo roberto rodolfo rodrigo rogelio román romeo roque rubén rufino salvador samuel samu sancho santiago santi santos saúl sebastián sergio severino silvestre
      silvio simón tadeo telmo teo teodoro thiago tiago tomás tomasito toño ulises unai urbano valentín valentino vicente víctor virgilio xabi xavier yago yeray zacarías zeus
    `),
  },
  french: {
    f: foldedSet(`soizic maïwenn philomène 
      blanche prudence églantine aimée perle colombe avril mahaut anouk soline ysée nolwenn enora aya
      adèle adélaïde adeline agathe agnès aïcha aimée albane alexandra alexia alice alicia alix aline alma amandine ambre amélie amina anaïs anastasia andréa
      angèle angélique anna annabelle anne annick annie antoinette apolline ariane arlette armelle assia astrid aude audrey augustine aurélie aurore ava axelle
      béatrice bérénice bernadette berthe blanche brigitte brune camélia camille capucine carla carole caroline cassandre catherine cécile céleste céline chantal
      charlène charlotte chloé christelle christiane christine claire clara claudette claudine clélia clémence clémentine cléo clotilde colette coline constance coralie
      corinne danielle daphné delphine denise diane dominique éléonore elena éliane elina elisa élisa élisabeth élise ella elle-lou ellie élodie éloïse elsa
      elvire emma emmanuelle emy énora estelle esther eugénie eulalie eva ève fanny fatima faustine félicie fernande fiona flavie fleur flora flore florence france françoise
      frédérique gabrielle gaëlle garance geneviève georgette germaine ghislaine giulia ginette gisèle giulia gwenaëlle hanaé hannah hélène héloïse henriette hermine hortense huguette
      inaya ines inès ingrid iris irène isabelle isaure jacqueline jade jeanne jeannette jeannine jenna joséphine josette josiane joy judith julia julie juliette justine
      khadija lana laura laure laurence lauriane léa leïla lena léna léonie léonor lila lili lilou lily lina linda line lise lisa lison lola lou louane louisa
      louise louna luce lucette lucie lucienne ludivine luna lya lyna lydie madeleine maëlle maëlys maeva maïa maïlys manon marcelle margaux margot marguerite maria marianne marie
      marie-lou marine marion marlène marthe martine maryse mathilde maud maya mélanie mélina mélissa mia micheline mila mireille monique morgane mya myriam nadège nadine naïs nathalie
      nina ninon noélie noémie nora nour océane odette odile olga olivia olympe ophélie orane paola pascale patricia paule paulette pauline pénélope perrine philippine prune rachel
      raphaëlle raymonde rebecca régine reine renée romane romy rosalie rose roxane sabine salomé sandrine sara sarah ségolène selma séverine sibylle sidonie simone sixtine sofia
      soline solène solange sonia sophie stella stéphanie suzanne suzette sylvie tatiana théa thérèse thaïs tiphaine valentine valérie véronique victoire victoria violette virginie viviane yasmine
      yolande yvette yvonne zélie zoé zoe
    `),
    m: foldedSet(`nolhan isaïe 
      bogdan ewen tiago constant modeste désiré prosper juste loup naël tadeusz siméon marin gaspard eliott mehdi
      aaron abel achille adam adrien ahmed aimé alain alban albert alexandre alexis ali alphonse amaury amine anatole andré ange anselme anthony antoine antonin
      aristide armand arnaud arsène arthur auguste augustin aurélien axel aymeric ayoub baptiste barnabé barthélemy basile bastien benjamin benoît benoit bernard bertrand blaise boris
      brice bruno célestin célian cédric césar charles charly christian christophe claude clément clovis côme corentin cyprien cyril damien daniel david denis diego didier
      dimitri dorian édouard edgar edmond éliott eliott élie eliot eloi éloi émile emile emilien enzo éric erwan esteban éthan ethan étienne etienne eugène evan evann fabien fabrice
      félicien félix felix ferdinand fernand firmin florent florian francis franck françois frédéric gabin gabriel gaël gaétan gaspard gaston gauthier georges gérard germain gilbert gildas
      gilles grégoire grégory guillaume gustave guy gwendal hadrien hector henri henry hervé hippolyte honoré hubert hugo hugues ibrahim idris ilyes isaac isidore ismaël ivan jacques
      jacky jason jean jean-baptiste jean-claude jean-louis jean-luc jean-michel jean-paul jean-pierre jérémie jérémy jérôme joachim joan joël johan jonas jonathan jordan joris joseph
      joshua jules julien justin karim kylian lazare léandre léo leo léon léonard léopold liam lilian lino livio loan loïc lorenzo loris louis louka luc luca lucas lucien ludovic
      mahé maël malo malone marc marceau marcel marin marius martin mathéo matéo matheo mathias mathieu mathis mathurin matthieu maurice max maxence maxime maximilien mehdi melvin michel milan milo mohamed morgan
      moussa nassim nathan nathanaël naël nicolas nino noah noam noé nolan octave olivier omar oscar pablo pascal patrice patrick paul philémon philippe pierre
      pierrot pierrick quentin raoul raphaël rayan raymond rémi rémy rené renaud richard robert robin roger rodrigue roland romain romaric roméo ruben sacha salomon sami samuel
      sandro serge sébastien siméon simon soan solal stanislas stéphane sully sylvain sylvestre tanguy téo théo theo théodore théophile thibault thibaut thierry thomas tiago tim timéo
      timothé timothée titouan tom tristan ulysse urbain valentin valère victor vincent virgile wassim wilfried william xavier yanis yann yannick yves yohan youssef yvan zacharie
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
  '娜婷雅芳莉娟静月兰花雪梅燕晴萍霞妮蓉琴玲婉媛嫣妍姗姝婧娇娥婵悦怡欣佳颖慧淑秀英珍珠琳瑶莹萱薇蕾莲菲菊桂凤彩艳丽美红朵香甜糖果柔倩黛茜蓓芸芝苗荷蝶糯桃樱梨';
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

/** Whether a word is a first name that we know, in any of the languages. */
export const isKnownName = (name: string): boolean => LISTS.some((list) => list.has(name.toLowerCase()));

/** Whether a language has a word as a first name of its own: Hope is one in English, Ella is none in Spanish. */
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
  for (const { f, m } of [NAMES[language], ...Object.values(NAMES)]) {
    const isFemale = f.has(first);
    if (isFemale !== m.has(first)) return EITHER.has(first) ? undefined : isFemale ? 'f' : 'm';
    if (isFemale) return undefined;
  }
  return undefined;
}

/** A name's gender: as listed, else by its ending if that says anything. */
export function genderOf(name: string, language: Language): Gender | undefined {
  const listed = listedGender(name, language);
  const [first = ''] = name.toLowerCase().split(/[\s-]/);
  if (listed || language === 'chinese' || EITHER.has(first)) return listed;
  const [female, male] = ENDINGS[language];
  return female.test(first) ? 'f' : male.test(first) ? 'm' : undefined;
}
