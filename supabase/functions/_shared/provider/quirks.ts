import type { Refusal } from './provider-failure.ts';
import type { ProviderDetail } from './provider-reason.ts';

/** Parameters that a model has refused, remembered between stories so that each is refused only once. */
export interface Quirks {
  completionTokens: boolean;
  noTemperature: boolean;
  /** It spends a small allowance on thoughts and has none left for the answer. */
  thinks: boolean;
}

/** Complaints about the value of a parameter, not about the parameter. */
const ABOUT_VALUE = /too large|at most|exceed|maximum|less than/i;

/** How a server describes a parameter that it refuses, or takes with its default only. */
const REFUSED = 'unsupported|not support|unrecogni[sz]ed|unknown|unexpected|deprecated|not (?:allowed|permitted)|only';
const NEAR = '[^]{0,60}';
const complaint = (name: string): RegExp =>
  new RegExp(`(?:${REFUSED})${NEAR}\\b${name}\\b|\\b${name}\\b${NEAR}(?:${REFUSED})`, 'i');
const COMPLAINTS = { max_tokens: complaint('max_tokens'), temperature: complaint('temperature') } as const;

/**
 * Whether a provider refuses a parameter. It may name it in the field `param`. A message counts if such words are near the
 * name and the reader's text does not contain the name: some providers quote the prompt, and the result holds for all.
 */
function complainsOf(name: keyof typeof COMPLAINTS, { param, message = '' }: ProviderDetail, sent: string): boolean {
  if (param) return param === name;
  return COMPLAINTS[name].test(message) && !sent.toLowerCase().includes(name);
}

/** What one request sent. */
export interface Sent {
  readonly quirks: Readonly<Quirks>;
  /** The reader's text in it. */
  readonly text: string;
}

/**
 * Notes the parameter that the model refused, if any. True if asking again makes sense. Stories run side by side, so the
 * comparison is with what this one sent, not with what is known now.
 */
export function learn(quirks: Quirks, sent: Sent, { status, detail }: Refusal): boolean {
  if (status !== 400 && status !== 422) return false;
  const aboutTokens = complainsOf('max_tokens', detail, sent.text) && !ABOUT_VALUE.test(detail.message ?? '');
  if (!sent.quirks.completionTokens && aboutTokens) {
    quirks.completionTokens = true;
    return true;
  }
  if (!sent.quirks.noTemperature && complainsOf('temperature', detail, sent.text)) {
    quirks.noTemperature = true;
    return true;
  }
  return false;
}
