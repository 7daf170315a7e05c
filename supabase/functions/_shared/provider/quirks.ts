import { normalizeText } from '../text/normalize-text.ts';
import { inTurns, slicesOf } from '../text/in-turns.ts';
import { isFilterCode, type Refusal } from './provider-failure.ts';
import type { ProviderDetail } from './provider-reason.ts';
import { LEAST_WINDOW, mostTokensIn, windowIn } from './token-limits.ts';

/** What a model refuses or needs, learned from its refusals, so that not every request is refused. */
export interface Quirks {
  completionTokens: boolean;
  noTemperature: boolean;
  noStream: boolean;
  /** How many system messages it takes. */
  system: 'many' | 'one' | 'none';
  /** It spends a small allowance on thoughts and has none left for the answer. */
  thinks: boolean;
  /** Most tokens of an answer; 0 if unknown. */
  mostTokens: number;
  /** Tokens that the account can pay for; 0 if unknown. For one request: credits are bought and used up. */
  affordable: number;
  /** Tokens of its context window, prompt and answer together; 0 if unknown. */
  window: number;
  /** How many of its tokens an estimated one is. */
  tokenScale: number;
}

export const NO_QUIRKS: Readonly<Quirks> = {
  completionTokens: false,
  noTemperature: false,
  noStream: false,
  system: 'many',
  thinks: false,
  mostTokens: 0,
  affordable: 0,
  window: 0,
  tokenScale: 1,
};

/** Complaints about the value of a parameter, not about the parameter. */
const ABOUT_VALUE = /too large|too many|at most|exceed|maximum|less than|fewer|valid range/i;

/** The names of the longest answer. */
const ABOUT_ANSWER = /max_(?:completion_|output_|new_)?tokens|max tokens|completion tokens|output tokens/i;

/** How a server describes a parameter that it refuses, or takes with its default only. */
const REFUSED = 'unsupported|not support|unrecogni[sz]ed|unknown|unexpected|deprecated|not (?:allowed|permitted)|only';
const NEAR = '[^]{0,60}';
const complaint = (name: string): RegExp =>
  new RegExp(`(?:${REFUSED})${NEAR}\\b${name}\\b|\\b${name}\\b${NEAR}(?:${REFUSED})`, 'i');
const COMPLAINTS = { max_tokens: complaint('max_tokens'), temperature: complaint('temperature') } as const;

/**
 * Refused system messages: chat templates of Gemma, Mistral and Qwen as llama.cpp, LM Studio and vLLM raise their errors; Gemini
 * (developer instruction); OpenAI's first reasoning models (does not support 'system').
 */
const SYSTEM = [
  /\bsystem (?:role|message)s?\b[^]{0,60}(?:not support|unsupported|not enabled|must be|only at)/i,
  /(?:not|n't) support[^]{0,40}\bsystem\b/i,
  /(?:only|unexpected|invalid|unknown|multiple)[^]{0,20}\bsystem (?:message|role)/i,
  /developer instruction is not enabled/i,
  /\broles? must alternate/i,
  /only user,? (?:and )?assistant (?:and tool )?roles/i,
] as const;

const STREAM = [
  /(?:verified|verify|not allowed|permission) to stream/i,
  /\bstream(?:ing)?\b[^]{0,40}(?:not (?:supported|allowed|available)|unsupported|disabled)/i,
  /(?:not|n't) support[^]{0,20}\bstream/i,
] as const;

/** Refusals that have other reasons than the model, and pass: they teach nothing. */
const PASSING = /rate.?limit|quota|overloaded|moderation|content policy|per (?:minute|day)|billing/i;
/** Servers that raise the errors of chat templates as 500 name them. */
const TEMPLATE = /jinja|template|\broles?\b/i;

/** Below this a story is no story: the refusal is shown instead. */
export const LEAST_TOKENS = 256;
/** A model whose tokens are this much shorter than the estimate is given up. */
const MOST_SCALE = 4;

/** What one request sent. */
export interface Sent {
  readonly quirks: Readonly<Quirks>;
  /** The reader's text in it: some providers quote the prompt, and what is learned holds for all. */
  readonly text: string;
  readonly maxTokens: number;
  readonly systemMessages: number;
  readonly stream: boolean;
  /** It was too long for the window that a refusal has named. */
  readonly doubts?: boolean;
}

/** Providers quote a prompt in one line, without its marks, or in other forms of its letters. */
const folded = (text: string): string =>
  normalizeText(text, 'NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '');

/** A refused request is asked about several times, and its text may be a long story. */
const foldedOnce = new WeakMap<Sent, string>();

/** Statuses of refusals that may teach. */
const TEACHING: ReadonlySet<number> = new Set([0, 400, 402, 422, 500]);

/** {@link learn}, in turns with other work. */
export async function learnInTurns(quirks: Quirks, sent: Sent, refusal: Refusal): Promise<boolean> {
  if (TEACHING.has(refusal.status)) {
    let text = '';
    for await (const slice of inTurns(slicesOf(sent.text))) text += folded(slice);
    foldedOnce.set(sent, text);
  }
  return learn(quirks, sent, refusal);
}

function isQuoted(words: string, sent: Sent): boolean {
  const text = foldedOnce.get(sent) ?? folded(sent.text);
  foldedOnce.set(sent, text);
  return text.includes(folded(words));
}

/** Whether one of these complaints is in a message and not quoted from the reader's text. */
function complains(patterns: readonly RegExp[], message: string, sent: Sent): boolean {
  const found = patterns.map((pattern) => pattern.exec(message)?.[0]).find((match) => match !== undefined);
  return found !== undefined && !isQuoted(found, sent);
}

/** Whether a provider refuses a parameter. It may name it in the field `param`. */
function complainsOf(name: keyof typeof COMPLAINTS, { param, message = '' }: ProviderDetail, sent: Sent): boolean {
  if (param) return param === name;
  return COMPLAINTS[name].test(message) && !isQuoted(name, sent);
}

/** Reads limits of tokens in a refusal: the window, the longest answer, what an account can pay. */
function learnTokens(quirks: Quirks, sent: Sent, { detail, rawBody }: Refusal): boolean {
  const { message = '' } = detail;
  const affordable = /can only afford ([\d,]+)/i.exec(message)?.[1]?.replaceAll(',', '');
  if (affordable !== undefined) {
    quirks.affordable = Number(affordable);
    return quirks.affordable >= LEAST_TOKENS && quirks.affordable < sent.maxTokens;
  }
  const named = windowIn(message, rawBody);
  const window = named && !isQuoted(named.words, sent) ? named.tokens : undefined;
  if (window !== undefined) {
    if (window < LEAST_WINDOW) return false;
    // The window is respected and still too small for the prompt: its tokens are shorter than the estimate.
    if (sent.quirks.window === window) {
      const scale = sent.quirks.tokenScale * 1.3;
      if (scale > MOST_SCALE) return false;
      quirks.tokenScale = Math.max(quirks.tokenScale, scale);
    }
    quirks.window = window;
    return true;
  }
  const about = ABOUT_ANSWER.exec(message)?.[0];
  if (about === undefined || isQuoted(about, sent) || !ABOUT_VALUE.test(message)) return false;
  const longest = mostTokensIn(message, sent.maxTokens);
  if (longest && isQuoted(longest.words, sent)) return false;
  const most = longest?.tokens ?? Math.floor(sent.maxTokens / 2);
  if (most < LEAST_TOKENS) return false;
  quirks.mostTokens = most;
  return true;
}

/**
 * Notes what the model refused. False if asking again makes no sense. Stories run side by side, so the comparison is with
 * what this one sent, not with what is known now.
 */
export function learn(quirks: Quirks, sent: Sent, refusal: Refusal): boolean {
  const { status, detail } = refusal;
  const { message = '', param } = detail;
  // Templates raise their errors as 500 in some servers; credits that are too few for the allowance are 402.
  const isPassing = isFilterCode(detail.code) || PASSING.test(`${detail.code ?? ''} ${message}`);
  if (isPassing && status !== 402) return false;
  const isSystem = sent.systemMessages > 0 && complains(SYSTEM, message, sent);
  if (isSystem && ([0, 400, 422].includes(status) || (status === 500 && TEMPLATE.test(message)))) {
    quirks.system =
      sent.systemMessages > 1 && !/not support|not enabled|not allowed|only user/i.test(message) ? 'one' : 'none';
    return true;
  }
  if (![0, 400, 402, 422].includes(status)) return false;
  if (!sent.quirks.noStream && (param === 'stream' || complains(STREAM, message, sent))) {
    quirks.noStream = true;
    return true;
  }
  if (!sent.quirks.completionTokens && !ABOUT_VALUE.test(message) && complainsOf('max_tokens', detail, sent)) {
    quirks.completionTokens = true;
    return true;
  }
  if (!sent.quirks.noTemperature && complainsOf('temperature', detail, sent)) {
    quirks.noTemperature = true;
    return true;
  }
  return learnTokens(quirks, sent, refusal);
}
