import type { Character, Genre, Language, Place } from '@storyloom/shared/domain';
import { PACKS } from '../packs/packs.ts';
import { GRAMMARS } from '../packs/read-prompt.ts';
import { castOfTale } from '../tales/retell/describe-tale.ts';
import { readStory } from './read-story.ts';

/** The people and places of a story, as a cast is asked for. */
interface Told {
  readonly characters: readonly Character[];
  readonly places: readonly Place[];
  readonly rules: readonly string[];
}

interface Roles {
  readonly hero: string;
  readonly companion: string;
  readonly loved: string;
  readonly home: string;
}

const ROLES: Readonly<Record<Language, Roles>> = {
  english: { hero: 'main character', companion: 'companion', loved: 'the one who is loved', home: 'where it begins' },
  spanish: { hero: 'protagonista', companion: 'acompañante', loved: 'la persona amada', home: 'donde empieza' },
  french: {
    hero: 'personnage principal',
    companion: 'compagnon',
    loved: 'la personne aimée',
    home: 'où tout commence',
  },
  chinese: { hero: '主角', companion: '同伴', loved: '心上人', home: '故事开始的地方' },
};

/** Most places of the pack that are listed beside the one where the story begins. */
const PLACES_MOST = 6;

/** The people and places of a story by this storyteller, in its language; `undefined` for a story of another author. */
export function tellCast(text: string, genre: Genre, language: Language): Told | undefined {
  if (genre === 'children') {
    const tale = castOfTale(text, language);
    return tale && { ...tale, rules: [] };
  }
  const known = readStory(text, { genre, language });
  if (!known) return undefined;
  const { hero, companion, loved, home } = ROLES[language];
  const isThere = (name: string | undefined): name is string => name !== undefined && text.includes(name);
  const person = (name: string | undefined, role: string): readonly Character[] =>
    isThere(name) ? [{ name, role, appearance: '', voice: '' }] : [];
  const start = known.slots['home'];
  const lower = text.toLowerCase();
  const visited = PACKS[language][genre].places
    .filter(({ noun }) => lower.includes(noun.the.toLowerCase()))
    .map(({ noun }) => GRAMMARS[language].nounForms(noun)['bare'] ?? noun.the)
    .filter((name) => lower.includes(name.toLowerCase()))
    .slice(0, PLACES_MOST);
  return {
    characters: [
      ...person(known.slots['name'], hero),
      ...person(known.slots['companion'], genre === 'romance' ? loved : companion),
    ],
    places: [
      ...(isThere(start) ? [{ name: start, description: home }] : []),
      ...visited.map((name) => ({ name, description: '' })),
    ],
    rules: [],
  };
}
