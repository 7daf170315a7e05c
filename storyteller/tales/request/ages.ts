import type { Frames } from './frames.ts';
import type { Mention } from './mention.ts';
import type { Token } from './tokens.ts';

/** Ages, given to the names or nouns that they stand beside: `Leo and Max (4 and 6)`, `a 5-year-old girl`. */
export function withAges(mentions: readonly Mention[], tokens: readonly Token[], frames: Frames): Mention[] {
  const aged = [...mentions];
  const isTaken = new Uint8Array(tokens.length);
  const namesEnd = new Set<number>();
  for (const { name, at, to } of mentions) {
    if (name === undefined) continue;
    isTaken.fill(1, at, to);
    namesEnd.add(to);
  }
  const ageAt = (at: number): number | undefined => {
    const token = tokens[at];
    const [digits = ''] = /^\d{1,2}(?!\d)/.exec(token?.text ?? '') ?? [];
    const whole =
      frames.numbers.get(token?.lower ?? '') ?? frames.numbers.get((token?.lower ?? '').replace(/-years?-olds?$/, ''));
    return isTaken[at] ? undefined : digits ? Number(digits) : whole;
  };
  let passed = 0;
  for (let at = 0; at < tokens.length; at += 1) {
    const ages: number[] = [];
    let to = at;
    while (ages.length < 3) {
      const age = ageAt(to);
      if (age === undefined) break;
      ages.push(age);
      to += 1;
      if (frames.and.has(tokens[to]?.lower ?? '') && ageAt(to + 1) !== undefined) to += 1;
      else break;
    }
    if (ages.length === 0) continue;
    const [before, next] = [tokens[at - 1], tokens[to]];
    const afterDash = next?.lower.replace(/^-/, '').split('-')[0] ?? '';
    const isUnit =
      /-years?-olds?$/.test(tokens[to - 1]?.lower ?? '') ||
      frames.years.has(next?.lower ?? '') ||
      frames.years.has(afterDash);
    const isAlone = !next || !next.isWord || frames.and.has(next.lower) || frames.who.has(next.lower);
    const isAfterName = namesEnd.has(at) || (namesEnd.has(at - 1) && /^[(,:–—-]$/.test(before?.text ?? ''));
    // `hes 3 scared of ghosts`, `tiene 3 le da miedo`
    const isTold =
      TELLS.test(before?.lower ?? '') && frames.small.has(next?.lower ?? '') && !UNIT.test(next?.lower ?? '');
    if (!isUnit && !isTold && !(isAlone && (isAfterName || frames.beforeAge.has(before?.lower ?? '')))) continue;
    while ((aged[passed]?.to ?? Infinity) <= at) passed += 1;
    // `Tiene cinco años` tells of the one who was spoken of, however long ago.
    const isSaid = ages.length === 1 && SAYS.test(before?.lower ?? '');
    const person = isSaid ? personBefore(aged, passed) : undefined;
    if (person !== undefined && ages[0] !== undefined)
      aged[person] = { ...aged[person], age: aged[person]?.age ?? ages[0] } as Mention;
    else giveAges(aged, ages, at, to, passed);
    at = to;
  }
  return aged;
}

/** Between a name that opens a prompt and an age: `Rukmini, age 5`, `Saray (5)`, `Wayra, de 5 años`. */
const BEFORE_AGE = /^(?:[,(–—-]|aged?|de|tiene)$/;
/** After a number that is no age: `Monsters, 5 minutes`. */
const NO_AGE = /^(?:min|words|palabras|mots|pages|p[aá]ginas|times|veces|fois)/;

/** Whether an age follows the word that opens a sentence, which is then somebody’s name whatever it is. */
export function isAgeAfter(tokens: readonly Token[], at: number, { numbers, articles }: Frames): boolean {
  let to = at + 1;
  while (to < at + 3 && BEFORE_AGE.test(tokens[to]?.lower ?? '')) to += 1;
  const { text = '', lower = '' } = tokens[to] ?? {};
  const isAge = /^\d{1,2}$/.test(text) || (numbers.has(lower) && !articles.has(lower));
  return to > at + 1 && isAge && !NO_AGE.test(tokens[to + 1]?.lower ?? '');
}

const TELLS = /^(?:he’s|she’s|hes|shes|i’m|im|whos|who’s|tiene|tengo)$/;
const UNIT = /^(?:minut|hour|day|week|month|time|hora|d[ií]a|semana|mes(?:es)?$|ve[zc]|(?:of|de)$)/;
const SAYS = /^(?:he’s|she’s|hes|shes|is|’s|tiene|cumple|a)$/;

/** The last being before an age that is neither toy nor animal, nor named right after one: `her octopus, Captain Squish`. */
function personBefore(aged: readonly Mention[], passed: number): number | undefined {
  for (let at = passed - 1; at >= 0; at -= 1) {
    const [mention, before] = [aged[at], aged[at - 1]];
    if (!mention) continue;
    const isThing = (each: Mention | undefined): boolean =>
      each !== undefined && (each.isToy === true || (each.word !== undefined && each.word.form.kind !== 'child'));
    const isTheirs =
      !mention.word && isThing(before) && before?.name === undefined && mention.at - (before?.to ?? 0) <= 1;
    if (!isThing(mention) && !isTheirs) return at;
  }
  return undefined;
}

/** Gives ages to the last beings before them, of which there are `passed`, or to the next one if it follows at once. */
function giveAges(aged: Mention[], ages: readonly number[], at: number, to: number, passed: number): void {
  const following = aged.slice(passed, passed + 6);
  const after = following.findIndex(({ from, at: noun }) => noun >= to && from <= to + 5 && noun <= to + 5);
  const next = after < 0 ? -1 : passed + after;
  const first = Math.max(0, passed - 8);
  const earlier = aged
    .slice(first, passed)
    .flatMap((each, index) =>
      at - each.to <= 7 && !each.isToy && each.word?.form.kind !== 'animal' ? [first + index] : [],
    );
  const follows = ages.length === 1 && next >= 0 && (earlier.length === 0 || (aged[next]?.from ?? 0) < at);
  const targets = follows ? [next] : earlier.slice(-ages.length);
  for (const [n, index] of targets.entries()) {
    const [mention, age] = [aged[index], ages[n]];
    if (mention && age !== undefined && mention.age === undefined) aged[index] = { ...mention, age };
  }
}
