import { getGender } from 'gender-detection-from-name';
import type { Language } from '@storyloom/shared/domain';
import { foldOf } from './tokens.ts';
import { wordSet } from './word-set.ts';

/** The French list calls many boys girls, so it only tells that a word is a name. */
const GENDERED = ['en', 'it', 'es', 'de', 'tr'] as const;

/** Common words that the lists have as names: `story`, `clara`, `chaise`. They are the usual ones of 10,000 words in lower case. */
const ORDINARY: Readonly<Record<Exclude<Language, 'chinese'>, ReadonlySet<string>>> = {
  english: wordSet(`
    marvellous bristol
    ab ace aerial ah aid aimed aka alias alliance alpha alter amateur amazing angel angels angle aqua arcade arch arena arrow ash atom
    auburn ave aye bailey banks banner baptist barbie bay beautiful beauty believe bell belle bent berry bet bi bin bishop blade bless
    blessed boss bow brad brain brick bright brook brooks brunette buck buddy cache cage cal cam cannon canon canyon case cash catch cedar
    chad chain champion chance chancellor channel chaos chapel charlie charm check cherry chi chief china chip chosen chuck clarity coal
    comfort constant copper coral cord corpus cotton court cove crash creek crew cruise daily dame danish dash deep delight dell delta deny
    desire destiny diamond dick diesel divine doc dodge don donate drew driver dutch ea ebony echo ed edge edit eh emerald emperor era
    essence fancy fantasy fares fate favor ferry fisher ford forever fort fortune foster freedom future galaxy gale gates gauge general
    genes genesis given glory gorgeous griffin guide guy ha hall halo handy harbor harm hart haven heaven herald hero holy honor horizon
    hung idea indie infant innocent ion iron ivory jam jazz jersey jet jewel job johns journey jr judge jun junior jury justice karma keen
    keno kinda kingdom kit knowledge la laden laid landing lane law leaf lean lee legacy legend lens levy liberty lie life light line lines
    link loan lord lotus luck lucky lyric lyrics ma mac maiden major male manual maple mar marina marine mars martial marvel master mat
    mats maximum memory mercy merit merry mesa meta mi mile miller million mills min minor miracle money moss mystery nail nation nature
    navy newton nil nirvana noble north nova oak oasis om omega ones oracle oz pace paradise parish passion pastor pat patient peer per phi
    pierce pilot ping poet poetry pole polo porter prairie praise premier pretty price priest prime prophet providence purpose quest rage
    raid ram rand randy ranger reality rebel reef rehab remedy rhythm rick rider ridge rim rocky rod rogers romance rope royal royalty rush
    safari sage saint samba sandy sapphire scout season semi sender severe shade shepherd sheriff shine sierra silver ski slim smith sol
    sole soul spirit st steel sterling styles sublime success sue summit sunset sunshine supreme symphony tag tan tank tea tee tel temple
    testimony thong thy timber tin ton trace tracker tray truly trust truth turner unique unity unknown urban val valentine van velvet vi
    victory vital walker ward ways wealth wellington wells west winner wisdom wright xi ya yang yen zen
  `),
  spanish: wordSet(`
    justo dé verá
    abra abran adora ah aires aj ala alegra aleja alfa ali alias almas amable amada amado aman amante amar amen amos ando apolo arena ares
    argentina azar bala bella ben bienvenida bienvenido bobo brandy brazos bree bruce california calla calle camilla capilla cara caramba
    caridad cartel case chance charla charles china chip cierra cinta clemencia coco colorado constante coro corra corran costa creed
    cristal cristiana cristiano cristo cuba custodia dado dale dallas dama damas dame dejan delante delta den di diamante dinero divina do
    dolor domingos don dulce duran echa echo ed eh elle fama fe felicidad firma florida fortuna francesa franco franklin general generosa
    generoso gentil gilbert ginebra giro gracia granada grant gray grey habla hall halla hanzo haya hayan henry honor iban ida idea ido
    india indica indio inocencia inocente ira irlanda ja jade james jane jazz jersey jo jodan joya judas junior justa karma kelvin kit lady
    lana lance late lavar lea libertad libre lila linda lindo linea lisa lord luce man mande mano manual maravilla maravillas marcas marea
    marica marino masa mata matan matar matas mate mesa meta mete miel milagro miles milla mina minas mio mira miran miranda mirando miren
    miro misa misericordia monte nacer neo nevada newton nobel noble nono norma oren paga palma paras pastor pat perfecta perfecto perla
    perpetua pete pie piedad piel poema polo prudente pura quince quinto rabia rama raya raza real refugio regla reino remedio reza rica
    rico ringo rio risa rob roba rock roma romana romance romano ron ronda rose rumor saber sable sal sala salud san sana santa santo sean
    seda segunda segundo sera sheriff sierra siga silla so socorro soda sonda sra taco talla tapa tela tierno tierra tina tira tiras to
    toma tome tomé torre torres troy val valen valle valor vegas venda vera vi viera vital vito viva yang
  `),
  french: wordSet(`
    thé allée caché
    agit ah alliance allie allure amateur amour analyse angle anonyme argentine art ascension avenir avis baron beaux ben berline bijou
    bijoux bill bob bonheur boston brin brésil camp canon cartier cash chaise champ champion chance chaos chine ciel clair colin conception
    concession constante corde couper couture cristal croix cru cuba delta demi destin destinée diamant diesel don douglas eh espoir esprit
    essence florin fortune franc future gage gloire guide ha hall hans harmonie horizon inde ira jack jadis jan jazz jersey jet jeter job
    joie jury justice king kit laine lance liberté libre lie lien lin lois long lotus loue lourde lourdes lu lux mac man manuel marge mari
    mark marque marques master maxi maximum merveille miel mignon million min mine miracle napoléon nation nature naturelle noble or oracle
    pacifique pape parfait parfaite pari passion patience patient patron prime primo principe prudent prudente précieuse précieux rage
    ranger rares rayon remise roche rock roman royal royale sable saga sage saint salle saura second servais signe ski sol st star sterling
    styles su temple tendresse trace tranquille tri triomphe truc trust urbaine vainqueur val van vanille venant venus vienne vin vital
    vivant vu yen
  `),
};

/** Whether a word in lower case is a first name somewhere. Many ordinary words are. */
export const isFirstName = (word: string): boolean =>
  getGender(word) !== 'unknown' || getGender(foldOf(word)) !== 'unknown';

/** Whether a word in lower case is more likely a word of a language than somebody’s name. */
export const isOrdinary = (word: string, language: Exclude<Language, 'chinese'>): boolean =>
  ORDINARY[language].has(word);

/** A first name’s gender if the lists agree on it. */
export function genderOfFirstName(word: string): 'm' | 'f' | undefined {
  const found = new Set(GENDERED.map((list) => getGender(foldOf(word), list)));
  if (found.size > 1 || found.has('unknown')) return undefined;
  return found.has('female') ? 'f' : 'm';
}
