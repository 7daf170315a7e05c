import { type Mark, markAt } from './marks.ts';
import { notAStory } from './not-a-story.ts';

/** Where the text goes that is left. */
export interface MarklessText {
  push(text: string): void;
  /** Whether any of the text has been shown. */
  readonly shown: boolean;
  /** Forgets what was pushed and not shown. */
  forget(): void;
  /** Whether words of a model may stand before the tag around a text. */
  readonly prefaced: boolean;
}

export interface MarkTaker {
  push(piece: string): void;
  end(): void;
  /** Thoughts are arriving. */
  readonly thinking: boolean;
  /** A stop token has ended the text. */
  readonly over: boolean;
}

const MARK_BEGINS = /[<[◁]/g;
const OWN_ROLE = /^\s*(?:assistant|model|chatbot|bot|ai)\b/i;
const OTHER_ROLE = /^\s*(?:user|human|system|developer|tool|observation)\b/i;
const FINAL = /^\s*(?:final|response|answer|content)\b/i;
/** The name for what others say before the model's own turn. */
const ASIDE = 'aside';
/** Characters of a header; a longer one is none. */
const HEADER_MAX = 80;
/** Blank characters that are kept before a text. */
const LEAD_MAX = 100;
/** How many times a text may start over. Each time, its stages are created again. */
const RESTARTS_MAX = 200;

/**
 * Leaves out what a chat format puts around a text: thoughts, roles and channels, tags around the whole, stop tokens and what follows
 * them. Thoughts are dropped while they arrive. A thought that ends without having begun (some chat templates swallow its beginning)
 * takes with it what the reader has not seen.
 */
export function takeMarks(text: MarklessText): MarkTaker {
  let held = '';
  /** The names of what is open and hidden, outermost first. */
  let hidden: string[] = [];
  let header: { readonly of: 'turn' | 'channel'; words: string } | undefined;
  let wrap: string | undefined;
  let struck = false;
  let over = false;
  /** Text has come that is not blank. */
  let begun = false;
  /** A mark came before it: blank text around that is no text. */
  let marked = false;
  let lead = '';
  let restarts = 0;
  /** Text that goes to `text` together. */
  let ready = '';

  function flush(): void {
    if (ready !== '') text.push(ready);
    ready = '';
  }

  function restart(): void {
    flush();
    if (text.shown) return;
    restarts += 1;
    if (restarts > RESTARTS_MAX) throw notAStory('endless restarts');
    text.forget();
    begun = false;
    marked = true;
    lead = '';
    wrap = undefined;
  }

  function add(words: string): void {
    if (words === '') return;
    if (header) {
      inHeader(header, words);
      return;
    }
    if (hidden.length > 0 || over) return;
    if (begun) {
      ready += words;
      return;
    }
    const trimmed = words.trimStart();
    const blank = lead + words.slice(0, words.length - trimmed.length);
    lead = blank.slice(0, LEAD_MAX);
    if (trimmed === '') return;
    begun = true;
    ready += marked ? trimmed : lead + trimmed;
  }

  function inHeader(open: { words: string }, words: string): void {
    const line = words.indexOf('\n');
    const end = line === -1 ? words.length : line;
    if (open.words.length + end > HEADER_MAX) {
      const { words: before } = open;
      header = undefined;
      add(before + words);
      return;
    }
    open.words += words.slice(0, end);
    if (line === -1) return;
    closeHeader();
    add(words.slice(line + 1));
  }

  function closeHeader(): void {
    if (!header) return;
    const { of, words } = header;
    header = undefined;
    if (of === 'channel') {
      if (FINAL.test(words)) answer();
      else hide('channel');
    } else if (OWN_ROLE.test(words)) turn(true);
    else if (OTHER_ROLE.test(words)) turn(false);
    else add(words);
  }

  function hide(name: string): void {
    if (!hidden.includes(name)) hidden.push(name);
  }

  function answer(): void {
    if (hidden.length === 0) restart();
    hidden = [];
  }

  function turn(own: boolean): void {
    if (begun && hidden.length === 0) over = true;
    else hidden = own ? [] : [ASIDE];
  }

  function close(name: string): void {
    const place = hidden.lastIndexOf(name);
    if (hidden.length === 0) restart();
    else if (place !== -1) hidden = hidden.slice(0, place);
  }

  function wrapped(name: string, closing: boolean, spelled: string): void {
    if (hidden.length > 0) return;
    flush();
    if (closing) over = wrap === name;
    else if (text.shown || (begun && !text.prefaced)) add(spelled);
    else {
      restart();
      wrap = name;
    }
  }

  function take(mark: Mark, spelled: string): void {
    if (header && !(mark.type === 'drop')) closeHeader();
    if (over) return;
    if (mark.type !== 'strike' && mark.type !== 'unstrike') marked ||= !begun;
    const open = hidden.length > 0;
    switch (mark.type) {
      case 'open':
        return hide(mark.name);
      case 'close':
        return close(mark.name);
      case 'answer':
        return answer();
      case 'end':
        if (!open) over = begun;
        else if (!hidden.includes(ASIDE)) hidden = [];
        return;
      case 'stop':
        over = begun && !open;
        return;
      case 'document':
        over = begun && !open;
        return;
      case 'header':
        header = { of: mark.of, words: '' };
        return;
      case 'turn':
        return turn(mark.own);
      case 'wrap':
        return wrapped(mark.name, mark.closing, spelled);
      case 'strike':
        if (begun) add(spelled);
        struck = begun;
        return;
      case 'unstrike':
        if (struck) add(spelled);
        else over = begun && !open;
        struck = false;
        return;
      case 'header-end':
      case 'drop':
    }
  }

  function sift(): void {
    let from = 0;
    MARK_BEGINS.lastIndex = 0;
    for (let begins = MARK_BEGINS.exec(held); begins && !over; begins = MARK_BEGINS.exec(held)) {
      const place = begins.index;
      const found = markAt(held, place);
      if (found === undefined) continue;
      add(held.slice(from, place));
      from = place;
      if (found === 'unsure') {
        held = held.slice(from);
        return;
      }
      from += found.length;
      take(found.mark, held.slice(place, from));
      MARK_BEGINS.lastIndex = from;
    }
    if (!over) add(held.slice(from));
    held = '';
  }

  return {
    push(piece) {
      if (over) return;
      held += piece;
      sift();
      flush();
    },
    end() {
      // What begins like a control token is one that was cut.
      if (!/^<[|\uFF5C]/.test(held)) add(held);
      held = '';
      closeHeader();
      flush();
    },
    get thinking() {
      return hidden.length > 0 && !over;
    },
    get over() {
      return over;
    },
  };
}
