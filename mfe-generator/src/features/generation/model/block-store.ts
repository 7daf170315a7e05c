import { type Above, type BlockKind, type Gap, gapBelow, nextAbove, parseLine, TOP } from '@storyloom/shared/domain';

/** A finished line of the story. It never changes again, so it is rendered once. */
export interface Block {
  readonly id: number;
  readonly kind: BlockKind;
  readonly text: string;
  /** What separates it from the line above. */
  readonly gap: Gap;
}

/**
 * What React renders: finished lines in groups, of which only the last one grows, and the kind of the line being written, which
 * is rendered at the end of the last group.
 */
export interface BlockSnapshot {
  readonly groups: readonly (readonly Block[])[];
  readonly tail: Omit<Block, 'text'> | undefined;
}

/** Finished lines of a group. Finishing one re-renders a group, and a growing line changes the layout of one, not of the story. */
const GROUP_SIZE = 24;

/** The shortest time between two changes of the page, in milliseconds. More are hardly seen, and each is laid out and painted. */
const SHOW_EVERY_MS = 33;

const EMPTY: BlockSnapshot = { groups: [], tail: undefined };

/** Whether another line fits. A heading is never the last of a group: each group but the first begins after a paragraph. */
function hasRoom(group: readonly Block[]): boolean {
  return group.length < GROUP_SIZE || group.at(-1)?.kind !== 'paragraph';
}

/** The kind of an unfinished line; `undefined` while it is blank or has only marks, and so may become anything. */
function decidedKind(line: string): BlockKind | undefined {
  const { kind } = parseLine(line);
  return kind === 'break' ? undefined : kind;
}

/**
 * A growing story. Text is appended as it arrives, and rendered at most thirty times a second: finished lines through React, the
 * line being written by appending to one text node. Only new text is parsed, so that costs the same however long the story is.
 */
export class BlockStore {
  #text = '';
  /** Text appended since the last flush. */
  #arrived = '';
  /** The line being written, as of the last flush. */
  #line = '';
  #nextId = 0;
  /** What is above the line being written. */
  #above: Above = TOP;
  /** The same, before that line was finished without a line end. */
  #aboveClosed: Above = TOP;
  #snapshot: BlockSnapshot = EMPTY;
  #listeners = new Set<() => void>();
  #node: Text | undefined;
  /** Not an animation frame, which a background tab never gets. */
  #timer: ReturnType<typeof setTimeout> | undefined;
  #shownAt = -Infinity;
  /** Whether the line being written was finished without a line end. */
  #closed = false;

  /** The whole text so far. */
  get text(): string {
    return this.#text;
  }

  /** Length of what is shown of it. */
  get shownLength(): number {
    return this.#text.length - this.#arrived.length;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly getSnapshot = (): BlockSnapshot => this.#snapshot;

  /** Kind of the first line, once it is known. */
  readonly getFirstKind = (): BlockKind | undefined => this.#snapshot.groups[0]?.[0]?.kind ?? this.#snapshot.tail?.kind;

  append(text: string): void {
    if (this.#closed) this.#reopen();
    this.#text += text;
    this.#arrived += text;
    this.#timer ??= setTimeout(this.flush, Math.max(0, this.#shownAt + SHOW_EVERY_MS - performance.now()));
  }

  /** Replaces the whole text at once. */
  reset(text = ''): void {
    this.#text = text;
    this.#arrived = text;
    this.#line = '';
    this.#closed = false;
    this.#above = TOP;
    this.#node = undefined;
    this.#snapshot = EMPTY;
    this.flush();
    this.#notify();
  }

  /** Renders everything and finishes the last line. A later `append` continues that line. */
  finish(): void {
    this.flush();
    if (this.#closed) return;
    this.#closed = true;
    this.#aboveClosed = this.#above;
    this.#node = undefined;
    this.#snapshot = { groups: this.#withFinished([this.#line]), tail: undefined };
    this.#notify();
  }

  /** Renders what was appended at once. */
  readonly flush = (): void => {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#shownAt = performance.now();
    this.#show();
  };

  /** Gives the element of the line being written its text node. Called by the view when the element is mounted. */
  readonly attachTail = (element: HTMLElement | null): void => {
    this.#node = element ? document.createTextNode(parseLine(this.#line).text) : undefined;
    if (element && this.#node) element.replaceChildren(this.#node);
  };

  /** Makes the last finished line the line being written again. */
  #reopen(): void {
    this.#closed = false;
    this.#nextId -= 1;
    this.#above = this.#aboveClosed;
    const kind = decidedKind(this.#line);
    const { groups } = this.#snapshot;
    const last = groups.at(-1);
    const isShown = last?.at(-1)?.id === this.#nextId;
    this.#snapshot = {
      groups: isShown ? [...groups.slice(0, -1), last.slice(0, -1)] : groups,
      tail: kind && this.#tailOf(kind),
    };
    this.#notify();
  }

  #show(): void {
    // Half a Windows line end waits for its other half.
    const half = this.#arrived.endsWith('\r') ? '\r' : '';
    const arrived = half ? this.#arrived.slice(0, -1) : this.#arrived;
    this.#arrived = half;
    if (arrived === '') return;
    if (this.#node && !arrived.includes('\n')) {
      this.#line += arrived;
      this.#node.appendData(arrived);
    } else {
      this.#showLines(arrived);
    }
  }

  #showLines(arrived: string): void {
    const lines = (this.#line + arrived).split(/\r?\n/);
    this.#line = lines.pop() ?? '';
    const kind = decidedKind(this.#line);
    const groups = this.#withFinished(lines, kind);
    const before = this.#snapshot.tail;
    const isSame = before?.id === this.#nextId && before.kind === kind;
    const tail = isSame ? before : kind && this.#tailOf(kind);
    if (groups === this.#snapshot.groups && tail === before) return;
    this.#node = undefined;
    this.#snapshot = { groups, tail };
    this.#notify();
  }

  #tailOf(kind: BlockKind): BlockSnapshot['tail'] {
    return { id: this.#nextId, kind, gap: gapBelow(this.#above, kind) };
  }

  /** The groups with these finished lines appended, and room for a line of kind `next`; the same array if nothing changes. */
  #withFinished(lines: readonly string[], next?: BlockKind): BlockSnapshot['groups'] {
    let groups: (readonly Block[])[] | undefined;
    for (const text of lines) {
      const id = this.#nextId;
      this.#nextId += 1;
      const line = parseLine(text);
      const gap = gapBelow(this.#above, line.kind);
      this.#above = nextAbove(this.#above, line.kind);
      if (line.kind === 'break') continue;
      groups ??= [...this.#snapshot.groups];
      const last = groups.at(-1);
      if (last && hasRoom(last)) groups[groups.length - 1] = [...last, { id, ...line, gap }];
      else groups.push([{ id, ...line, gap }]);
    }
    const shown = groups ?? this.#snapshot.groups;
    const last = shown.at(-1);
    return next === undefined || (last && hasRoom(last)) ? shown : [...shown, []];
  }

  #notify(): void {
    for (const listener of this.#listeners) listener();
  }
}
