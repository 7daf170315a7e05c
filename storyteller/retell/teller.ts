import type { Tone, StoryOptions } from '@storyloom/shared/domain';
import type { Chance } from '../engine/chance.ts';
import { createVoice } from '../engine/voice.ts';
import type { Grammar } from '../packs/grammar.ts';
import type { GenrePack, Passage } from '../packs/pack.ts';
import type { Pattern } from './pattern.ts';
import { isSameText } from './plain.ts';
import type { Reading } from './reading.ts';

export interface TellerOptions extends Omit<Reading, 'tone'>, Pick<StoryOptions, 'perspective'> {
  readonly tone: Tone;
  readonly grammar: Grammar;
  readonly pack: GenrePack;
  readonly chance: Chance;
  /** Sentences that stand in the story around the passage and in it. */
  readonly said: Set<string>;
}

/** Tells lines of a story that is read from its text. */
export interface Teller extends TellerOptions {
  /** Another wording of a line; the line's own if it has no other. */
  readonly again: (text: string, pattern: Pattern) => string;
  /** Several other wordings of a line. */
  readonly variants: (text: string, pattern: Pattern) => readonly string[];
  /** A line or passage that is not in the story yet, as paragraphs; `undefined` if it cannot be told. */
  readonly tell: (passage: Passage) => readonly string[] | undefined;
}

/** Wordings of a line that are tried before it is left as it is. */
const TRIES = 24;

export function createTeller(options: TellerOptions): Teller {
  const { slots, grammar } = options;
  const voice = createVoice(options);
  const mute = createVoice({ ...options, said: new Set() });

  const variants: Teller['variants'] = (text, { source }) => {
    const found = new Set<string>();
    for (let tries = 0; tries < TRIES; tries += 1) {
      const told = mute.tell(source.replace(/@[^\s@]+\s+/, ''), slots);
      const [line] = told ?? [];
      if (line) found.add(line.text);
      if (told) mute.forget(told);
    }
    return [...found].filter((other) => !isSameText(other, text));
  };
  return {
    ...options,
    variants,
    again: (text, pattern) => {
      const others = variants(text, pattern);
      return others.length === 0 ? text : options.chance.pick(others);
    },
    tell: (passage) => {
      const told = voice.tell(passage, slots);
      if (!told || told.length === 0) return undefined;
      const paragraphs: string[] = [];
      for (const { text, newParagraph } of told) {
        if (paragraphs.length === 0 || newParagraph) paragraphs.push(text);
        else paragraphs[paragraphs.length - 1] += grammar.space + text;
      }
      return paragraphs;
    },
  };
}
