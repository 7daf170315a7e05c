/** A number of tokens with or without separators of thousands. */
const NUMBER = '([\\d][\\d,_]{1,8})';
const numberIn = (match: RegExpExecArray | null): number | undefined =>
  match?.[1] === undefined ? undefined : Number(match[1].replaceAll(/[,_]/g, ''));

/** Refusals that name the context window: OpenAI, vLLM and LM Studio; Mistral; TGI and Together. */
const WINDOW = [
  new RegExp(`context (?:length|window|size)\\D{0,40}${NUMBER}`, 'i'),
  new RegExp(`${NUMBER} (?:tokens? )?(?:maximum )?context`, 'i'),
  new RegExp(`\`?inputs\`? tokens \\+ \`?max_new_tokens\`? must be <= ?${NUMBER}`, 'i'),
] as const;

/** The context window that a refusal names, in tokens: in its message, or in the fields of llama.cpp's error. */
export function windowIn(message: string, rawBody: string): number | undefined {
  const field = /exceed_context_size/.test(rawBody) ? numberIn(/"n_ctx"\s*:\s*(\d{2,9})/.exec(rawBody)) : undefined;
  if (field !== undefined) return field;
  return WINDOW.map((pattern) => numberIn(pattern.exec(message))).find((found) => found !== undefined);
}

/** Refusals that name the longest answer: OpenAI; Groq and Cohere; DeepSeek; Anthropic; others. */
const MOST = [
  new RegExp(`(?:at most|only) ${NUMBER}`, 'i'),
  new RegExp(`(?:less than or equal to|must be (?:less than|<=?|≤))\\D{0,5}${NUMBER}`, 'i'),
  new RegExp(`\\[\\d+, ?${NUMBER}\\]`),
  new RegExp(`> ?${NUMBER}, which is the maximum`, 'i'),
  new RegExp(`maximum\\D{0,60}${NUMBER}`, 'i'),
] as const;

/** The longest answer that a refusal names, in tokens, if it is shorter than what was asked for. */
export function mostTokensIn(message: string, asked: number): number | undefined {
  return MOST.map((pattern) => numberIn(pattern.exec(message))).find((found) => found !== undefined && found < asked);
}

/** Characters of scripts that take a token or more each. */
const DENSE = /[\u2E80-\uFFEF]|[\uD800-\uDBFF]/g;
/** Characters of one token in other scripts: 4.2 in measured English, 3.2 in Spanish and French. */
const CHARACTERS = 3;

/** About how many tokens a text takes, rather too many: tokenizers differ. */
export function estimateTokens(text: string): number {
  const dense = text.match(DENSE)?.length ?? 0;
  return Math.ceil(dense * 1.2 + (text.length - dense) / CHARACTERS);
}
