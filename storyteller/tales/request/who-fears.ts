import type { FoundTrouble } from './find-trouble.ts';
import type { Frames } from './frames.ts';
import { clauseAt, sentenceAt } from './incidental.ts';
import type { Found } from './reading.ts';
import type { Token } from './tokens.ts';

type Spaced = Frames['language'];

/** Words by which somebody is said not to be afraid, in a text in lower case and without accents. */
const CALM: Readonly<Record<Spaced, RegExp>> = {
  english:
    /(?<![a-z])(?:isn’?t|not|wasn’?t|aren’?t|never) (?:at all |one bit |a bit |even |really |the least bit )?(?:scared|afraid|frightened|shy|worried|nervous|bothered)|(?<=is |’s |s |am |m )(?:perfectly |totally )?(?:fine|ok|okay|happy) with|(?<![a-z])(?:braver than|sleeps? (?:fine|soundly|like|through(?! the night))|never (?:bothered|stirs|wakes)|(?:jumps|dives|leaps|wades|goes|gets) (?:straight|right) in|would happily|couldn’?t care|loves it|thinks (?:it’?s (?:funny|brilliant|great|hilarious|fun)|there’?s nothing)|finds it (?:funny|hilarious)|snores|says there’?s nothing|doesn’?t believe|fearless|afraid of nothing|doesn’?t mind)|(?<![a-z])(?:isn’?t|is not|not|doesn’?t)(?= ?(?:[.,;!?)]|$| (?:im|i|he|she|hes|shes|they|but|and|because|can|could|please|pls)(?![a-z])))/gu,
  spanish:
    /(?<![a-z])no (?:le |les |me |se )?(?:tiene|tengo|da|dan|siente|asusta)(?: [a-z]+){0,2} (?:miedo|pena|verguenza|susto|nada)|(?<![a-z])(?:sin (?:ningun )?miedo|da igual|(?:duerme|ronca) como|ni se (?:entera|inmuta|despierta)|se tira de cabeza|tan (?:tranquil[oa]|campante|panch[oa])|no se lo cree|la quiere apagada|en el hocico|no le importa|mas tranquil[oa]|no cree en)|(?<![a-z]|(?:^|[^a-z])o )no(?= ?(?:[.;!?)]|$| (?:el|ella|yo|pero|porque)(?![a-z])))/gu,
  french:
    /(?<![a-z])n ?’?(?:ai|a|est|ont|suis) (?:vraiment )?(?:pas|jamais|aucune|plus)(?: du tout)? (?:peur|timide|effraye|inquiet)|(?<![a-z])n ?’?a peur de rien|(?<![a-z])ne (?:lui|leur) fait (?:rien|pas peur)|(?<![a-z])(?:n ?’?y croit pas|s ?’? ?en (?:fiche|moque|fout)|dort (?:comme|a poings|n ?’?importe)|s ?’? ?endort n ?’?importe|(?:s’|s )est rendormie?|dit que (?:non|c ?’?est rien)|voudrait bien (?:la|le|les) (?:voir|rencontrer)|(?:ca|cela) (?:le|la) fait rire|gratte les oreilles|n ?’?entend rien)|(?<!(?:quand|si|que|car|ou|et) (?:elle|il) )(?<=[a-z] (?:elle|il) )dort(?! (?:pas|plus|jamais|mal|avec|sans|que|dans|chez|seul|contre|tout))|(?<=moi |elle |lui )pas du tout|(?<!(?:fait|font|faire|a) )(?:meme )?pas peur(?! s)|(?<![a-z])non(?= ?(?:[.;!?)]|$| (?:il|elle|moi|mais|je)(?![a-z])))/gu,
};
/** Who is fine with it: another who `isn’t` in the same sentence is afraid. */
const FINE = /(?:with|igual|rien)$/u;
const ELLIPSIS = /^(?:isn’?t|is not|not|doesn’?t|no|non)$/u;
/** Before what somebody only says: `pretends she isn’t scared`. */
const PRETENDS =
  /(?:pretend\w*|claims?|says?|insists?|finge|hace como|dice|jura|semblant|dit|pretend|jure|assure)(?: [a-z’]+){0,4} ?$/u;
/** Around the one who is afraid and not the other: `It’s Atticus who runs`, `El que sale corriendo es Donato`. */
const IT_IS =
  /(?:(?:it’?s|c ?’?est) |(?:el|la) que (?:[a-z]+ ){1,3}es |cel(?:ui|le) qui (?:[a-z’]+ ?){1,4},? c ?’?est )$/u;
const WHO = /^ (?:who|that|qui|que) |^ ?(?:[.!]|$)/u;
/** Before whoever somebody stays with or calls for: `se queda a dormir en casa de su amiga vega`, `elle appelle sa grande sœur`. */
const HOST =
  /(?:en casa de|chez|house of|staying with|(?<!s ?’ ?)appelle|reclame|llama a|(?:calls|shouts|yells|asks) for|calls (?=(?:her|his|out)))(?: [a-zœ]+){0,3} $/u;
/** Before whoever is not afraid: `mais pas sa cousine`, and what stands between. */
const BUT_NOT = /(?:but not|pero no|mais pas) /gu;
const THEIRS = /^(?:a )?(?:(?:her|his|my|their|su|mi|son|sa|mon|ma|leur) (?:[a-z]+ )?)?$/u;
/** Words before the own name of somebody who writes. */
export const OWN =
  /(?:i’m|im|i am|my name is|soy|me llamo|moi(?: c ?’?est| c)?|je (?:m ?’?appelle|suis)|jm ?’?appelle|map+elle)\s*$/u;
const FIRST = /^(?:i|im|i’m|me|my|yo|me|moi|je|j’)$/;
const BOTH =
  /(?<![a-z])(?:both|they|we|all|los dos|las dos|ambos|ambas|nos (?:da|asusta)n?|tenemos|oimos|escuchamos|creemos|tous les (?:deux|2)|toutes les (?:deux|2)|on (?:a|entend|croit|pense|dort|voit)|(?:ils|elles) ont peur)(?![a-z])/u;
/** Pronouns of one who was named before. French and Spanish ones may stand for things as well. */
export const PRONOUNS: Readonly<Record<'m' | 'f', RegExp>> = {
  m: /^(?:he|he’s|hes|él|el|lui|il)$/,
  f: /^(?:she|she’s|shes|ella|elle)$/,
};
/** A pronoun that stands for nobody of a gender. */
const OTHER_ONE: Readonly<Record<'m' | 'f', RegExp>> = {
  m: /(?<![a-z])(?:she|ella|elle)(?![a-z])/u,
  f: /(?<![a-z])(?:he|il)(?![a-z])/u,
};
/** Tokens before what is feared among which a pronoun says who fears it. */
const PRONOUN_GAP = 12;
const JOINED =
  /^(?:[ ,(]{1,2}\d{1,2}(?: (?:ans|anos|years old))?[),]{0,2})? ?(?:,|and|&|y|e|et)(?: (?:little|baby|el|la|le|petite?|pequen[oa]))? ?$/u;
/** After the second of two whom alone it tells of: `Freya and her brother Hugo, who is scared`. */
export const SINGULAR =
  /^,? (?:who(?:’s| (?:is|was|hates|thinks|hears|doesn’t|can’t))|(?:que|q) (?:tiene|cree|oye|piensa|no quiere|le da)|qui (?:a|n’a|croit|pense|entend|dit|n’aime|ne veut))(?![a-z])/u;

/** After whoever only tells of it to the one who is afraid: `his friend Stanley told him`, `sa cousine Lina lui a raconté`. */
const TELLS =
  /^,? ?(?:who |qui |que )?(?:(?:has |had |keeps |just |always |once )*(?:told|tells|telling) (?:him|her|them|everyone|everybody)|(?:le|les|se lo|se la) (?:ha |a |han |an )?(?:dijo|dice|dicen|dicho|conto|cuenta|contado)|(?:lui|leur) ?(?:a |ont |avait )?(?:tout |bien )?(?:dit|racontee?|affirme|jure))(?![a-z])/u;
/** After a friend or a relative of the one who is afraid, who only says so. */
const SAYS =
  /^,? ?(?:who |qui |que )?(?:says?|said|swears|reckons|dice|dijo|jura|asegura|dit|a dit|jure|raconte|pretend)(?: qu[e’]?| that)?(?! (?:(?:he|she|il|elle) (?:is|a|est|has|can)))(?![a-z])/u;
/** The same after the friend of a child who writes. */
const TELLS_ME =
  /^,? ?(?:who |qui |que )?(?:told|tells) (?:me|us)(?![a-z])|^,? ?(?:qui |que )?(?:me|nos|nous|m ?’) ?(?:ha |a )?(?:dijo|dice|dicho|conto|contado|dit|raconte)(?![a-z])/u;
/** Before whoever came lately: `desde que nació su hermana Maren`. */
const SINCE =
  /(?<![a-z])(?:since|desde que|desde (?:el nacimiento|la llegada) de|depuis (?:que|la naissance de|l’arrivee de))(?: [a-z]{1,12}){0,3} ?$/u;
const isTeller = ({ being, owner, end }: Found, plain: string): boolean => {
  const after = plain.slice(end, end + 48);
  const isTied =
    owner === 'other' || being.relation !== undefined || /^(?:brother|sister|friend|cousin)$/.test(being.concept ?? '');
  const isFriend = /^(?:friend|cousin)$/.test(being.concept ?? '');
  return TELLS.test(after) || (isTied && SAYS.test(after)) || (isFriend && TELLS_ME.test(after));
};

const isPerson = ({ being: { kind, relation } }: Found): boolean =>
  kind === 'child' || ((kind === 'animal' || kind === 'creature') && relation === undefined);
/** Whether somebody is told from others: `the girl` is whoever was named before. */
const isTold = ({ being, owner }: Found): boolean =>
  being.name !== undefined || being.relation !== undefined || owner !== undefined;
const isSame = (one: Found, other: Found): boolean =>
  one.being.name === undefined
    ? other.being.name === undefined && one.being.concept === other.being.concept
    : one.being.name.toLowerCase() === other.being.name?.toLowerCase();

/** Matches that are looked at, so that a text of nothing else is read in linear time. */
const MATCHES_MAX = 12;
export const firstOf = (text: string, pattern: RegExp): readonly RegExpExecArray[] =>
  [...text.matchAll(pattern)].slice(0, MATCHES_MAX);

interface Scene {
  readonly plain: string;
  readonly tokens: readonly Token[];
  readonly found: readonly Found[];
}

/** The one whom a pronoun stands for: the last before it whose gender it is, or may be. */
function antecedent(before: readonly Found[], gender: 'm' | 'f'): Found | undefined {
  return (
    before.findLast(({ being }) => being.gender === gender) ??
    before.findLast(({ being }) => being.gender === undefined)
  );
}

/** Who is spoken of at a place: a pronoun shortly before it, the writer, or the last who is named in the sentence. */
function spokenOfAt({ plain, tokens, found }: Scene, at: number, gap: number): Found | undefined {
  const sentence = sentenceAt(plain, at);
  const index = tokens.findLastIndex(({ end }) => end <= at);
  const people = found.filter(({ end }) => end <= at);
  const last = people.findLast(({ start }) => start >= sentence.start);
  for (let near = index; near > index - gap && near >= 0; near -= 1) {
    const token = tokens[near];
    if (!token || token.start < Math.max(sentence.start, last?.end ?? 0)) break;
    if (FIRST.test(token.lower)) {
      const writer = found.find(({ start }) => OWN.test(plain.slice(Math.max(0, start - 24), start)));
      if (writer) return writer;
    }
    const gender = PRONOUNS.f.test(token.lower) ? 'f' : PRONOUNS.m.test(token.lower) ? 'm' : undefined;
    const isArticle = token.lower === 'el' && near !== index;
    if (gender && !isArticle) return antecedent(people, gender) ?? last;
  }
  return last;
}

/** The clauses that say who is not afraid. */
export const calmClauses = (plain: string, { language }: Frames): readonly { start: number; end: number }[] =>
  firstOf(plain, CALM[language]).map(({ index }) => clauseAt(plain, index));

/** Says of everybody whether the text calls them afraid, or not afraid. */
export function withFear(
  found: readonly Found[],
  told: FoundTrouble | undefined,
  subject: number | undefined,
  plain: string,
  tokens: readonly Token[],
  { language }: Frames,
): readonly Found[] {
  if (told?.trouble !== 'afraid') return found;
  const scene = { plain, tokens, found: found.filter((each) => isTold(each) && each.being.kind !== 'grownup') };
  let fine = -1;
  const calm = firstOf(plain, CALM[language]).flatMap(({ 0: words, index }) => {
    const sentence = sentenceAt(plain, index);
    if (PRETENDS.test(plain.slice(Math.max(0, index - 30), index))) return [];
    if (ELLIPSIS.test(words) && fine >= sentence.start) return [];
    if (FINE.test(words)) fine = index;
    return spokenOfAt(scene, index, PRONOUN_GAP) ?? [];
  });
  for (const { 0: words, index } of firstOf(plain, BUT_NOT)) {
    const next = found.find(({ start }) => start > index);
    const between = plain.slice(index + words.length, Math.min(next?.start ?? 0, index + 40));
    const isAlone = next?.being.name !== undefined || next?.owner !== undefined;
    if (next && isAlone && THEIRS.test(between)) calm.push(next);
  }
  const isCalm = (each: Found): boolean => calm.some((other) => isSame(each, other));
  // A toy is named once as what it is, and later only by its name.
  const things = new Set(found.flatMap((each) => (isPerson(each) ? [] : (each.being.name?.toLowerCase() ?? []))));
  const able = found.filter(
    (each) => isPerson(each) && !things.has(each.being.name?.toLowerCase() ?? '') && !isCalm(each) && !each.isPlural,
  );
  const guests = able.filter(({ start }) => !HOST.test(plain.slice(Math.max(0, start - 24), start)));
  const hearers = guests.filter(
    (each) =>
      !isTeller(each, plain) && !(each.owner && SINCE.test(plain.slice(Math.max(0, each.start - 48), each.start))),
  );
  const likely = [hearers, guests, able].find((all) => all.some(isTold)) ?? able;
  const people = likely.some(isTold) ? likely.filter(isTold) : likely;
  const at = told.trigger.start;
  const near = subject === undefined ? undefined : found[subject];
  // `Ada wakes Bram because she hears somebody`
  const link = near ? plain.slice(near.end, at) : '';
  const isOther = near?.being.gender !== undefined && OTHER_ONE[near.being.gender].test(link);
  const stated = isOther ? undefined : near;
  const nearest = spokenOfAt({ plain, tokens, found: people }, at, PRONOUN_GAP);
  const { start, end } = sentenceAt(plain, at);
  // `Dormirán sin luz y a Imane no le gusta.`
  const here = people.filter(
    ({ being, start: from, end: to }) =>
      being.kind === 'child' && being.name !== undefined && from >= start && to <= end,
  );
  const only = here.length === 1 && (nearest === undefined || nearest.end < start) ? here[0] : undefined;
  // `its just me in there … im amara`
  const isMine = /(?<![a-z])(?:me|my|je|moi|yo)(?![a-z])/u.test(plain.slice(at, told.trigger.end));
  const singled = people.find(
    (each) =>
      (isMine && OWN.test(plain.slice(Math.max(0, each.start - 24), each.start))) ||
      (IT_IS.test(plain.slice(Math.max(0, each.start - 40), each.start)) &&
        WHO.test(plain.slice(each.end, each.end + 6))),
  );
  const afraid =
    singled ??
    (stated && people.includes(stated)
      ? stated
      : (only ?? nearest ?? people.findLast(({ end: last }) => last <= at) ?? people[0]));
  const isBoth = BOTH.test(plain.slice(start, end));
  const children = people.filter(({ being }) => being.kind === 'child' && being.name !== undefined);
  // `Ayesha, Noah and Wren are afraid`
  const together: Found[] = [];
  const isOne = afraid !== undefined && SINGULAR.test(plain.slice(afraid.end, afraid.end + 20));
  for (let place = afraid && !isOne ? found.indexOf(afraid) : 0; place > 0; place -= 1) {
    const [other, one] = [found[place - 1], found[place]];
    if (!other || !one || !people.includes(other) || !JOINED.test(plain.slice(other.end, one.start))) break;
    together.push(other);
  }
  const all = [...(afraid ? [afraid] : []), ...(isBoth ? children : []), ...together];
  return found.map((each) => {
    if (isCalm(each)) return { ...each, being: { ...each.being, isAfraid: false } };
    return all.some((one) => isSame(each, one)) ? { ...each, being: { ...each.being, isAfraid: true } } : each;
  });
}
