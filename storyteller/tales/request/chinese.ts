import { signsIn } from './chinese-afraid.ts';
import { bareFear } from './chinese-bare-fear.ts';
import { beingOf, joined, mentionsIn, withAges } from './chinese-beings.ts';
import { awayIn, withElders, withoutParents } from './chinese-elders.ts';
import type { Words } from './chinese-names.ts';
import { peopleIn, type Person } from './chinese-people.ts';
import { type Mention, termAt } from './chinese-terms.ts';
import { type Fear, fearIn, isFearFirst } from './fears.ts';
import { troubleOf, type Wanted } from './chinese-troubles.ts';
import { creatureToldOf } from './chinese-told.ts';
import { unusedChinese } from './chinese-unused.ts';
import { isAskedAt, isChatty, withoutAskers } from './incidental.ts';
import type { Found, Reading } from './reading.ts';
import type { Being, Subject, Trouble } from './request.ts';

const BEDTIME = /睡前|晚安|睡觉前|哄睡|入睡|睡觉时|睡觉的故事|临睡/u;
const OCCASIONS: readonly (readonly [string, RegExp])[] = [
  ['birthday', /生日/u],
  ['christmas', /圣诞/u],
  ['new year', /春节|过年|新年|除夕/u],
  ['halloween', /万圣节/u],
  ['school', /开学|第一天上|上幼儿园|上小学|第一次上学|转学/u],
  ['baby', /(?:有了|要有|多了|要来|要添|来了|添了)(?:一个)?(?:小)?(?:弟弟|妹妹)|要当(?:哥哥|姐姐)/u],
  ['moving', /搬家|搬到/u],
];

/** Troubles whose object is somebody in the story: the bird that is rescued, the new friend. */
const MEETS: ReadonlySet<Trouble> = new Set<Trouble>(['rescue', 'newcomer', 'quarrel', 'contest']);
/** Troubles of somebody: a cloud that fears or wants something is a being. */
const FELT: ReadonlySet<Trouble> = new Set<Trouble>(['afraid', 'learn', 'make', 'newcomer', 'promise', 'first time']);

/** How far before its wish or fear a thing stands that has it. */
const THING_NEAR = 6;

/** A thing that fears or wants something, which makes it somebody: 一朵怕高的云. */
function thingBefore(text: string, trigger: number): Mention | undefined {
  for (let at = 0; at < trigger; at += 1) {
    const term = termAt(text, at);
    const isThing = term?.word.form.kind === 'thing';
    if (isThing && term.end <= trigger && trigger - term.end <= THING_NEAR)
      return { start: at, end: term.end, word: term.word };
  }
  return undefined;
}

/** Without what is only feared, lost or made. Somebody's lost toy is in the story. */
function withoutObjects(mentions: readonly Mention[], told: Wanted | undefined): Mention[] {
  return mentions.filter(({ start, end, name, owner, word }) => {
    const isMet = told !== undefined && MEETS.has(told.trouble) && word?.form.kind !== 'toy';
    if (!told?.object || isMet || name !== undefined) return true;
    const isOwned =
      told.trouble !== 'afraid' &&
      (word?.form.kind === 'grownup' || (owner === 'other' && word?.form.kind !== 'child'));
    return isOwned || start < told.object.start || end > told.object.end;
  });
}

/** Made once, as that takes longer than reading a prompt. */
let segmenter: Intl.Segmenter | undefined;

/** Where words begin and end. The text is cut, as segmenting a long one takes time by the square of its length. */
function wordsIn(text: string): Words {
  const words = new Map<number, number>();
  segmenter ??= new Intl.Segmenter('zh-Hans', { granularity: 'word' });
  for (const { 0: piece, index: from } of text.matchAll(/\p{Script=Han}{1,48}/gu)) {
    for (const { segment, index } of segmenter.segment(piece)) words.set(from + index, from + index + segment.length);
  }
  return words;
}

/** What is taught, without the one who is: 教他家的大鹅翠花跳街舞. */
function aboutLesson(text: string, { about, object }: Wanted, mentions: readonly Mention[]): Subject | undefined {
  const pupil = object && mentions.find(({ start, end }) => object.start <= start && end < object.end);
  return pupil && about ? { ...about, phrase: text.slice(pupil.end, object.end) } : about;
}

/** A fear that nobody called one, as a trouble. */
function wantedBy({ concept, start, end }: Fear, text: string): Wanted {
  return { trouble: 'afraid', about: { concept, phrase: text.slice(start, end) }, start, end, object: { start, end } };
}

const INSECT = /^(?:insect|bee|wasp|ant|beetle|mosquito|caterpillar|fly|moth|butterfly|spider|worm)$/u;

/** Whether an animal is what is feared, or of its kind: 虫子蜜蜂毛毛虫都怕. */
const isFeared = (concept: string | undefined, fear: string | undefined): boolean =>
  concept !== undefined && (concept === fear || (INSECT.test(concept) && INSECT.test(fear ?? '')));

/** How sure a being is that hides somewhere, and one that is spoken of by night. */
const [HIDDEN, LIKELY] = [6, 3];
const RUMOUR = /(?:讲|说|告诉|吓唬)[^，。！？；,.!?;]{0,6}$/u;

/** Whether somebody fears no dark but who comes in it: 一关灯就害怕，总说床底下有怪物. */
function isBehindLight(fear: Fear, { trouble, about }: Wanted, text: string): boolean {
  if (trouble !== 'afraid' || !about?.phrase.includes('灯') || !/^(?:monster|ghost|witch|wolf)$/u.test(fear.concept))
    return false;
  const isTold = RUMOUR.test(text.slice(Math.max(0, fear.start - 10), fear.start));
  return fear.score >= (isTold ? LIKELY : HIDDEN);
}

const NIGHT = /晚上|夜里|半夜|夜晚|天黑|太黑|很黑|黑漆漆|起夜/u;
const FLUSH = /冲水|冲马桶|马桶[^，。！？；,.!?;]{0,4}冲|冲厕所/u;

/** Who doesn’t go to the lavatory at night fears the dark. */
function byNight(told: Wanted | undefined, text: string): Wanted | undefined {
  const { concept, phrase = '' } = told?.about ?? {};
  const isToilet =
    concept === 'toilet' || (concept === 'alone' && /厕所|尿|小便/u.test(phrase) && /[太好很]黑|黑漆漆/u.test(text));
  const isDark = isToilet && NIGHT.test(text) && !FLUSH.test(text);
  return told && isDark ? { ...told, about: { concept: 'dark', phrase: '黑' } } : told;
}

/** The sentences of a chatty prompt that are not about the story. */
function asides(text: string, trigger: number): readonly { readonly start: number; readonly end: number }[] {
  if (!isChatty(text, 'chinese')) return [];
  const sentences = [...text.matchAll(/[^。！？；!?;\n]+/gu)].map(({ 0: words, index }) => ({
    start: index,
    end: index + words.length,
  }));
  return sentences.filter(({ start, end }) => (trigger < start || trigger >= end) && !isAskedAt(text, start));
}

/** Somebody, where it is spoken of first. A grown-up without a name is asked for in one place, and only mentioned in another. */
function foundIn(whole: Mention, mentions: readonly Mention[], text: string): Found[] {
  const being = beingOf(whole);
  const isAnywhere = being.kind === 'grownup' && being.name === undefined;
  return (isAnywhere ? mentions : [whole]).map(({ start, end }) => ({
    being,
    start,
    end,
    isPlural: text[end] === '们',
    ...(whole.owner ? { owner: whole.owner } : {}),
  }));
}

/** A child that writes, and says no name: 我七岁，怕黑. */
const SPEAKER =
  /我(?:今年)?(?:(?<age>\d{1,2})|[三四五六七八九十])岁|我(?:很|好|特别|最|也|有点|一直)*(?:怕|害怕|不敢)|我(?:晚上|夜里|一个人)/u;

function speakerIn(text: string, found: readonly Found[]): Found | undefined {
  const match = found.some(({ being }) => being.kind === 'child') ? undefined : SPEAKER.exec(text);
  if (!match) return undefined;
  const age = Number(match.groups?.['age'] ?? 0);
  const being: Being = { kind: 'child', ...(age > 0 ? { age } : {}), isAfraid: true };
  return { being, start: match.index, end: match.index + 1, isPlural: false };
}

/** The one who has the trouble, as an index of those who were found: who is afraid, or who stands right before its words. */
function subjectOf(told: Wanted, isStated: boolean, people: readonly Person[], found: readonly Found[]): number {
  const afraid = found.filter(({ being }) => being.isAfraid);
  if (told.trouble === 'afraid' && afraid.length === 1) return found.findIndex(({ being }) => being.isAfraid);
  const distance = ({ mentions }: Person): number =>
    Math.min(...mentions.map(({ end }) => (end <= told.start && told.start - end <= 6 ? told.start - end : Infinity)));
  const [best] = people
    .map((person, n) => ({ n, far: distance(person) }))
    .filter(({ far }) => far < Infinity)
    .toSorted((one, other) => one.far - other.far);
  const being = best && people[best.n]?.whole;
  const last = being ? found.findIndex(({ start }) => start === being.start) : -1;
  // Who stands before a fear that nobody called one need not be the one who has it.
  return !isStated && found[last]?.being.name === undefined ? -1 : last;
}

/** Before a job that a child wants to have, which is no person of the story: 想当邮递员. */
const JOB = /(?:当|做|成为|变成)一?[名个位]?$/u;

/** Reads a Chinese text; `isList` says that it names who is in the story. */
export function readChinese(text: string, isList = false): Reading {
  const words = wordsIn(text);
  const stated = isList ? undefined : troubleOf(text);
  const all = withAges(joined(mentionsIn(text, isList, words), text), text);
  const isNamed = new Uint8Array(text.length + 1);
  for (const { name, start, end } of all) if (name !== undefined) isNamed.fill(1, start, end);
  const fear = isList ? undefined : fearIn(text, 'chinese', (at) => isNamed[at] === 1);
  const bare = isList || stated ? undefined : bareFear(text, (at) => isNamed[at] === 1);
  const isHidden = fear !== undefined && stated !== undefined && isBehindLight(fear, stated, text);
  const first = bare ?? (isHidden || isFearFirst(fear, stated, 'chinese') ? fear : undefined);
  const told = byNight(first ? wantedBy(first, text) : stated, text);
  const kept = withoutObjects(withoutParents(all), told).filter(
    ({ name, word, start }) =>
      !(word?.form.kind === 'grownup' && name === undefined && JOB.test(text.slice(Math.max(0, start - 4), start))) &&
      (name !== undefined || told?.trouble !== 'afraid' || !isFeared(word?.form.concept, (first ?? fear)?.concept)),
  );
  const thing = told && FELT.has(told.trouble) && kept.length === 0 ? thingBefore(text, told.start) : undefined;
  if (thing) kept.push(thing);
  const people = peopleIn(kept, text, told?.trouble === 'afraid' ? told.about?.concept : undefined);
  const everybody = people.flatMap(({ whole, mentions }) => foundIn(whole, mentions, text));
  const found = withElders(everybody, new Set(withoutAskers(everybody, text, 'chinese')), text);
  const speaker = told?.trouble === 'afraid' ? speakerIn(text, found) : undefined;
  if (speaker) found.unshift(speaker);
  const subject = told ? subjectOf(told, !first, people, found) : -1;
  const about = told?.about && told.trouble === 'learn' ? aboutLesson(text, told, all) : told?.about;
  const occasion = OCCASIONS.find(([, pattern]) => pattern.test(text))?.[0];
  const used = [
    ...all,
    ...awayIn(text),
    ...(told ? [told] : []),
    ...(told?.object ? [told.object] : []),
    ...(told?.trouble === 'afraid' ? [...((first ?? fear)?.told ?? []), ...signsIn(text)] : []),
    ...(told?.span ? [told.span] : []),
  ];
  const creature = told?.trouble === 'afraid' ? creatureToldOf(found) : undefined;
  return {
    found,
    ...(creature ? { told: creature } : {}),
    bedtime: BEDTIME.test(text),
    unused: unusedChinese(
      text,
      words,
      told ? [...used, ...asides(text, first ? -1 : told.start)] : used,
      new Set([about?.concept ?? '', ...found.map(({ being }) => being.concept ?? '')]),
    ),
    ...(subject < 0 ? {} : { subject }),
    ...(told ? { trouble: told.trouble } : {}),
    ...(about ? { about } : {}),
    ...(told?.wish === undefined ? {} : { wish: told.wish }),
    ...(occasion ? { occasion } : {}),
  };
}
