import { isEndingMark } from '../length/ending-mark.ts';
import { slicesOf } from '../text/in-turns.ts';
import { atBeginning, pipe, type Stage } from '../text/stages.ts';
import { endAtTurn } from './end-at-turn.ts';
import { takeHtml } from './html-marks.ts';
import { farewells } from './model-farewells.ts';
import { notAStory } from './not-a-story.ts';
import { takeClosing } from './take-closing.ts';
import { takeMarks } from './take-marks.ts';
import { takeOpening } from './take-opening.ts';
import { takeTitle } from './title-line.ts';
import { wholeCharacters } from './whole-characters.ts';

/**
 * What a model was asked for: a story with its title, more of a story, a passage (whose own stages leave out what surrounds it), or a
 * short answer, such as JSON, that nobody reads while it arrives.
 */
export type AskedFor = 'story' | 'continuation' | 'passage' | 'answer';

/** Passes on what belongs to a text of a model, piece by piece. */
export interface StoryFilter extends Stage {
  /** What `end` returns, in parts: what was held back may be as long as a story, if it begins like a thought. */
  rest(): Generator<string, void>;
  /** Thoughts are arriving, or a mark has ended the text within a sentence: its rest is hidden like they are. */
  readonly thinking: boolean;
  /** A stop token or another turn has ended the text: nothing that follows counts. */
  readonly over: boolean;
}

/** Characters of an answer that are held back: a thought whose beginning is missing takes what stands before its end. */
const ANSWER_HELD_MAX = 32_000;

/** Most characters in a row that the reader does not get: five times as many as the longest thoughts have. */
const HIDDEN_MAX = 1_000_000;

/** Characters of a last line that need not end like a sentence, such as “The End”. */
const LAST_LINE_MAX = 40;
const TAIL = 200;

/** A story's own mark follows on a word and a blank, or on a quotation mark: “painted [INST] in red”. */
const BEFORE_OWN_MARK = /(?:[\p{L}\p{N},，:\uFF1A] ["'(`]?|[“‘«「『（])$/u;

/** Whether a text stops within a sentence. */
function isBroken(text: string): boolean {
  const line = text.trimEnd().split('\n').at(-1) ?? '';
  if (BEFORE_OWN_MARK.test(text) && !isEndingMark(line)) return true;
  return line.length > LAST_LINE_MAX && /[\p{L}\p{N},，]$/u.test(line);
}

const holdAnswer = (): Stage => atBeginning((held, complete) => (complete ? held : undefined), ANSWER_HELD_MAX);

interface Stages {
  push(piece: string): string;
  rest(): Generator<string, void>;
  readonly thinking?: boolean;
  readonly over: boolean;
}

function storyStages(titled: boolean): Stages {
  const turn = endAtTurn(true);
  const opening = takeOpening(titled);
  const closing = takeClosing(farewells(() => opening.fenced));
  const beginning = pipe(takeHtml(), turn, opening);
  const body = pipe(...(titled ? [takeTitle()] : []), closing);
  return {
    push: (piece) => body.push(beginning.push(piece)),
    *rest() {
      for (const slice of slicesOf(beginning.end())) yield body.push(slice);
      yield body.end();
    },
    get thinking() {
      return opening.thinking;
    },
    get over() {
      return turn.over;
    },
  };
}

function stagesFor(kind: AskedFor | undefined): Stages {
  if (kind === 'story' || kind === 'continuation') return storyStages(kind === 'story');
  const turn = endAtTurn();
  // The passage knows which sign was escaped in the request.
  const before = kind === 'passage' ? [takeHtml('&lt;')] : [];
  const after = kind === 'answer' ? [holdAnswer()] : [];
  const stages = pipe(...before, turn, ...after);
  return {
    push: stages.push,
    *rest() {
      yield stages.end();
    },
    get over() {
      return turn.over;
    },
  };
}

/**
 * Leaves out everything in a model's text that is not its story: thoughts, marks of chat formats, and what the model says around it.
 * Without a kind, it passes on all that no mark makes something else.
 */
export function createStoryFilter({ kind }: { readonly kind?: AskedFor } = {}): StoryFilter {
  let stages = stagesFor(kind);
  let shown = false;
  let ready = '';
  let hidden = 0;
  /** The end of the text so far. */
  let tail = '';
  const add = (text: string): void => {
    shown ||= text.trim() !== '';
    ready += text;
  };
  const told = (text: string): string => {
    if (text !== '') tail = (tail + text).slice(-TAIL);
    return text;
  };
  const taken = (): string => {
    const text = ready;
    ready = '';
    return told(text);
  };
  const characters = wholeCharacters();
  const marks = takeMarks({
    push: (text) => add(stages.push(text)),
    forget() {
      stages = stagesFor(kind);
    },
    get shown() {
      return shown;
    },
    prefaced: kind === 'story' || kind === 'continuation',
  });
  function* rest(): Generator<string, void> {
    marks.end();
    yield taken();
    for (const part of stages.rest()) yield told(part);
  }
  return {
    push(piece) {
      marks.push(characters.push(piece));
      const text = taken();
      hidden = text === '' ? hidden + piece.length : 0;
      if (hidden > HIDDEN_MAX) throw notAStory('endless thoughts');
      return text;
    },
    rest,
    end: () => [...rest()].join(''),
    get thinking() {
      const isOver = marks.over || stages.over;
      return marks.thinking || (stages.thinking === true && !marks.over) || (isOver && isBroken(tail));
    },
    get over() {
      return marks.over || stages.over;
    },
  };
}
