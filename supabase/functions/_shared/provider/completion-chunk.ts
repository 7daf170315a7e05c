import { readUnusedParts } from '@storyloom/shared/domain';
import { isFilterCode } from './provider-failure.ts';

/** A provider's finish reason; `lost` for one that says, or may say, that the text was broken off. */
export type Finish = 'complete' | 'length' | 'filtered' | 'lost';

/** What one JSON value of a provider's answer holds. */
export interface CompletionChunk {
  /** Text of the story. */
  readonly text: string;
  /** True if the model thinks. */
  readonly thinking: boolean;
  /** True if the provider has begun, which is billed: it thinks, writes, or reports counted tokens. */
  readonly begun: boolean;
  /** True if `text` is a whole message, which some servers repeat after streaming it. */
  readonly whole: boolean;
  /** `text` belongs to the one in the chunk before, which was too long to be read at once. */
  readonly goesOn?: true;
  readonly finish?: Finish;
  /** Parts of the prompt that the text doesn't use; only the demo storyteller is trusted to name them. */
  readonly unused?: readonly string[];
  /** The value with an `error` field, or an error object. */
  readonly error?: unknown;
}

type Fields = Readonly<Record<string, unknown>>;

const NOTHING: CompletionChunk = { text: '', thinking: false, begun: false, whole: false };

function asFields(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {};
}

/** Kinds of parts that are meant for the reader; some servers name none. */
const FOR_READERS: readonly unknown[] = [undefined, 'text', 'output_text'];

/** Content is a text, or a list of parts. */
function contentText(content: unknown): string {
  if (typeof content === 'string') return content;
  if (!Array.isArray(content)) return '';
  return content
    .map(asFields)
    .map(({ type, text }) => (FOR_READERS.includes(type) && typeof text === 'string' ? text : ''))
    .join('');
}

/** Spellings of OpenAI, Anthropic, Gemini, Mistral, Cohere, vLLM, TGI, LM Studio, watsonx, ERNIE, in letters only. */
const COMPLETE =
  /^(?:stop|endturn|stopsequence|eos|eostoken|eostokenid|eosfound|normal|stopped|stopstringfound|end|complete|completed|done|finished)$/;
const LENGTH = /^(?:length|(?:max|model|context|token)\w*(?:tokens?|length|limit|reached|exceeded))$/;

/** A finish reason is a few words long. */
const REASON_MAX = 80;

/** An unknown reason is no success: a story that was broken off must offer to be continued. */
function finishOf(reason: unknown): Finish | undefined {
  // KoboldCpp 1.76 sends the word `null` with each piece.
  if (typeof reason !== 'string' || reason === '' || reason === 'null') return undefined;
  if (reason.length > REASON_MAX) return 'lost';
  const plain = reason
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '')
    .replace(/^finishreason/, '');
  if (COMPLETE.test(plain)) return 'complete';
  if (LENGTH.test(plain)) return 'length';
  return isFilterCode(reason) ? 'filtered' : 'lost';
}

/** Fields of thoughts, by servers: DeepSeek and llama.cpp, Ollama and OpenRouter, OpenRouter, Anthropic's and Cohere's. */
const THOUGHTS = ['reasoning_content', 'reasoning', 'reasoning_details', 'thinking'] as const;

const THOUGHT = /think|reason/;

/** Whether there are thoughts in a field of their own, or as a part of the content that is not for the reader. */
function hasThoughts(message: Fields): boolean {
  const { content } = message;
  const isPart =
    Array.isArray(content) &&
    content.map((part) => asFields(part)['type']).some((type) => typeof type === 'string' && THOUGHT.test(type));
  return isPart || THOUGHTS.some((field) => isText(message[field]) || isFilled(message[field]));
}

const isFilled = (value: unknown): boolean => Array.isArray(value) && value.length > 0;

function isText(value: unknown): boolean {
  return typeof value === 'string' && value !== '';
}

/** Whether a provider reports tokens that it has used. */
function isCounted(usage: unknown): boolean {
  return Object.values(asFields(usage)).some((count) => typeof count === 'number' && count > 0);
}

/** Whether a provider that hides thoughts reports their tokens: OpenAI, OpenRouter. */
function hasCountedThoughts(usage: unknown): boolean {
  return Number(asFields(asFields(usage)['completion_tokens_details'])['reasoning_tokens']) > 0;
}

/** Reads one value of a completion, streamed or whole, of any OpenAI-compatible server. */
export function readChunk(value: unknown): CompletionChunk {
  const root = asFields(Array.isArray(value) ? value[0] : value);
  if (root['error']) return { ...NOTHING, error: value };
  const choices = root['choices'];
  const counts = isCounted(root['usage']);
  if (!Array.isArray(choices)) {
    return [root['object'], root['type']].includes('error')
      ? { ...NOTHING, error: value }
      : { ...NOTHING, begun: counts };
  }
  const choice = asFields(choices.find((each) => Number(asFields(each)['index'] ?? 0) === 0));
  const delta = asFields(choice['delta']);
  const message = asFields(choice['message']);
  const streamed = contentText(delta['content']);
  const text = streamed || contentText(message['content']) || contentText(choice['text']);
  const thinking = [delta, message].some(hasThoughts) || hasCountedThoughts(root['usage']);
  const reason = finishOf(choice['finish_reason']);
  const refused = isText(delta['refusal']) || isText(message['refusal']);
  const finish = refused ? 'filtered' : reason;
  const unused = readUnusedParts(asFields(root['storyloom'])['unused']);
  return {
    text,
    thinking,
    begun: text !== '' || thinking || counts,
    whole: streamed === '' && contentText(message['content']) !== '',
    ...(finish === undefined ? {} : { finish }),
    ...(unused === undefined ? {} : { unused }),
  };
}
