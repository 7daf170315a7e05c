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

/** Whether a line is such a request; without its end, only once the word that tells is over. */
function isRequest(line: string, whole: boolean): boolean {
  const request = REQUEST.exec(line.slice(0, CERTAIN))?.[0];
  return request !== undefined && request.length < (whole ? Math.min(line.length + 1, CERTAIN) : line.length);
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

/** Ends a text where another turn of the conversation begins. */
export function endAtTurn(): Stage & { readonly over: boolean } {
  let held = '';
  let over = false;
  /** The held text begins a line. */
  let atStart = true;
  /** The text is a conversation: such lines are its own. */
  let conversation = false;
  /** The last character that was passed on. */
  let last = '';

  function pass(text: string): string {
    last = text.at(-1) ?? last;
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
        if (labelled || (last !== '' && !conversation && isRequest(line, whole))) {
          over = true;
          break;
        }
        if (!whole && mayBeTurn(line)) break;
        conversation ||= LABEL.test(line.slice(0, CERTAIN));
        atStart = false;
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
