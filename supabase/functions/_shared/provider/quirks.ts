import type { Refusal } from './provider-failure.ts';
import type { ProviderDetail } from './provider-reason.ts';

/** What a model turned out not to take, remembered between stories so that it is asked only once. */
export interface Quirks {
  completionTokens: boolean;
  noTemperature: boolean;
  /** It spends a small allowance on thoughts and then has none left for the answer. */
  thinks: boolean;
}

/** Complaints about the value of a parameter rather than about its name. */
const ABOUT_VALUE = /too large|at most|exceed|maximum|less than/i;

/** What a server says of a parameter that it does not take, or takes with its standard value only. */
const REFUSED = 'unsupported|not support|unrecogni[sz]ed|unknown|unexpected|deprecated|not (?:allowed|permitted)|only';
const NEAR = '[^]{0,60}';
const complaint = (name: string): RegExp =>
  new RegExp(`(?:${REFUSED})${NEAR}\\b${name}\\b|\\b${name}\\b${NEAR}(?:${REFUSED})`, 'i');
const COMPLAINTS = { max_tokens: complaint('max_tokens'), temperature: complaint('temperature') } as const;

/**
 * Whether a provider refuses a parameter. It may name it in a field of its own. Words alone count where they stand beside
 * the name, and where the reader wrote no such name: some providers quote the prompt, and what is learnt holds for all.
 */
function complainsOf(name: keyof typeof COMPLAINTS, { param, message = '' }: ProviderDetail, sent: string): boolean {
  if (param) return param === name;
  return COMPLAINTS[name].test(message) && !sent.toLowerCase().includes(name);
}

/** What one request held. */
export interface Sent {
  readonly quirks: Readonly<Quirks>;
  /** Whatever in it was written by people. */
  readonly text: string;
}

/**
 * Notes what the model does not take, if that is why it refused what was sent. True when asking again makes sense.
 * Stories run side by side, so the comparison is with what this one sent, not with what is known by now.
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
