/** Maximum characters of another service's message. */
export const MESSAGE_MAX = 200;

const MARKUP = /<[!?/]?[a-z]/i;
/** JSON, a value converted to a text by mistake, or a line of a stack trace. */
const MACHINE = /^[[{]|\[object |^[\t ]+at \S|^(?:undefined|null|nan|true|false|error)[.!]?$/im;
/** Messages of Chromium, Firefox, WebKit and Node when there is no network, in this order. */
const NO_NETWORK = /failed to fetch|networkerror|load failed|fetch failed/i;
/** Invisible characters, and those that change the direction of the text after them. */
const UNSEEN = /[\p{Cc}\p{Bidi_Control}]/gu;

/** A text in one line, without characters that are invisible or change its direction. */
export const oneLine = (text: string): string => text.replaceAll(UNSEEN, ' ').replaceAll(/\s+/g, ' ').trim();

/** Another service's message, if it can be shown to the user: plain, short and in words. */
export function readableMessage(value: unknown): string | undefined {
  if (typeof value !== 'string' || MARKUP.test(value) || MACHINE.test(value.trim())) return undefined;
  const text = oneLine(value);
  return /\p{L}{2}/u.test(text) && text.length <= MESSAGE_MAX && !NO_NETWORK.test(text) ? text : undefined;
}
