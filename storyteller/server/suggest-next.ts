import { type Genre, type Language, namesIn } from '@storyloom/shared/domain';
import { createChance } from '../engine/chance.ts';
import type { Noun, GenrePack, Place } from '../packs/pack.ts';
import { type PackGenre, PACKS } from '../packs/packs.ts';
import { suggestTitles } from '../tales/retell/describe-tale.ts';
import { titlesFor } from '../tales/tell-request.ts';
import { readStory } from './read-story.ts';

/** A sentence about a place, and what is there; `people` are those of the story, joined, or empty. */
type Sentence = (people: string, place: Noun, there: Noun) => string;

interface Words {
  readonly and: string;
  /** Trouble, a stranger and a thing. */
  readonly sentences: readonly [Sentence, Sentence, Sentence];
}

const lead = (people: string, with_: string, without: string): string => (people === '' ? without : with_);

const WORDS: Readonly<Record<Language, Words>> = {
  english: {
    and: ' and ',
    sentences: [
      (people, place) => `The way leads ${lead(people, `${people} `, '')}to ${place.the}, and something there bars it.`,
      (people, place, there) =>
        `At ${place.the}, ${there.the} is waiting${lead(people, ` for ${people}`, '')} with something to say.`,
      (people, place, there) =>
        `Near ${place.the}, ${there.the} turns up${lead(people, ` in front of ${people}`, '')}, and it will be needed.`,
    ],
  },
  spanish: {
    and: ' y a ',
    sentences: [
      (people, place) =>
        `El camino lleva ${lead(people, `a ${people} `, '')}hacia ${place.the}, y allí algo corta el paso.`,
      (people, place, there) =>
        `Ante ${place.the}, ${there.the} espera${lead(people, ` a ${people}`, '')} con algo que decir.`,
      (_people, place, there) => `Ante ${place.the} aparece ${there.the}, y pronto hará falta.`,
    ],
  },
  french: {
    and: ' et ',
    sentences: [
      (people, place) =>
        `Le chemin mène ${lead(people, `${people} `, '')}vers ${place.the}, et là, quelque chose le barre.`,
      (people, place, there) =>
        `Devant ${place.the}, ${there.the} attend ${lead(people, `${people} `, '')}pour dire quelque chose.`,
      (_people, place, there) => `Devant ${place.the} apparaît ${there.the}, et bientôt il en faudra l’usage.`,
    ],
  },
  chinese: {
    and: '和',
    sentences: [
      (people, place) => `路把${lead(people, people, '他们')}带到${place.the}，前面却有东西挡着。`,
      (people, place, there) => `在${place.the}，${there.the}正等着${lead(people, people, '他们')}，有话要说。`,
      (_people, place, there) => `在${place.the}附近出现了${there.the}，不久就用得上。`,
    ],
  },
};

/** Places, strangers or things of a pack that a story does not speak of yet, the others last, in an order of its own. */
function fresh<T extends { readonly noun: Noun }>(all: readonly T[], story: string): readonly T[] {
  const text = story.toLowerCase();
  const isTold = ({ noun }: T): boolean => text.includes(noun.the.toLowerCase());
  const dealt = createChance(`${story.length} ${story.slice(-200)}`).shuffle(all);
  return [...dealt.filter((each) => !isTold(each)), ...dealt.filter(isTold)];
}

const people = (story: string, genre: PackGenre, language: Language, and: string): string => {
  const known = readStory(story, { genre, language });
  const names = known
    ? [known.slots['name'], known.slots['companion']].filter((name) => name !== undefined)
    : namesIn(story, language).slice(0, 1);
  return names.join(and);
};

/** Three ways in which a story can go on, which a next chapter of this storyteller can follow: each leads to a place of its own. */
export function suggestNext(story: string, genre: Genre, language: Language): readonly string[] {
  if (genre === 'children') {
    const titles = suggestTitles(story, language);
    return titles.length > 0 ? titles : titlesFor(story, language);
  }
  const pack = PACKS[language][genre];
  const { and, sentences } = WORDS[language];
  const who = people(story, genre, language, and);
  const places = fresh(pack.places, story);
  const [stranger, thing] = [fresh(pack.strangers, story)[0], fresh(pack.things, story)[0]];
  return sentences.flatMap((sentence, at) => {
    const place = places[at];
    const there = at === 1 ? stranger : thing;
    return place && there ? [sentence(who, place.noun, there.noun)] : [];
  });
}

/** The place of a pack that a direction names. */
export const placeIn = (direction: string, { places }: GenrePack): Place | undefined =>
  places.find(({ noun }) => direction.toLowerCase().includes(noun.the.toLowerCase()));
