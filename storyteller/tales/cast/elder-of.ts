import type { Language } from '@storyloom/shared/domain';
import type { Chance } from '../../engine/chance.ts';
import type { TaleType } from '../plan/events.ts';
import type { Being, Request } from '../request/request.ts';
import type { Person } from '../tell/people.ts';
import { calledIn, type Elder, elderNamed, ELDERS, elderTags, isWoman } from './elders.ts';
import { NEIGHBORS, TEACHERS } from './invented.ts';
import { capitalized } from './person-of.ts';

export const isElder = (being: Being): being is Being & { relation: Elder } =>
  (ELDERS as readonly string[]).includes(being.relation ?? '');

/** The grown-up of a story. */
interface CastElder {
  readonly person: Person;
  readonly tags: readonly string[];
  /** Who of the request it is; `undefined` if it is invented. */
  readonly asked?: Being;
}

/** Titles that take an article in Spanish: `la señora Pilar`. */
const TITLED = /^(señora?|señor|seño|profe|maestra|maestro|vecina|vecino)(?= )/iu;
const withArticle = (name: string, language: Language): string => {
  const title = language === 'spanish' ? TITLED.exec(name)?.[1]?.toLowerCase() : undefined;
  if (title === undefined) return capitalized(name);
  return `${/a$|^seño$/.test(title) ? 'la' : 'el'} ${title}${name.slice(title.length)}`;
};

/** A grown-up from outside the family: `Mr. Okafor`, a teacher, a neighbor. */
function outsider(being: Being | undefined, language: Language, chance: Chance): CastElder {
  const isTeacher = being?.relation === 'teacher' || being?.concept === 'teacher';
  const all = (isTeacher ? TEACHERS : NEIGHBORS)[language];
  // `las plantas de su vecina`
  const alike = all.filter(({ gender }) => being?.gender === undefined || gender === being.gender);
  const invented = chance.pick(alike.length > 0 ? alike : all);
  const isNamed = being?.name !== undefined;
  return {
    person: {
      role: 'elder',
      name: isNamed ? withArticle(being.name, language) : invented.name,
      gender: isNamed ? being.gender : invented.gender,
    },
    tags: ['elder other', ...(being ? ['elder asked'] : [])],
    ...(being ? { asked: being } : {}),
  };
}

/**
 * Casts the grown-up nearby, a parent if the request names none.
 * @param said everything that the request says
 * @param outsiders as in {@link TaleType}
 */
export function elderOf(
  { others, setting }: Request,
  language: Language,
  {
    said,
    outsiders,
    chance,
  }: { readonly said: string; readonly outsiders: TaleType['elder']; readonly chance: Chance },
): CastElder {
  // `chez papi et mamie. Papi Jean le couche`
  const family = others.filter(isElder);
  const asked = family.find(({ name }) => name !== undefined) ?? family[0];
  const parent = chance.pick(['mother', 'father'] as const);
  const strangers = others.filter((each) => each.kind === 'grownup' && !isElder(each));
  const stranger = strangers.find(({ name }) => name !== undefined) ?? strangers[0];
  if (outsiders === 'neighbor' && (stranger ?? !asked)) return outsider(stranger, language, chance);
  if (outsiders === 'anyone' && stranger && !asked) return outsider(stranger, language, chance);
  const relation = asked?.relation ?? (setting?.key === 'grandparents' ? 'grandmother' : parent);
  const name =
    asked?.name === undefined
      ? calledIn(said, relation, language)
      : elderNamed(capitalized(asked.name), relation, said, language);
  return {
    person: { role: 'elder', name, gender: isWoman(relation) ? 'f' : 'm' },
    tags: [...elderTags(relation), ...(asked ? ['elder asked'] : [])],
    ...(asked ? { asked } : {}),
  };
}
