import type { Language } from '@storyloom/shared/domain';
import { readChinese } from './chinese.ts';
import { withAppositions } from './appositions.ts';
import { chineseLiking } from './chinese-likes.ts';
import { type Detail, detailsIn, placesOnly, withoutNoises } from './details.ts';
import { english } from './english.ts';
import { everydayIn, lostToyIn } from './everyday.ts';
import { fearPlaceIn, lostPlaceIn } from './fear-place.ts';
import { french } from './french.ts';
import { languageOf, PROMPT_MAX } from './language-of.ts';
import { type Liked, likingIn } from './likes.ts';
import { readSpaced } from './read-spaced.ts';
import type { Found, Reading } from './reading.ts';
import type { Being, Request, Subject, Trouble } from './request.ts';
import { spanish } from './spanish.ts';

const LEADS_MAX = 2;
const CAST_MAX = 8;
/** Of more people no story could tell. */
const SEEN_MAX = 24;

const FRAMES = { english, spanish, french };

const read = (text: string, language: Language, isList: boolean): Reading =>
  language === 'chinese' ? readChinese(text, isList) : readSpaced(text, FRAMES[language], isList);

const isSame = (one: Being, other: Being): boolean =>
  one.name !== undefined && other.name !== undefined
    ? one.name.toLowerCase() === other.name.toLowerCase()
    : one.concept !== undefined && one.concept === other.concept && one.kind === other.kind;

/** What two mentions of somebody say together; who is written in the list of the cast is described there. */
function together(one: Found, other: Found): Found {
  const described = one.being.concept === undefined ? other.being : one.being;
  const being = { ...one.being, ...other.being, ...described, ...(one.being.name ? { name: one.being.name } : {}) };
  return { ...one, being, ...((one.owner ?? other.owner) ? { owner: one.owner ?? other.owner } : {}) } as Found;
}

/** Everybody once, with all that is said about them. */
function merged(all: readonly Found[]): Found[] {
  const cast: Found[] = [];
  for (const each of all) {
    const at = cast.findIndex(({ being }) => isSame(being, each.being));
    const same = cast[at];
    if (same) cast[at] = together(same, each);
    else if (cast.length < SEEN_MAX) cast.push(each);
  }
  return cast;
}

/** Whether somebody belongs to another: a toy, a pet, a relative. */
function belongs({ being, owner }: Found): boolean {
  const { kind, relation, name } = being;
  if (kind === 'toy' || relation === 'pet') return true;
  if (relation === 'friend') return name === undefined;
  return relation !== undefined || (owner === 'other' && kind !== 'child');
}

/** Children with names before animals with names: `a greyhound called Pickle, and a girl called Ngozi`. */
const childrenFirst = (candidates: readonly Found[]): readonly Found[] => {
  const isChild = ({ being }: Found): boolean => being.kind === 'child' && being.name !== undefined;
  return [...candidates.filter(isChild), ...candidates.filter((each) => !isChild(each))];
};

/** Two names, two leads, unless one is the other's toy, pet or relative. The one who fears or wants something leads. */
function leadsOf(cast: readonly Found[], subject: Found | undefined): readonly Found[] {
  const free = cast.filter((each) => !belongs(each) && !(each.isPlural && each.being.concept === 'child'));
  const allNamed = free.filter(({ being }) => being.name !== undefined);
  const young = allNamed.filter(({ being }) => being.kind !== 'grownup');
  // A neighbour with a name stands beside the child who brings her soup.
  const named = young.length > 0 ? young : allNamed;
  const own =
    subject && free.includes(subject) && !(subject.isPlural && subject.being.kind === 'child') ? [subject] : [];
  // Several of a kind are lead enough: two otters.
  if (named.length === 0 && own[0]?.isPlural) return own;
  const single = free.filter(({ isPlural }) => !isPlural);
  const candidates =
    named.length > 0
      ? [...own.filter(({ being, isPlural }) => being.name === undefined && !isPlural), ...named]
      : single.length > 0
        ? [...(single.length > LEADS_MAX ? own : []), ...single]
        : free;
  if (candidates.length > 0) return childrenFirst([...new Set(candidates)]).slice(0, LEADS_MAX);
  const rest = cast.filter(({ isPlural }) => !isPlural);
  const only = rest.find((each) => each === subject) ?? rest.find(({ being }) => being.name !== undefined) ?? rest[0];
  return only ? [only] : [];
}

/** The leads with the only child who is afraid at their head, whoever it belongs to: the sister who hears a witch. */
function afraidFirst(leads: readonly Found[], cast: readonly Found[]): readonly Found[] {
  const isAfraid = ({ being, isPlural }: Found): boolean =>
    being.kind === 'child' && being.isAfraid === true && !isPlural;
  const afraid = [...leads, ...cast].filter(isAfraid);
  const [first] = afraid;
  if (!first || new Set(afraid).size > 1) return leads;
  return [first, ...leads.filter((each) => each !== first)].slice(0, LEADS_MAX);
}

/** Before the own name of a child who writes. */
const WRITES =
  /(?:(?<![\p{L}])(?:i[’']?m|i am|my name is|soy|me llamo|je suis|je m[’']?appelle|moi c[’']?est)|我是|我叫) ?$/iu;

/** Before the child in whose home another one sleeps. */
const HOST = /(?:chez|en casa de|at) (?:\p{L}{1,6} )?$/iu;

/**
 * The child who writes leads, unless it is another one who is afraid: `me and my brother dawson … im penelope`. Whoever has a guest comes
 * last.
 */
function writerFirst(leads: readonly Found[], trouble: Trouble | undefined, text: string): readonly Found[] {
  const isWriter = ({ being, end }: Found): boolean =>
    being.kind === 'child' &&
    WRITES.test(text.slice(Math.max(0, end - (being.name?.length ?? 0) - 16), end - (being.name?.length ?? 0)));
  if (trouble === 'afraid') return leads;
  const isHost = ({ start }: Found): boolean => HOST.test(text.slice(Math.max(0, start - 24), start));
  return [
    ...leads.filter(isWriter),
    ...leads.filter((each) => !isWriter(each) && !isHost(each)),
    ...leads.filter((each) => !isWriter(each) && isHost(each)),
  ];
}

const LOVED = /(?:喜欢|最爱|爱看|爱玩)\p{Script=Han}{1,6}/gu;

/** The text with blanks for Chinese names, which are words as well, and for what is loved: neither 嗷嗷 nor 汽车 is heard. */
const withoutNames = (text: string, language: Language, cast: readonly Found[]): string =>
  language === 'chinese'
    ? cast.reduce(
        (rest, { being: { name = '' } }) => (name ? rest.replaceAll(name, '　'.repeat(name.length)) : rest),
        text.replaceAll(LOVED, (words) => '　'.repeat(words.length)),
      )
    : text;

/** The text with blanks for toys and pets and for what is loved, which are not heard at night: a stuffed owl, `loves trains`. */
function withoutOwn(text: string, language: Language, found: readonly Found[], like: Liked | undefined): string {
  if (language === 'chinese') return text;
  const blank = (rest: string, start: number, end: number): string =>
    rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end);
  const isOwn = ({ being: { kind, name = '' }, start, end }: Found): boolean =>
    (kind === 'toy' || kind === 'animal') && name !== '' && text.slice(start, end).includes(name);
  const unowned = found.filter(isOwn).reduce((rest, { start, end }) => blank(rest, start, end), text);
  const at = like ? unowned.indexOf(like.phrase) : -1;
  return like && at >= 0 ? blank(unowned, at, at + like.phrase.length) : unowned;
}

/** The details of a fear that is no noise. Who minds being alone minds no place. */
function detailsOf(details: readonly Detail[], concept: string | undefined, place: string | undefined) {
  if (concept === 'alone') return [];
  return concept === 'dark' ? placesOnly(details) : withoutNoises(details, place);
}

/** Characters in which a place can stand before what a text says is rescued. */
const STUCK_BEFORE = 40;

/** Where a text speaks of a loss or of an animal that is stuck; nowhere below 0. */
function lossAt(text: string, trouble: Trouble | undefined, about: Subject | undefined): number {
  // `coincé sous le pont` is about the bridge.
  if (trouble === 'rescue') return Math.max(0, text.indexOf(about?.phrase ?? '') - STUCK_BEFORE);
  return trouble === 'lost' && about ? text.indexOf(about.phrase) : -1;
}

/** Where something was lost, as the setting of a story. @param at where the text speaks of the loss; nowhere below 0 */
function lostAt(text: string, language: Language, at: number): Pick<Request, 'setting'> {
  const place = at < 0 ? undefined : lostPlaceIn(text, language, at);
  return place === undefined ? {} : { setting: { key: 'lost', phrase: place, said: place } };
}

/** Animals that no child has for a pet. */
const WILD =
  /^(?:bear|elephant|lion|tiger|monkey|penguin|giraffe|dinosaur|fox|owl|whale|octopus|hippo|zebra|panda|koala|crocodile|shark)$/;
/** A child’s own bear is a toy, whether the prompt says so or not. */
const asToy = (being: Being): Being =>
  being.relation === 'pet' && WILD.test(being.concept ?? '') ? { ...being, kind: 'toy' } : being;

/** A lead belongs to nobody. */
function asLead({ kind, name, concept, gender, age, relation, isAfraid }: Being): Being {
  const kept = relation === 'pet' ? undefined : relation;
  return {
    kind,
    ...(name === undefined ? {} : { name }),
    ...(concept === undefined ? {} : { concept }),
    ...(gender === undefined ? {} : { gender }),
    ...(age === undefined ? {} : { age }),
    ...(kept === undefined ? {} : { relation: kept }),
    ...(isAfraid === undefined ? {} : { isAfraid }),
  };
}

/** A wish of the asker, and no child: `hi there hope im doing this right`. */
const HOPES = /(?<![\p{L}])hope(?= (?:i|im|i[’']m|you|this|that|it|its|all|we)(?![\p{L}]))/giu;

/**
 * Reads who is asked for, what troubles them and what they want. What is not understood is left out and listed as unused.
 * @param language what the prompt is read in if its own language cannot be told
 * @param who the field "Who is in it": names, roles and lists of them
 */
export function readRequest(prompt: string, language: Language, who = ''): Request {
  const text = prompt.normalize('NFC').slice(0, PROMPT_MAX).replace(HOPES, '    ');
  const list = who.normalize('NFC').slice(0, PROMPT_MAX);
  const written = languageOf(text.trim() === '' ? list : text, language);
  const plain = read(text, written, false);
  const asked = { ...plain, found: withAppositions(plain.found, text, written) };
  const listed = list.trim() === '' ? undefined : read(list, languageOf(list, written), true);
  const cast = merged([...(listed?.found ?? []), ...asked.found]);
  const subjectBeing = asked.subject === undefined ? undefined : asked.found[asked.subject]?.being;
  const subject = subjectBeing && cast.find(({ being }) => isSame(being, subjectBeing));
  const told = asked.told && cast.find(({ being }) => being.name === asked.told?.being.name);
  const leads = told ? [told] : writerFirst(afraidFirst(leadsOf(cast, subject), cast), asked.trouble, text);
  const others = cast.filter((each) => !leads.includes(each) && !(each.isPlural && each.being.kind === 'child'));
  const { wish, bedtime, occasion } = asked;
  const children = cast.filter(({ being }) => being.kind === 'child' && being.name !== undefined).length;
  const names = cast.flatMap(({ being: { name } }) => name ?? []);
  const beings = cast.map(({ being }) => being);
  const left = lostToyIn(text, written, asked, beings);
  const { trouble, about } = left ?? everydayIn(text, written, asked, children) ?? asked;
  const hero = [...leads, ...others].find(({ being }) => being.kind === 'child' && being.name !== undefined)?.being;
  const like =
    written === 'chinese' ? chineseLiking(text, hero ?? leads[0]?.being, names) : likingIn(text, written, hero, beings);
  const heard =
    trouble === 'afraid' && about
      ? detailsIn(withoutOwn(withoutNames(text, written, cast), written, asked.found, like), written, about.phrase)
      : {
          details: [],
          ...lostAt(text, written, left?.at ?? lossAt(text, trouble, about)),
        };
  const sits =
    trouble === 'afraid' && about ? fearPlaceIn(text, written, Math.max(0, text.indexOf(about.phrase))) : undefined;
  // 小虎被窝里 belongs to the child, who is named anyway.
  const fearPlace = sits && names.reduce((place, name) => place.replace(name, ''), sits);
  const said =
    about?.concept === 'noise' ? heard : { ...heard, details: detailsOf(heard.details, about?.concept, fearPlace) };
  const kept = [
    ...[...heard.details, ...(heard.setting ? [heard.setting] : [])].map(({ phrase }) => phrase),
    ...(like === undefined ? [] : [like.phrase]),
    ...(about?.phrase ? [about.phrase] : []),
  ];
  const unused = asked.unused.filter((each) => !kept.some((phrase) => each.includes(phrase) || phrase.includes(each)));
  return {
    written,
    leads: leads.map(({ being }) => asLead(being)),
    others: others.slice(0, CAST_MAX).map(({ being }) => asToy(being)),
    ...(trouble ? { trouble } : {}),
    ...(about ? { about } : {}),
    ...(wish === undefined ? {} : { wish }),
    ...(like === undefined ? {} : { like: like.what }),
    ...(fearPlace === undefined ? {} : { fearPlace }),
    bedtime,
    ...(occasion ? { occasion } : {}),
    ...said,
    unused: [...unused, ...(listed?.unused ?? [])],
  };
}
