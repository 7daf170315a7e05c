import { type Inline, parseInline } from '@storyloom/shared/domain';

/**
 * The format has no escapes. Marks that are meant as characters are kept apart from their neighbours by two characters that
 * nobody sees: a zero width no-break space, which the reader counts as a blank, so that a mark beside it neither opens nor closes
 * anything; and outside of it a word joiner, which it does not count as one, so that marks of emphasis around it still do.
 */
const JOINER = '\u2060';
const BLANK = '\uFEFF';

const GUARDS = /\u2060\uFEFF(?=[*_])|(?<=[*_])\uFEFF\u2060/g;

const guarded = (text: string) => text.replaceAll(/\*+|_+/g, `${JOINER}${BLANK}$&${BLANK}${JOINER}`);

const isMarked = (part: Inline | undefined) => part !== undefined && part.kind !== 'text';

function merged(parts: readonly Inline[]): readonly Inline[] {
  const result: Inline[] = [];
  for (const part of parts) {
    const last = result.at(-1);
    if (part.text === '') continue;
    if (last?.kind === part.kind) result[result.length - 1] = { ...last, text: last.text + part.text };
    else result.push(part);
  }
  return result;
}

/** The parts that the reader shows for a line, without the characters that keep marks apart. */
export function readInline(line: string): readonly Inline[] {
  const parts = parseInline(line);
  return merged(
    parts.map((part, index) => {
      const isBetween = part.text === BLANK && isMarked(parts[index - 1]) && isMarked(parts[index + 1]);
      return { ...part, text: isBetween ? '' : part.text.replaceAll(GUARDS, '') };
    }),
  );
}

/** Without a letter or a number, a line has no emphasis in the reader. */
export const canBeEmphasized = (line: string): boolean => /[\p{L}\p{N}]/u.test(line);

/**
 * The parts as the format can say them: blanks at the edges of emphasis, where nobody sees it, are outside, and a line without
 * a letter or a number has none.
 */
export function sayable(parts: readonly Inline[]): readonly Inline[] {
  const line = parts.map(({ text }) => text).join('');
  if (!canBeEmphasized(line)) return merged([{ kind: 'text', text: line }]);
  const split = parts.flatMap((part): readonly Inline[] => {
    if (part.kind === 'text') return [part];
    const core = part.text.trim();
    const start = part.text.length - part.text.trimStart().length;
    return [
      { kind: 'text', text: part.text.slice(0, start) },
      { kind: part.kind, text: core },
      { kind: 'text', text: part.text.slice(start + core.length) },
    ];
  });
  return merged(split);
}

const MARKS = { text: '', emphasis: '*', strong: '**' } as const;

function written(parts: readonly Inline[], textOf: (text: string) => string): string {
  return parts
    .map((part, index) => {
      const apart = isMarked(part) && isMarked(parts[index - 1]) ? BLANK : '';
      return `${apart}${MARKS[part.kind]}${textOf(part.text)}${MARKS[part.kind]}`;
    })
    .join('');
}

export const isSame = (some: readonly Inline[], others: readonly Inline[]) =>
  some.length === others.length &&
  some.every(({ kind, text }, index) => kind === others[index]?.kind && text === others[index].text);

/** Parts of a line in the plain form, which the reader shows as these parts. */
export function writeInline(parts: readonly Inline[]): string {
  const said = sayable(parts);
  const plain = written(said, (text) => text);
  return isSame(readInline(plain), said) ? plain : written(said, guarded);
}
