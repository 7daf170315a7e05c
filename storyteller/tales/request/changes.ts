import type { Language } from '@storyloom/shared/domain';
import type { Request } from './request.ts';

type Words = Readonly<Record<Language, RegExp>>;

/** That a friend moves away, for a text in lower case and without accents. */
export const FAREWELL: Words = {
  english:
    /(?:friend|neighbou?r|cousin|classmate)[^.!?]{0,24}(?:mov(?:es?|ing|ed)|leav(?:es?|ing)|go(?:es|ing)) (?:away|far|to (?:another|a different|a new|live)|house|town|abroad)|(?:says?|saying) goodbye to (?:his|her|their) (?:best )?friend/,
  spanish:
    /(?:amig[oa]|vecin[oa]|prim[oa]|companer[oa])[^.!?]{0,24}(?:se (?:va|van|muda|mudan|marcha|ha mudado)|tiene que (?:irse|mudarse))|(?:despid\w+|decir adios) (?:de|a) su (?:mejor )?amig/,
  french:
    /(?:amie?|copain|copine|voisine?|cousine?)[^.!?]{0,24}(?:demenage|s’en va|part (?:vivre|habiter|loin|dans une autre)|va (?:demenager|partir|quitter))|dire (?:adieu|au revoir) a (?:son|sa) (?:meilleure? )?(?:amie?|copain|copine)/,
  chinese:
    /(?:朋友|同桌|邻居|伙伴|闺蜜)\p{Script=Han}{0,4}?(?:要|就要|快要|得)?(?:搬(?:走|家|到|去)|转学|离开)|和好朋友(?:告别|分别)/u,
};

/** That a family moves. */
export const MOVED: Words = {
  english: /(?:has |have |had |just )?moved (?:to|into) (?:a |another |the )|moved (?:house|here)/,
  spanish: /(?:se ha|se han|se) mudad?[oa]? (?:a|de) |mudanza|otr[oa] (?:barrio|casa|ciudad)/,
  french: /(?:a|vient de|va) demenage|nouve(?:au|lle) (?:quartier|maison|ville|appartement)/,
  chinese: /搬(?:了)?(?:新?家|到|进)|新(?:小区|家)/,
};

/** Changes that a family speaks of as of a move or of school, and that are another story. */
const CHANGES: readonly (readonly [concept: string, patterns: Words])[] = [
  ['farewell', FAREWELL],
  [
    'classmate',
    {
      english: /(?:is|’s) new in [a-z]+’s (?:class|school)/,
      spanish: /es nuev[oa] en la clase de /,
      french: /est nouve(?:au|lle) dans la classe d/,
      chinese: /转到\p{Script=Han}{2,3}的?班/u,
    },
  ],
  [
    'new school',
    {
      english: /new (?:school|class)(?![a-z])|chang(?:es|ing|ed) schools?|(?:is|’s) new at (?:the |her |his )?school/,
      spanish:
        /(?:cole|colegio|escuela|clase) nuev[oa]|nuev[oa] (?:cole|colegio|escuela|clase|en el (?:cole|colegio)|en la escuela)|cambi\w+ de (?:cole|colegio|escuela)|otro (?:cole|colegio)/,
      french:
        /nouvelle (?:ecole|classe)|change\w* d’ecole|nouve(?:au|lle) (?:a l’ecole|dans (?:l’|son |cette )ecole)|une autre ecole/,
      chinese: /转学|转校|新学校|新的学校|新班级/,
    },
  ],
  ['home', MOVED],
];

/** The change that a newcomer’s story is of. Who is new in somebody’s class is two children’s story. */
export function changeIn({ written, leads, others }: Request, plain: string): string | undefined {
  const children = [...leads, ...others].filter(({ kind, name }) => kind === 'child' && name !== undefined);
  return CHANGES.find(
    ([concept, patterns]) => patterns[written].test(plain) && (concept !== 'classmate' || children.length > 1),
  )?.[0];
}
