import type { Character, Language, Place } from '@storyloom/shared/domain';
import { createChance } from '../../engine/chance.ts';
import { type Role, ROLES } from '../plan/events.ts';
import { titlesFor } from '../tell/tell-tale.ts';
import { endOfText } from './end-of-text.ts';
import { type KnownTale, knownTale, readLines } from './read-tale.ts';

/** How many ways a story can go on are suggested. */
const SUGGESTIONS = 3;

const ROLE_WORDS: Readonly<Record<Language, Readonly<Record<Role, string>>>> = {
  english: { hero: 'main character', friend: 'companion', elder: 'grown-up nearby' },
  spanish: { hero: 'protagonista', friend: 'acompañante', elder: 'persona mayor que cuida' },
  french: { hero: 'personnage principal', friend: 'compagnon', elder: 'adulte tout près' },
  chinese: { hero: '主角', friend: '同伴', elder: '身边的大人' },
};

function taleIn(text: string, language: Language): KnownTale | undefined {
  const read = readLines(endOfText(text, language), language);
  return read && knownTale(read.id, read.lines, language);
}

/** The people of a tale; `undefined` for a text of another author. */
export function castOfTale(
  text: string,
  language: Language,
): { readonly characters: readonly Character[]; readonly places: readonly Place[] } | undefined {
  const tale = taleIn(text, language);
  if (!tale) return undefined;
  const characters = ROLES.flatMap((role): Character[] => {
    const { name, noun } = tale.people[role];
    const appearance = noun?.['a'] ?? '';
    return name === '' ? [] : [{ name, role: ROLE_WORDS[language][role], appearance, voice: '' }];
  });
  return { characters, places: [] };
}

/** Titles of other tales of the same people, each a way in which the story can go on; none for a text of another author. */
export function suggestTitles(text: string, language: Language): readonly string[] {
  const known = taleIn(text, language);
  if (!known) return [];
  const { tale, people, tags, rows } = known;
  const titles = titlesFor({ language, tale, people, tags, rows, length: 0, events: [], seed: text, attempt: 0 });
  return createChance(text)
    .shuffle(titles.filter((title) => !text.includes(title)))
    .slice(0, SUGGESTIONS);
}
