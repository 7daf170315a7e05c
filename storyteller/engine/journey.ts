import type { Grammar } from '../packs/grammar.ts';
import type { GenrePack, Passage, Place, Stranger, Thing } from '../packs/pack.ts';
import { nounSlots, type Cast } from './cast.ts';
import type { Chance, Deal } from './chance.ts';
import { wordsOf, type Part } from './part.ts';
import type { Slots } from './voice.ts';

/** What `travel` tells a journey with. */
export interface Teller {
  readonly pack: GenrePack;
  readonly cast: Cast;
  readonly grammar: Grammar;
  readonly chance: Chance;
  readonly deal: Deal;
  /** Tells a passage; `undefined` if it was told before or a slot has no word. */
  readonly say: (passage: Passage, slots?: Slots) => Part | undefined;
  readonly unsay: (part: Part) => undefined;
}

/** What happens in an episode, in order. `trouble` is followed at once by what solves it. */
const LONG = [
  ['arrive', 'meet', 'talk', 'trouble', 'find', 'leave'],
  ['arrive', 'trouble', 'meet', 'talk', 'find', 'leave'],
  ['arrive', 'find', 'meet', 'talk', 'trouble', 'leave'],
  ['arrive', 'trouble', 'find', 'meet', 'talk', 'leave'],
] as const;
const SHORT = [
  ['arrive', 'trouble', 'find', 'leave'],
  ['arrive', 'find', 'trouble', 'leave'],
  ['arrive', 'meet', 'talk', 'trouble', 'leave'],
] as const;
type Beat = (typeof LONG)[number][number];

/** The least room for an episode, and for a long one, in words. */
const [EPISODE_MIN, LONG_MIN] = [150, 900];
/** With more room than this, in words, every clue is told. */
const CLUES_ALL = 2500;
/** How many places are tried for one episode. */
const PLACES_TRIED = 3;
/** What stands between episodes, in turn. */
const SMALL = ['clue', 'banter', 'clue', 'between', 'banter', 'between'] as const;

/** The parts between the obstacle and the wrong choice, of about `space` words, and the strangers whom the hero meets. */
export function travel(teller: Teller, space: number): { parts: readonly Part[]; met: readonly Stranger[] } {
  const { pack, cast, grammar, chance, deal, say, unsay } = teller;
  // A shorter story has some of the clues.
  const clues = cast.plot.clues.filter(() => space > CLUES_ALL || chance.pick([true, false]));
  const parts: Part[] = [];
  const met: Stranger[] = [];
  let room = space;
  /** Slots for the current place, the stranger met there and the thing used last. */
  let scene: Slots = {};
  /** What was found and not used yet. */
  let held: { readonly thing: Thing; readonly found: Part } | undefined;

  const add = (more: readonly Part[]): true => {
    parts.push(...more);
    room -= wordsOf(more);
    return true;
  };

  const meet = (): Part | undefined =>
    deal(pack.strangers, (stranger) => {
      const part = say(stranger.meet, scene);
      if (part) scene = { ...scene, ...nounSlots('stranger', stranger.noun, grammar) };
      if (part) met.push(stranger);
      return part;
    });
  const solve = (): Part | undefined => {
    const { thing } = held ?? {};
    held = undefined;
    const used = thing && say(thing.use, scene);
    if (used) scene = { ...scene, ...nounSlots('thing', thing.noun, grammar) };
    return used ?? deal(pack.between.escape, (passage) => say(passage, scene));
  };
  const find = (): Part | undefined =>
    deal(pack.things, (thing) => {
      const found = say(thing.find, scene);
      if (found) held = { thing, found };
      return found;
    });
  const happen = (beat: Beat, place: Place): readonly (Part | undefined)[] => {
    if (beat === 'meet') return [meet()];
    if (beat === 'talk') return [say(met.at(-1)?.talk ?? '', scene)];
    if (beat === 'find') return held ? [] : [find()];
    const part = say(place[beat], scene);
    if (beat === 'trouble') return [part, solve()];
    return [part && beat === 'arrive' ? { ...part, chapter: place.chapter } : part];
  };

  /** Tells an episode of that shape; `undefined` if it cannot be told or is too long. */
  const episode = (shape: readonly Beat[], place: Place): true | undefined => {
    const before = { scene, held, met: met.length };
    const told: Part[] = [];
    scene = { ...scene, ...nounSlots('place', place.noun, grammar) };
    for (const beat of shape) {
      const next = happen(beat, place);
      told.push(...next.filter((part) => part !== undefined));
      if (!next.includes(undefined) && wordsOf(told) <= room) continue;
      for (const part of told) unsay(part);
      ({ scene, held } = before);
      met.length = before.met;
      return undefined;
    }
    return add(told);
  };

  const travelOn = (): boolean => {
    if (room < EPISODE_MIN) return false;
    const [long, short] = [chance.shuffle(LONG), chance.shuffle(SHORT)];
    const shapes = room > LONG_MIN && chance.pick([true, true, false]) ? [...long, ...short] : [...short, ...long];
    let tries = PLACES_TRIED;
    const told = deal(pack.places, (place) =>
      (tries -= 1) < 0 ? undefined : shapes.find((shape) => episode(shape, place)),
    );
    return told !== undefined;
  };

  const small = (kind: (typeof SMALL)[number]): boolean => {
    const short = (passage: Passage): true | undefined => {
      const part = say(passage, scene);
      if (part && wordsOf([part]) <= room) return add([part]);
      return part && unsay(part);
    };
    if (kind === 'clue' && clues[0] !== undefined && short(clues[0])) return clues.shift() !== undefined;
    const { road, night, memory } = pack.between;
    const pools = kind === 'banter' ? [cast.companion.banter] : chance.shuffle([road, night, memory]);
    return pools.some((pool) => deal(pool, short));
  };

  for (let turn = 0, going = true; going; turn += 1) {
    going = small(SMALL[turn % SMALL.length] ?? 'clue');
    going = travelOn() || going;
  }
  for (const kind of SMALL) small(kind);
  // A thing that is never used is not found either.
  return { parts: parts.filter((part) => part !== held?.found), met };
}
