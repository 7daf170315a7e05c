/** No model that writes stories has a smaller window. One that says so is misunderstood, or has been started by mistake. */
export const LEAST_WINDOW = 512;

/** A number of tokens with or without separators of thousands, and not in thousands. */
const NUMBER = '([\\d][\\d,_]{1,8})(?![\\d,_]* ?[km]\\b)';
const numberIn = (match: RegExpExecArray | null): number | undefined =>
  match?.[1] === undefined ? undefined : Number(match[1].replaceAll(/[,_]/g, ''));

/** Refusals that name the context window: OpenAI, vLLM and LM Studio; Mistral; TGI and Together. */
const WINDOW = [
  new RegExp(`context (?:length|window|size)[\\s:=(]{0,3}(?:is |of )?(?:only |limited to )?${NUMBER}`, 'i'),
  new RegExp(`(?<![\\d,_])${NUMBER} (?:tokens? )?maximum context`, 'i'),
  new RegExp(`\`?inputs\`? tokens \\+ \`?max_new_tokens\`? must be <= ?${NUMBER}`, 'i'),
] as const;

/** A number of tokens that a refusal names, and the words by which a quotation is known: a prompt may hold the number alone. */
interface Named {
  readonly tokens: number;
  readonly words: string;
}

/** The context window that a refusal names: in its message, or in the fields of llama.cpp's error. */
export function windowIn(message: string, rawBody: string): Named | undefined {
  const ofField = /exceed_context_size/.test(rawBody) ? /"n_ctx"\s*:\s*(\d{2,9})/.exec(rawBody) : null;
  const found = ofField ?? WINDOW.map((pattern) => pattern.exec(message)).find((match) => match !== null) ?? null;
  const tokens = numberIn(found);
  return tokens === undefined ? undefined : { tokens, words: found?.[ofField ? 0 : 1] ?? '' };
}

/** Refusals that name the longest answer: OpenAI; Groq and Cohere; DeepSeek; Anthropic; others. */
const MOST = [
  new RegExp(`(?:at most|only) ${NUMBER}`, 'i'),
  new RegExp(`(?:less than or equal to|must be (?:less than|<=?|≤))\\D{0,5}${NUMBER}`, 'i'),
  new RegExp(`\\[\\d+, ?${NUMBER}\\]`),
  new RegExp(`> ?${NUMBER}, which is the maximum`, 'i'),
  new RegExp(`maximum\\D{0,60}${NUMBER}`, 'i'),
] as const;

/** The longest answer that a refusal names, if it is shorter than what was asked for. Its words are the number alone. */
export function mostTokensIn(message: string, asked: number): Named | undefined {
  for (const found of MOST.map((pattern) => pattern.exec(message))) {
    const tokens = numberIn(found);
    if (tokens !== undefined && tokens < asked) return { tokens, words: found?.[1] ?? '' };
  }
  return undefined;
}

/** From here on each character takes a token or more: Chinese, Japanese, Korean; emoji are two code units. */
const DENSE = { from: 0x2e80, to: 0xffef, tokens: 1.2 } as const;
/** From here on two characters take about a token. */
const OTHER = { from: 0x370, tokens: 0.6 } as const;
/** Characters of one token in Latin script: 4.2 in measured English, 3.2 in Spanish and French. */
const CHARACTERS = 3;

/** About how many tokens a text takes, rather too many: tokenizers differ. A pattern that matches each character takes long. */
export function estimateTokens(text: string): number {
  let [dense, other] = [0, 0];
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit >= DENSE.from && unit <= DENSE.to) dense += 1;
    else if (unit >= OTHER.from && unit < DENSE.from) other += 1;
  }
  return Math.ceil(dense * DENSE.tokens + other * OTHER.tokens + (text.length - dense - other) / CHARACTERS);
}
