import { PERSPECTIVES, TONES, type StoryOptions, type Tone } from '@storyloom/shared/domain';
import type { Grammar } from '../packs/grammar.ts';
import type { Gender, Passage } from '../packs/pack.ts';
import type { Chance } from './chance.ts';
import { sentencesOf } from './sentences.ts';
import { parsePassage, type Line, type Node } from './template.ts';

/** The words that a story's slots stand for. */
export type Slots = Readonly<Record<string, string>>;

/** A line that was told. When room is short, lines of a tone are left out; when there is room, optional lines are added. */
export interface Told {
  readonly text: string;
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
  const wordsOf = (node: Node, slots: Slots): string => {
    if (node.type === 'text') return node.text;
    if (node.type === 'slot') {
      const word = slots[node.slot];
      if (word === undefined) throw new Unspeakable(node.slot);
      return word;
    }
    if (node.type === 'join') {
      return FLOWING.has(tone) ? `${grammar.together}${node.text}${node.text && ' '}` : grammar.apart;
    }
    if (node.type === 'person') return write(node.forms[person] ?? [], slots);
    if (node.type === 'gender') {
      const gender = node.of === 'c' ? companionGender : heroGender;
      return write(node.forms[gender === 'm' ? 0 : 1] ?? [], slots);
    }
    const fitting = node.options.filter(({ tones }) => tones.includes(tone));
    const own = fitting.filter(({ tones }) => tones !== TONES);
    return write(chance.pick(own.length > 0 ? own : fitting).nodes, slots);
  };
  const write = (nodes: readonly Node[], slots: Slots): string => nodes.map((node) => wordsOf(node, slots)).join('');

  const put = ({ nodes }: Line, slots: Slots): string | undefined => {
    for (let tries = 0; tries < TRIES; tries += 1) {
      const written = write(nodes, slots).replaceAll(/ +(?=[ ,.])/g, '');
      const text = grammar.polish(written.trim()).replaceAll(SENTENCE_START, (start) => start.toUpperCase());
      const sentences = sentencesOf(text);
      if (new Set(sentences).size === sentences.length && !sentences.some((each) => said.has(each))) return text;
    }
    return undefined;
  };

  /** Forgets lines, so that they may be told again. */
  const forget = (lines: readonly Told[]): undefined => {
    for (const { text } of lines) for (const sentence of sentencesOf(text)) said.delete(sentence);
  };

  /** `undefined` if a slot of the passage has no word, or its sentences were told before. */
  const tell = (passage: Passage, slots: Slots): readonly Told[] | undefined => {
    const told: Told[] = [];
    try {
      for (const line of parsePassage(passage).filter(({ tones }) => tones.includes(tone))) {
        const kind = line.optional ? 'optional' : line.tones === TONES ? 'core' : 'tone';
        const text = put(line, slots);
        if (text === undefined && kind === 'core') throw new Unspeakable();
        if (text === undefined) continue;
        for (const sentence of sentencesOf(text)) said.add(sentence);
        told.push({ text, kind, newParagraph: line.newParagraph, words: grammar.countWords(text) });
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
