import type { Language } from '@storyloom/shared/domain';
import { chineseFears } from './fears-chinese.ts';
import { englishFears } from './fears-english.ts';
import { frenchFears } from './fears-french.ts';
import type { FearWords } from './fear-words.ts';
import { spanishFears } from './fears-spanish.ts';
import type { Trouble } from './request.ts';

/** A fear that nobody called one. */
export interface Fear {
  readonly concept: string;
  readonly start: number;
  readonly end: number;
  /** The clauses that tell of it. */
  readonly told: readonly { readonly start: number; readonly end: number }[];
  readonly score: number;
}

interface Expressions {
  readonly signs: RegExp;
  readonly night: RegExp;
  readonly hidden: RegExp;
  readonly alone: RegExp;
  readonly lights: RegExp;
  readonly unseen: RegExp;
  readonly sounds: RegExp;
  readonly beings: readonly (readonly [string, RegExp])[];
  readonly sure: readonly (readonly [string, RegExp])[];
  readonly signed: readonly (readonly [string, RegExp])[];
}

function expressionsOf(words: FearWords, isSpaced: boolean): Expressions {
  const of = (source: string): RegExp =>
    new RegExp(isSpaced ? `(?<![a-zœ])(?:${source})(?![a-zœ])` : `(?:${source})`, 'gu');
  const all = (sources: Readonly<Record<string, string>>) =>
    Object.entries(sources).map(([concept, source]) => [concept, of(source)] as const);
  const { signs, night, hidden, alone, lights, unseen, sounds, beings, sure, signed } = words;
  return {
    signs: of(signs),
    night: of(night),
    hidden: of(hidden),
    alone: of(alone),
    lights: of(lights),
    unseen: of(unseen),
    sounds: of(sounds),
    beings: all(beings),
    sure: all(sure),
    signed: all(signed),
  };
}

const WORDS: Readonly<Record<Language, FearWords>> = {
  english: englishFears,
  spanish: spanishFears,
  french: frenchFears,
  chinese: chineseFears,
};
const compiled = new Map<Language, Expressions>();

function wordsFor(language: Language): Expressions {
  const known = compiled.get(language) ?? expressionsOf(WORDS[language], language !== 'chinese');
  compiled.set(language, known);
  return known;
}

/** The sentence or clause at each character. */
function partsOf(text: string, ends: RegExp): Uint16Array {
  const parts = new Uint16Array(text.length + 1);
  let part = 0;
  for (let at = 0; at <= text.length; at += 1) {
    parts[at] = part;
    if (ends.test(text[at] ?? '') && !ends.test(text[at + 1] ?? '')) part += 1;
  }
  return parts;
}

interface Hit {
  readonly start: number;
  readonly end: number;
  readonly sentence: number;
  readonly clause: number;
}

/** How sure each kind of evidence is. From `CERTAIN` on it is as good as a fear that is called one. */
const CERTAIN = 4;
const [HIDDEN, LIKELY, POSSIBLE] = [6, 3, 2];
/** Words of a clause that only says what a story is to be about: `Ffion, 5, the dark, her bear`. */
const TOPIC_MAX = 3;
const MARKS = /[.!?;:,()。！？；：，、（）\n]/u;

const WISHES =
  /^ (?:who|that|qui|que) (?:dreams?|wants?|can|learns?|refuses|doesn’t|suena|quiere|no quiere|reve|veut|ne veut|refuse|apprend|aprende)/u;
/** Before what somebody has, which is not feared: `her dog`. */
const OWNED =
  /(?:(?<![a-z])(?:my|our|his|her|their|mi|su|nuestr[oa]|mon|ma|son|sa|leur|notre) (?:[a-z]+ )?|[他她我]的?(?:小)?|je suis |soy |i ?’?a?m an? |(?:has|have|got|with|tiene|tengo|con|a|ai|avons|avec) (?:an?|une?|un|una) (?:[a-z]+ )?)$/u;
/** Before and after somebody of whom more is told. */
const A = /(?<![a-z])(?:an?|une?)(?: [a-z]+)? $/u;
const THE = /(?<![a-z])(?:an?|une?|una|the|el|la|le)(?: [a-z]+)? $/u;
const STORY_OF =
  /(?:(?:cuento|historia)s? (?:de|sobre)|(?:histoire|conte)s? (?:de|d’|sur))(?: (?:un|una|el|la|los|las|le|les|des|une))? ?$/u;
/** Something that lives under the stairs is whatever the text calls it elsewhere. */
const VAGUE = /^(?:ce qui|lo que|quelque chose|algo|quien|what|whatever|thing|something|someone)(?![a-z])/u;
const BECAUSE = /(?:because|cos|porque|parce qu)[^.!?;]*$/u;
/** Who says so means the company, not the lamp: `won’t stay there by herself once the light is off`. */
const LONELY = /alone|sel(?:f|ves)$|own$|sol(?:it)?[oa]s?(?![a-z])|seule?s?$/u;
const LOVES =
  /(?:(?<!n’|not |no |t )(?:loves?|adore\w*|likes|encanta\w*|gusta\w*|aime\w*(?! (?:pas|plus|jamais|trop))|mad about|obsessed with)|(?<!不)(?:最?喜欢|爱看|爱玩))[^.,;，。]{0,12}$/u;
const LOVED = /^[^.]{0,6}(?:(?:he|she) (?:just |really )?loves|le encanta|(?:il|elle) adore)/u;
const WHO = /^ (?:who|that|qui|que) /u;

type Judged = Hit & { readonly concept: string; readonly score: number };

/**
 * The fear that a text tells of without calling it one: a being that hides somewhere, noises at night, somebody who comes to the parents’
 * bed or runs from a machine.
 * @param plain the text in lower case and without accents
 * @param hasChild whether a child has a name, so that a bare topic such as `Wasps.` is feared and not somebody in the story
 * @param isName whether somebody’s name stands at a place: a dog called Thunder is no weather
 */
export function fearIn(
  plain: string,
  language: Language,
  isName: (at: number) => boolean,
  hasChild = false,
): Fear | undefined {
  const words = wordsFor(language);
  const sentences = partsOf(plain, /[.!?;。！？；\n]/u);
  const clauses = partsOf(plain, MARKS);
  const sizes = plain.split(new RegExp(`${MARKS.source}+`, 'u')).map((clause) => clause.trim().split(/ +/).length);
  const isTopic = ({ clause, start, end }: Hit): boolean =>
    (sizes[clause] ?? 0) <= TOPIC_MAX ||
    STORY_OF.test(plain.slice(Math.max(0, start - 24), start)) ||
    /^ (?:story|stories|tale)(?![a-z])/u.test(plain.slice(end, end + 9));
  const topic = (hit: Hit): number => (hasChild && isTopic(hit) ? POSSIBLE : 0);
  const hits = (pattern: RegExp): Hit[] =>
    [...plain.matchAll(pattern)]
      .map(({ 0: match, index }) => ({
        start: index,
        end: index + match.length,
        sentence: sentences[index] ?? 0,
        clause: clauses[index] ?? 0,
      }))
      .filter(({ start }) => !isName(start));
  // `a wolf who wants to fly` is somebody in the story, and who loves fireworks doesn’t fear them.
  const unloved = (pattern: RegExp, article: RegExp, who = WHO): Hit[] =>
    hits(pattern).filter(({ start, end }) => {
      const before = plain.slice(Math.max(0, start - 28), start);
      const after = plain.slice(end, end + 24);
      return !(article.test(before) && who.test(after)) && !LOVES.test(before) && !LOVED.test(after);
    });
  const [signs, nights, hidden] = [hits(words.signs), hits(words.night), hits(words.hidden)];
  const inSentence = (all: readonly Hit[]): ReadonlySet<number> => new Set(all.map(({ sentence }) => sentence));
  const [isSign, isNight, isHidden] = [inSentence(signs), inSentence(nights), inSentence(hidden)];
  const signedIn = new Set(signs.map(({ clause }) => clause));
  const isNear = (all: ReadonlySet<number>, { sentence }: Hit): boolean =>
    all.has(sentence) || all.has(sentence + 1) || all.has(sentence - 1);
  const judged: Judged[] = [];
  const judge = (concept: string, found: readonly Hit[], score: (hit: Hit) => number): void => {
    for (const hit of found) judged.push({ ...hit, concept, score: score(hit) });
  };
  for (const [concept, pattern] of words.beings) {
    judge(concept, unloved(pattern, A), (hit) =>
      isHidden.has(hit.sentence)
        ? HIDDEN
        : isNight.has(hit.sentence) && isSign.has(hit.sentence)
          ? CERTAIN + 1
          : isNight.has(hit.sentence) || isSign.has(hit.sentence)
            ? LIKELY
            : isNear(isNight, hit)
              ? POSSIBLE
              : topic(hit),
    );
  }
  judge('monster', hits(words.unseen), (hit) =>
    isHidden.has(hit.sentence) && (isNear(isSign, hit) || isNear(isNight, hit))
      ? CERTAIN + 0.5
      : isHidden.has(hit.sentence)
        ? POSSIBLE
        : 0,
  );
  const sounds = unloved(words.sounds, THE);
  const first = new Map(sounds.toReversed().map(({ sentence, start }) => [sentence, start]));
  const last = new Map(sounds.map(({ sentence, start }) => [sentence, start]));
  judge('noise', sounds, (hit) => {
    const isOften = first.get(hit.sentence) !== last.get(hit.sentence);
    // Who comes to the parents’ bed because a radiator knocks fears the radiator.
    const isCause = BECAUSE.test(plain.slice(Math.max(0, hit.start - 60), hit.start));
    if (isNight.has(hit.sentence)) return isOften || isCause || isSign.has(hit.sentence) ? CERTAIN + 1 : CERTAIN;
    if (isHidden.has(hit.sentence) && isSign.has(hit.sentence)) return CERTAIN + 0.25;
    // `a scratchy noise in my roof`
    if (isOften && isHidden.has(hit.sentence) && hasChild) return CERTAIN;
    if (isOften && (isNear(isNight, hit) || (hasChild && isNear(isSign, hit)))) return CERTAIN + 0.5;
    return isSign.has(hit.sentence) || (hasChild && (isHidden.has(hit.sentence) || isNear(isNight, hit)))
      ? POSSIBLE
      : topic(hit);
  });
  judge('alone', hits(words.alone), (hit) =>
    isSign.has(hit.sentence) && LONELY.test(plain.slice(hit.start, hit.end)) ? CERTAIN + 0.6 : CERTAIN + 0.25,
  );
  judge('dark', hits(words.lights), (hit) => (isSign.has(hit.sentence) ? CERTAIN + 0.5 : LIKELY));
  for (const [concept, pattern] of words.sure)
    judge(concept, unloved(pattern, THE, WISHES), (hit) =>
      isSign.has(hit.sentence) ? CERTAIN + 1 : isNear(isSign, hit) ? LIKELY : POSSIBLE,
    );
  for (const [concept, pattern] of words.signed)
    judge(concept, unloved(pattern, THE, WISHES), (hit) =>
      OWNED.test(plain.slice(Math.max(0, hit.start - 22), hit.start))
        ? 0
        : signedIn.has(hit.clause)
          ? CERTAIN
          : isSign.has(hit.sentence)
            ? CERTAIN - 0.5
            : isNear(isSign, hit)
              ? POSSIBLE
              : topic(hit),
    );
  const likely = judged
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score || one.start - other.start);
  const [top] = likely;
  if (!top) return undefined;
  const isVague = ({ start, end }: Hit): boolean => VAGUE.test(plain.slice(start, end));
  const isBeing = ({ concept }: Judged): boolean => words.beings.some(([being]) => being === concept);
  const best = isVague(top) ? (likely.find((each) => isBeing(each) && !isVague(each)) ?? top) : top;
  const { concept, start, end, score, sentence } = best;
  const isHere = (hit: Hit): boolean => hit.sentence === sentence;
  const telling = [
    ...[...signs, ...nights, ...hidden].filter(isHere),
    ...judged.filter((hit) => hit.score > 0 && Math.abs(hit.sentence - sentence) <= 1),
  ];
  return { concept, start, end, score, told: clausesOf(clauses, [best, ...telling]) };
}

/** The clauses in which something is told, from end to end. */
function clausesOf(clauses: Uint16Array, hits: readonly Hit[]): Fear['told'] {
  return [...new Set(hits.map(({ clause }) => clause))].map((clause) => ({
    start: clauses.indexOf(clause),
    end: clauses.lastIndexOf(clause),
  }));
}

/** Troubles that chatty prompts seem to tell of in passing: a move, a first night, somebody who wants to stay. */
const PASSING: ReadonlySet<Trouble> = new Set<Trouble>([
  'learn',
  'make',
  'first time',
  'newcomer',
  'deliver',
  'secret',
  'quarrel',
]);
/** Nights are when something is feared, not what is feared. */
const WHEN = /^(?:(?:the |every |la |las |cada |toutes les )?(?:nights?|noches?|nuits?)|晚上|夜里|半夜)$/u;

/** The same after what is feared then: `la chaudière la nuit`. */
const BY_NIGHT =
  /(?<!(?:dark|oscur\p{L}{1,4}|noir)) (?:at night|(?:por la|de) noche|(?:de |en pleine |pendant )?la nuit)$/iu;

/** Who shares a room doesn’t quarrel over it. */
const ROOM = /^(?:\p{L}+ )?(?:rec[aá]mara|cuarto|habitaci[oó]n|pieza|cama|litera|room|bedroom|bed|chambre|lit)$/iu;

const STORY = /故事|童话|(?:^| )(?:story|stories|cuento|histoire|conte)(?: |$)/u;

interface Stated {
  readonly trouble: Trouble;
  readonly about?: { readonly concept?: string; readonly phrase: string };
  readonly wish?: string;
}

/** Whether a fear that nobody called one is what the story is about, beside the trouble that is stated. */
export function isFearFirst(fear: Fear | undefined, stated: Stated | undefined, language: Language): fear is Fear {
  if (!fear) return false;
  // Who promises a story is not in it.
  if (STORY.test(`${stated?.about?.phrase ?? ''} ${stated?.wish ?? ''}`)) return fear.score >= POSSIBLE;
  if (!stated) return fear.score >= POSSIBLE;
  // `mon hamster fait du bruit`
  if (stated.trouble === 'make' && stated.about?.concept === 'noise' && fear.concept === 'noise') return true;
  if (stated.trouble === 'quarrel' && ROOM.test(stated.about?.phrase ?? '')) return fear.score >= POSSIBLE;
  if (stated.trouble === 'afraid') {
    const { concept, phrase = '' } = stated.about ?? {};
    const { beings, sure, signed } = WORDS[language];
    const isKnown = [beings, sure, signed, { noise: '', alone: '', dark: '' }].some((each) => (concept ?? '') in each);
    return !isKnown || ((WHEN.test(phrase) || BY_NIGHT.test(phrase)) && fear.score >= CERTAIN);
  }
  if (stated.about?.concept === fear.concept && fear.score > CERTAIN) return true;
  // Who cannot swim wants to learn it.
  const isLearned =
    stated.trouble === 'learn' &&
    /^(?:swimming|pool|water|sea)$/.test(fear.concept) &&
    /swim|float|div|nad|flot|bucea|nag|plong/.test(`${stated.about?.phrase ?? ''} ${stated.wish ?? ''}`);
  return PASSING.has(stated.trouble) && fear.score > (isLearned ? CERTAIN : CERTAIN - 0.1);
}
