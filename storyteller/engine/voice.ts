import { PERSPECTIVES, TONES, type StoryOptions, type Tone } from '@storyloom/shared/domain';
import type { Grammar } from '../packs/grammar.ts';
import type { Gender, Passage } from '../packs/pack.ts';
import type { Chance } from './chance.ts';
import { sentencesOf } from './sentences.ts';
import { parsePassage, type Line, type Node } from './template.ts';

/** The words that a story's slots stand for. */
export type Slots = Readonly<Record<string, string>>;

/** A line in words. Where room is short, lines of a tone go; where there is too much, optional lines come. */
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

/** Tones that are told in long breaths; the others break clauses apart. */
const FLOWING: ReadonlySet<Tone> = new Set(['neutral', 'emotional', 'humorous']);
/** How often a line is put into other words before it is left out for having been said. */
const TRIES = 6;
const SENTENCE_START = /(?:^—?|(?<!\p{Lu})[.!?]\s+|\.\s?[”»]\s+)[\s“«¿¡(]*\p{Ll}/gu;

/** Puts the passages of one story into words: in its person and tone, and no sentence twice. */
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

  /** Takes back what was told, so that it may be told again. */
  const forget = (lines: readonly Told[]): undefined => {
    for (const { text } of lines) for (const sentence of sentencesOf(text)) said.delete(sentence);
  };

  /** `undefined` where the story has no word for a slot of the passage, or has said its sentences. */
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

/** There are no words for a passage in this story. */
class Unspeakable extends Error {}
