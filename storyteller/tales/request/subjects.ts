import type { Language } from '@storyloom/shared/domain';
import { isAmongAnimals } from '../cast/cast-animals.ts';
import { taleFor } from '../troubles.ts';
import { isAstray } from './astray.ts';
import { changeIn } from './changes.ts';
import { flawIn } from './flaws.ts';
import { hintIn } from './hints.ts';
import { PROMPT_MAX } from './language-of.ts';
import type { Being, Request, Subject, Trouble } from './request.ts';
import { isLearned, skillSaid } from './skills.ts';
import { FINDS, RETURNS, SUBJECTS } from './subject-words.ts';
import { foldOf, plainOf } from './tokens.ts';

/** What the reader of requests has found already. */
const EVERYDAY = /^(?:bicycle|laces|school|sleepover|baby|home)$/;
const OF_EVERY_DAY: ReadonlySet<Trouble> = new Set<Trouble>(['learn', 'first time', 'newcomer']);

/** The animal that is rescued or gone: the one that the text says, or the first that is nobody’s pet. */
function animalIn({ trouble, about, leads, others }: Request): string | undefined {
  const cast = [...leads, ...others];
  const isSaid = cast.some(({ concept }) => concept !== undefined && concept === about?.concept);
  // `le cochon d’inde de la classe a disparu`
  const isThing = trouble === 'lost' && about !== undefined && about.concept !== 'school';
  if (isSaid || isThing) return undefined;
  const animals = cast.filter(({ kind, concept }) => kind === 'animal' && concept !== undefined);
  return (animals.find(({ relation }) => relation !== 'pet') ?? animals[0])?.concept;
}

/** The concept of stories that two children are in. */
const TOGETHER = 'careful';

/** Which of the stories of its trouble a request asks for; `undefined` if it is what its own words name, or nothing that is told. */
function subjectIn(request: Request, plain: string): string | undefined {
  const { trouble, about, written, leads, others, occasion } = request;
  const change = trouble === 'newcomer' || trouble === 'first time' ? changeIn(request, plain) : undefined;
  if (change !== undefined && about?.concept !== 'baby') return change;
  if (trouble === undefined || (OF_EVERY_DAY.has(trouble) && isOfEveryDay(about?.concept, plain, written)))
    return undefined;
  if (trouble === 'rescue' || trouble === 'lost') return animalIn(request);
  if (trouble === 'make' && about?.concept !== undefined) return undefined;
  const cast = [...leads, ...others];
  const children = cast.filter(({ kind, name }) => kind === 'child' && name !== undefined);
  const subjects = (SUBJECTS[trouble] ?? []).filter(([concept]) => concept !== TOGETHER || children.length > 1);
  // A secret is a surprise or a birthday by what else is told.
  const phrase = trouble === 'secret' ? '' : foldOf(plainOf(about?.phrase ?? ''));
  for (const said of [phrase, plain]) {
    const [found] = subjects.find(([, patterns]) => patterns[written].test(said)) ?? [];
    if (found !== undefined) return found;
  }
  // A contest of another kind is no race, whatever the word for one can mean.
  if (trouble === 'contest') return 'competition';
  if (trouble === 'learn') return isLearned(request, plain) ? 'skill' : undefined;
  if (trouble === 'newcomer' && about?.concept === undefined && AT_SCHOOL.test(plain)) return 'new school';
  if (trouble === 'secret') return occasion === 'birthday' ? 'birthday' : FINDS[written].test(plain) ? 'found' : 'none';
  if (trouble === 'deliver' && cast.some(({ kind }) => kind === 'grownup')) return 'gift';
  // What is taken back is no gift.
  if (trouble === 'deliver') return RETURNS[written].test(plain) ? undefined : 'gift';
  const isKin = cast.some(({ relation = '' }) => /^(?:brother|sister|friend)$/.test(relation));
  return trouble === 'promise' && (children.length > 1 || isKin) ? 'sibling' : undefined;
}

/** Whether a request is of something that every family knows. A first night in a tent is one of camping. */
function isOfEveryDay(concept: string | undefined, plain: string, language: Language): boolean {
  const camping = SUBJECTS['first time']?.find(([each]) => each === 'camping')?.[1][language];
  return EVERYDAY.test(concept ?? '') && !(concept === 'sleepover' && camping?.test(plain) === true);
}

/** A request with what it is about as a key of the stories that there are of its trouble. */
function named(request: Request, plain: string, known = subjectIn(request, plain)): Request {
  return known === undefined ? request : { ...request, about: { phrase: '', ...request.about, concept: known } };
}

/** Where somebody who is new is so at school. */
const AT_SCHOOL =
  /school|(?<![a-z])class|pupil|student|(?<![a-z])(?:cole|clase|escuela|alumn)|ecole|classe|eleve|学校|班|学生/u;
/** Two children who are at odds. */
const FIGHTS =
  /fight|argu|quarrel|squabbl|want|share|cross|angry|upset|furious|mad(?![a-z])|pele|discut|enfad|quier|dispute|fache|veu|吵|争|抢|不理|生气|闹/u;

/** The toy of a request as what it is about. */
function toyIn({ leads, others }: Request): Subject | undefined {
  const toy = [...leads, ...others].find(({ kind }) => kind === 'toy');
  return toy && { ...(toy.concept ? { concept: toy.concept } : {}), phrase: toy.name ?? '' };
}

/** A request as there are stories of it: with the subject of one, and with a trouble that is only hinted at if there is none of its own. */
export function withSubject(request: Request, text: string): Request {
  const plain = foldOf(plainOf(text.slice(0, PROMPT_MAX)));
  const flaw = flawIn(request, text);
  if (flaw !== undefined) return { ...request, trouble: 'flaw', about: { concept: 'flaw', phrase: flaw } };
  if (isAstray(request, plain)) {
    const { about: _, ...rest } = request;
    return { ...rest, trouble: 'astray' };
  }
  const own = named(request, plain);
  // Of animals there is always a story, though one of a kitten in a tree has people.
  const children = [...own.leads, ...own.others].filter(({ kind }) => kind === 'child');
  // Nobody fights where two have broken a grown-up’s pot.
  const isAlone = own.trouble === 'quarrel' && (children.length < 2 || !FIGHTS.test(plain));
  const isSure = own.trouble !== undefined && own.trouble !== 'learn' && !isAlone && taleFor(own);
  const hint = isSure || taleFor(own)?.id === 'learn' ? undefined : hintIn(request, plain);
  const skill = !hint && own.trouble === 'afraid' && !taleFor(own) ? skillSaid(text, request.written) : undefined;
  if (skill) return { ...request, trouble: 'learn', about: skill };
  if (!hint) return own;
  const { trouble, concept } = hint;
  // Who wants to do something for a grown-up who is ill brings that, whatever it is.
  const { about, ...rest } = request;
  const isSaid = about !== undefined && (trouble !== 'deliver' || request.trouble === 'deliver');
  const toy = trouble === 'lost' && concept === undefined ? toyIn(request) : undefined;
  const hinted = named({ ...rest, trouble, ...(toy ? { about: toy } : isSaid ? { about } : {}) }, plain, concept);
  return taleFor(hinted) ? hinted : own;
}

/** A request without its trouble: its children and their company, or its animals. */
export function withoutTrouble(request: Request): Request {
  const { trouble: _, ...rest } = request;
  const { leads, others } = request;
  const children = leads.filter(({ kind }) => kind === 'child');
  const isKnown = ({ kind, concept }: Being): boolean =>
    kind === 'child' || kind === 'grownup' || concept !== undefined;
  const company = [...leads.filter((each) => !children.includes(each)), ...others].filter(isKnown);
  return isAmongAnimals(rest) ? rest : { ...rest, leads: children, others: company };
}
