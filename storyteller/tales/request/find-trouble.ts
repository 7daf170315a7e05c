import type { Frames, Pattern, PatternIndex } from './frames.ts';
import type { Form } from './lexicon.ts';
import { isBeing, termAt } from './mention.ts';
import type { Found } from './reading.ts';
import type { Subject, Trouble } from './request.ts';
import { foldOf, plainOf, type Token } from './tokens.ts';

/** A stretch of the text, in characters. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

export interface FoundTrouble {
  readonly trouble: Trouble;
  readonly about?: Subject;
  /** The words that told of the trouble. */
  readonly trigger: Span;
  /** The words of what it is about. */
  readonly object?: Span;
  readonly wish?: string;
}

interface Context {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly frames: Frames;
  readonly names: ReadonlyMap<number, Found>;
  /** Who stands at each token. */
  readonly beings: readonly (Found | undefined)[];
}

/** Troubles that count only if no other is found, as most stories have something made or learned in them. */
const WEAK: ReadonlySet<Trouble> = new Set<Trouble>(['learn', 'make']);
/** Troubles with an object of their own, before which `du` and `des` are articles. */
const GIVEN: ReadonlySet<Trouble> = new Set<Trouble>(['deliver', 'make', 'lost', 'rescue', 'secret']);
/** Words of a phrase, and of a wish, at most. */
const PHRASE_MAX = 7;
const WISH_MAX = 14;

/** A wish is none after these. */
const NOT = /(?:n’?t|(?:^| )(?:not|no|ne)) ?$/u;

/** Pronouns, which say nothing about what is lost or feared. */
const EMPTY =
  /^(?:it|him|her|them|one|uno|on|lo|la|los|las|le|les|everything|something|todo|algo|tout|story|tale|poem|cuento|historia|histoire|conte|book)$/;

/** What nobody learns, though somebody cannot do it. */
const UNLEARNED =
  /^(?:sleep|wait|believe|stop|know|savoir|saber|fall asleep|dormir|esperar|creer|attendre|croire|s’endormir)/;

/** What is not made, though somebody makes it: sure, peace, friends. */
const UNMADE =
  /^(?:discours|speeches|discursos|it|sure|up|me|us|him|them|friends|peace|fun|sense|noise|noises|sport|deporte|amigos|las|falta|caso|daño|partie|peur|mal|semblant|attention|confiance|tour|détour|la|le|les)$/;

/** Who vanishes into a coat only hides. */
const HIDES =
  /(?:disparaît|disappears|vanishes|desaparece) (?:dans|derrière|sous|into|behind|under|inside|detrás|debajo)/;
/** Nobody has lost what somebody never goes to fetch: `ne descend jamais chercher`, `nunca sube a buscar`. */
const SEARCHES = /^(?:look|search|cherch|busc|recherch)/i;
const NEVER = /(?:^|\s)(?:never|won[’']?t|doesn[’']?t|pas|plus|jamais|nunca|jamás|no)(?:\s[^\s.,;:!?]+){0,3}\s$/i;

/** What an asker loses who is well: `I lose my place`, `je perds mes lunettes`. */
const UNLOST =
  /^(?:(?:my|our|the|mi|mis|la|las|el|le|les|mon|ma|mes) )?(?:place|glasses|spectacles|temper|patience|mind|marbles|thread|gafas|lentes|paciencia|cabeza|hilo|lunettes|fil|tête|page)(?! of| de)|^ni |^at |^(?:his|her|their|su|sus|son|ses|sa) (?:lines?|words|part|frase|texto|papel|texte|replique)(?!\p{L})|^(?:always|siempre|toujours)$|^(?:the|an?|la|el|una?|le|une?|his|her|su) (?:race|game|match|contest|tournament|final|finals|carrera|partido|concurso|torneo|course|concours|tournoi)(?!\p{L})|^(?:her|his|its|their|su|sus|ses|son) (?:hair|fur|pelo|poils)(?!\p{L})/iu;

/** A story that is asked for is nothing that somebody in it makes. */
const STORY = /^(?:story|tale|cuent(?:o|ito|ico)|histori(?:a|eta)|histoire|conte)$/;

interface Match {
  readonly pattern: Pattern;
  readonly trigger: Span;
  /** What the pattern's own group matched. */
  readonly inside?: Span;
}

/** The matches at one word. */
function matchesAt(plain: string, { start }: Token, index: PatternIndex): Match[] {
  const first = /^\p{L}+/u.exec(plain.slice(start, start + 24))?.[0] ?? '';
  return (index.get(first) ?? []).flatMap((pattern): Match[] => {
    pattern.pattern.lastIndex = start;
    const match = pattern.pattern.exec(plain);
    if (!match) return [];
    const trigger = { start, end: start + match[0].length };
    const about = match.groups?.['about'];
    const from = about === undefined ? -1 : start + match[0].indexOf(about, 1);
    return [{ pattern, trigger, ...(about ? { inside: { start: from, end: from + about.length } } : {}) }];
  });
}

/** Who wants to teach does not want to do it alone. */
const TEACHES = /^(?:teach|enseñar|apprendre à (?:son|sa|ses|leur)) /i;

/** How often a pattern is tried on what follows it. */
const TRIES = 3;

/** The first matches of each pattern, in the order of the text. */
function matchesIn({ tokens, frames }: Context, plain: string): Match[] {
  const seen = new Map<Pattern, number>();
  const matches: Match[] = [];
  for (const token of tokens) {
    if (!token.isWord) continue;
    const here = matchesAt(plain, token, frames.troubles).filter(({ pattern }) => (seen.get(pattern) ?? 0) < TRIES);
    for (const { pattern } of here) seen.set(pattern, (seen.get(pattern) ?? 0) + 1);
    matches.push(...here.toSorted((one, other) => one.pattern.order - other.pattern.order));
  }
  return matches;
}

/** How many tokens come before a place, by where they begin or end. */
function countBefore(tokens: readonly Token[], isBefore: (token: Token) => boolean): number {
  let [low, high] = [0, tokens.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const token = tokens[middle];
    if (token && isBefore(token)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The first token at or after a character, and the one after the last that ends by it. */
const tokenFrom = (tokens: readonly Token[], start: number): number =>
  countBefore(tokens, (token) => token.start < start);
const tokenAfter = (tokens: readonly Token[], end: number): number => countBefore(tokens, (token) => token.end <= end);

/** Where names begin, and who begins there. */
const namesIn = (found: readonly Found[]): ReadonlyMap<number, Found> =>
  new Map(found.flatMap((each) => (each.being.name === undefined ? [] : [[each.end - each.being.name.length, each]])));

/** Where a noun phrase ends that begins at a token: before a preposition, a verb or somebody's name. */
function phraseEnd({ tokens, frames, names }: Context, from: number): number {
  for (let to = from; to < Math.min(tokens.length, from + PHRASE_MAX); to += 1) {
    const token = tokens[to];
    if (!token?.isWord || frames.stops.has(token.lower)) return to;
    if (to === from) continue;
    const stranger = names.get(token.start);
    const isStranger = stranger !== undefined && stranger.start >= token.start && tokens[to - 1]?.lower !== 'de';
    if (frames.softStops.has(token.lower) || (isStranger && tokens[to + 1]?.lower !== '’s')) return to;
  }
  return Math.min(tokens.length, from + PHRASE_MAX);
}

/** Where an infinitive ends with all that belongs to it. */
function wishEnd({ tokens, frames }: Context, from: number): number {
  for (let to = from; to < Math.min(tokens.length, from + WISH_MAX); to += 1) {
    const token = tokens[to];
    const isTitle = token?.text === '.' && frames.titles.has(tokens[to - 1]?.lower ?? '');
    const isPart = token && (token.isWord || isTitle || /^\d+$/.test(token.text));
    if (!isPart || (frames.stops.has(token.lower) && !frames.who.has(token.lower))) return to;
  }
  return Math.min(tokens.length, from + WISH_MAX);
}

/** What a phrase names: its first noun, and in English the last of nouns in a row, as in `birthday cake`. */
function nounIn({ tokens, frames, names }: Context, from: number, to: number): Form | undefined {
  for (let at = from; at < to; at += 1) {
    let term = termAt(tokens, at, frames);
    if (!term || tokens[term.to]?.lower === '’s') continue;
    while (frames.language === 'english' && term.to < to) {
      const start = tokens[term.to];
      const next = termAt(tokens, term.to, frames);
      if (!next || (start && names.has(start.start))) break;
      term = next;
    }
    return term.word.form;
  }
  return undefined;
}

/** Tokens as what a trouble is about, without the word that joins them to it: `du noir` is `le noir`. */
function subjectOf(
  context: Context,
  from: number,
  to: number,
  isPartitive = false,
): { about: Subject; object: Span } | undefined {
  const { text, tokens, frames } = context;
  const joint = frames.links[tokens[from]?.lower ?? ''];
  // `apporte des clémentines` has no `de les`.
  const link = isPartitive && joint ? undefined : joint;
  const first = link === undefined ? from : from + 1;
  const words = tokens.slice(first, to);
  const [start, end] = [words[0]?.start, words.at(-1)?.end];
  const small = [frames.articles, frames.theirs, frames.mine, frames.and, frames.who];
  const isEmpty = words.every(({ lower }) => EMPTY.test(lower) || small.some((list) => list.has(lower)));
  const isPronoun =
    EMPTY.test(words[0]?.lower ?? '') &&
    words.every(({ lower }) => frames.small.has(lower)) &&
    nounIn(context, first, to) === undefined;
  if (start === undefined || end === undefined || isEmpty || isPronoun) return undefined;
  const concept = nounIn(context, first, to)?.concept;
  const written = text.slice(start, end);
  const about = { ...(concept ? { concept } : {}), phrase: link ? `${link} ${written}` : written };
  return { about, object: { start, end } };
}

/** An infinitive as what a trouble is about. Somebody who is met in it, such as a goose that is taught, is not what is learned. */
function deedOf(context: Context, from: number, to: number): { about: Subject; object: Span } | undefined {
  const { tokens, frames } = context;
  const subject = subjectOf(context, from, to);
  const next = tokens[from + 1]?.lower ?? '';
  const isDirect = frames.articles.has(next) || frames.theirs.has(next);
  const verb = nounIn(context, from, to);
  // In `water the plants` the verb is no noun, and in `fly a kite` the kite says more.
  const form = isDirect ? (nounIn(context, from + 1, to) ?? (verb?.kind === 'idea' ? verb : undefined)) : verb;
  const isThing = form !== undefined && !isBeing({ form, isPlural: false });
  return (
    subject && { ...subject, about: { ...(isThing ? { concept: form.concept } : {}), phrase: subject.about.phrase } }
  );
}

/** The thing that stands before a trouble's words, such as `her kite` before `is missing`; nobody's name is one. */
function subjectBefore(context: Context, end: number): { about: Subject; object: Span } | undefined {
  const { tokens, frames, beings } = context;
  const to = tokenAfter(tokens, end);
  const last = tokens[to - 1];
  const owned = beings[last?.text === ',' ? to - 2 : to - 1];
  const isOwner =
    owned?.being.name !== undefined && frames.links[tokens[tokenFrom(tokens, owned.start) - 1]?.lower ?? ''] === '';
  if (owned && !isOwner) {
    const isThing = owned.owner !== undefined && (owned.being.kind === 'toy' || owned.being.kind === 'animal');
    return isThing ? subjectOf(context, tokenFrom(tokens, owned.start), tokenAfter(tokens, owned.end)) : undefined;
  }
  for (let from = to - 1; from >= Math.max(0, to - 5); from -= 1) {
    const token = tokens[from];
    if (token?.lower === '’s') return subjectOf(context, from - 1, to);
    if (!token?.isWord || frames.stops.has(token.lower)) return undefined;
    const isDeterminer = [frames.articles, frames.theirs, frames.mine].some((list) => list.has(token.lower));
    if (isDeterminer) return subjectOf(context, from, to);
  }
  return undefined;
}

/** Where the noun phrase begins in words that name a trouble and its object at once: `loses` `her first tooth`. */
function itselfFrom({ tokens, frames }: Context, from: number, to: number): number {
  for (let at = from; at < to; at += 1) {
    const lower = tokens[at]?.lower ?? '';
    if (frames.articles.has(lower) || frames.theirs.has(lower) || frames.links[lower]) return at;
  }
  for (let at = from; at < to; at += 1) if (termAt(tokens, at, frames)) return at;
  return from;
}

/** Whether an infinitive begins at a token: by its ending, or in English any word that is no article or pronoun. */
function isInfinitive(tokens: readonly Token[], at: number, { language, articles, theirs, towards }: Frames): boolean {
  const lower = tokens[at]?.lower ?? '';
  if (language === 'english') return lower !== '' && ![articles, theirs, towards].some((list) => list.has(lower));
  if (language === 'spanish') return /[aeií]r(?:se|l[aoe]s?)?$/.test(lower);
  const skipped = /^(?:ne|pas|plus|se|s’|l’|le|la|les|y|en|lui|leur)$/;
  const verb = tokens.slice(at, at + 4).find((token) => !skipped.test(token.lower));
  return /(?:er|ir|re|oir)$/.test(verb?.lower ?? '');
}

function troubleFrom(
  context: Context,
  { pattern: { trouble, about, isInfinitive: takesVerb }, trigger, inside }: Match,
): FoundTrouble | undefined {
  const { tokens, frames } = context;
  // `il veut pas chercher les pommes de terre`
  const before = context.text.slice(Math.max(0, trigger.start - 30), trigger.start);
  if (trouble === 'lost' && SEARCHES.test(context.text.slice(trigger.start, trigger.end)) && NEVER.test(before))
    return undefined;
  if (trouble === 'lost' && HIDES.test(plainOf(context.text.slice(trigger.start, trigger.end + 12)))) return undefined;
  // `Make the barber nice` is said to whoever tells the story.
  const isOrder = trouble === 'make' && tokens[tokenFrom(tokens, trigger.start)]?.opens === true;
  if (isOrder && /^make (?:the|it|him|her|them)(?!\p{L})/u.test(plainOf(context.text.slice(trigger.start))))
    return undefined;
  const isCount = (at: number): boolean => {
    const lower = tokens[at]?.lower ?? '';
    return frames.numbers.has(lower) && !frames.articles.has(lower);
  };
  if (about === 'none') return { trouble, trigger };
  if (about === 'before') {
    const subject = subjectBefore(context, trigger.start);
    return subject || trouble === 'lost' || trouble === 'rescue' ? { trouble, trigger, ...subject } : undefined;
  }
  if (about === 'itself') {
    const to = tokenAfter(tokens, trigger.end);
    const first = tokenFrom(tokens, trigger.start);
    // `a scratchy noise in the loft`
    const isHeard = trouble === 'afraid' && /noise|sound/iu.test(context.text.slice(trigger.start, trigger.end));
    const from = trouble === 'contest' || isHeard ? first : itselfFrom(context, first, to);
    return { trouble, trigger, ...subjectOf(context, from, to) };
  }
  if (about === 'inside') {
    if (!inside || (trouble === 'deliver' && isCount(tokenFrom(tokens, inside.start)))) return undefined;
    const subject = subjectOf(context, tokenFrom(tokens, inside.start), tokenAfter(tokens, inside.end), true);
    return subject && { trouble, trigger, ...subject };
  }
  const next = tokenFrom(tokens, trigger.end);
  // `que pierda el miedo`
  if (trouble === 'lost' && tokens.slice(next, next + 3).some(({ lower }) => /^(?:fear|fears|miedo|peur)$/.test(lower)))
    return undefined;
  if (trouble === 'make' && (UNMADE.test(tokens[next]?.lower ?? '') || STORY.test(tokens[next + 1]?.lower ?? '')))
    return undefined;
  if (takesVerb) {
    const deed = isInfinitive(tokens, next, frames) ? deedOf(context, next, wishEnd(context, next)) : undefined;
    if (trouble === 'learn' && UNLEARNED.test(plainOf(deed?.about.phrase ?? ''))) return undefined;
    const wish = deed && trouble === 'learn' ? { wish: deed.about.phrase } : {};
    return deed && { trouble, trigger, ...deed, ...wish };
  }
  // `lleva cuatro días sin salir`
  if (trouble === 'deliver' && isCount(next)) return undefined;
  // `Bertille en fait des perruques`
  if (trouble === 'make' && frames.language === 'french' && /\sen\s$/i.test(before)) return undefined;
  const isLinked = Boolean(frames.links[tokens[next - 1]?.lower ?? '']);
  // `se disputent un camion` has its article among the words of the trouble.
  const isTheirs = trouble === 'quarrel' && frames.articles.has(tokens[next - 1]?.lower ?? '');
  const subject = subjectOf(
    context,
    isLinked || isTheirs ? next - 1 : next,
    phraseEnd(context, next),
    !isLinked && GIVEN.has(trouble),
  );
  if (trouble === 'lost' && UNLOST.test(subject?.about.phrase ?? '')) return undefined;
  return subject && { trouble, trigger, ...subject };
}

/** What somebody wants to do, as the user's infinitive. */
function findWish(context: Context, plain: string): { from: number; to: number; trigger: Span } | undefined {
  const { tokens, frames } = context;
  for (const token of tokens) {
    for (const { trigger } of token.isWord ? matchesAt(plain, token, frames.wishes) : []) {
      const from = tokenFrom(tokens, trigger.end);
      const { start } = trigger;
      const isWanted = !NOT.test(plain.slice(Math.max(0, start - 9), start)) && isInfinitive(tokens, from, frames);
      const to = wishEnd(context, from);
      const isLearned = !UNLEARNED.test(plain.slice(tokens[from]?.start));
      if (isWanted && isLearned && to > from) return { from, to, trigger };
    }
  }
  return undefined;
}

function contextOf(text: string, tokens: readonly Token[], frames: Frames, found: readonly Found[]): Context {
  const beings: (Found | undefined)[] = [];
  for (const each of found) {
    const to = tokenAfter(tokens, each.end);
    for (let at = tokenFrom(tokens, each.start); at < to; at += 1) beings[at] ??= each;
  }
  return { text, tokens, frames, names: namesIn(found), beings };
}

/** A first tooth that has come out is nothing lost, unless it is nowhere, or the fairy comes too late. */
const isToothLost = ({ trouble, about }: FoundTrouble, plain: string): boolean =>
  trouble === 'first time' && about?.concept === 'tooth' && GONE.test(plain);
const GONE =
  /(?:before (?:the|it)|antes de que|avant que|avant (?:le passage|l’arrivee)|can’?t find|nowhere|sandpit|drain|swallowed|no (?:lo )?encuentra|no aparece|introuvable|retrouve (?:plus|pas))/;

/** What is wrong, lost, feared or wanted, by the verb patterns of the language. */
export function findTrouble(
  text: string,
  tokens: readonly Token[],
  frames: Frames,
  found: readonly Found[],
): FoundTrouble | undefined {
  const context = contextOf(text, tokens, frames, found);
  const plain = foldOf(plainOf(text));
  const told = matchesIn(context, plain).flatMap((match) => troubleFrom(context, match) ?? []);
  const first = told.find(({ trouble }) => !WEAK.has(trouble)) ?? told[0];
  const isFuller = ({ trouble, about }: FoundTrouble): boolean => about !== undefined && trouble === first?.trouble;
  const fuller = first?.about ? first : (told.find(isFuller) ?? first);
  const chosen = fuller && isToothLost(fuller, plain) ? { ...fuller, trouble: 'lost' as const } : fuller;
  const wanted = findWish(context, plain);
  if (!wanted) return chosen;
  const { from, to, trigger } = wanted;
  const end = tokens[to - 1]?.end ?? trigger.end;
  const wish = text.slice(tokens[from]?.start, end);
  const isSame = chosen !== undefined && chosen.trigger.start < end && trigger.start < chosen.trigger.end;
  if (chosen && (!WEAK.has(chosen.trouble) || isSame))
    return { ...chosen, wish: TEACHES.test(wish) ? wish : (chosen.wish ?? wish) };
  const [made] = foldOf(plainOf(wish)).matchAll(frames.makes);
  if (made?.index === 0)
    return { trouble: 'make', trigger, wish, ...subjectOf(context, from + 1, phraseEnd(context, from + 1)) };
  return { trouble: 'learn', trigger, wish, ...deedOf(context, from, to) };
}
