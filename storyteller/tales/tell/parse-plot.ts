import { type Condition, RANKS, type Rank, type Role, ROLES } from '../plan/events.ts';
import type { Plot, PlotEvent } from '../plan/plots.ts';
import { parseTale, type Tale } from './parse-tale.ts';

const listOf = (text: string, mark: string | RegExp): string[] =>
  text
    .split(mark)
    .map((each) => each.trim())
    .filter((each) => each !== '');

const isRank = (word: string): word is Rank => (RANKS as readonly string[]).includes(word);
const isRole = (word: string): word is Role => (ROLES as readonly string[]).includes(word);

/** The facts and settings between a heading and the first wording below it, such as `- needs: a fact, another`. */
function eventOf(id: string, lines: readonly string[]): PlotEvent {
  const said = lines.map((line) => listOf(line.replace(/^- /, ''), /:(.*)/s));
  const facts = (key: string): string[] => said.flatMap(([name, list = '']) => (name === key ? listOf(list, ',') : []));
  const flags = said.flatMap(([line = '', list]) => (list === undefined ? [line] : []));
  const [, rank = '', by = ''] = flags.map((flag) => /^(\w+) by (\w+)$/.exec(flag)).find((match) => match) ?? [];
  if (!isRank(rank) || !isRole(by)) throw new RangeError(`${id} has no line such as “- attempt by hero”`);
  const [from = '0'] = flags.flatMap((flag) => /^from (\d+) words$/.exec(flag)?.[1] ?? []);
  return {
    id,
    rank,
    by,
    needs: facts('needs'),
    takes: facts('takes'),
    leaves: facts('leaves'),
    ends: facts('ends'),
    from: Number(from),
    changesFriend: flags.includes('changes friend') || undefined,
    calm: flags.includes('calm') || undefined,
  };
}

/** `told second-try` as the events of a plot are called: `told some-plot/second-try`. */
const ownConditions = (plot: string, where: readonly Condition[]): readonly Condition[] =>
  where.map((condition) =>
    condition.replace(/(?<=^(?:not )?told ).*/, (events) =>
      listOf(events, '|')
        .map((event) => `${plot}/${event}`)
        .join('|'),
    ),
  );

/**
 * Reads a story that was written whole: `# conditions` and lines such as `- where: bed` for all of it, `## scene` with its part in the plan
 * for each event, and wordings as in {@link parseTale}. The notation is explained to writers in `tales/README.md`.
 */
export function parsePlot(source: string, id: string): Omit<Tale, 'plots'> & { readonly plot: Plot } {
  const told: string[] = [];
  const head: string[] = [];
  const sections: { readonly name: string; readonly lines: string[] }[] = [];
  let isPlan = true;
  for (const raw of source.split('\n')) {
    const line = raw.trim();
    if (line.startsWith('## ')) {
      sections.push({ name: line.slice('## '.length), lines: [] });
      isPlan = true;
    } else if (line.startsWith('###')) isPlan = false;
    const isOfPlan = isPlan && (line.startsWith('- ') || line.startsWith('# '));
    if (isOfPlan) (sections.at(-1)?.lines ?? head).push(line);
    // Its line stays, so that messages to its writer name the right one.
    told.push(isOfPlan ? '' : raw);
  }
  const { wordings, tables } = parseTale(told.join('\n'), `${id}.md`);
  const [conditions = ''] = head.filter((line) => line.startsWith('# ')).map((line) => line.slice('# '.length));
  const where = listOf(conditions, ',');
  const valueOf = (key: string): string =>
    head
      .find((line) => line.startsWith(`- ${key}:`))
      ?.slice(`- ${key}:`.length)
      .trim() ?? '';
  const place = valueOf('where');
  const events = sections.filter(({ lines }) => lines.length > 0);
  return {
    wordings: wordings.map((wording) => ({
      ...wording,
      event: `${id}/${wording.event}`,
      where: ownConditions(id, wording.where),
      paragraphs: wording.paragraphs.map((each) => ({ ...each, where: ownConditions(id, each.where) })),
    })),
    tables,
    plot: {
      id,
      where,
      asked: listOf(valueOf('asked'), ' '),
      not: listOf(valueOf('not'), ' '),
      best: listOf(valueOf('best'), ' '),
      ...(place === '' ? {} : { place }),
      events: events.map(({ name, lines }) => eventOf(`${id}/${name}`, lines)),
    },
  };
}
