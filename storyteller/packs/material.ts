import type { Grammar, PromptWords } from './grammar.ts';
import type { GenrePack } from './pack.ts';

/** What one story is made with. */
export interface Material {
  readonly grammar: Grammar;
  readonly pack: GenrePack;
  readonly words: PromptWords;
  /** Words of a prompt in another language. They are quoted in the story, never translated or used as nouns. */
  readonly foreign: readonly string[];
}
