import { MESSAGE_MAX, readableMessage } from '@storyloom/shared/domain';
import { cutAtWord } from '../text/cut-text.ts';
import { normalizeText } from '../text/normalize-text.ts';
import { findQuotes, findSecret, type Span, spellingsOf } from './find-secret.ts';

/** What the provider was sent and the reader must not see. */
export interface Hidden {
  readonly secret: string | undefined;
  /** The name of the provider's machine, without a port. */
  readonly host: string;
  /** The system messages. */
  readonly instructions: string;
}

/** So many letters and digits in a row make a fragment of the instructions, some 24 characters with spaces. */
const FRAGMENT = 18;

/** A longer text without a full stop is no sentence, and would make the patterns slow. */
const SENTENCE_MAX = 1000;
/** Most sentences that are looked at: a provider names its reason in the first few. */
const SENTENCES_MOST = 20;

const DOCUMENT = /<!doctype|<(?:html|head|body|script|style|pre)\b/i;

/** Whether a server sent a page, or a part of one, instead of a message. */
export const isPage = (said: string): boolean => said.trimStart().startsWith('<') || DOCUMENT.test(said);

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'", nbsp: ' ' };

/** Places: web, mail and machine addresses, and file paths; and masked keys. In a text as {@link inAscii} returns it. */
const PLACES: readonly RegExp[] = [
  /[a-z\d+.-]:\/\/|\bwww\.|@/i,
  /(?<![\w.-])(?:\w(?:[\w-]*[a-z\d])?\.)+(?:xn--[a-z\d-]+|[a-z]{2,})(?![\w-])/i,
  /(?<![\w.-])[\d_.-]*[a-z][\w.-]*:\d{2,5}(?![a-z\d])|\blocalhost\b/i,
  /(?<!\d)\d{1,3}(?:[.-]\d{1,3}){3}(?!\d)/,
  /(?:[\da-f]{0,4}:){2,7}[\da-f]{0,4}/i,
  /(?:^|[\s"'`([{<>,|=:])(?:~|\.{1,2})?\/[\w.-]|\b[a-z]:\\|\\\\\w|\w\/[\w./-]{0,100}\.[a-z]{1,5}\b/i,
  /[\w-](?:\.{3,}|\*{2,}|•{2,})[a-z\d]|\*{3,}|•{2,}|x{6,}/i,
];

/** Patterns of keys and accounts, whole or masked, and of encoded text. */
const KEYS: readonly RegExp[] = [
  /\bBearer\s+\S/i,
  /\b(?:(?:sk|pk|rk|key|gsk|xai)[-_]|AIza)[\w*•….-]{0,100}[\d*•…]/i,
  /\b(?:org|proj)[-_]\w{6,}|\beyJ\w{6,}/,
  /(?<![\w+/=-])(?=[\w+/=-]*\d)(?=[\w+/=-]*[a-z])[\w+/=-]{20,}/i,
  /(?<![\w+/=-])(?=[\w+/=-]*[a-z])(?=[\w+/=-]*[A-Z])[\w+/=-]{24,}/,
  /(?:[\da-f]{2}[\s:,-]+){8,}|(?:\d{2,3}[\s,;]+){8,}|(?:\S\s+){8,}/i,
  /\\[ux][\da-f{]|&#?\w+;|(?:%[\da-f]{2}){2,}/i,
];

/** Advice, which the page gives itself where there is any. */
const ADVICE = /^(?:error[:.]?\s*)?(?:please\s+)?(?:re)?try(?:ing)?\s+(?:again|your request|later)\b|^please wait\b/i;

const FAILED = 'failed to generate (?:an? )?(?:random prompt|ai story prompt|story)';
/** Our own words, which the page shows before the reason. */
const OURS = [
  new RegExp(`^(?:error\\s*[:.]\\s*)?${FAILED}(?:\\s+(?:because|as|since)\\b|\\s*[:.!–-]+|$)\\s*`, 'i'),
  new RegExp(`(?:^|(?<!\\s)\\s*[:.–-]\\s*)${FAILED}[.!]*$`, 'i'),
];

function withoutOurs(sentence: string): string {
  const shorter = OURS.reduce((text, pattern) => text.replace(pattern, ''), sentence).trim();
  return shorter === sentence ? shorter : withoutOurs(shorter);
}

const UNSEEN = /[\p{Bidi_Control}\p{Default_Ignorable_Code_Point}\u{FFF9}-\u{FFFB}]|(?![\n\t\r])\p{Cc}/gu;

function plainText(text: string): string {
  return text
    .replaceAll(/&(lt|gt|amp|quot|apos|nbsp);/gi, (whole, name: string) => ENTITIES[name.toLowerCase()] ?? whole)
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll(UNSEEN, '')
    .replaceAll(/[^\S\n]+/g, ' ');
}

const SENTENCE_END = /([.!?…]["'”’)\]]*(?=\s)|[。！？])\s*|\n+/gu;

/** The spans of a text's first sentences. */
function sentencesOf(text: string): readonly Span[] {
  const spans: Span[] = [];
  let start = 0;
  for (const { index, 1: mark = '' } of text.matchAll(SENTENCE_END)) {
    const end = index + mark.length;
    if (end > start) spans.push([start, end]);
    start = end;
    if (spans.length === SENTENCES_MOST) return spans;
  }
  return [...spans, [start, text.length]];
}

function spansHidden(text: string, { secret, host, instructions }: Hidden): readonly Span[] {
  const spellings = spellingsOf(text);
  return [
    ...(secret ? findSecret(text, secret, spellings) : []),
    ...findQuotes(spellings, instructions, FRAGMENT, FRAGMENT),
    ...(host.includes('.') ? findQuotes(spellings, host, host.length) : []),
  ];
}

/** A text with `z` for each other letter and `0` for each other digit: patterns of all of Unicode's letters take milliseconds to compile. */
const inAscii = (text: string): string =>
  text.replaceAll(/[^\P{L}\0-\x7F]/gu, 'z').replaceAll(/[^\P{N}\0-\x7F]/gu, '0');

const escaped = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

/** Tests whether a sentence by itself reveals a place, a key or the provider's machine. */
function revealing(host: string): (sentence: string) => boolean {
  const machines = host === '' ? [] : [new RegExp(`(?<![\\w-])${escaped(host)}(?![\\w-])`, 'i')];
  const places = [...machines, ...PLACES];
  return (sentence) => {
    const plain = normalizeText(sentence, 'NFKC');
    const ascii = inAscii(plain);
    return places.some((pattern) => pattern.test(ascii)) || KEYS.some((pattern) => pattern.test(plain));
  };
}

/**
 * A provider's message for the reader: the sentences without the key in any encoding, without a host, an address or a path,
 * and without any of the instructions. Markup, invisible characters and repeated sentences are removed.
 * `undefined` if no reason is left.
 *
 * @param room most characters
 */
export function cleanReason(said: string, hidden: Hidden, room: number = MESSAGE_MAX): string | undefined {
  if (DOCUMENT.test(said) || /^\s*[[{]/.test(said)) return undefined;
  const text = plainText(said);
  const sentences = sentencesOf(text);
  const spans = spansHidden(text.slice(0, sentences.at(-1)?.[1]), hidden);
  const reveals = revealing(hidden.host);
  const kept = new Map<string, string>();
  for (const [start, end] of sentences) {
    if (end - start > SENTENCE_MAX) continue;
    const isHidden = spans.some(([from, to]) => from < end && to > start);
    const sentence = text.slice(start, end).replaceAll(/\s+/g, ' ').trim();
    if (isHidden || reveals(sentence)) continue;
    const reason = withoutOurs(sentence);
    const same = reason.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
    if (same !== '' && !ADVICE.test(reason) && !kept.has(same)) kept.set(same, reason);
  }
  const reason = cutAtWord([...kept.values()].join(' '), room);
  // What is left of two sentences must not form what was taken out of a third.
  return spansHidden(reason, hidden).length > 0 ? undefined : readableMessage(reason);
}
