/** A mark of a chat format in a model's text. */
export type Mark =
  /** Thoughts begin or end. */
  | { readonly type: 'open' | 'close'; readonly name: string }
  /** The answer begins, whatever was open. */
  | { readonly type: 'answer' }
  /** The text is over. */
  | { readonly type: 'stop' }
  /** `<|end|>`, which ends a channel, or the text. */
  | { readonly type: 'end' }
  /** A new document: dropped at the beginning, the end of the text elsewhere. */
  | { readonly type: 'document' }
  /** A role or a channel's name follows, up to a line end or `header-end`. */
  | { readonly type: 'header'; readonly of: 'turn' | 'channel' }
  | { readonly type: 'header-end' }
  /** A turn of the model itself, or of another. */
  | { readonly type: 'turn'; readonly own: boolean }
  /** A tag around the whole text. */
  | { readonly type: 'wrap'; readonly name: string; readonly closing: boolean }
  /** `<s>` is struck-out text unless a text begins with it; `</s>` is a stop token unless text is struck out. */
  | { readonly type: 'strike' | 'unstrike' }
  | { readonly type: 'drop' };

const THINK = 'think';

/** Names of tags around thoughts. Those with the same value close each other, since models mix them up. */
const THOUGHTS: Readonly<Record<string, string>> = {
  think: THINK,
  thinking: THINK,
  thought: THINK,
  thoughts: THINK,
  thought_process: THINK,
  reason: 'reason',
  reasoning: 'reason',
  reflection: 'reflection',
  analysis: 'analysis',
  scratchpad: 'scratchpad',
  inner_monologue: 'monologue',
  inner_thoughts: 'monologue',
  chain_of_thought: 'chain',
  cot: 'chain',
  planning: 'planning',
  story_planning: 'planning',
  brainstorm: 'planning',
  brainstorming: 'planning',
};

const WRAPS = new Set(['story', 'answer', 'response', 'output', 'final', 'final_answer', 'final_response', 'solution']);

/** Control tokens that are spelled like tags. */
const TAG_TOKENS: Readonly<Record<string, Mark>> = {
  end_of_turn: { type: 'stop' },
  start_of_turn: { type: 'header', of: 'turn' },
  end_of_utterance: { type: 'stop' },
  eos: { type: 'stop' },
  eot: { type: 'stop' },
  eod: { type: 'stop' },
  im_end: { type: 'stop' },
  endoftext: { type: 'stop' },
  bos: { type: 'document' },
  pad: { type: 'drop' },
  unk: { type: 'drop' },
};

/** Control tokens between bars, in small letters. */
const TOKENS: readonly (readonly [RegExp, Mark])[] = [
  [
    /^(?:im_end|endoftext|end_of_text|end_of_sentence|end_of_turn|end_of_turn_token|end_of_message|end_of_utterance|eot_id|eot|eom_id|eom|eos|eod|return|call|assistant_end|user_end)$/,
    { type: 'stop' },
  ],
  [/^end$/, { type: 'end' }],
  [/^(?:begin_of_text|begin_of_sentence|startoftext|bos)$/, { type: 'document' }],
  [/^(?:im_start|start_header_id|start|begin|start_of_role|header_start)$/, { type: 'header', of: 'turn' }],
  [/^channel$/, { type: 'header', of: 'channel' }],
  [/^(?:message|content|end_header_id|end_of_role|header_end|im_sep|im_middle)$/, { type: 'header-end' }],
  [/^(?:im_)?(?:assistant|chatbot|bot|model)(?:_token|_start)?$/, { type: 'turn', own: true }],
  [
    /^(?:im_)?(?:user|human|system|developer|observation|tool|ipython)(?:_token|_start)?$/,
    { type: 'turn', own: false },
  ],
  [
    /^(?:think|thinking|thought|start_thinking|begin_of_(?:thought|think|thinking)|inner_prefix)$/,
    { type: 'open', name: THINK },
  ],
  [
    /^(?:\/think|\/thinking|\/thought|end_thinking|end_of_(?:thought|think|thinking)|inner_suffix)$/,
    { type: 'close', name: THINK },
  ],
  [/^(?:begin_of_solution|begin_of_answer|start_response|start_text|answer_prefix)$/, { type: 'answer' }],
  // Other control tokens: of pictures, of tools, reserved ones.
  [/^(?:constrain|pad|unk|sep|\/?\w[^\W_]*_\w+)$/, { type: 'drop' }],
];

/** Marks in square brackets, which only Mistral's and Apriel's models have; a story's own brackets hold other words. */
const BRACKETS: Readonly<Record<string, Mark>> = {
  '[THINK]': { type: 'open', name: THINK },
  '[/THINK]': { type: 'close', name: THINK },
  '[INST]': { type: 'turn', own: false },
  '[/INST]': { type: 'turn', own: true },
  '[BEGIN FINAL RESPONSE]': { type: 'answer' },
  '[END FINAL RESPONSE]': { type: 'stop' },
  '[end of text]': { type: 'stop' },
  '◁think▷': { type: 'open', name: THINK },
  '◁/think▷': { type: 'close', name: THINK },
};

/** DeepSeek's tokens have full-width bars and low blocks for spaces. */
const TOKEN = /<[|\uFF5C] ?([\w\u2581/]{1,40}) ?[|\uFF5C]>/y;
/** Gemma 4 has one bar: before a name that opens, after a name that closes. */
const HALF_OPEN = /<\|([a-z_]{1,20})>/y;
const HALF_CLOSED = /<([a-z_]{1,20})\|>/y;
const TAG = /<(\/?)(?:[a-z]{1,12}:)?([a-z_]{1,20})(\s[^<>\n]{0,120})?(\/?)>/iy;

const TOKEN_BEGINS = /^<[|\uFF5C][\w\u2581/ ]{0,42}[|\uFF5C]?$/;
const TAG_BEGINS = /^<\/?(?:[a-z]{1,12}:)?([a-z_]{0,20})(?:\|?|(\s[^<>\n]{0,120}))\/?$/i;

/** Characters of the longest mark. */
const MARK_MAX = 180;

const HALF: Readonly<Record<string, readonly [opens: Mark, closes: Mark]>> = {
  channel: [
    { type: 'header', of: 'channel' },
    { type: 'close', name: 'channel' },
  ],
  turn: [{ type: 'header', of: 'turn' }, { type: 'stop' }],
  think: [
    { type: 'open', name: THINK },
    { type: 'close', name: THINK },
  ],
};

function tagMark(slash: string, spelled: string, attributes: string, selfClosing: boolean): Mark | undefined {
  const name = spelled.toLowerCase();
  // “<think about it>” has no attributes, and is a story's own.
  if (attributes.trim() !== '' && !attributes.includes('=')) return undefined;
  const thought = Object.hasOwn(THOUGHTS, name) ? THOUGHTS[name] : undefined;
  if (thought !== undefined) {
    if (selfClosing) return { type: 'drop' };
    return { type: slash === '' ? 'open' : 'close', name: thought };
  }
  if (WRAPS.has(name)) return { type: 'wrap', name, closing: slash !== '' };
  if (name === 's') return { type: slash === '' ? 'strike' : 'unstrike' };
  return Object.hasOwn(TAG_TOKENS, name) ? TAG_TOKENS[name] : undefined;
}

const isKnown = (name: string): boolean =>
  Object.hasOwn(THOUGHTS, name) || WRAPS.has(name) || Object.hasOwn(TAG_TOKENS, name);

function at(pattern: RegExp, text: string, place: number): RegExpExecArray | null {
  pattern.lastIndex = place;
  return pattern.exec(text);
}

function markIn(text: string, place: number): { readonly mark: Mark | undefined; readonly length: number } | undefined {
  const token = at(TOKEN, text, place);
  if (token) {
    const name = (token[1] ?? '').toLowerCase().replaceAll('\u2581', '_');
    return { mark: TOKENS.find(([names]) => names.test(name))?.[1], length: token[0].length };
  }
  const opens = at(HALF_OPEN, text, place);
  const half = opens ?? at(HALF_CLOSED, text, place);
  if (half) return { mark: HALF[half[1] ?? '']?.[opens ? 0 : 1], length: half[0].length };
  const tag = at(TAG, text, place);
  if (!tag) return undefined;
  return { mark: tagMark(tag[1] ?? '', tag[2] ?? '', tag[3] ?? '', tag[4] !== ''), length: tag[0].length };
}

/** Whether a text that begins so may become a mark. */
function mayBecomeMark(tail: string): boolean {
  if (!tail.startsWith('<')) return Object.keys(BRACKETS).some((mark) => mark.startsWith(tail));
  if (TOKEN_BEGINS.test(tail)) return true;
  const tag = TAG_BEGINS.exec(tail);
  return tag !== null && (tag[2] === undefined || isKnown((tag[1] ?? '').toLowerCase()));
}

/** The mark that begins at a place, `'unsure'` if more text decides, `undefined` if none does. */
export function markAt(
  text: string,
  place: number,
): { readonly mark: Mark; readonly length: number } | 'unsure' | undefined {
  if (text.charAt(place) === '<') {
    const found = markIn(text, place);
    if (found) return found.mark && { mark: found.mark, length: found.length };
  } else {
    const bracket = Object.keys(BRACKETS).find((each) => text.startsWith(each, place));
    const mark = bracket === undefined ? undefined : BRACKETS[bracket];
    if (bracket !== undefined && mark) return { mark, length: bracket.length };
  }
  return text.length - place < MARK_MAX && mayBecomeMark(text.slice(place)) ? 'unsure' : undefined;
}
