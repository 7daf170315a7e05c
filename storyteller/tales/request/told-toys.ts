import type { Language } from '@storyloom/shared/domain';
import type { Found, Reading } from './reading.ts';
import { foldOf, plainOf } from './tokens.ts';

/** Before a toy or an animal, the name of the one that a story is about: `about wobbly he is a`, `de pelusin q es un`. */
const IS_A =
  /(?<![a-z])(?:about|on|of|de|sobre|con|sur|d’|avec) ?(?<name>[a-zœ]{2,20})(?:[,.]? (?:who|that|he|she|it|q|que|qui|el|ella|il|elle))?(?: is|’?s| es| est|,? c ?’?est)(?: (?:just|only|my|our|her|his|an?|une?|mi|su|mon|ma|son|sa))?(?: [a-z]{1,12})? ?$/u;
/** Before the name itself. */
const ABOUT = /(?<![a-z])(?:about|on|of|de|sobre|sur|d’) ?$/u;
/** Before the child who is to hear the story, and is not in what it tells. */
const FOR = /(?<![a-z])(?:for|para|pour|pr)(?: (?:my|our|her|his|mi|nuestr[oa]|mon|ma|notre))?(?: [a-z]{1,12})? ?$/u;
const CHINESE_FOR = /[给为](?:我们?家?的?|咱家?)?$/u;
/** Who speaks of another than the toy between it and the fear: `she is scared`, `me da miedo`. */
const SPEAKER = /(?<![a-z])(?:i|im|me|my|yo|tengo|je|j’|jai|moi)(?![a-z])|我/u;
const SHE = /(?<![a-z])(?:she|shes|ella|elle)(?![a-z])|她/u;

/** How far before a toy its name is looked for. */
const NEAR = 60;

/** The toy of a story that is only for a child, with the name by which the text tells what it is. */
interface Told {
  readonly toy: Found;
  readonly name: string;
  readonly child: Found;
}

/** The name of a toy that a story is told of, if the text says so: `about wobbly he is a toy penguin`, `sobre Lunares, que es una vaca`. */
function nameOf({ being, start }: Found, text: string, plain: string, language: Language): string | undefined {
  const known = being.name;
  if (language === 'chinese')
    return known !== undefined && text.includes(`${known}的故事`) && text.includes(`${known}是`) ? known : undefined;
  const from = Math.max(0, start - NEAR);
  if (known !== undefined)
    return text.startsWith(known, start) && ABOUT.test(plain.slice(from, start)) ? known : undefined;
  const intro = IS_A.exec(plain.slice(from, start));
  const name = intro?.groups?.['name'];
  if (!intro || name === undefined) return undefined;
  const at = from + intro.index + intro[0].search(/(?<=[ ’])[a-zœ]/u);
  return text.slice(at, at + name.length);
}

function toldIn({ found, trouble, about }: Reading, text: string, language: Language): Told | undefined {
  const children = found.filter(({ being }) => being.kind === 'child');
  const ofKind = (kind: string): readonly Found[] => found.filter(({ being }) => being.kind === kind);
  const toys = ofKind('toy').length > 0 ? ofKind('toy') : ofKind('animal');
  const [child] = children;
  const [toy] = toys;
  if (trouble !== 'afraid' || !about || !child || !toy || toy.isPlural) return undefined;
  const plain = foldOf(plainOf(text));
  const name = children.length > 1 || toys.length > 1 ? undefined : nameOf(toy, text, plain, language);
  const before = plain.slice(Math.max(0, child.start - 24), child.start);
  const isListener = (language === 'chinese' ? CHINESE_FOR : FOR).test(before);
  // `le noir` is `du noir` in the text.
  const fear = text.indexOf(about.phrase.slice(about.phrase.indexOf(' ') + 1), toy.end);
  if (name === undefined || !isListener || fear < 0) return undefined;
  const between = plain.slice(toy.end, fear);
  const isOther =
    SPEAKER.test(between) || (SHE.test(between) && !SHE.test(plain.slice(Math.max(0, toy.start - NEAR), toy.start)));
  // Who is spoken of again is in the story: `Seren is scared`.
  const listener = child.being.name;
  const isAgain = listener !== undefined && text.indexOf(listener) !== text.lastIndexOf(listener);
  const isBetween = child.start >= toy.end && child.start < fear;
  return isOther || isAgain || isBetween ? undefined : { toy, name, child };
}

/** With the toy that a story is told of as the one who is afraid, instead of the child who is to hear it: `for my sister Seren`. */
export function withToldToy(reading: Reading, text: string, language: Language): Reading {
  const hero = toldIn(reading, text, language);
  if (!hero) return reading;
  const told: Found = { ...hero.toy, being: { ...hero.toy.being, name: hero.name, isAfraid: true } };
  const { isAfraid: _, ...listener } = hero.child.being;
  const found = reading.found.map((each) =>
    each === hero.toy ? told : each === hero.child ? { ...each, being: listener } : each,
  );
  return { ...reading, found, told };
}
