import type { Perspective } from '@storyloom/shared/domain';
import { countSpaced, different, type Grammar, type Hero, type PromptWords } from '../grammar.ts';
import type { Noun } from '../pack.ts';
import { wordSet } from '../word-set.ts';

const STOPS = wordSet(`
  à afin alors après au aucun aussi autre autres aux avait avant avec avoir bien car ce cela celle celui cent ces cet cette ceux chaque chez comme
  comment contre dans de depuis derrière des dès deux devant doit donc dont du elle elles en encore entre est et était être eux faire fait fois fut
  hier il ils ici jamais jour jours jusque la là le les leur leurs lors lui ma mais me même mes mille moi moins mon ne ni non nos notre nous on ont or ou où par
  parce pas pendant personne peu peut plus plusieurs pour pourquoi près presque puis quand quatre que quel quelle quelque quelques qui quoi rien sa
  sans se selon ses seul seule si six sept soit son sont sous sur ta tant te tel telle tes toi ton toujours tous tout toute toutes très trois trop
  tu un une va vers voici voilà vos votre vous y cinq huit neuf dix chose choses histoire conte
`);

/** Adjectives that stand before their noun. */
const BEFORE = wordSet(`
  petit petite petits petites grand grande grands grandes vieux vieille vieil vieilles jeune jeunes beau belle bel dernier dernière premier première
  nouveau nouvelle nouvel bon bonne mauvais mauvaise vrai vraie long longue gros grosse étrange ancien ancienne pauvre second seconde deuxième troisième
  mystérieux mystérieuse énorme immense seul seule autre même
`);

const PERSON =
  /^(?:fille|garçon|enfant|homme|femme|reine|roi|princesse|prince|sorcière|sorcier|magicien|magicienne|chevalier|voleur|voleuse|mère|père|sœur|frère|fils|ami|amie|grand-mère|grand-père|veuf|veuve|\p{Ll}+(?:eur|euse|iste|ienne|ien|ère|ier|ière))$/u;

/** Common nouns whose h takes no elision. */
const ASPIRATED =
  /^(?:hibou|héros|harpe|hérisson|hache|haine|hameau|hall|hasard|hauteur|homard|honte|hutte|hamster|haricot|héron|hangar|harpon|housse)/;
const ELIDES = /^[aeiouyàâäéèêëîïôöùûüœæh]/i;
const elides = (word: string): boolean =>
  ELIDES.test(word) && !ASPIRATED.test(word) && !/^(?:onz|oui|ya|yo)/i.test(word);

const genderOf = (name: string): 'f' | 'm' =>
  /(?:e|a|ie|ine|is)$/.test(name) && !/(?:re|ge|pe|me)$/.test(name) ? 'f' : 'm';

function heroSlots({ name, gender }: Hero, perspective: Perspective): Record<string, string> {
  const feminine = (gender ?? genderOf(name)) === 'f';
  const [hero, he, him] = {
    first: ['je', 'je', 'moi'],
    second: ['tu', 'tu', 'toi'],
    third: [name, feminine ? 'elle' : 'il', feminine ? 'elle' : 'lui'],
  }[perspective] as [string, string, string];
  return { hero, he, him };
}

/**
 * Marks the article of a noun in a slot, so that `de` and `à` contract with it and not with a pronoun:
 * « du phare », but « de le voir ».
 */
const ARTICLE_MARK = '\u2060';

const ARTICLE = /^(?:le |la |les |l’)/;

function contract(preposition: 'de' | 'à', the: string): string {
  if (the.startsWith('le ')) return `${preposition === 'de' ? 'du' : 'au'} ${the.slice(3)}`;
  if (the.startsWith('les ')) return `${preposition === 'de' ? 'des' : 'aux'} ${the.slice(4)}`;
  return `${preposition} ${the}`;
}

function nounForms({ the, a }: Noun): Record<string, string> {
  const bare = the.replace(ARTICLE, '');
  const title = the.charAt(0).toUpperCase() + the.slice(1);
  return { '': ARTICLE_MARK + the, a, bare, of: contract('de', the), to: contract('à', the), title };
}

/** Endings in e that are masculine. */
const MASCULINE =
  /(?:frère|père|maître|age|isme|ège|phare|livre|arbre|royaume|fantôme|rêve|monde|navire|temple|coffre|monstre|masque|peuple|centre|chêne|fleuve|silence|squelette|parapluie|incendie|génie|oncle|prince|verre|théâtre|fauve|singe|signe|cygne)$/;
const FEMININE = /(?:[^aoiuéms]e|ée|tion|sion|té|eur|ie|ure|ette|esse|ance|ence|ade|ille)s?$/;

type Kind = 'm' | 'f' | 'plural';

function kindOf(given: string, noun: string): Kind {
  const word = given.toLowerCase();
  if (/^(?:les|des|aux|ses|mes|leurs|ces|deux|trois)$/.test(word)) return 'plural';
  if (/^(?:la|une|sa|ma|cette)$/.test(word)) return 'f';
  if (/^(?:le|un|du|au|ce|cet)$/.test(word)) return 'm';
  return FEMININE.test(noun) && (!MASCULINE.test(noun) || /^(?:image|page|plage|cage|rage)$/.test(noun)) ? 'f' : 'm';
}

function nounOf(bare: string, kind: Kind): Noun {
  if (kind === 'plural') return { the: `les ${bare}`, a: `des ${bare}` };
  const article = kind === 'f' ? 'la ' : 'le ';
  return { the: (elides(bare) ? 'l’' : article) + bare, a: `${kind === 'f' ? 'une' : 'un'} ${bare}` };
}

function nounsIn(prompt: string): Noun[] {
  const tokens = prompt.replaceAll("'", '’').match(/[dlDL]’|qu’|\p{L}+(?:[-’]\p{L}+)*|[.,;:!?«»—]/gu) ?? [];
  const isNoun = (token: string): boolean =>
    /^\p{Ll}[\p{Ll}-]{2,}$/u.test(token) && !STOPS.has(token) && !BEFORE.has(token);
  const found: { noun: Noun; person: boolean }[] = [];
  for (const [at, token] of tokens.entries()) {
    if (
      !/^(?:le|la|les|l’|un|une|des|du|au|aux|son|sa|ses|mon|ma|mes|leur|leurs|ce|cet|cette|ces|chaque|deux|trois)$/i.test(
        token,
      )
    )
      continue;
    let next = at + 1;
    while (BEFORE.has(tokens[next] ?? '')) next += 1;
    const head = tokens[next] ?? '';
    if (!isNoun(head)) continue;
    const [link = '', of = ''] = tokens.slice(next + 1);
    const material = /^(?:de|d’)$/.test(link) && isNoun(of) ? ` ${link === 'de' ? 'de ' : 'd’'}${of}` : '';
    const person = PERSON.test(head) || /^(?:nommée?|appelée?|prénommée?)$/.test(link);
    found.push({ noun: nounOf(head + material, kindOf(token, head)), person });
  }
  const [first, ...rest] = found;
  const ranked = first?.person ? [...rest, first] : found;
  const own = ranked.map(({ noun }) => noun);
  if (own.length >= 2) return own;
  const loose = (prompt.match(/(?<![\p{L}’'])\p{L}+/gu) ?? []).filter(
    (word) => /^\p{Ll}{5,}$/u.test(word) && isNoun(word) && !/(?:er|ir|ait|ent|ant|ment|ez|é|ée|és)$/.test(word),
  );
  return [...own, ...loose.map((word) => nounOf(word, kindOf(word.endsWith('s') ? 'les' : '', word)))];
}

const NOT_NAMES = wordSet(`
  Le La Les Un Une Des Du Au Aux Dans De En Sur Sous Avec Sans Pour Par Quand Lorsque Si Ce Cette Ces Son Sa Ses Mon Ma Mes Il Elle Ils Elles On Chaque
  Deux Trois Dix Après Avant Depuis Pendant Personne Tous Tout Toute Toutes Rien Mais Et Ou Or Dieu Terre Noël Écris Raconte Histoire Qui Que Où Comme
  Chaque Ils Leur Leurs Nul
`);

function nameIn(prompt: string): string | undefined {
  const called = /(?:nommée?|appelée?|s[’']appelle|prénommée?)\s+(\p{Lu}\p{L}+)/u.exec(prompt)?.[1];
  const words = [
    ...prompt.matchAll(/(?<!\b(?:à|de|en|vers|jusqu[’']à|chez)\s(?:la\s)?)(?<![\p{L}’'])\p{Lu}\p{Ll}{2,}(?!\p{L})/gu),
  ];
  return called ?? words.map(([word]) => word).find((word) => !NOT_NAMES.has(word));
}

function readPrompt(prompt: string): PromptWords {
  const name = nameIn(prompt);
  const home = /(?<!\p{L})(?:à|en|vers)\s+(\p{Lu}\p{L}+(?:-\p{L}+)*)/u.exec(prompt)?.[1];
  const her = /(?<!\p{L})(?:elle|fille|femme|mère|sœur|reine|princesse|sorcière|grand-mère|veuve)(?!\p{L})/iu.test(
    prompt,
  );
  const him = /(?<!\p{L})(?:il|garçon|homme|père|frère|fils|roi|prince|sorcier|grand-père|veuf)(?!\p{L})/iu.test(
    prompt,
  );
  return {
    ...(name ? { name } : {}),
    ...(her === him ? {} : { gender: her ? ('f' as const) : ('m' as const) }),
    ...(home && home !== name ? { home } : {}),
    nouns: different(nounsIn(prompt)),
  };
}

const VOWEL = '(?=[AEIOUYÀÂÉÈÊËÎÏÔÖÙÛŒaeiouyàâéèêëîïôöùûœ])';

export const grammar: Grammar = {
  heroSlots,
  nounForms,
  genderOf,
  together: ', ',
  apart: '. ',
  space: ' ',
  countWords: countSpaced,
  polish: (text) =>
    text
      .replaceAll(new RegExp(`(?<!\\p{L})([Dd]|[Qq]u|[Jj]usqu|[Ll]orsqu|[Pp]uisqu)e ${VOWEL}(?!onz|oui)`, 'gu'), '$1’')
      .replaceAll(new RegExp(`(?<![\\p{L}-])([JjMmTtSsNn])e ${VOWEL}`, 'gu'), '$1’')
      .replaceAll(/(?<!\p{L})([Ss])i (?=ils?(?!\p{L}))/gu, '$1’')
      .replaceAll(/« ?(?=\S)/g, '«\u00A0')
      .replaceAll(/ (?=»)/g, '\u00A0')
      .replaceAll(/ (?=[!?;:])/g, '\u202F')
      .replaceAll(
        new RegExp(`(?<!\\p{L})([Dd]e|[Àà]) ${ARTICLE_MARK}(les?) `, 'gu'),
        (_, word: string, article: string) => contract(/^d/i.test(word) ? 'de' : 'à', `${article} `),
      )
      .replaceAll(ARTICLE_MARK, ''),
  readPrompt,
  leastForms: 1,
  introductions: [
    'Dans la doublure [du manteau|du sac|du chapeau], quelqu’un a brodé « {name} », pour le cas où il faudrait [rendre le tout|prévenir la famille|distinguer cela des bagages].',
    '¶ « {name} », <dis-je|dis-tu|dit {name}> tout haut, [à la porte|au miroir|à personne], pour entendre comment cela sonne chez quelqu’un qui [s’en va|commence|va au bout].',
  ],
  common:
    /(?<!\p{L})(?:le|la|les|un|une|des|du|de|et|est|dans|qui|que|avec|pour|sur|son|sa|ses|ne|pas|il|elle|au|aux|mais|où|après|avant|leur|deux|sous|ou|par|dont)(?!\p{L})|[ldqs]’/giu,
  foreignWords: [
    '[Sur un volet|Sur un mur|Sur la porte du four], quelqu’un a écrit à la craie des mots d’une langue que personne à {home} ne [parle|lit|avoue comprendre] : « {words} ». [La pluie ne les efface pas|Les enfants en font déjà une comptine|Tout le monde les contourne].',
  ],
};
