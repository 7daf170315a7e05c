import { MESSAGE_MAX, readableMessage } from '@storyloom/shared/domain';
import { cutAtWord } from '../text/cut-text.ts';
import { normalizeText } from '../text/normalize-text.ts';
import { findPieces, findSecret, piecesOf, type Span } from './find-secret.ts';

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

const DOCUMENT = /<!doctype|<(?:html|head|body|script|style|pre)\b/i;
const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'", nbsp: ' ' };

/** Places: web, mail and machine addresses, and file paths. */
const PLACES: readonly RegExp[] = [
  /[a-z\d+.-]:\/\/|\bwww\.|@/iu,
  /(?<![\p{L}\p{N}_.-])(?:[\p{L}\p{N}_](?:[\p{L}\p{N}_-]*[\p{L}\p{N}])?\.)+(?:xn--[a-z\d-]+|\p{L}{2,})(?![\p{L}\p{N}_-])/iu,
  /(?<![\p{L}\p{N}_.-])[\p{N}_.-]*\p{L}[\p{L}\p{N}_.-]*:\d{2,5}(?![\p{L}\p{N}])|\blocalhost\b/iu,
  /(?<!\d)\d{1,3}(?:[.-]\d{1,3}){3}(?!\d)/,
  /(?:[\da-f]{0,4}:){2,7}[\da-f]{0,4}/i,
  /(?:^|[\s"'`([{<>,|=:])(?:~|\.{1,2})?\/[\p{L}\p{N}_.-]|\b[a-z]:\\|\\\\\w|\w\/[\w./-]{0,100}\.[a-z]{1,5}\b/iu,
];

/** Patterns of keys and accounts, whole or masked, and of encoded text. */
const KEYS: readonly RegExp[] = [
  /\bBearer\s+\S/i,
  /\b(?:(?:sk|pk|rk|key|gsk|xai)[-_]|AIza)[\w*•….-]{0,100}[\d*•…]/i,
  /\b(?:org|proj)[-_]\w{6,}|\beyJ\w{6,}/,
  /[\p{L}\p{N}_-](?:\.{3,}|…|\*{2,}|•{2,})[\p{L}\p{N}]|\*{3,}|•{2,}|x{6,}/iu,
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

/** The spans of a text's sentences. */
function sentencesOf(text: string): readonly Span[] {
  const ends = Array.from(text.matchAll(SENTENCE_END), ({ index, 1: mark = '' }) => index + mark.length);
  return [...new Set([...ends, text.length])].map((end, index, all): Span => [all[index - 1] ?? 0, end]);
}

function spansHidden(text: string, { secret, host, instructions }: Hidden): readonly Span[] {
  const told = piecesOf([instructions], FRAGMENT, FRAGMENT);
  const machine = host.includes('.') ? piecesOf([host], host.length) : [];
  return [...(secret ? findSecret(text, secret) : []), ...findPieces(text, [...told, ...machine])];
}

const escaped = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

/** Whether a sentence by itself reveals a place, a key or the provider's machine. */
function reveals(sentence: string, host: string): boolean {
  const plain = normalizeText(sentence, 'NFKC');
  const machine = new RegExp(`(?<![\\p{L}\\p{N}_-])${escaped(host)}(?![\\p{L}\\p{N}_-])`, 'iu');
  return (host !== '' && machine.test(plain)) || [...PLACES, ...KEYS].some((pattern) => pattern.test(plain));
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
  const spans = spansHidden(text, hidden);
  const kept = new Map<string, string>();
  for (const [start, end] of sentencesOf(text)) {
    if (end - start > SENTENCE_MAX) continue;
    const isHidden = spans.some(([from, to]) => from < end && to > start);
    const sentence = text.slice(start, end).replaceAll(/\s+/g, ' ').trim();
    if (isHidden || reveals(sentence, hidden.host)) continue;
    const reason = withoutOurs(sentence);
    const same = reason.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
    if (same !== '' && !ADVICE.test(reason) && !kept.has(same)) kept.set(same, reason);
  }
  const reason = [...kept.values()].join(' ');
  // What is left of two sentences must not form what was taken out of a third.
  if (spansHidden(reason, hidden).length > 0) return undefined;
  return readableMessage(cutAtWord(reason, room));
}
