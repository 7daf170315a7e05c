import { TONES, type Tone } from '@storyloom/shared/domain';
import { nounSlots } from '../engine/cast.ts';
import type { Slots } from '../engine/voice.ts';
import type { Grammar } from '../packs/grammar.ts';
import type { Gender, GenrePack, Noun } from '../packs/pack.ts';
import { mostOf } from './most-of.ts';
import { nounsOf } from './pack-passages.ts';
import { contracted } from './plain.ts';
import type { Read, Segment, Setting } from './recognize.ts';

/** What the lines of a text tell about their story. */
export interface Reading {
  readonly slots: Slots;
  readonly heroGender: Gender;
  readonly companionGender: Gender;
  /** The tone in which it is told, as far as it shows. */
  readonly tone: Tone | undefined;
}

/** Slots that are nouns, and so have several forms. */
const NOUNS = ['noun', 'noun2', 'place', 'stranger', 'thing'] as const;

/** Those of a scene change: the last ones count. The others are the same all through a story. */
const SCENE: readonly string[] = ['place', 'stranger', 'thing'];

type Forms = Readonly<Record<string, string>>;

const uncapitalized = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** The noun that has these forms: one of the pack, or one of a prompt as far as its forms tell. */
function nounWith(forms: Forms, pack: GenrePack, grammar: Grammar): Noun | undefined {
  const same = (one: string | undefined, other: string): boolean =>
    one?.replace('\u2060', '').toLowerCase() === other.toLowerCase();
  const known = nounsOf(pack).find((noun) => {
    const own = grammar.nounForms(noun);
    return Object.entries(forms).every(([form, text]) => same(own[form], text));
  });
  if (known) return known;
  const of = forms['of'] ?? forms['to'];
  const the = forms[''] ?? (of === undefined ? undefined : contracted(of.replace(/^(?:of|to|de|à|a)\s+/iu, '')));
  if (the === undefined) return undefined;
  return { the: uncapitalized(the), a: forms['a'] ?? '' };
}

/** Reads what a new wording of some segments needs to know. */
export function readSegments(
  segments: readonly Segment[],
  { perspective }: Setting,
  pack: GenrePack,
  grammar: Grammar,
): Reading {
  const reads = segments.flatMap((segment) => segment.reads);
  const slotsRead = reads.filter((read): read is Read & { type: 'slot' } => read.type === 'slot');
  const textsOf = (slot: string): readonly string[] =>
    slotsRead.flatMap((read) => (read.slot === slot ? [contracted(read.text)] : []));
  const wordFor = (slot: string): string | undefined =>
    SCENE.includes(slot.split(':')[0] ?? '') ? textsOf(slot).at(-1) : mostOf(textsOf(slot));
  const genderOf = (of: 'hero' | 'companion'): Gender | 'none' | undefined =>
    mostOf(reads.flatMap((read) => (read.type === 'gender' && read.of === of ? [read.gender ?? 'none'] : [])));

  const name = mostOf(slotsRead.flatMap(({ slot, text }) => (slot === 'name' ? [text] : [])));
  const dealt = pack.names.find((each) => each.name === name)?.gender;
  const pronouns = genderOf('hero') ?? dealt ?? grammar.genderOf(name ?? '');
  const gender = pronouns === 'none' ? undefined : pronouns;
  const companion = pack.companions.find((each) => each.name === wordFor('companion'));
  const home = wordFor('home');
  const slots: Record<string, string> = {
    ...(name === undefined ? {} : { name }),
    ...(companion ? { companion: companion.name } : {}),
    ...(home === undefined ? {} : { home }),
  };
  if (name !== undefined || perspective !== 'third') {
    Object.assign(slots, grammar.heroSlots({ name: name ?? '', gender }, perspective));
  }
  for (const slot of NOUNS) {
    const forms: Record<string, string> = {};
    for (const form of ['', 'a', 'bare', 'of', 'to', 'title']) {
      const text = wordFor(form === '' ? slot : `${slot}:${form}`);
      if (text !== undefined) forms[form] = text;
    }
    const noun = nounWith(forms, pack, grammar);
    const all = noun ? Object.entries(nounSlots(slot, noun, grammar)) : [];
    Object.assign(slots, Object.fromEntries(all.filter(([, text]) => text !== '')));
    if (noun) continue;
    for (const [form, text] of Object.entries(forms)) slots[form === '' ? slot : `${slot}:${form}`] = text;
  }
  const tones = segments.flatMap(({ pattern }) => (pattern && pattern.line.tones !== TONES ? pattern.line.tones : []));
  return {
    slots,
    heroGender: gender ?? grammar.genderOf(name ?? ''),
    companionGender: companion?.gender ?? (genderOf('companion') === 'm' ? 'm' : 'f'),
    tone: mostOf(tones),
  };
}
