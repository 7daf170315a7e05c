/** Most characters of a message that another service wrote. */
export const MESSAGE_MAX = 200;

const MARKUP = /<[!?/]?[a-z]/i;
/** JSON, a value that was made a text by mistake, or a line of a stack. */
const MACHINE = /^[[{]|\[object |^\s+at \S|^(?:undefined|null|nan|true|false|error)[.!]?$/im;
/** What Chromium, Firefox, WebKit and Node say when there is no network, in this order. */
const NO_NETWORK = /failed to fetch|networkerror|load failed|fetch failed/i;
/** Characters that are not seen, or that turn the direction of the text after them. */
const UNSEEN = /[\p{Cc}\p{Bidi_Control}]/gu;

/** What another service says, if that is a text to put before the user: plain, short and in words. */
export function readableMessage(value: unknown): string | undefined {
  if (typeof value !== 'string' || MARKUP.test(value) || MACHINE.test(value.trim())) return undefined;
  const text = value.replaceAll(UNSEEN, ' ').replaceAll(/\s+/g, ' ').trim();
  return /\p{L}{2}/u.test(text) && text.length <= MESSAGE_MAX && !NO_NETWORK.test(text) ? text : undefined;
}
