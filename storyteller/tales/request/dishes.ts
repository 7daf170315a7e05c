import type { Language } from '@storyloom/shared/domain';

/** What somebody will not eat, behind the verb and its owner: `eat her peas`, `comerse la verdura`, 吃青菜. */
const DISHES: Readonly<Record<Language, RegExp>> = {
  english:
    /(?:eat|try|taste|eating|hates|like) (?:up )?(?:any |her |his |their |the )?(\p{L}{3,14})(?=[.,!?;]|$| and| but)/iu,
  spanish: /(?:comer(?:se)?|come|probar|cenar) ((?:(?:el|la|los|las) )?\p{L}{3,14})(?=[.,!?;]|$| y| ni)/iu,
  french: /(?:manger|goûter|avaler|finir) (?:de )?(sa|son|ses|la|le|les) (\p{L}{3,14})(?=[.,!?;]|$| et| ni)/iu,
  chinese: /吃(\p{Script=Han}{1,3})(?=[，。！？,.!?；;]|$)/u,
};
const ANY =
  /^(?:anything|dinner|supper|lunch|breakfast|food|meals?|enough|well|soup|sopa|la sopa|soupe|汤|la cena|la comida|el desayuno|dîner|déjeuner|repas|goûter|饭|东西|完)$/iu;
const ARTICLES: Readonly<Record<string, string>> = { sa: 'la', son: 'le', ses: 'les' };

/** The dish that a child will not eat, as a story can name it; `undefined` if the text names none. */
export function dishIn(text: string, language: Language): string | undefined {
  const [, first = '', second] = DISHES[language].exec(text) ?? [];
  const dish = (second === undefined ? first : `${ARTICLES[first.toLowerCase()] ?? first} ${second}`).toLowerCase();
  return dish === '' || ANY.test(second ?? first) ? undefined : dish;
}
