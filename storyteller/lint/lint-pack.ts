import { TONES, type Language } from '@storyloom/shared/domain';
import { parsePassage, type Line, type Node } from '../engine/template.ts';
import type { Grammar } from '../packs/grammar.ts';
import type { GenrePack } from '../packs/pack.ts';
import { formsOf } from './forms.ts';
import { type Found, passagesOf } from './passages.ts';
import { wrongPersons } from './persons.ts';

const EVERYWHERE = ['name', 'companion', 'home'];
const FORMS = ['noun', 'noun2'];
/** Slots that only have a word after an episode. */
const AFTER_EPISODE = /^(?:place|stranger|thing)(?=:|$)/;
const BETWEEN = new Set(['road', 'night', 'memory', 'escape']);

const SENTENCE_END = /[.!?…。！？][”»’)）\s]*$/u;
/** How many wordings of a line are checked. A choice with fewer options starts again at its first. */
const MOST_OPTIONS = 6;

function* nodesIn(nodes: readonly Node[]): Generator<Node> {
  for (const node of nodes) {
    yield node;
    if (node.type === 'choice') for (const option of node.options) yield* nodesIn(option.nodes);
    if (node.type === 'person' || node.type === 'gender') for (const form of node.forms) yield* nodesIn(form);
  }
}

const plainOf = (nodes: readonly Node[]): string =>
  nodes
    .map((node) => {
      if (node.type === 'text') return node.text;
      if (node.type === 'choice') return node.options.map((option) => plainOf(option.nodes)).join(' ');
      return node.type === 'gender' ? node.forms.map(plainOf).join(' ') : ' _ ';
    })
    .join('');

/** A wording of a line: option number `way` of each choice, counted round. */
function wordingOf(nodes: readonly Node[], way: number): string {
  return nodes
    .map((node) => {
      if (node.type === 'text') return node.text;
      if (node.type === 'choice') return wordingOf(node.options[way % node.options.length]?.nodes ?? [], way);
      if (node.type === 'person' || node.type === 'gender')
        return wordingOf(node.forms[way % node.forms.length] ?? [], way);
      return node.type === 'slot' ? 'x' : ', ';
    })
    .join('');
}

const isCore = (line: Line): boolean => !line.optional && line.tones === TONES;

function lintLine(line: Line, found: Found, known: ReadonlySet<string>, language: Language): string[] {
  const problems: string[] = [];
  const told = line.tones.filter((tone) => found.tones.includes(tone));
  if (told.length === 0) problems.push('an unreachable line: no story of its tone is told this passage');
  for (const node of nodesIn(line.nodes)) {
    if (node.type === 'slot') {
      const later = BETWEEN.has(found.role) ? node.slot.replace(AFTER_EPISODE, 'noun') : node.slot;
      if (!known.has(later)) problems.push(`unfilled slot {${node.slot}}`);
    }
    if (node.type === 'person' && node.forms.length !== 3) problems.push(`<…> has ${node.forms.length} forms, not 3`);
    if (node.type === 'gender' && node.forms.length !== 2) problems.push(`{…|…} has ${node.forms.length} forms, not 2`);
    if (node.type === 'gender' && !['', 'c'].includes(node.of)) problems.push(`{${node.of}:…} belongs to no character`);
    if (node.type === 'choice') {
      const options = node.options.map(({ nodes, tones }) => JSON.stringify([tones, nodes]));
      if (new Set(options).size < options.length) problems.push('a choice has the same option twice');
      if (options.length < 2) problems.push('a choice has one option');
      for (const tone of told) {
        if (node.options.some(({ tones }) => tones.includes(tone))) continue;
        problems.push(`a choice has nothing for the tone ${tone}`);
        break;
      }
      for (const { tones } of node.options) {
        if (!tones.some((tone) => told.includes(tone))) problems.push(`an option for ${tones.join()} is unreachable`);
      }
    }
  }
  const plain = plainOf(line.nodes);
  if (/['"]/.test(plain)) problems.push('straight quotation mark or apostrophe');
  if (/\*|#|_{2}/.test(plain)) problems.push('Markdown');
  const ways = Array.from({ length: MOST_OPTIONS }, (_, way) => wordingOf(line.nodes, way).trim());
  if (found.role !== 'title' && !ways.every((text) => SENTENCE_END.test(text)))
    problems.push('does not end as a sentence');
  const strayed = wrongPersons(plain.replaceAll(' _ ', '×'), language, 'third');
  if (strayed.length > 0) problems.push(`${strayed.map((word) => `“${word}”`).join(', ')} outside speech`);
  return problems;
}

const slotsIn = (lines: readonly Line[]): Set<string> =>
  new Set(
    lines.flatMap(({ nodes }) =>
      [...nodesIn(nodes)].flatMap((node) => (node.type === 'slot' ? [node.slot.replace(/:.*/, '')] : [])),
    ),
  );

/** What is wrong with a pack: a line for each fault, with its place. */
export function lintPack(pack: GenrePack, grammar: Grammar, language: Language): string[] {
  const problems: string[] = [];
  const hero = grammar.heroSlots({ name: 'X', gender: undefined }, 'third');
  const noun = Object.keys(grammar.nounForms({ the: 'x', a: 'x' }));
  const known = new Set([
    ...EVERYWHERE,
    ...Object.keys(hero),
    ...FORMS.flatMap((slot) => noun.map((form) => (form ? `${slot}:${form}` : slot))),
  ]);
  const lines = new Map<string, string>();
  for (const found of passagesOf(pack)) {
    let parsed: readonly Line[];
    try {
      parsed = parsePassage(found.passage);
    } catch (error) {
      problems.push(`${found.at}: ${error instanceof Error ? error.message : String(error)}`);
      continue;
    }
    if (!parsed.some(isCore)) problems.push(`${found.at}: no line is told in every tone`);
    for (const [index, line] of parsed.entries()) {
      const at = `${found.at} line ${index + 1}`;
      for (const problem of lintLine(line, found, known, language)) problems.push(`${at}: ${problem}`);
      if (found.role !== 'title' && found.role !== 'aside') {
        for (const { sentence, forms } of formsOf(line)) {
          if (forms >= grammar.leastForms) continue;
          problems.push(`${at}: only ${forms} way${forms === 1 ? '' : 's'} to say “${sentence}”`);
        }
      }
      const source = JSON.stringify(line.nodes);
      const earlier = lines.get(source);
      if (earlier !== undefined) problems.push(`${at}: the same line as ${earlier}`);
      lines.set(source, at);
    }
    const core = slotsIn(parsed.filter(isCore));
    const needed = { want: ['noun', 'noun2'], turn: ['noun'] }[found.role] ?? [];
    for (const slot of needed)
      if (!core.has(slot)) problems.push(`${found.at}: {${slot}} is missing from the lines of every tone`);
  }
  const once = (what: string, names: readonly string[]): void => {
    const twice = names.filter((name, at) => names.indexOf(name) !== at);
    for (const name of twice) problems.push(`${what}: “${name}” is there twice`);
  };
  once(
    'names',
    pack.names.map(({ name }) => name),
  );
  once(
    'plots',
    pack.plots.map(({ id }) => id),
  );
  once(
    'companions',
    pack.companions.map(({ name }) => name),
  );
  once(
    'places',
    pack.places.map((each) => each.noun.the),
  );
  once(
    'chapters',
    pack.places.map(({ chapter }) => chapter),
  );
  once(
    'strangers',
    pack.strangers.map((each) => each.noun.the),
  );
  once(
    'things',
    pack.things.map((each) => each.noun.the),
  );
  once('prompts', pack.prompts);
  return problems;
}
