import type { Stage } from '../text/stages.ts';

/** A turn of an instruction format, in a line of its own. */
const INSTRUCTION = /^#{2,3} (?:Instruction|Input|Response|User|Human|Assistant|System):\s*$/i;
/** What a reader would ask a model for. People in a story say something else: "User: write to me when you are home." */
const REQUEST =
  /^\**(?:User|Human|Usuario|Utilisateur|用户)\**\s*[:\uFF1A]\**\s*(?:(?:please|now|can you|could you|por favor,?|puedes|peux-tu|pouvez-vous)\s+)?(?:(?:continue|contin[úu]a|continuer)(?:\s*[.!]?$| writing\b)|(?:continue|write|rewrite|generate|escribe|contin[úu]a|[ée]cris|continuer|[ée]crire)\b[^\n]{0,24}\b(?:story|tale|chapter|scene|poem|ending|paragraph|historia|cuento|relato|cap[íi]tulo|poema|escena|histoire|conte|r[ée]cit|chapitre|suite|po[èe]me)(?!\p{L})|请?(?:你)?(?:写|继续|续写)(?:$|[^\n]{0,8}(?:故事|章|诗|写)))/iu;
const LABEL = /^\**(?:User|Human|Usuario|Utilisateur|用户)\**\s*[:\uFF1A]/iu;

/** Both forms begin with one of these. */
const STARTS = [
  '## instruction:',
  '## input:',
  '## response:',
  '## user:',
  '## human:',
  '## assistant:',
  '## system:',
  'user:',
  'human:',
  'usuario:',
  'utilisateur:',
  '用户:',
];
/** Characters of a line by which its form is certain. */
const CERTAIN = 60;

/** Whether a whole line is such a request. */
function isRequest(line: string): boolean {
  const request = REQUEST.exec(line.slice(0, CERTAIN))?.[0];
  return request !== undefined && request.length < Math.min(line.length + 1, CERTAIN);
}

/** The model's turn after a request. */
const ANSWER = /^\*{0,2}(?:assistant|ai|model|bot|chatbot|asistente|助手)\*{0,2}\s?[:\uFF1A]/i;
const ANSWERS = ['assistant:', 'ai:', 'model:', 'bot:', 'chatbot:', 'asistente:', '助手:'];
/** A line of a conversation between characters. */
const SPEAKER = /^\*{0,2}\p{L}[\p{L} ]{0,24}\*{0,2}[:\uFF1A]/u;
const SPEAKER_MAX = 30;
/** Characters that are held back until it is known whether the story goes on below such a line. */
const HELD_MAX = 1000;
const SENTENCE_END = /[.!?…"”’»」』。！？*_]$/;

/**
 * What a text is that begins with a reader's line: another turn if nothing of the story follows.
 *
 * @param ended the text before it may be a whole story
 */
function turnIn(text: string, complete: boolean, ended: boolean): 'turn' | 'text' | undefined {
  const end = text.indexOf('\n');
  const request = isRequest(end === -1 ? text : text.slice(0, end));
  const below = end === -1 ? '' : text.slice(end);
  const next = below.trimStart();
  if (request && ANSWER.test(next)) return 'turn';
  const start = next.slice(0, 12).toLowerCase().replaceAll('*', '').replaceAll('\uFF1A', ':');
  const mayAnswer = request && !complete && ANSWERS.some((answer) => answer.startsWith(start));
  const lines = below.slice(0, HELD_MAX).trimEnd().split('\n').slice(1);
  const goesOn = request ? lines.some((line) => line.trim() === '') : next !== '';
  if (goesOn && !mayAnswer) return 'text';
  if (!complete && text.length <= HELD_MAX) return undefined;
  return request || (ended && complete) ? 'turn' : 'text';
}

function mayBeTurn(line: string): boolean {
  const plain = line
    .toLowerCase()
    .replace(/^###/, '##')
    .replaceAll('\uFF1A', ':')
    .replaceAll('*', '')
    .replace(/(?<!\s)\s+(?=:|$)/, '');
  return line.length < CERTAIN && STARTS.some((start) => start.startsWith(plain) || plain.startsWith(start));
}

/** Llama 3 writes the role of the next turn after a sentence where its server drops the marks around it. */
const GLUED_MAY = /[.!?…"”’»]a/;
const GLUED = /[.!?…"”’»]assistant(?:\n|$)/;
const GLUED_BEGINS = /[.!?…"”’»](a(?:s(?:s(?:i(?:s(?:t(?:a(?:n(?:t)?)?)?)?)?)?)?)?)$/;

/**
 * Ends a text where another turn of the conversation begins.
 *
 * @param ofStory whatever a reader says below the end is another turn; elsewhere only a request is
 */
export function endAtTurn(ofStory = false): Stage & { readonly over: boolean } {
  let held = '';
  let over = false;
  /** The held text begins a line. */
  let atStart = true;
  /** The text is a conversation: such lines are its own. */
  let conversation = false;
  /** The last character that was passed on. */
  let last = '';
  /** The last character that was passed on and is not blank, and the beginning of its line. */
  let told = '';
  let lineStart = '';

  function pass(text: string): string {
    last = text.at(-1) ?? last;
    told = text.trimEnd().at(-1) ?? told;
    if (lineStart.length < SPEAKER_MAX) lineStart += text.slice(0, SPEAKER_MAX);
    return text;
  }

  /** The rest of a line that cannot be a turn. */
  function inLine(text: string, complete: boolean): string {
    const whole = last + text;
    if (!GLUED_MAY.test(whole)) {
      held = '';
      return pass(text);
    }
    const glued = GLUED.exec(whole);
    if (glued && (complete || glued[0].endsWith('\n'))) {
      over = true;
      held = '';
      return whole.slice(last.length, glued.index + 1);
    }
    const open = complete ? undefined : GLUED_BEGINS.exec(whole)?.[1];
    held = open ?? '';
    return pass(text.slice(0, text.length - held.length));
  }

  function sift(complete: boolean): string {
    let text = '';
    while (held !== '' && !over) {
      const end = held.indexOf('\n');
      const line = end === -1 ? held : held.slice(0, end);
      if (atStart) {
        const whole = complete || end !== -1;
        const labelled = line.length < CERTAIN && whole && INSTRUCTION.test(line);
        if (labelled && last === '') {
          held = end === -1 ? '' : held.slice(end + 1);
          continue;
        }
        const mayEnd = last !== '' && !conversation && LABEL.test(line.slice(0, CERTAIN));
        const isTurn = mayEnd
          ? turnIn(held, complete, ofStory && SENTENCE_END.test(told) && !SPEAKER.test(lineStart))
          : 'text';
        if (isTurn === undefined) break;
        if (labelled || isTurn === 'turn') {
          over = true;
          break;
        }
        if (!whole && mayBeTurn(line)) break;
        conversation ||= LABEL.test(line.slice(0, CERTAIN));
        atStart = false;
        if (line.trim() !== '') lineStart = '';
      }
      const rest = end === -1 ? '' : held.slice(end + 1);
      text += inLine(end === -1 ? held : held.slice(0, end + 1), complete && end === -1);
      if (end === -1) break;
      held = rest;
      atStart = true;
    }
    if (over) held = '';
    return text;
  }

  return {
    push(piece) {
      if (over) return '';
      held += piece;
      return sift(false);
    },
    end: () => sift(true),
    get over() {
      return over;
    },
  };
}
