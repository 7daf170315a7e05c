import type { Material } from '../packs/material.ts';
import type { Passage } from '../packs/pack.ts';
import { createCast, type StoryOrder } from './cast.ts';
import { createChance, createDeal } from './chance.ts';
import { travel, type Teller } from './journey.ts';
import { fit, wordsOf, type Part } from './part.ts';
import { sentencesOf } from './sentences.ts';
import { createVoice } from './voice.ts';

/** A story of this many words has chapters, and a chapter has at least this many before the next begins. */
const [CHAPTERED_FROM, CHAPTER_MIN] = [1500, 350];
/** In a story of this many words the companion leaves and comes back. */
const PARTING_FROM = 700;
/** One stranger returns at the end for this many words of a story, and the return takes about this many. */
const [WORDS_PER_RETURN, RETURN_WORDS] = [1200, 40];
const PARTS_PER_ASIDE = 4;
/** The shortest stories prefer passages of at most this many words. */
const SHORT_PART = 50;

/**
 * A story of about the length asked for: opening, journey, wrong choice, cost, turn, and an ending that comes back to the
 * opening. With `begun` it continues a text by another author and repeats none of its sentences.
 */
export function composeStory(order: StoryOrder, material: Material, begun?: string): string {
  const { grammar, pack, foreign } = material;
  const { genre, language, perspective, tone, attempt, prompt, length } = order;
  const chance = createChance([genre, language, perspective, tone, attempt, prompt, begun?.length].join('|'));
  const cast = createCast(order, material, chance);
  const { plot, companion, heroGender } = cast;
  const said = new Set(sentencesOf(begun ?? ''));
  const genders = { heroGender, companionGender: companion.gender };
  const voice = createVoice({ ...order, ...genders, grammar, chance, said });
  const deal = createDeal(chance);
  const used = new Set<Passage>();

  const say: Teller['say'] = (passage, slots = {}) => {
    const lines = used.has(passage) ? undefined : voice.tell(passage, cast.slots, slots);
    if (lines) used.add(passage);
    return lines && { passage, lines };
  };
  const unsay: Teller['unsay'] = ({ passage, lines }) => {
    used.delete(passage);
    return voice.forget(lines);
  };
  const parting = length >= PARTING_FROM;
  const one = (passages: readonly Passage[], slots?: Teller['cast']['slots']): Part[] => {
    const part = deal(passages, (passage) => {
      const told = say(passage, slots);
      if (!told || parting || wordsOf([told], 'core') <= SHORT_PART) return told;
      return unsay(told);
    });
    const any = part ?? deal(passages, (passage) => say(passage, slots));
    return any ? [any] : [];
  };

  const frame = chance.pick(plot.frames);
  const titled = (text: string): string => grammar.title?.(text) ?? text;
  const [firstChapter, lastChapter] = chance.pick(plot.chapters);
  const whole = begun === undefined;
  const title = whole ? one(plot.titles) : [];
  const opening = whole ? [...one([frame.opening]), ...one(plot.want)] : [];
  const sign = whole && foreign.length > 0 ? one(grammar.foreignWords, { words: foreign.join(' · ') }) : [];
  // In the first and second person, a name from the prompt is said at least once.
  const name = whole && perspective !== 'third' && material.words.name ? one(grammar.introductions) : [];
  const start = [...opening, ...sign, ...name, ...one(companion.meet), ...one(plot.obstacle)];
  const fall = [...one(plot.wrong), ...(parting ? one(companion.quarrel) : []), ...one(plot.cost)];
  const rise = [...(parting ? one(companion.back) : []), ...one(plot.turn), ...one(plot.resolution)];
  const echo = whole ? one([frame.echo]) : [];

  const returns = Math.floor(length / WORDS_PER_RETURN);
  const known = wordsOf([...title, ...start, ...fall, ...rise, ...echo]) + returns * RETURN_WORDS;
  const journey = travel({ pack, cast, grammar, chance, deal, say, unsay }, length - known);
  const back = journey.met.slice(0, returns).flatMap((stranger) => one([stranger.back]));
  const chapter = (parts: readonly Part[], passage: Passage): Part[] => {
    const heading = one([passage])[0]?.lines[0]?.text;
    return parts.map((part, at) => (at === 0 && heading !== undefined ? { ...part, chapter: heading } : part));
  };
  const parts = [...chapter(start, firstChapter), ...journey.parts, ...chapter(fall, lastChapter), ...rise, ...back];

  const withAsides = parts.map((part, at) => {
    const speaks = part.lines.some(({ newParagraph }) => newParagraph);
    const onTheWay = at >= start.length && at < start.length + journey.parts.length;
    if (speaks || !onTheWay || at % PARTS_PER_ASIDE > 0) return part;
    const asides = one(pack.asides[tone]).flatMap(({ lines }) =>
      lines.map((line) => ({ ...line, kind: 'tone' as const })),
    );
    return { ...part, lines: [...part.lines, ...asides] };
  });
  const chapters = headed([...withAsides, ...echo], length);
  const headings = chapters.reduce((sum, part) => sum + grammar.countWords(part.chapter ?? ''), wordsOf(title));

  const blocks = fit(chapters, length - headings, chance).flatMap((part) => {
    const paragraphs = part.chapter === undefined ? [] : [`## ${titled(part.chapter)}`];
    for (const [at, { text, newParagraph }] of part.lines.entries()) {
      if (at === 0 || newParagraph) paragraphs.push(text);
      else paragraphs[paragraphs.length - 1] += grammar.space + text;
    }
    return paragraphs;
  });
  return [...title.flatMap(({ lines }) => lines.map(({ text }) => `# ${titled(text)}`)), ...blocks].join('\n\n');
}

/** The parts with a heading only where a chapter begins: once the chapter before it is long enough. */
function headed(parts: readonly Part[], length: number): Part[] {
  let since = Infinity;
  return parts.map(({ chapter, ...part }) => {
    const begins = chapter !== undefined && length >= CHAPTERED_FROM && since >= CHAPTER_MIN;
    since = wordsOf([part]) + (begins ? 0 : since);
    return begins ? { ...part, chapter } : part;
  });
}
