import { hasWords } from '../text/has-words.ts';
import { parseJson } from '../text/parse-json.ts';
import { isSpoken } from './refusals.ts';

/** How a model or a server answered instead of telling a story. */
export type OtherAnswer = 'an error' | 'a question' | 'data' | 'no words';

const NOTHING_SAID = /^(?:null|undefined|none|nan|n\/a|true|false|\[object object\])[.!]?$/i;
const PLACEHOLDER = /^\[(?:insert |your |the )?(?:story|tale|chapter|text|content|continuation)\b[^\][\n]{0,60}\]$/i;

/** What stands before “error” at the beginning of one, and after it. */
const ERROR_KINDS = 'an api http server internal upstream network gateway unexpected unknown'.split(' ');
const AFTER_ERROR = /^(?::| ?\(?[45]\d\d|[ ,-]{1,3}(?:code|occurred|while)|[.!]?$)/;
const ERROR =
  /^(?:(?:http )?[45]\d\d[ :-]{1,3}(?:bad|service|internal|gateway|too many|not found|forbidden|unauthorized|error)\b|bad gateway|service (?:temporarily )?unavailable|gateway time-?out|too many requests|rate limit|upstream (?:connect|request)|request timed out|connection (?:refused|reset|timed out)|traceback \(most recent)/;

const PAGE = /^<(?:!doctype html|html|head|body|\?xml)\b/i;
const PAGE_FAILS =
  /\b(?:error|[45]\d\d|bad gateway|not found|forbidden|denied|unavailable|time-?out|just a moment|attention required)\b/i;
const PAGE_TITLE = /<(?:title|h1)>[^<]{0,80}/i;
/** The title of a page is among so many characters. */
const PAGE_HEAD = 600;

const DATA = /^(?:\{\s{0,9}"|\[\s{0,9}[{"[])/;
/** Data that no story begins with, however long it is. */
const ERROR_DATA = /^\{\s{0,9}"(?:error|errors|detail|tool_calls)"\s{0,9}:/;
const CUT_DATA = /^\[?\{"(?:name|function|tool|type|status|code|message|object|id)":/;
const TOOL = /^(?:<\/?tool_calls?>|\[TOOL_CALLS\]|<function[ =]|functions\.\w)/i;

/** How a question about the story to come begins; each in small letters. */
const ASKING = [
  "sure|certainly|of course|absolutely|great|okay|ok|i'd love|i'd be|i would be|i'm happy|before i",
  'to get started|to write|what kind|what type|what sort|what genre|what should|what would you like',
  "what's the|what is the|what name|which|who should|who is the|how long|how should|could you tell|could you please|could you provide|can you tell|can you please",
  'would you like|do you want|do you have|please|¿qué|¿cuál|¿cómo|¿quién|¿sobre qué|¿de qué',
  '¿podrías|¿podría|¡claro|claro|por supuesto|¡por supuesto|antes de|quel|comment|de quoi|sur quel',
  'bien sûr|avec plaisir|avant de|pourriez|pouvez|peux-tu|souhaitez|welche|was für|wie soll|gerne',
  'natürlich|klar|bevor ich|您|你想|你希望|请|当然|好的|什么|在开始',
].flatMap((starts) => starts.split('|'));
const ABOUT =
  /\b(?:story|tale|hero|heroine|protagonist|characters?|setting|genre|plot|theme|prompt|write about|like me to|have in mind)\b|historia|cuento|relato|héroe|heroína|protagonista|personaje|género|trama|tema|histoire|\bconte|héros|héroïne|protagoniste|personnage|genre|intrigue|thème|geschichte|held|figur|thema|故事|主角|主人公|角色|题材|情节|类型/iu;
const REQUEST = /^please (?:tell|provide|share|specify|give|describe|let me know)\b/;
/** Characters by which an error or data is certain. */
const CERTAIN = 48;
/** Characters by which a text has asked. */
const ASKED_IN = 240;

const plainly = (text: string): string => text.toLowerCase().replaceAll('’', "'");

const begins = (starts: readonly string[], plain: string): boolean => starts.some((start) => plain.startsWith(start));

function asks(text: string): boolean {
  const plain = plainly(text.slice(0, ASKED_IN));
  if (!begins(ASKING, plain) || isSpoken(plain)) return false;
  return plain
    .split(/(?<=[.!?。！？\n])/u)
    .some((sentence) => (/[?？]$/.test(sentence) || REQUEST.test(sentence.trimStart())) && ABOUT.test(sentence));
}

function isError(text: string): boolean {
  const plain = plainly(text.slice(0, CERTAIN));
  const at = plain.indexOf('error');
  const kinds = plain.slice(0, Math.max(at, 0)).trim();
  const isKind = kinds === '' || kinds.split(' ').every((kind) => ERROR_KINDS.includes(kind));
  return ERROR.test(plain) || (at !== -1 && isKind && AFTER_ERROR.test(plain.slice(at + 'error'.length)));
}

function isData(text: string): boolean {
  if (TOOL.test(text) || CUT_DATA.test(text.slice(0, CERTAIN).replaceAll(/\s/g, ''))) return true;
  if (!DATA.test(text)) return false;
  const value = parseJson(text);
  return typeof value === 'object' && value !== null && !('story' in value || 'text' in value || 'content' in value);
}

const isPage = (text: string): boolean => PAGE.test(text) && PAGE_FAILS.test(text.slice(0, PAGE_HEAD));

/** Whether a text is certainly none of a story, however it goes on. */
export const isNeverAStory = (text: string): boolean =>
  ERROR_DATA.test(text) || (PAGE.test(text) && PAGE_FAILS.test(PAGE_TITLE.exec(text.slice(0, PAGE_HEAD))?.[0] ?? ''));

/** As many characters of pictures are a story that was asked for. */
const PICTURES = 200;
const hasLetters = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);

/** How the status of an error begins. */
const STATUS = /^[45](?:$|\d(?:$|\d))/;
/** How an error or a word for nothing begins. */
const NOTHING =
  'an |api|http|server|internal|upstream|network|gateway|unexpected|unknown|undefined|error|bad|service|too many|rate|request|connection|traceback|null|none|nan|n/a|true|false'.split(
    '|',
  );

/** Whether a text that may go on could be another answer than a story. */
export function mayBeOther(whole: string): boolean {
  const text = whole.trimStart();
  if (!hasLetters(text)) return text.length < PICTURES;
  if (/^[<[{]/.test(text) || isError(text)) return true;
  const plain = plainly(text.slice(0, ASKED_IN));
  if (plain.length < CERTAIN && (STATUS.test(plain) || begins(NOTHING, plain))) return true;
  if (begins(ASKING, plain)) return text.length < ASKED_IN || asks(text);
  return [...NOTHING, ...ASKING].some((start) => start.startsWith(plain));
}

/** What a whole short text is instead of a story; `undefined` for a text. */
export function otherAnswer(whole: string): OtherAnswer | undefined {
  const text = whole.trim();
  if (!hasLetters(text)) return text.length < PICTURES && hasWords(text) ? 'no words' : undefined;
  if (isPage(text) || (isError(text) && !isSpoken(plainly(text.slice(0, ASKED_IN))))) return 'an error';
  if (NOTHING_SAID.test(text) || PLACEHOLDER.test(text) || isNeverAStory(text) || isData(text)) return 'data';
  return asks(text) ? 'a question' : undefined;
}

const TITLE = /^#{1,6} /;

/** Whether a text has titles, and no words below them. */
export const isOnlyTitles = (text: string): boolean =>
  TITLE.test(text) && text.split('\n').every((line) => TITLE.test(line) || !hasLetters(line));
