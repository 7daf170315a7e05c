import { findBeings } from './find-beings.ts';
import { type Fear, fearIn, isFearFirst } from './fears.ts';
import { findTrouble, type FoundTrouble, type Span } from './find-trouble.ts';
import type { Frames } from './frames.ts';
import { withGenders } from './genders.ts';
import { isBeing, termAt } from './mention.ts';
import type { Found, Reading } from './reading.ts';
import { foldOf, plainOf, type Token, tokensIn } from './tokens.ts';
import type { Being, Trouble } from './request.ts';
import { clauseAt, isAskedAt, isChatty, sentenceAt, withoutAskers } from './incidental.ts';
import { withToyFirst } from './toy-leads.ts';
import { unusedIn } from './unused.ts';
import { calmClauses, withFear } from './who-fears.ts';

/** Troubles whose object is somebody in the story: the bird that is rescued, the new friend. */
const MEETS: ReadonlySet<Trouble> = new Set<Trouble>(['rescue', 'newcomer', 'quarrel', 'contest']);

/** Without what is only feared, lost or made: `afraid of dogs` asks for no dog. Somebody's lost toy is in the story. */
function withoutObjects(found: readonly Found[], told: FoundTrouble | undefined): readonly Found[] {
  if (!told?.object) return found;
  const { object, trouble } = told;
  return found.filter((each) => {
    const isOwned =
      trouble !== 'afraid' &&
      (each.being.kind === 'grownup' || (each.owner === 'other' && each.being.kind !== 'child'));
    const isMet = MEETS.has(trouble) && each.being.kind !== 'toy';
    return each.being.name !== undefined || isOwned || isMet || each.start < object.start || each.end > object.end;
  });
}

/** The one who fears or wants something: the last being before the words that say so, in the same sentence. */
function subjectIn(
  found: readonly Found[],
  told: FoundTrouble | undefined,
  tokens: readonly Token[],
): number | undefined {
  if (!told) return undefined;
  const at = found.findLastIndex(({ end }) => end <= told.trigger.start);
  const end = found[at]?.end ?? 0;
  const between = tokens.filter((token) => token.start >= end && token.end <= told.trigger.start);
  const isNear = between.length <= 4 && !between.some(({ text }) => /^[.!?;]$/.test(text));
  return at >= 0 && isNear ? at : undefined;
}

/** Troubles of somebody: a cloud that fears or wants something is a being. */
const FELT: ReadonlySet<Trouble> = new Set<Trouble>(['afraid', 'learn', 'make', 'newcomer', 'promise', 'first time']);

/** A thing that fears or wants something, which makes it somebody: `a little cloud who is afraid of heights`. */
function livingThing(told: FoundTrouble | undefined, tokens: readonly Token[], frames: Frames): Found | undefined {
  if (!told || !FELT.has(told.trouble)) return undefined;
  const trigger = tokens.findLastIndex(({ end }) => end <= told.trigger.start);
  const skipped = tokens.findLastIndex(
    ({ lower }, at) => at <= trigger && !frames.who.has(lower) && !frames.verbs.has(lower),
  );
  for (let at = skipped; at >= Math.max(0, skipped - 3); at -= 1) {
    const term = termAt(tokens, at, frames);
    const article = tokens.findLastIndex(({ lower }, index) => index < at && !frames.adjectives.has(lower));
    if (term?.to !== skipped + 1 || isBeing(term.word) || term.word.form.kind === 'place') continue;
    const before = tokens[article - 1]?.lower ?? '';
    const isPlace = [frames.softStops, frames.inside, frames.verbs].some((list) => list.has(before));
    if (!frames.articles.has(tokens[article]?.lower ?? '') || isPlace) return undefined;
    const { concept, gender } = term.word.form;
    const being: Being = { kind: 'creature', concept, ...(gender ? { gender } : {}) };
    return { being, start: tokens[article]?.start ?? 0, end: tokens[skipped]?.end ?? 0, isPlural: term.word.isPlural };
  }
  return undefined;
}

/** A thing of which a whole text tells as of somebody, though it neither fears nor wants anything: `a star who does not shine`. */
function loneThing(tokens: readonly Token[], frames: Frames): Found | undefined {
  for (const [at, token] of tokens.entries()) {
    const term = token.isWord ? termAt(tokens, at, frames) : undefined;
    if (!term || term.word.form.kind !== 'thing' || !frames.who.has(tokens[term.to]?.lower ?? '')) continue;
    const article = tokens.findLastIndex(({ lower }, index) => index < at && !frames.adjectives.has(lower));
    if (!/^(?:an?|una?|une?)$/.test(tokens[article]?.lower ?? '') || tokens[article + 1] === undefined) continue;
    const before = tokens[article - 1]?.lower ?? '';
    if (!/^(?:about|of|sobre|de|d[’']un|sur|one)?$/.test(before) && !tokens[article]?.opens) continue;
    const { concept, gender } = term.word.form;
    const being: Being = { kind: 'creature', concept, ...(gender ? { gender } : {}) };
    const [start, end] = [tokens[article]?.start ?? 0, tokens[term.to - 1]?.end ?? 0];
    return { being, start, end, isPlural: term.word.isPlural };
  }
  return undefined;
}

/** Before what a toy or a pet has lost, beside a fear. */
const LOSES = /(?:who|which|that|qui|que)(?: [a-z]+){0,2} $/u;

/** An article before what is feared. */
const ARTICLE = /(?<![\p{L}])(?:the |el |la |los |las |le |les |l[’'])$/iu;

/** The trouble that is stated, or the fear that nobody called one. */
function troubleIn(
  text: string,
  plain: string,
  tokens: readonly Token[],
  frames: Frames,
  beings: readonly Found[],
): { readonly told?: FoundTrouble | undefined; readonly fear?: Fear | undefined } {
  const found = findTrouble(text, tokens, frames, beings);
  const isNamed = new Uint8Array(text.length + 1);
  for (const { being, start, end } of beings)
    if (being.name !== undefined) isNamed.fill(1, Math.max(start, end - being.name.length), end);
  const hasChild = beings.some(({ being }) => being.kind === 'child' && being.name !== undefined);
  const fear = fearIn(plain, frames.language, (at) => isNamed[at] === 1, hasChild);
  // `sa poupée, qui a déjà perdu une chaussure`
  const isAside =
    found?.trouble === 'lost' && LOSES.test(plain.slice(Math.max(0, found.trigger.start - 24), found.trigger.start));
  const stated = isAside && fear ? undefined : found;
  if (!isFearFirst(fear, stated, frames.language))
    return { told: stated, ...(stated?.trouble === 'afraid' && fear ? { fear } : {}) };
  const { concept, start, end } = fear;
  const span = { start, end };
  const article = ARTICLE.exec(text.slice(Math.max(0, start - 4), start))?.[0] ?? '';
  const about = { concept, phrase: text.slice(start - article.length, end) };
  return {
    told: { trouble: 'afraid', about, trigger: span, object: span },
    fear,
  };
}

/** What is heard outside at night, whatever else is feared. */
const HEARD: ReadonlySet<string> = new Set(['owl', 'bat', 'cricket', 'crow']);

/** `doctors on friday for the jab` asks for no doctor. */
const CARES = /^(?:doctor|dentist|needle)$/;

/** Without the being that is feared, which may be spoken of twice, and the owl that is only heard. */
function withoutFear(found: readonly Found[], fear: Fear | undefined): readonly Found[] {
  if (!fear) return found;
  const isNamed = found.some(({ being }) => being.kind === 'child' && being.name !== undefined);
  return found.filter(({ being: { name, concept, kind }, owner, start }) => {
    if (name === undefined && CARES.test(concept ?? '') && CARES.test(fear.concept)) return false;
    const isHeard =
      (fear.concept === 'noise' || fear.concept === 'monster' || (HEARD.has(concept ?? '') && isNamed)) &&
      (kind === 'animal' || kind === 'creature') &&
      owner === undefined &&
      fear.told.some((told) => told.start <= start && start < told.end);
    return name !== undefined || concept === undefined || (concept !== fear.concept && !isHeard);
  });
}

/** Of a chatty prompt, the words that concern the story: around its trouble if that is stated, and where somebody is asked for. */
function concerning(
  plain: string,
  tokens: readonly Token[],
  told: FoundTrouble | undefined,
  frames: Frames,
): readonly Token[] {
  if (!isChatty(plain, frames.language)) return tokens;
  const { start, end } = told ? sentenceAt(plain, told.trigger.start) : { start: 0, end: -1 };
  // The clause that asks, so that what else its sentence tells of a friend counts as talk.
  let asked = { start: -1, end: -1, isAsked: false };
  return tokens.filter((token) => {
    if (token.start >= start && token.end <= end + 1) return true;
    if (token.start >= asked.end) {
      const clause = clauseAt(plain, token.start);
      asked = { ...clause, isAsked: isAskedAt(plain.slice(clause.start, clause.end), 0) };
    }
    return asked.isAsked;
  });
}

/** A French elision without its apostrophe, which leaves a space of the same length: `d aller`. */
const ELISION = /(?<![\p{L}’'])([dlsmnjc]|qu) (?=[aeiouyhéèêàâîôœ])/giu;

/** An English possessive without its apostrophe: `her teddys called susan`. */
const OWNED = /(?<=(?:my|her|his|our|their|the) \p{L}{2,14})s(?= (?:called|named) (?!\p{L}+ and))/giu;
/** The same without a space, of which the next word tells: `jaime pas`, `laspirateur`. */
const GLUED =
  /(?<![\p{L}’'-])(?:j(?=(?:ai|aime|aimerais|adore|arrive|entends?|étais)(?!\p{L})|ose (?:pas|plus)(?!\p{L}))|c(?=(?:est|était)(?!\p{L}))|n(?=(?:aime|ose|arrive|est)(?!\p{L}))|l(?=(?:aspirateur|orage|eau|escalier|armoire|obscurité|ascenseur|araignée|école|hôpital)(?!\p{L}))|s(?=(?:appelle|endort|endormir|éteint)(?!\p{L}))|m(?=(?:appelle|endors)(?!\p{L}))|qu(?=(?:il|elle|on|une?)(?!\p{L})))/giu;

/** Reads a text in a language that puts spaces between words; `isList` says that it names who is in the story. */
export function readSpaced(written: string, frames: Frames, isList = false): Reading {
  const text =
    frames.language === 'french'
      ? written.replaceAll(ELISION, '$1’').replaceAll(GLUED, '$&’')
      : written.replaceAll(OWNED, '’s');
  const tokens = tokensIn(text);
  const plain = foldOf(plainOf(text));
  const beings = withoutAskers(findBeings(text, tokens, frames, isList), plain, frames.language);
  const { told, fear } = isList ? {} : troubleIn(text, plain, tokens, frames, beings);
  const living =
    livingThing(told, tokens, frames) ??
    (beings.length === 0 && !told && !isList ? loneThing(tokens, frames) : undefined);
  const all = living ? [...beings, living].toSorted((one, other) => one.start - other.start) : beings;
  const found = withGenders(withoutFear(withoutObjects(all, told), fear), plain, tokens, frames);
  const likely = subjectIn(found, told, tokens);
  // Who stands before a fear that nobody called one need not be the one who has it.
  const subject = fear && found[likely ?? -1]?.being.name === undefined ? undefined : likely;
  const occasion = frames.occasions.find(([, pattern]) => plain.search(pattern) >= 0)?.[0];
  const names = found.flatMap(({ being }) => being.name ?? []);
  const wished = told?.wish === undefined ? -1 : text.indexOf(told.wish);
  const used: Span[] = [
    ...found,
    ...(told ? [told.trigger] : []),
    ...(told?.object ? [told.object] : []),
    ...(fear?.told ?? []),
    ...(told?.trouble === 'afraid' ? calmClauses(plain, frames) : []),
    ...(wished < 0 ? [] : [{ start: wished, end: wished + (told?.wish?.length ?? 0) }]),
    ...[frames.bedtime, ...frames.occasions.map(([, pattern]) => pattern)].flatMap((pattern) =>
      [...plain.matchAll(pattern)].map(({ 0: words, index }) => ({ start: index, end: index + words.length })),
    ),
  ];
  const reading: Reading = {
    found: withFear(found, told, likely, plain, tokens, frames),
    bedtime: plain.search(frames.bedtime) >= 0,
    unused: unusedIn(
      text,
      isList ? tokens : concerning(plain, tokens, fear ? undefined : told, frames),
      used,
      names,
      frames,
    ),
    ...(subject === undefined ? {} : { subject }),
    ...(told ? { trouble: told.trouble } : {}),
    ...(told?.about ? { about: told.about } : {}),
    ...(told?.wish === undefined ? {} : { wish: told.wish }),
    ...(occasion ? { occasion } : {}),
  };
  return withToyFirst(reading, text, plain, told?.trigger, frames.language);
}
