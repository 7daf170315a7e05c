import { countWords, type Language, type PassageAction } from '@storyloom/shared/domain';
import { createChance } from '../../engine/chance.ts';
import { isSameText } from '../../retell/plain.ts';
import type { CannotRetell, PassageOrder } from '../../retell/retell.ts';
import { suits } from '../plan/events.ts';
import { plotOf } from '../plan/plots.ts';
import type { Wording } from '../tell/parse-tale.ts';
import { choosePlot, tellingOf } from '../tell/tell-plot.ts';
import { canFill, type Discourse, fill, SEGMENT } from '../tell/tell-scene.ts';
import {
  canTell,
  isTitle,
  type Material,
  materialOf,
  tellOn,
  paragraphsFor,
  tellScenes,
  WHERE,
  wordingsFor,
} from '../tell/tell-tale.ts';
import { eventsOf } from '../troubles.ts';
import { goOn } from './go-on.ts';
import { type KnownTale, knownTale, type Line, readLines } from './read-tale.ts';

/** About how many words a continuation has. */
const WORDS = 120;
/** How long a shortened tale may be, and how long an expanded one has to be, as a share of its length. */
const SHORT = 0.85;
const LONG = 1.1;
/** More words than any plot has. */
const LONGEST = 2_000;

/** Lines in a row of one wording, or one line of another author. */
interface Scene {
  readonly wording?: Wording;
  readonly lines: readonly Line[];
}

interface Retelling {
  readonly known: KnownTale;
  readonly material: Material;
  readonly order: PassageOrder;
  /** The wordings of the text around the passage, and of the passage. */
  readonly used: ReadonlySet<Wording>;
}

/** The scenes of some lines. Blank lines belong to the scene around them. */
function scenesOf(lines: readonly Line[]): Scene[] {
  const scenes: { wording?: Wording; lines: Line[] }[] = [];
  for (const line of lines) {
    const wording = line.pattern?.wording;
    const last = scenes.at(-1);
    if (last && (line.text.trim() === '' || (wording !== undefined && wording === last.wording))) last.lines.push(line);
    else scenes.push(wording ? { wording, lines: [line] } : { lines: [line] });
  }
  return scenes;
}

/** Whether nothing of a paragraph is told in stories without words for its segments. */
const isAllSegments = (text: string): boolean => text.replaceAll(SEGMENT, '').trim() === '';

/** Whether everything that a wording needs stands in its lines, so that another one can take its place. */
const isWhole = ({ wording, lines }: Scene, { material: { tags } }: Retelling): boolean =>
  wording !== undefined &&
  !isTitle(wording.event) &&
  paragraphsFor(wording, tags).every(
    (paragraph) =>
      paragraph.isOptional ||
      isAllSegments(paragraph.text) ||
      lines.some(({ pattern }) => pattern?.paragraph === paragraph),
  );

/** Blank lines at the end of a scene, which stay when it is told anew. */
const endOf = (lines: readonly Line[]): Line[] =>
  lines.slice(lines.findLastIndex(({ text }) => text.trim() !== '') + 1);

const withParagraphs = (scene: Scene, texts: readonly string[]): Scene => ({
  lines: [
    ...texts.flatMap((text, at) => [...(at > 0 ? [{ text: '', reads: [] }] : []), { text, reads: [] }]),
    ...endOf(scene.lines),
  ],
});

const lengthOf = ({ lines }: Scene, { order }: Retelling): number =>
  lines.reduce((sum, { text }) => sum + countWords(text, order.language), 0);

/** A whole scene in another wording of its event, about as long. */
function reworded(scene: Scene, retelling: Retelling): Scene {
  const { material, order, used } = retelling;
  if (!scene.wording || !isWhole(scene, retelling)) return scene;
  const others = wordingsFor(scene.wording.event, material).filter((wording) => !used.has(wording));
  const [other] = createChance([order.attempt, order.passage].join('|')).shuffle(others);
  return other ? withParagraphs(scene, tellScenes([other], material, lengthOf(scene, retelling))) : scene;
}

/** A scene without its optional paragraphs, and in the shortest wording of its event if it is whole. */
function shortened(scene: Scene, retelling: Retelling): Scene {
  const { material, used } = retelling;
  if (!scene.wording) return scene;
  const kept = scene.lines.filter(({ pattern }) => pattern?.paragraph.isOptional === false).map(({ text }) => text);
  const brief = kept.length > 0 ? withParagraphs(scene, kept) : scene;
  if (!isWhole(scene, retelling)) return brief;
  const others = wordingsFor(scene.wording.event, material)
    .filter((wording) => !used.has(wording))
    .map((wording) => withParagraphs(scene, tellScenes([wording], material, 0)));
  const [shortest = brief] = [brief, ...others].toSorted(
    (one, other) => lengthOf(one, retelling) - lengthOf(other, retelling),
  );
  return shortest;
}

/** A scene with the optional paragraphs that it left out. What stands there stays. */
function lengthened(scene: Scene, retelling: Retelling): Scene {
  const { words, tags } = retelling.material;
  const { wording, lines } = scene;
  const told = lines.filter(({ text }) => text.trim() !== '');
  if (!wording) return scene;
  const paragraphs = wording.paragraphs.filter(
    (each) => suits(tags, each.where) || told.some(({ pattern }) => pattern?.paragraph === each),
  );
  const [first, last] = [told[0], told.at(-1)].map((line) =>
    paragraphs.findIndex((each) => each === line?.pattern?.paragraph),
  );
  const discourse: Discourse = { named: [] };
  const texts = paragraphs.flatMap((paragraph, at) => {
    const isThere = told.find(({ pattern }) => pattern?.paragraph === paragraph);
    const isBetween = isWhole(scene, retelling) || (at > (first ?? 0) && at < (last ?? 0));
    if (!canFill(paragraph.text, words)) return isThere ? [isThere.text] : [];
    if (!isThere && !(paragraph.isOptional && isBetween)) return [];
    const text = fill(paragraph.text, words, discourse);
    return [isThere?.text ?? text];
  });
  return withParagraphs(scene, texts);
}

/** Whether a text tells its story from the opening to the ending. */
function isWholeTale({ id, events }: KnownTale, language: Language): boolean {
  const all = eventsOf(id, language);
  const [first, last] = [events[0], events.at(-1)].map((told) => all.find((event) => event.id === told)?.rank);
  return first === 'opening' && last === 'ending';
}

/** Another story of the same people for a whole one; `undefined` if there is none. */
function retoldOtherwise(known: KnownTale, passage: PassageOrder): string | undefined {
  const { tale, people, tags, rows, events } = known;
  const { language, attempt, passage: text } = passage;
  if (!isWholeTale(known, language)) return undefined;
  const own = plotOf(tale.plots, events[0]);
  const others = { ...tale, plots: tale.plots.filter((plot) => plot !== own) };
  const order = { language, tale: others, people, tags, rows, length: countWords(text, language), seed: text, attempt };
  const place = rows[WHERE]?.['key'];
  const other = choosePlot(order, place === undefined ? [] : [place]);
  return other && tellOn(other).join('\n\n');
}

/** A whole story as long or as short as its plot can be; `undefined` if that makes little difference. */
function retoldAs(known: KnownTale, order: PassageOrder): string | undefined {
  const { tale, people, tags, rows, events } = known;
  const { action, language, attempt, passage } = order;
  const plot = plotOf(tale.plots, events[0]);
  if (!plot || !isWholeTale(known, language)) return undefined;
  const isShort = action === 'shorten';
  const length = isShort ? 0 : LONGEST;
  const telling = tellingOf(plot, { language, tale, people, tags, rows, length, seed: passage, attempt });
  const text = canTell(telling) ? tellOn(telling).join('\n\n') : passage;
  const share = countWords(text, language) / countWords(passage, language);
  return (isShort ? share <= SHORT : share >= LONG) ? text : undefined;
}

const CHANGES: Readonly<Partial<Record<PassageAction, (scene: Scene, retelling: Retelling) => Scene>>> = {
  rewrite: reworded,
  shorten: shortened,
  expand: lengthened,
};

const WHOLE: Readonly<Partial<Record<PassageAction, (known: KnownTale, order: PassageOrder) => string | undefined>>> = {
  rewrite: retoldOtherwise,
  shorten: retoldAs,
  expand: retoldAs,
};

/** Another text for a passage of a tale, or what follows it, or why there is none. */
export function retellTale(order: PassageOrder): { readonly text: string } | { readonly cannot: CannotRetell } {
  const { action, passage, before, after, language } = order;
  if (action === 'custom') return { cannot: 'instruction' };
  const read = readLines(passage, language);
  if (!read) return { cannot: 'another author' };
  const around = [before, after]
    .map((text) => readLines(text, language))
    .map((each) => (each?.id === read.id ? each.lines : []));
  const [earlier = [], later = []] = around;
  const known = knownTale(read.id, [...earlier, ...read.lines, ...(action === 'continue' ? [] : later)], language);
  if (!known) return { cannot: 'no other words' };
  if (action === 'tone') return { cannot: 'one tone' };
  const { tale, people, tags, rows } = known;
  const all = [...earlier, ...read.lines, ...later].flatMap(({ pattern }) => (pattern ? [pattern.wording] : []));
  const told = known.events.map((id) => `told ${id}`);
  const telling = { language, tale, people, tags: new Set([...tags, ...told]), rows, events: [], length: 0 };
  const material = materialOf({ ...telling, seed: passage, attempt: order.attempt });
  // Only rows that the text shows are certain.
  const retelling = { known, order, used: new Set(all), material: { ...material, words: { ...material.words, rows } } };
  const scenes = scenesOf(read.lines);
  const change = CHANGES[action];
  const isAll = read.lines.every(({ text, pattern }) => pattern !== undefined || text.trim() === '');
  const whole = isAll ? WHOLE[action]?.(known, order) : undefined;
  if (whole !== undefined) return { text: whole };
  const isEnd = later.every(({ pattern }) => !pattern);
  const text = change
    ? scenes
        .flatMap((scene) => change(scene, retelling).lines)
        .map((line) => line.text)
        .join('\n')
    : isEnd
      ? goOn(known, read.lines, { language, attempt: order.attempt, length: WORDS })
      : '';
  return text.trim() === '' || isSameText(text, passage) ? { cannot: 'no other words' } : { text };
}
