import type { Span } from './find-trouble.ts';
import type { Frames } from './frames.ts';
import { sentenceAt } from './incidental.ts';
import type { Found, Reading } from './reading.ts';
import { OWN, SINGULAR } from './who-fears.ts';

type Spaced = Frames['language'];

/** Before a toy or an animal, the name of the one that a story is about: `about wobbly he is a`, `de pelusin q es un`. */
const IS_A =
  /(?<![a-z])(?:about|on|of|de|sobre|con|sur|d’|avec) ?(?<name>[a-zœ]{2,20})(?:[,.]? (?:who|that|he|she|it|q|que|qui|el|ella|il|elle))?(?: is|’?s| es| est|,? c ?’?est)(?: (?:just|only|my|our|her|his|an?|une?|mi|su|mon|ma|son|sa))?(?: [a-z]{1,12})? ?$/u;
/** Before the child who is to hear the story: `for my sister Seren`. */
const FOR = /(?<![a-z])(?:for|para|pour|pr)(?: (?:my|our|her|his|mi|nuestr[oa]|mon|ma|notre))?(?: [a-z]{1,12})? ?$/u;
/** Before somebody of whom no more is said than of the one named first: `Leo and his bear`, `sleeps with his bear`. */
const BESIDE =
  /(?:(?<![a-z])(?:and|or|y|e|et|ou)|&)(?: (?:also|too|tambien|aussi))?(?: (?:the|an?|my|our|his|her|their|el|la|un|una|mi|su|nuestr[oa]|le|une|mon|ma|son|sa|notre|leur))?(?: [a-z]{1,12})? ?$/u;
const WITH =
  /(?<![a-z])(?:with|without|has|have|got|loves?|hugs?|owns?|con|sin|tiene|tengo|abraza|quiere|avec|sans|a|ai|serre|adore|chez)(?: (?:an?|the|my|our|his|her|el|la|un|una|mi|su|le|une|mon|ma|son|sa))?(?: [a-z]{1,12})? ?$/u;
/** A relative, which after a comma may also speak of two. */
const RELATIVE = /^(?<comma> ?[,(])? ?(?:who|which|that|qui|que|q|al que|a quien)(?![a-z])/u;
/** Words after which the subject is another than the one before them, and a verb that has the subject of its sentence. */
const AND =
  /(?<![a-z])(?:and|but|y|e|pero|et|mais)(?: (?:also|still|aussi|tambien))?(?: (?:is|was|gets|hates|hears|thinks|doesn’?t|can’?t|won’?t|tiene|le|se|no|cree|oye|dice|a|n’|ne|entend|croit|dit|est)(?![a-z])[^.]{0,40})? ?$/u;
const OTHER = /(?<![a-z])(?:and|but|because|cos|coz|so|if|y|e|pero|porque|pq|si|et|mais|parce|car)(?![a-z])|[;:]/u;
/** The writer as the subject: `j’ai`, `tengo`. */
const SPEAKER = /(?<![a-z])(?:(?:i|im|i’m|me|my|yo|tengo|creo|je|jai|moi)(?![a-z])|j’)/u;
/** What somebody makes and does not fear: `Waffles makes noises at night`. */
const MAKES = /(?<![a-z])(?:makes?|made|hace|hacen|fait|font)(?![a-z])/u;
/** The same right before what is heard: `she goes rattle rattle`. */
const SOUNDS = /(?<![a-z])(?:makes?|maks|goes|hace|fait)(?: (?:an?|the|un|du|des|mucho|beaucoup de))? ?$/u;
/** A verb between a subject and what is feared; the other fears begin with one. */
const VERB: Readonly<Record<Spaced, RegExp>> = {
  english:
    /(?<![a-z])(?:is|’s|was|gets?|feels?|isn’?t|doesn’?t|does|can’?t|cannot|won’?t|hates?|hears?|thinks?|believes?|fears?|refuses|says?|never|dislikes|sees|saw|who|that|which)(?![a-z])|(?<=^ ?)s /u,
  spanish:
    /(?<![a-z])(?:es|esta|le|se|no|nunca|tiene|tenga|oye|cree|piensa|dice|odia|teme|ve|vio|que|q|al|asusta|da|dan)(?![a-z])/u,
  french:
    /(?<![a-z])(?:a|est|n’|ne|ait|entend|croit|pense|dit|deteste|craint|voit|refuse|aime|ose|qui|que|s’|se|veut)(?![a-z])/u,
};
/** A pronoun as the subject; `el` and `il` without a verb after them may be an article or nobody. */
const PRONOUN: Readonly<Record<'m' | 'f', RegExp>> = {
  m: /(?<![a-z])(?:he|he’s|hes|il|el(?= (?:tiene|no|cree|oye|dice|le|se|esta)))(?![a-z])(?! (?:y a|ya|faut|fait nuit))/u,
  f: /(?<![a-z])(?:she|she’s|shes|ella|elle)(?![a-z])/u,
};

/** How far a subject may be from what is feared, and how far back a pronoun is followed. */
const [NEAR, BACK] = [90, 3];

const isThing = ({ being: { kind }, isPlural }: Found): boolean => (kind === 'toy' || kind === 'animal') && !isPlural;

interface Scene {
  readonly found: readonly Found[];
  readonly plain: string;
}

const before = ({ plain }: Scene, { start }: Found, from = 0): string => plain.slice(Math.max(from, start - 40), start);

/** After a listener of whom more is told: `para Omar, que duerme con`. */
const TOLD_OF = /^,? ?(?:who|que|q|qui|he|she|hes|shes|il|elle|se|le|tiene|is)(?![a-z])/u;

/** Whether somebody is only the listener, or stands beside one. */
function isListener(scene: Scene, each: Found): boolean {
  const { found, plain } = scene;
  if (TOLD_OF.test(plain.slice(each.end, each.end + 8))) return false;
  const beside = BESIDE.test(before(scene, each)) ? found[found.indexOf(each) - 1] : undefined;
  return FOR.test(before(scene, each)) || (beside !== undefined && FOR.test(before(scene, beside)));
}

/** The first in a sentence of whom it can tell, the listener only if there is no other. */
function firstOf(scene: Scene, from: number, to: number, gender?: 'm' | 'f'): Found | undefined {
  const here = scene.found.filter(
    ({ being, start, end }) =>
      start >= from && end <= to && (gender === undefined || being.gender === undefined || being.gender === gender),
  );
  // `je m’appelle Sofia et ma poupée Rosalie, elle a peur`
  const isWriter = (each: Found): boolean => gender !== undefined && OWN.test(before(scene, each));
  return here.find((each) => !isListener(scene, each) && !isWriter(each)) ?? here[0];
}

/** Who is spoken of before a place by a pronoun, or by a Spanish verb that has none. */
function antecedent(scene: Scene, at: number, gender?: 'm' | 'f'): Found | undefined {
  let to = at;
  for (let turn = 0; turn < BACK && to > 0; turn += 1) {
    const { start } = sentenceAt(scene.plain, to);
    const found = firstOf(scene, start, to, gender);
    if (found) return found;
    to = start - 1;
  }
  return undefined;
}

/** The subject of what is feared at a place, by the grammar of its sentence. */
function subjectAt(scene: Scene, at: number, language: Spaced): Found | undefined {
  const { found, plain } = scene;
  const { start } = sentenceAt(plain, at);
  const sentence = plain.slice(start, at);
  const here = found.filter((each) => each.start >= start && each.end <= at);
  const last = here.toSorted((one, other) => one.end - other.end).at(-1);
  const link = last ? plain.slice(last.end, at) : sentence;
  if (SPEAKER.test(link) || link.length > NEAR) return undefined;
  if (SOUNDS.test(link)) return undefined;
  const gender = (['m', 'f'] as const).find((each) => PRONOUN[each].test(plain.slice(at - link.length, at + 9)));
  if (gender) return antecedent(scene, start + plain.slice(start, at + 9).search(PRONOUN[gender]), gender);
  if (!last) return language === 'spanish' ? antecedent(scene, start - 1) : undefined;
  if (MAKES.test(link)) return undefined;
  const isBeside = BESIDE.test(before(scene, last, start));
  const relative = RELATIVE.exec(link);
  if (relative) {
    const isBoth = isBeside && (relative.groups?.['comma'] !== undefined || !SINGULAR.test(plain.slice(last.end)));
    return isBoth ? undefined : last;
  }
  if (OTHER.test(link)) return AND.test(link) ? firstOf(scene, start, at) : undefined;
  // `Leo, 4, bear Bob, the dark`
  const isAside = link.includes(',') && !plain.slice(last.start, last.end).includes(',');
  if (!VERB[language].test(link) && (isAside || !VERB[language].test(plain.slice(at, at + 12)))) return undefined;
  const isObject = WITH.test(before(scene, last, start)) && here.length > 1;
  return isBeside ? undefined : isObject ? firstOf(scene, start, last.start) : last;
}

/** A toy with the name that the text gives it before it says what the toy is: `about wobbly he is a toy penguin`. */
function withNameBefore(toy: Found, text: string, plain: string): Found {
  if (!isThing(toy) || toy.being.name !== undefined) return toy;
  const from = Math.max(0, toy.start - 60);
  const intro = IS_A.exec(plain.slice(from, toy.start));
  const length = intro?.groups?.['name']?.length;
  if (!intro || length === undefined) return toy;
  const start = from + intro.index + intro[0].search(/(?<=[ ’])[a-zœ]/u);
  const end = start + length;
  return { ...toy, being: { ...toy.being, name: text.slice(start, end) }, start, end };
}

/** A pet’s `maîtresse` is no teacher, but the child whom it belongs to. */
function asOwner(each: Found): Found {
  const { being } = each;
  if (being.name === undefined || being.concept !== 'teacher') return each;
  const { kind: _, concept: __, relation: ___, ...rest } = being;
  return { ...each, being: { ...rest, kind: 'child' } };
}

/**
 * With the toy or pet that is said to be afraid as the one who leads, whatever child it belongs to: `My cat Moka is scared of the dark`.
 * @param trigger the words that say what is feared
 */
export function withToyFirst(
  reading: Reading,
  text: string,
  plain: string,
  trigger: Span | undefined,
  language: Spaced,
): Reading {
  if (reading.trouble !== 'afraid' || !reading.about || !trigger) return reading;
  const named = reading.found.map((each) => withNameBefore(each, text, plain));
  const subject = subjectAt({ found: named, plain }, trigger.start, language);
  if (!subject || !isThing(subject) || subject.being.name === undefined || subject.being.isAfraid === false)
    return reading;
  const told: Found = { ...subject, being: { ...subject.being, isAfraid: true } };
  const isChild = ({ being }: Found): boolean => being.kind === 'child' && being.name !== undefined;
  const calm = named.map((each) => {
    const { isAfraid, ...being } = each.being;
    return each === subject ? told : isAfraid === true && being.kind !== 'toy' ? { ...each, being } : each;
  });
  return { ...reading, found: calm.some(isChild) ? calm : calm.map(asOwner), told };
}
