import { elderCalled } from '../cast/elders.ts';
import type { Mention } from './chinese-terms.ts';
import type { Found } from './reading.ts';
import type { Being } from './request.ts';

/** Before a grown-up who writes: 我是他外婆, 我是孩子的小姨. */
const ASKER = /(?:我是|也就是|我这个)[^，。！？；,.!?;叫]{0,10}$/u;
const ASKER_ASKED =
  /(?<!别|不要|不用|不)把我|(?<!别|不要)(?:写|加|带)上?我|(?:里|要|得|也)有我|和我(?:一起|的)|我陪|我也要?在|带上我/u;
const CAST = /(?:有|带上|让|加上|出现|写到|写上|写进)(?:[他她我]的?)?$/u;
/** Before what a child calls the one who writes: 她管我叫阿爷. */
const CALLS_ME = /(?:管我叫|[叫喊称]我(?:作|做)?)[“「『"]?$/u;
/** The same with a word for a grandparent that is no usual one: 他喊我“家婆”, 叫我嬷嬷. */
const CALLED_BY =
  /(?:管我叫|[叫喊称]我[作做]?)(?:[“「『"](\p{Script=Han}{2,3})[”」』"]|(\p{Script=Han}{1,2}[婆公爷奶姥嬷家娘爹])(?![\p{Script=Han}]))/u;
/** Those of grandparents, whose own children are grown up. */
const GROWN = /^(?:女儿|儿子|闺女)$/u;
const isGrandchild = (concept: string | undefined): boolean => /^grand(?:son|daughter)$/u.test(concept ?? '');

/** Without the parents of the child whom a grandparent writes of: 我帮女儿带娃，外孙叫驰驰. */
export function withoutParents(mentions: readonly Mention[]): readonly Mention[] {
  const isOfGrandparent = mentions.some(({ word }) => isGrandchild(word?.form.concept));
  return isOfGrandparent ? mentions.filter(({ name, noun = '' }) => name !== undefined || !GROWN.test(noun)) : mentions;
}

/** The grandparent who writes, where the text says what the child calls it, or only that it is to be in the story. */
function grandparentIn(text: string, found: readonly Found[]): Found | undefined {
  const called = CALLED_BY.exec(text);
  const said = called?.[1] ?? called?.[2] ?? '';
  const isAsked =
    said === '' ? ASKER_ASKED.test(text) && !found.some(isElder) : elderCalled(said, 'chinese') === undefined;
  if (!isAsked || !found.some(({ being }) => isGrandchild(being.concept))) return undefined;
  const name = said || (text.includes('外孙') ? '外婆' : '奶奶');
  const relation = /[公爷爹]/u.test(name) ? 'grandfather' : 'grandmother';
  const gender = relation === 'grandfather' ? 'm' : 'f';
  const start = called?.index ?? 0;
  return { being: { kind: 'grownup', name, concept: relation, relation, gender }, start, end: start, isPlural: false };
}

/** Behind a grown-up who puts a child to bed or looks after it. */
const CARES =
  /^(?:每[天晚]晚?上?|天天|平时|晚上|夜里|也|都|就|会|总|来|在家|一直){0,3}(?:陪|哄|搂|带(?:着|[他她])|照顾|(?:给|教)[他她](?:讲|唱|怎))/u;
/** Somebody who is elsewhere at night: 妈妈在深圳打工, 爸妈在外地. */
const AWAY =
  /(?:[他她它]?(?:爸爸?|妈妈?|父母|爷爷|奶奶)[和、]?){1,2}(?:又|都|现在|平时|这几天|这段时间|最近|常年|今晚|晚上|还|要|得){0,2}(?:(?:在|去|到)[^，。！？；,.!?;\s]{1,6}?(?:打工|上班|工作|做生意|出差|上学)|出差|(?:在|去)(?:外地|国外|外面|外头|老家)|不在(?:家|身边)|(?:加|值|上)(?:夜|晚)?班)/gu;
/** Behind somebody who is spoken to: 老师您好. */
const GREETED = /^(?:[您你，,！!]|好)/u;
const ENDS = /^$|[，。！？；,.!?;\s]/u;
const WRITTEN_IN = /^(?:也|都)?[写编加放带][进上]/u;

/** Whether a grown-up is in the story, if the text says so: 把外婆写进去, or only writes: 我是她小姨. */
function isCast({ being, start, end }: Found, text: string): boolean | undefined {
  if (being.kind !== 'grownup' || being.name !== undefined) return undefined;
  const before = text.slice(Math.max(0, start - 14), start);
  if (being.concept === 'teacher' && GREETED.test(text.slice(end, end + 2)) && ENDS.test(text[start - 1] ?? ''))
    return false;
  if (ASKER.test(before)) return ASKER_ASKED.test(text);
  if (CALLS_ME.test(before) || CARES.test(text.slice(end, end + 14))) return true;
  return WRITTEN_IN.test(text.slice(end, end + 4)) || CAST.test(before) ? true : undefined;
}

/** Where the text says that somebody is elsewhere. */
export const awayIn = (text: string): readonly { readonly start: number; readonly end: number }[] =>
  [...text.matchAll(AWAY)].map(({ 0: words, index }) => ({ start: index, end: index + words.length }));

const isElder = ({ being }: Found): boolean =>
  being.kind === 'grownup' && /^(?:grand)?(?:mother|father)$/u.test(being.relation ?? '');

/** Who is at home where a parent is not. */
function atHome(areAway: readonly string[]): Being {
  const [isMother, isFather] = [
    areAway.some((words) => /妈|父母/u.test(words)),
    areAway.some((words) => /爸|父母/u.test(words)),
  ];
  const relation = isMother && isFather ? 'grandmother' : isMother ? 'father' : 'mother';
  return { kind: 'grownup', concept: relation, relation, gender: relation === 'father' ? 'm' : 'f' };
}

/**
 * Those of a text who are in the story: grown-ups who put the child to bed first, and nobody who works in another town.
 * @param asked those who are not only spoken of in passing
 */
export function withElders(everybody: readonly Found[], asked: ReadonlySet<Found>, text: string): Found[] {
  const away = awayIn(text);
  const isAway = ({ being, start, end }: Found): boolean =>
    being.kind === 'grownup' && being.name === undefined && away.some((span) => span.start <= start && end <= span.end);
  const gone = new Set(everybody.filter(isAway).map(({ being }) => being.concept));
  const cast = everybody.map((each) => ({ each, isCast: isCast(each, text) }));
  const kept = cast
    .filter(({ each, isCast: said }) =>
      each.being.kind === 'grownup' && each.being.name === undefined && gone.has(each.being.concept)
        ? said === true && !isAway(each)
        : (said ?? asked.has(each)),
    )
    .toSorted((one, other) => Number(isElder(one.each) && !one.isCast) - Number(isElder(other.each) && !other.isCast))
    .map(({ each }) => each);
  const writer = grandparentIn(text, kept);
  if (writer) return [...kept.filter(({ being }) => being.relation !== writer.being.relation), writer];
  if (away.length === 0 || kept.some(isElder)) return kept;
  const [first] = away;
  const words = away.map(({ start, end }) => text.slice(start, end));
  return [...kept, { being: atHome(words), start: first?.start ?? 0, end: first?.end ?? 0, isPlural: false }];
}
