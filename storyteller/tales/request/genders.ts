import type { Frames } from './frames.ts';
import { sentenceAt } from './incidental.ts';
import type { Found } from './reading.ts';
import type { Token } from './tokens.ts';
import { firstOf, PRONOUNS } from './who-fears.ts';

type Gender = 'm' | 'f';

/** Words that agree with whoever is spoken of, in a text in lower case and without accents. */
const AGREES: Readonly<Record<Frames['language'], Readonly<Record<Gender, RegExp>>>> = {
  english: { m: /(?!)/gu, f: /(?!)/gu },
  spanish: {
    m: /(?:dormir(?:se)?|quedarse|estar|duerme|se queda) (?:muy )?solo(?![a-z])|, el (?:pequeno|mayor|mediano)(?![a-z])|(?:esta|es) (?:muy |tan |bien )?(?:convencido|seguro|asustado|nervioso|preocupado|aterrado)(?![a-z])/gu,
    f: /(?<![a-z])sola(?![a-z])|, la (?:pequena|mayor|mediana)(?![a-z])|(?:esta|es) (?:muy |tan |bien )?(?:convencida|segura|asustada|nerviosa|preocupada|aterrada)(?![a-z])/gu,
  },
  french: {
    m: /(?<![a-z])seul(?![a-z])|, le (?:petit|grand|cadet|plus jeune)(?![a-z])|est (?:tres |si )?(?:persuade|sur|terrifie|effraye|inquiet|convaincu)(?![a-z])/gu,
    f: /(?<![a-z])seule(?![a-z])|, la (?:petite|grande|cadette|plus jeune)(?![a-z])|est (?:tres |si )?(?:persuadee|sure|terrifiee|effrayee|inquiete|convaincue)(?![a-z])/gu,
  },
};
const BEFORE: Readonly<Record<Gender, RegExp>> = {
  m: /(?<![a-z])(?:le|un|ce|el|este|du) (?:petit|jeune|grand|pequeno|pequenito) $/u,
  f: /(?<![a-z])(?:la|une|una|cette|esta) (?:petite|jeune|grande|pequena|pequenita) $/u,
};
/** After `il` that is nobody, and after `el` that is a pronoun without its accent. */
const NOBODY = /^(?:y|faut|pleut|fait|reste|s’agit)$/;
const PRONOUN_VERB = /^(?:tiene|no|dice|cree|se|le|esta|está|oye|duerme|piensa|quiere)$/;

const withGender = (each: Found, gender: Gender): Found => ({ ...each, being: { ...each.being, gender } });
const isSame = (one: Found, other: Found): boolean => one.being.name?.toLowerCase() === other.being.name?.toLowerCase();
const isChild = ({ being, isPlural }: Found): boolean =>
  being.name !== undefined && being.kind === 'child' && !isPlural;

function genderAt(tokens: readonly Token[], at: number): Gender | undefined {
  const [lower, next] = [tokens[at]?.lower ?? '', tokens[at + 1]?.lower ?? ''];
  if (lower === 'el' ? !PRONOUN_VERB.test(next) : lower === 'il' && NOBODY.test(next)) return undefined;
  return PRONOUNS.f.test(lower) ? 'f' : PRONOUNS.m.test(lower) && lower !== 'lui' ? 'm' : undefined;
}

/** Tokens between a name and the pronoun for it, at most. */
const SAID_MAX = 14;
/** What a child has, after an English possessive: `a wolf lives in his wardrobe`. */
const HAS =
  /^(?:bed|bedroom|room|wardrobe|closet|cupboard|curtains?|door|window|duvet|pillow|covers|blanket|own|big|little|baby|older|younger|twin|brother|sister|mum|mom|dad|mummy|daddy|nan|gran|granny|grandma|grandad|grandpa|cat|dog|bunny|rabbit|teddy|bear|toy|stuffed|friend|best|cousin)$/;

/** Who may be meant by a pronoun as well as the child who fears them. */
const FEARED: Readonly<Record<Gender, RegExp>> = {
  m: /(?<![a-z])(?:monst|wol[fv]|gh?oa?st|lobo|fantas?m|loup|fantome|dog|perro|chien|man|hombre|homme|thunder|orage|noir(?![a-z]))/u,
  f: /(?<![a-z])(?:witch|bruj|sorcier|dog|woman|mujer|femme|llorona)/u,
};

/** The only child before a pronoun of its sentence, whose gender that is, whatever the lists say of the name. */
function saidOf(
  found: readonly Found[],
  plain: string,
  tokens: readonly Token[],
  language: Frames['language'],
): { readonly name: string; readonly gender: Gender } | undefined {
  const [child] = found;
  if (!child || !isChild(child) || child.provenBy === 'noun') return undefined;
  const from = tokens.findIndex(({ start }) => start >= child.end);
  const { end } = sentenceAt(plain, child.end);
  const until = Math.min(found[1]?.start ?? Infinity, end);
  for (let at = from; at >= 0 && at < from + SAID_MAX; at += 1) {
    const { lower = '', start = Infinity } = tokens[at] ?? {};
    if (start >= until) break;
    const isOwn = language === 'english' && HAS.test(tokens[at + 1]?.lower ?? '');
    const gender = isOwn && lower === 'his' ? 'm' : isOwn && lower === 'her' ? 'f' : genderAt(tokens, at);
    // `the wolf … because he hides`
    if (gender && !isOwn && FEARED[gender].test(plain.slice(child.end, start))) return undefined;
    if (gender) return { name: child.being.name?.toLowerCase() ?? '', gender };
  }
  return undefined;
}

/** Genders as the text gives them away: by words that agree with a name, then by pronouns after it. */
export function withGenders(
  found: readonly Found[],
  plain: string,
  tokens: readonly Token[],
  { language, pronouns }: Frames,
): readonly Found[] {
  const told = new Map<string, Gender>();
  const nameOf = ({ being }: Found): string => being.name?.toLowerCase() ?? '';
  const children = found.filter(isChild);
  const open = children.filter(({ provenBy }) => provenBy !== 'noun');
  for (const each of open) {
    const before = plain.slice(Math.max(0, each.start - 24), each.start);
    for (const gender of ['m', 'f'] as const) if (BEFORE[gender].test(before)) told.set(nameOf(each), gender);
  }
  for (const gender of ['m', 'f'] as const) {
    for (const { index } of firstOf(plain, AGREES[language][gender])) {
      const { start } = sentenceAt(plain, index);
      const last = found.findLast((each) => each.being.kind === 'child' && each.end <= index && each.start >= start);
      if (last && open.includes(last)) told.set(nameOf(last), gender);
    }
  }
  const sure = saidOf(found, plain, tokens, language);
  if (sure) told.set(sure.name, sure.gender);
  let passed = 0;
  for (const [at, token] of tokens.entries()) {
    while ((children[passed]?.end ?? Infinity) <= token.start) passed += 1;
    const gender = passed > 0 ? genderAt(tokens, at) : undefined;
    if (!gender) continue;
    const genderOf = (each: Found): Gender | undefined => told.get(nameOf(each)) ?? each.being.gender;
    const near = children.slice(Math.max(0, passed - 6), passed);
    const isTaken = near.some((each) => each.provenBy !== undefined && genderOf(each) === gender);
    const target =
      near.findLast((each) => genderOf(each) === undefined && !each.provenBy) ??
      (isTaken ? undefined : near.findLast((each) => !each.provenBy && !told.has(nameOf(each))));
    if (target) told.set(nameOf(target), gender);
  }
  const named = found.map((each) => {
    const gender = isChild(each) && each.provenBy !== 'noun' ? told.get(nameOf(each)) : undefined;
    return gender ? withGender(each, gender) : each;
  });
  const [isHe, isShe] = (['m', 'f'] as const).map((gender) => tokens.some(({ lower }) => pronouns[gender].has(lower)));
  const first = named.find(({ being: { kind } }) => kind === 'child' || kind === 'animal' || kind === 'creature');
  if (isHe === isShe || !first || first.being.gender || first.isPlural) return named;
  return named.map((each) =>
    each === first || (first.being.name && isSame(each, first)) ? withGender(each, isHe ? 'm' : 'f') : each,
  );
}
