import { PERSPECTIVES, TONES, type StoryOptions, type Tone } from '@storyloom/shared/domain';
import type { Grammar } from '../packs/grammar.ts';
import type { Gender, Passage } from '../packs/pack.ts';
import type { Chance } from './chance.ts';
import { sentencesOf } from './sentences.ts';
import { parsePassage, type Line, type Node } from './template.ts';

/** The words that a story's slots stand for. */
export type Slots = Readonly<Record<string, string>>;

type WordFor = (slot: string) => string | undefined;

interface Wording {
  readonly text: string;
  readonly sentences: readonly string[];
}

/** A line that was told. When room is short, lines of a tone are left out; when there is room, optional lines are added. */
export interface Told extends Wording {
  readonly words: number;
  readonly newParagraph: boolean;
  readonly kind: 'core' | 'tone' | 'optional';
}

export interface VoiceOptions extends Pick<StoryOptions, 'perspective' | 'tone'> {
  readonly grammar: Grammar;
  readonly heroGender: Gender;
  readonly companionGender: Gender;
  readonly chance: Chance;
  /** Sentences that stand in the story already. */
  readonly said: Set<string>;
}

/** Tones that join clauses into long sentences; the others separate them. */
const FLOWING: ReadonlySet<Tone> = new Set(['neutral', 'emotional', 'humorous']);
/** Attempts to word a line without repeating a sentence before it is left out. */
const TRIES = 6;
const SENTENCE_START = /(?:^—?|(?<!\p{Lu})[.!?]\s|\.\s?[”»]\s)[\s“«¿¡(]{0,9}\p{Ll}/gu;

/** Tells the passages of one story in its person and tone, without repeating a sentence. */
export function createVoice(options: VoiceOptions) {
  const { grammar, tone, perspective, heroGender, companionGender, chance, said } = options;
  const person = PERSPECTIVES.indexOf(perspective);
  const wordsOf = (node: Node, wordFor: WordFor): string => {
    if (node.type === 'text') return node.text;
    if (node.type === 'slot') {
      const word = wordFor(node.slot);
      if (word === undefined) throw new Unspeakable(node.slot);
      return word;
    }
    if (node.type === 'join') {
      return FLOWING.has(tone) ? `${grammar.together}${node.text}${node.text && ' '}` : grammar.apart;
    }
    if (node.type === 'person') return write(node.forms[person] ?? [], wordFor);
    if (node.type === 'gender') {
      const gender = node.of === 'c' ? companionGender : heroGender;
      return write(node.forms[gender === 'm' ? 0 : 1] ?? [], wordFor);
    }
    const fitting = node.options.filter(({ tones }) => tones.includes(tone));
    const own = fitting.filter(({ tones }) => tones !== TONES);
    return write(chance.pick(own.length > 0 ? own : fitting).nodes, wordFor);
  };
  const write = (nodes: readonly Node[], wordFor: WordFor): string =>
    nodes.map((node) => wordsOf(node, wordFor)).join('');

  const put = ({ nodes }: Line, wordFor: WordFor): Wording | undefined => {
    for (let tries = 0; tries < TRIES; tries += 1) {
      const written = write(nodes, wordFor).replaceAll(/ +(?=[ ,.])/g, '');
      const text = grammar.polish(written.trim()).replaceAll(SENTENCE_START, (start) => start.toUpperCase());
      const sentences = sentencesOf(text);
      if (new Set(sentences).size === sentences.length && !sentences.some((each) => said.has(each)))
        return { text, sentences };
    }
    return undefined;
  };

  /** Forgets lines, so that they may be told again. */
  const forget = (lines: readonly Told[]): undefined => {
    for (const { sentences } of lines) for (const sentence of sentences) said.delete(sentence);
  };

  /**
   * `undefined` if a slot of the passage has no word, or its sentences were told before. The words of a scene come before those of the
   * story. They are not put into one object: hundreds of those for one story would keep the garbage collector busy.
   */
  const tell = (passage: Passage, slots: Slots, scene: Slots = {}): readonly Told[] | undefined => {
    const told: Told[] = [];
    const wordFor: WordFor = (slot) => scene[slot] ?? slots[slot];
    try {
      for (const line of parsePassage(passage).filter(({ tones }) => tones.includes(tone))) {
        const kind = line.optional ? 'optional' : line.tones === TONES ? 'core' : 'tone';
        const wording = put(line, wordFor);
        if (wording === undefined && kind === 'core') throw new Unspeakable();
        if (wording === undefined) continue;
        for (const sentence of wording.sentences) said.add(sentence);
        const words = grammar.countWords(wording.text);
        told.push({ ...wording, kind, newParagraph: line.newParagraph, words });
      }
      return told;
    } catch (error) {
      if (!(error instanceof Unspeakable)) throw error;
      return forget(told);
    }
  };

  return { tell, forget };
}

/** Thrown for a passage that cannot be told in this story. */
class Unspeakable extends Error {}
