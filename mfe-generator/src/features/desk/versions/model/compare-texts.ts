import type { BlockKind, Inline } from '@storyloom/shared/domain';
import { diffPassage } from '../../proposals/model/diff/passage-diff.ts';
import { isWord } from '../../proposals/model/diff/tokens.ts';
import { compareLines } from './compare-lines.ts';
import { joinLines, type StyledToken, tokensOfLine } from './line-tokens.ts';

export type Fate = 'kept' | 'deleted' | 'inserted';

/** A part of a line that is in both texts, or in one of them. */
export interface Part {
  readonly fate: Fate;
  /** `break` for the end of a paragraph that is in one text only. */
  readonly style: Inline['kind'] | 'break';
  readonly text: string;
}

export interface ComparedLine {
  readonly kind: Exclude<BlockKind, 'break'>;
  readonly parts: readonly Part[];
}

/** Neighbouring lines that are equal in both texts, or among which there are changes. */
export interface Stretch {
  readonly isChanged: boolean;
  readonly lines: readonly ComparedLine[];
}

export interface Comparison {
  readonly stretches: readonly Stretch[];
  /** Numbers of words. */
  readonly inserted: number;
  readonly deleted: number;
}

/** Puts tokens together to lines. */
class LineBuilder {
  readonly lines: ComparedLine[] = [];
  #parts: Part[] = [];
  #marks: { readonly fate: Fate; readonly text: string }[] = [];

  add({ text, style }: StyledToken, fate: Fate): void {
    if (style === 'break') this.end(fate);
    else if (style === 'mark') this.#marks.push({ fate, text });
    else this.#push({ fate, style, text });
  }

  #push(part: Part): void {
    const last = this.#parts.at(-1);
    if (last?.fate !== part.fate || last.style !== part.style) this.#parts.push(part);
    else this.#parts[this.#parts.length - 1] = { ...last, text: last.text + part.text };
  }

  /** Ends a line; a line end that is in one text only is a part of the line unless the whole line is. */
  end(fate: Fate): void {
    if (fate !== 'kept' && this.#parts.some((part) => part.fate !== fate))
      this.#push({ fate, style: 'break', text: '' });
    if (this.#parts.length > 0) this.lines.push(this.#line());
    [this.#parts, this.#marks] = [[], []];
  }

  #line(): ComparedLine {
    const isDeleted = this.#parts.every(({ fate }) => fate === 'deleted');
    const mark = this.#marks.find(({ fate }) => isDeleted || fate !== 'deleted');
    const kind = mark ? (mark.text === '# ' ? 'title' : 'heading') : 'paragraph';
    // A heading looks like one. Its marks are shown where only they have changed, and the words stay.
    const isWhole = this.#parts.every(({ fate }) => fate === mark?.fate);
    const changed = this.#marks.filter(({ fate }) => fate !== 'kept' && !isWhole);
    return { kind, parts: [...changed.map((each): Part => ({ ...each, style: 'text' })), ...this.#parts] };
  }
}

/** Equal lines, without the blank ones. */
function keptLines(lines: readonly (readonly StyledToken[])[]): readonly ComparedLine[] {
  const builder = new LineBuilder();
  for (const line of lines) {
    for (const token of line) builder.add(token, 'kept');
    builder.end('kept');
  }
  return builder.lines;
}

/** Lines with changes, and how many words are in one of the texts only. */
function changedLines(before: readonly StyledToken[], after: readonly StyledToken[]) {
  const builder = new LineBuilder();
  const words = { deleted: 0, inserted: 0 };
  const add = (tokens: readonly StyledToken[], fate: Fate) => {
    for (const token of tokens) {
      builder.add(token, fate);
      if (fate !== 'kept') words[fate] += Number(isWord(token.text));
    }
  };
  for (const hunk of diffPassage(before, after).hunks) {
    const next = after.slice(hunk.after, hunk.afterEnd);
    if (hunk.kept) add(next, 'kept');
    else {
      add(before.slice(hunk.before, hunk.beforeEnd), 'deleted');
      add(next, 'inserted');
    }
  }
  builder.end('kept');
  return { lines: builder.lines, words };
}

const linesOf = (text: string) => text.split(/\r\n|[\r\n]/).map(tokensOfLine);

/** What must be changed in one text of a story to get the other, word by word. The space between paragraphs does not count. */
export function compareTexts(before: string, after: string): Comparison {
  const [from, to] = [linesOf(before), linesOf(after)];
  const stretches: Stretch[] = [];
  let [inserted, deleted] = [0, 0];
  for (const hunk of compareLines(from, to)) {
    const next = to.slice(hunk.after, hunk.afterEnd);
    if (hunk.kept) {
      stretches.push({ isChanged: false, lines: keptLines(next) });
      continue;
    }
    const { lines, words } = changedLines(joinLines(from.slice(hunk.before, hunk.beforeEnd)), joinLines(next));
    inserted += words.inserted;
    deleted += words.deleted;
    stretches.push({ isChanged: lines.some(({ parts }) => parts.some(({ fate }) => fate !== 'kept')), lines });
  }
  return { stretches: merged(stretches), inserted, deleted };
}

/** Without stretches that have only blank lines, and with equal ones side by side joined. */
function merged(stretches: readonly Stretch[]): readonly Stretch[] {
  const result: Stretch[] = [];
  for (const stretch of stretches) {
    const last = result.at(-1);
    if (stretch.lines.length === 0) continue;
    if (last && last.isChanged === stretch.isChanged)
      result[result.length - 1] = { ...last, lines: [...last.lines, ...stretch.lines] };
    else result.push(stretch);
  }
  return result;
}
