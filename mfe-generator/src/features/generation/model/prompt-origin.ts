import { parsePromptSource, type PromptSource } from '@storyloom/shared/domain';

/** The origin of a handed-over prompt. It is kept while enough of the prompt is left: see {@link originOf}. */
export interface PromptOrigin {
  /** The inspiration that it began as: a built-in one, or a UUID of the community's. */
  readonly inspirationId?: string | undefined;
  /** Whom the prompt is credited to. */
  readonly source?: PromptSource | undefined;
  /** The prompt as it was handed over. */
  readonly handed?: string | undefined;
}

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

const textIn = (value: unknown) => (typeof value === 'string' ? value : undefined);

/** The origin in a stored or handed-over value; `undefined` when it contains neither an inspiration nor a source. */
export function parseOrigin(value: unknown): PromptOrigin | undefined {
  const { inspirationId, source, handed } = (value ?? {}) as Record<string, unknown>;
  const origin = {
    inspirationId: textIn(inspirationId),
    source: parsePromptSource(source),
    handed: textIn(handed),
  };
  return origin.inspirationId === undefined && origin.source === undefined ? undefined : origin;
}

/** Id of the community's inspiration that a prompt began as; `undefined` for built-in ones. */
export function communityInspiration(origin: PromptOrigin | undefined): string | undefined {
  const id = origin?.inspirationId;
  return id !== undefined && UUID.test(id) ? id : undefined;
}

/** A prompt keeps its credit while at least this part of its pairs of neighboring words is left. */
const LEFT_MIN = 1 / 3;

/** A run of letters and digits, or one Chinese character. */
const WORD = /\p{Script=Han}|(?:(?!\p{Script=Han})[\p{L}\p{M}\p{N}])+/gu;

/** Pairs of neighboring words, which distinguish texts better than common words do; for a single word, that word. */
function pairsIn(text: string): ReadonlySet<string> {
  const words: readonly string[] = text.toLowerCase().match(WORD) ?? [];
  return new Set(words.length === 1 ? words : words.slice(1).map((word, index) => `${words[index]} ${word}`));
}

/** The origin of a prompt in its current form: `undefined` once too little is left of what was handed over. */
export function originOf(prompt: string, origin: PromptOrigin | undefined): PromptOrigin | undefined {
  if (origin?.handed === undefined) return origin;
  const handed = [...pairsIn(origin.handed)];
  const now = pairsIn(prompt);
  const words = new Set(prompt.toLowerCase().match(WORD));
  const left = handed.filter((pair) => now.has(pair) || words.has(pair)).length;
  return prompt.trim() !== '' && left >= handed.length * LEFT_MIN ? origin : undefined;
}

/** Whether a prompt is unchanged since it was handed over, and so is an inspiration already. */
export const isAsHanded = (prompt: string, origin: PromptOrigin | undefined): boolean =>
  prompt.trim() === origin?.handed?.trim();
