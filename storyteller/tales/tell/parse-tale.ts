import type { Condition } from '../plan/events.ts';
import type { Plot } from '../plan/plots.ts';

/** One way to tell an event: a scene of a few paragraphs, as its writer wrote it. */
export interface Wording {
  readonly event: string;
  /** What the cast has to be for it, beyond what the event asks. */
  readonly where: readonly Condition[];
  readonly paragraphs: readonly Paragraph[];
  /** Where it stands, for messages to its writer: `english.md:12`. */
  readonly place: string;
}

export interface Paragraph {
  readonly text: string;
  /** What the cast has to be for it, beyond what its wording asks. */
  readonly where: readonly Condition[];
  /** Told only where the story has room. */
  readonly isOptional: boolean;
}

/** Forms that belong together, such as a noise and what makes it. One row is dealt for a story. */
export type Row = Readonly<Record<string, string>>;

/** What is written for a trouble in one language. */
export interface Tale {
  readonly wordings: readonly Wording[];
  readonly tables: Readonly<Record<string, readonly Row[]>>;
  readonly plots: readonly Plot[];
}

const OPTIONAL = '? ';
/** `@ friend toy, told hide: ` */
const ONLY_FOR = /^@ ([^:：]+)[:：]\s*/u;
const TABLE = 'table ';

const conditionsIn = (list: string): Condition[] =>
  list
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '' && !/^\d+$/.test(each));

const cellsOf = (line: string): string[] =>
  line
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim());

function rowsOf(lines: readonly string[]): Row[] {
  const [head, ...body] = lines.filter((line) => line.startsWith('|'));
  const columns = cellsOf(head ?? '');
  return body
    .filter((line) => !/^\|[\s|:-]+$/.test(line))
    .map((line) => Object.fromEntries(cellsOf(line).map((cell, at) => [columns[at] ?? '', cell])));
}

/**
 * Reads a tale: `## event` or `## table name` begins a section, `### conditions` one wording of the event, a blank line a paragraph.
 * The rest of the notation is explained to writers in `tales/README.md`.
 */
export function parseTale(source: string, file: string): Omit<Tale, 'plots'> {
  const wordings: { event: string; where: string[]; paragraphs: Paragraph[]; place: string }[] = [];
  const tables: Record<string, Row[]> = {};
  let section = '';
  let tableLines: string[] = [];
  let paragraph: string[] = [];
  const endParagraph = (): void => {
    // Chinese has no spaces where a line ends.
    const whole = paragraph
      .join(' ')
      .replace(/(?<=[\p{Script=Han}，。！？；：、]|(?:[，。！？]|……)”) (?=[\p{Script=Han}“{])/gu, '')
      .trim();
    paragraph = [];
    if (whole === '') return;
    const text = whole.replace(ONLY_FOR, '');
    const where = conditionsIn(ONLY_FOR.exec(whole)?.[1] ?? '');
    const isOptional = text.startsWith(OPTIONAL);
    wordings.at(-1)?.paragraphs.push({ text: isOptional ? text.slice(OPTIONAL.length) : text, where, isOptional });
  };
  const endTable = (): void => {
    if (section.startsWith(TABLE)) tables[section.slice(TABLE.length)] = rowsOf(tableLines);
    tableLines = [];
  };
  for (const [at, raw] of source.split('\n').entries()) {
    const line = raw.trim();
    if (line.startsWith('## ')) {
      endParagraph();
      endTable();
      section = line.slice('## '.length).trim();
    } else if (section === '') {
      // What stands before the first section is for writers.
    } else if (section.startsWith(TABLE)) {
      tableLines.push(line);
    } else if (line.startsWith('###')) {
      endParagraph();
      wordings.push({
        event: section,
        where: conditionsIn(line.replace(/^###\s*/, '')),
        paragraphs: [],
        place: `${file}:${at + 1}`,
      });
    } else if (line === '') {
      endParagraph();
    } else {
      paragraph.push(line);
    }
  }
  endParagraph();
  endTable();
  return { wordings, tables };
}
