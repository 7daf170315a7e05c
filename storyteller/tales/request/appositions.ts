import type { Language } from '@storyloom/shared/domain';
import { findWord } from './lexicon.ts';
import type { Found } from './reading.ts';
import type { Being } from './request.ts';

/** Characters beside a name in which is said what it is. */
const NEAR = 32;

/** After a name: `Mabel the hen`, `Gaby l’escargot`, `Pipo, un gorrión`. */
const AFTER = /^,? (?:(?:the|an?|el|la|una?|le|une?) |l[’'])(\p{L}{2,16}(?: \p{L}{2,12})?)/iu;
/** Before a name: `the snail Percy`, `el caracol Pepe`. */
const BEFORE = /(?:(?:the|el|la|le) |l[’'])(\p{L}{2,16}) $/iu;
/** Before what a toy or pet is: `con tolo que es mi pingüino`. */
const CALLED =
  /(?:con|with|avec|and|y|et) (\p{L}{2,14}),? (?:que es|es|is|who is|who[’']s|qui est|c[’']est) (?:mi |my |mon |ma |su |her |his |un |una |une |an? )?$/iu;

/** Before the one to whom something belongs. */
const OWNER = /(?:^|[\s’'])(?:de |d[’']|del |of )$/iu;

const animalOf = (word: string, language: Language): string | undefined => {
  const [first = ''] = word.split(' ');
  const form = findWord(word.toLowerCase(), language)?.form ?? findWord(first.toLowerCase(), language)?.form;
  return form?.kind === 'animal' || form?.kind === 'creature' ? form.concept : undefined;
};

/** The animal that stands right before a Chinese name: 松鼠跑跑. */
function chineseAnimalBefore(text: string, at: number): string | undefined {
  const lengths = [3, 2, 1];
  return lengths.map((length) => animalOf(text.slice(Math.max(0, at - length), at), 'chinese')).find((each) => each);
}

/** What a named child is, if an animal stands beside its name. */
function animalBeside({ being, end }: Found, text: string, language: Language): string | undefined {
  const at = end - (being.name?.length ?? 0);
  if (language === 'chinese') return chineseAnimalBefore(text, at);
  // `Le doudou de Raphaëlle, un lapin qui s’appelle Pompon`
  const isOwner = OWNER.test(text.slice(Math.max(0, at - 4), at)) && text[end] === ',';
  const after = isOwner ? undefined : AFTER.exec(text.slice(end, end + NEAR))?.[1];
  const before = BEFORE.exec(text.slice(Math.max(0, at - NEAR), at))?.[1];
  return [after, before].flatMap((word) => (word === undefined ? [] : (animalOf(word, language) ?? []))).at(0);
}

/** A name such as 跑跑 right after the word for an animal, which can have been taken for a name itself: 松鼠跑跑. */
const TWICE = /^(\p{Script=Han})\1/u;
function namedAfter({ being, end, ...rest }: Found, text: string): Found | undefined {
  const concept = being.name === undefined ? being.concept : animalOf(being.name, 'chinese');
  const name = concept === undefined ? undefined : TWICE.exec(text.slice(end, end + 2))?.[0];
  return name === undefined || concept === undefined
    ? undefined
    : { ...rest, being: { ...being, kind: 'animal', concept, name }, end: end + name.length };
}

const isNameless = ({ kind, name }: Being): boolean => (kind === 'toy' || kind === 'animal') && name === undefined;

/** Two animals and their names: `dos gallinas, Pinta y Clotilde`. */
const PAIR =
  /(?<!\p{L})(?:two|dos|deux) (\p{L}{2,16})(?: \p{L}{2,12})?, (\p{Lu}\p{L}{1,14}) (?:y|e|and|et) (\p{Lu}\p{L}{1,14})/iu;

function withPair(found: readonly Found[], text: string, language: Language): readonly Found[] {
  const pair = PAIR.exec(text);
  const [, noun = '', ...names] = pair ?? [];
  const concept = pair ? animalOf(noun, language) : undefined;
  if (!pair || concept === undefined) return found;
  const own = names.map((name): Found => {
    const start = text.indexOf(name, pair.index);
    return { being: { kind: 'animal', name, concept }, start, end: start + name.length, isPlural: false };
  });
  // Their places in the list stay, because the one who has the trouble is known by it.
  const kept = found.map((each) => own.find(({ being }) => being.name === each.being.name) ?? each);
  return [...kept, ...own.filter((each) => !kept.includes(each))];
}

/** The people and animals of a text, corrected by the words beside their names: `his friend Mabel the hen` is an animal. */
export function withAppositions(found: readonly Found[], text: string, language: Language): Found[] {
  return withPair(found, text, language).map((each) => {
    const { being, start } = each;
    if (language === 'chinese' && being.kind === 'animal' && being.name === undefined)
      return namedAfter(each, text) ?? each;
    if (being.kind === 'child' && being.name !== undefined && being.age === undefined) {
      const doubled = language === 'chinese' ? namedAfter(each, text) : undefined;
      if (doubled) return doubled;
      const concept = animalBeside(each, text, language);
      return concept === undefined ? each : { ...each, being: { ...being, kind: 'animal', concept } };
    }
    const name = isNameless(being) ? CALLED.exec(text.slice(Math.max(0, start - NEAR), start))?.[1] : undefined;
    const isFree = name !== undefined && !found.some((other) => other.being.name?.toLowerCase() === name.toLowerCase());
    return isFree ? { ...each, being: { ...being, name } } : each;
  });
}
