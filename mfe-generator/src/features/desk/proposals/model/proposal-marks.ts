import type { Node } from 'prosemirror-model';
import { Decoration, DecorationSet } from 'prosemirror-view';
import { strings } from '../strings.ts';
import type { Hunk } from './diff/hunks.ts';
import { BREAK } from './diff/tokens.ts';
import type { PlacedToken } from './passage-tokens.ts';
import type { Change, Place } from './proposed-change.ts';

/** Classes of the marks; their looks are in `proposal-styles.ts`. */
export const MARKS = {
  aim: 'passage-aim',
  passage: 'passage-proposal',
  unread: 'passage-unread',
  deleted: 'passage-deleted',
  inserted: 'passage-inserted',
  paragraph: 'passage-paragraph',
  spoken: 'passage-spoken',
} as const;

function element(tag: string, className: string, text = ''): HTMLElement {
  const made = document.createElement(tag);
  made.className = className;
  made.textContent = text;
  return made;
}

/**
 * Words for screen readers only. Some of them know the elements for deleted and inserted text, others don't, and most don't say where
 * these end; words are read by all of them.
 */
function spoken(words: string): HTMLElement {
  const made = element('span', MARKS.spoken, words);
  made.lang = 'en';
  return made;
}

function pilcrow(): HTMLElement {
  const made = element('span', MARKS.paragraph, strings.marks.paragraph);
  made.ariaHidden = 'true';
  return made;
}

const STYLES = { text: undefined, emphasis: 'em', strong: 'strong' } as const;

/** Inserted text. Each of its paragraphs below the first has a line of its own. */
function insertedText(tokens: readonly PlacedToken[]): readonly HTMLElement[] {
  let line = element('span', MARKS.inserted);
  const lines = [line];
  let styled: HTMLElement | undefined;
  for (const { text, style, block } of tokens) {
    const tag = STYLES[style];
    if (text === BREAK) {
      line.append(pilcrow());
      line = element('span', MARKS.inserted);
      line.dataset['block'] = block?.type.name ?? 'paragraph';
      lines.push(line);
    } else if (tag && styled?.localName === tag && styled === line.lastChild) {
      styled.append(text);
    } else {
      styled = tag && element(tag, '');
      if (styled) styled.append(text);
      line.append(styled ?? text);
    }
  }
  return lines;
}

/** Everything of a change that is not in the document, in the place after what is deleted. */
function insertion(hunk: Hunk, tokens: readonly PlacedToken[]): HTMLElement {
  const made = element('span', '');
  const isEmpty = hunk.after === hunk.afterEnd;
  if (!isEmpty) made.append(spoken(strings.marks.inserted), ...insertedText(tokens.slice(hunk.after, hunk.afterEnd)));
  made.append(spoken(strings.marks.end));
  return made;
}

function marksOf(hunk: Hunk, { passage, result }: Change, start: number): readonly Decoration[] {
  const deleted = passage.slice(hunk.before, hunk.beforeEnd);
  const from = start + (passage[hunk.before]?.from ?? passage[hunk.before - 1]?.to ?? 0);
  const to = deleted.length > 0 ? start + (deleted.at(-1)?.to ?? 0) : from;
  const text = result
    .slice(hunk.after, hunk.afterEnd)
    .map(({ key }) => key)
    .join('');
  const inserted = Decoration.widget(to, () => insertion(hunk, result), {
    side: 1,
    key: `inserted ${text}`,
    marks: [],
    ignoreSelection: true,
  });
  if (deleted.length === 0) return [inserted];
  return [
    Decoration.widget(from, () => spoken(strings.marks.deleted), {
      side: -1,
      key: 'deleted',
      marks: [],
      ignoreSelection: true,
    }),
    Decoration.inline(from, to, { class: MARKS.deleted }),
    ...deleted
      .filter((token) => token.text === BREAK)
      .map((token) =>
        Decoration.widget(start + token.from, deletedBreak, {
          side: 1,
          key: 'break',
          marks: [],
          ignoreSelection: true,
        }),
      ),
    inserted,
  ];
}

function deletedBreak(): HTMLElement {
  const made = element('span', MARKS.deleted);
  made.append(pilcrow());
  return made;
}

/** How a proposal is shown: changes in the text, and what of the passage has not been read yet. */
export function proposalMarks(doc: Node, { from, to, continues }: Place, change: Change): DecorationSet {
  const start = continues ? to : from;
  const marks = change.diff.hunks.filter(({ kept }) => !kept).flatMap((hunk) => marksOf(hunk, change, start));
  const unread = change.passage[change.diff.reached];
  return DecorationSet.create(doc, [
    ...(continues ? [] : [Decoration.inline(from, to, { class: MARKS.passage })]),
    ...marks,
    ...(unread ? [Decoration.inline(start + unread.from, to, { class: MARKS.unread })] : []),
  ]);
}

/** Shows which passage a tool would change. */
export const aimMark = (doc: Node, from: number, to: number): DecorationSet =>
  DecorationSet.create(doc, [Decoration.inline(from, to, { class: MARKS.aim })]);
