import { checkId, Refusal } from './call.ts';
import { compare } from './search.ts';

type Values = Readonly<Record<string, any>>;

/** What the database knows of a table: its rows, who may read and write them, and what it makes of them. */
export interface Table {
  read(): readonly any[];
  write(rows: readonly any[]): void;
  /** Columns that tell rows apart. */
  readonly key: readonly string[];
  /** Columns that hold nothing but a uuid. */
  readonly uuids?: readonly string[];
  /** What may be done with it by guests, who read at most, and by users; nothing else is granted. */
  readonly guestsRead?: boolean;
  isReadable(row: any, person: string | undefined): boolean;
  isWritable?(row: any, person: string): boolean;
  /** What an insert does not say. */
  fresh?(): Values;
  /** What triggers make of a row, and what they refuse. */
  kept?(row: any, before: any, person: string): any;
  /** What must be true of a row, by the name of its constraint. */
  readonly checks?: Readonly<Record<string, (row: any) => boolean>>;
}

interface TableRequest {
  readonly name: string;
  readonly method: string;
  readonly search: URLSearchParams;
  readonly headers: Headers;
  readonly body: Values;
  readonly person: string | undefined;
}

const NO_FILTERS = ['select', 'order', 'limit', 'on_conflict', 'columns', 'or'];

/** Whether a row is among those that the address asks for. */
function isMeant(row: any, search: URLSearchParams): boolean {
  const [, created = '', id = ''] = /created_at\.eq\."(.+?)",id\.gt\."(.+?)"/.exec(search.get('or') ?? '') ?? [];
  const isAfter = row.created_at < created || (row.created_at === created && row.id > id);
  return (
    (!search.has('or') || isAfter) &&
    [...search]
      .filter(([column]) => !NO_FILTERS.includes(column))
      .every(([column, filter]) => {
        const value = row[column] === null ? null : String(row[column]);
        const [, operator, operand = ''] = /^(eq|in|gte|not)\.(.*)$/s.exec(filter) ?? [];
        switch (operator) {
          case 'eq':
            return value === operand;
          case 'gte':
            return value !== null && value >= operand;
          case 'in':
            return value !== null && operand.slice(1, -1).split(',').includes(value);
          case 'not':
            if (operand === 'is.null') return value !== null;
        }
        throw new TypeError(`The fake backend does not know the filter ${column}=${filter}`);
      })
  );
}

function checkUuids({ uuids = [] }: Table, search: URLSearchParams): void {
  for (const column of uuids) {
    for (const filter of search.getAll(column)) {
      if (filter.startsWith('eq.')) checkId(filter.slice('eq.'.length));
    }
  }
}

function inOrder(rows: readonly any[], order: string | null): readonly any[] {
  const ways = order?.split(',').map((part) => part.split('.')) ?? [];
  const comparison = (a: any, b: any) =>
    ways.reduce((so, [column = '', way]) => so || compare(a[column], b[column]) * (way === 'desc' ? -1 : 1), 0);
  return rows.toSorted(comparison);
}

function withColumns(row: any, select: string | null): any {
  if (select === null || select === '*') return row;
  return Object.fromEntries(select.split(',').map((column) => [column, row[column] ?? null]));
}

function rowsAnswer(rows: readonly any[], { search, headers }: TableRequest, status: number): Response {
  const given = rows.map((row) => withColumns(row, search.get('select')));
  if (!headers.get('accept')?.includes('pgrst.object')) return Response.json(given, { status });
  if (given.length !== 1) throw new Refusal('PGRST116', 'Cannot coerce the result to a single JSON object');
  return Response.json(given[0], { status });
}

function checkRow({ checks = {} }: Table, name: string, row: any): void {
  for (const [constraint, isTrue] of Object.entries(checks)) {
    if (isTrue(row)) continue;
    throw new Refusal('23514', `new row for relation "${name}" violates check constraint "${constraint}"`);
  }
}

function refuseRow(name: string, part = ''): never {
  throw new Refusal('42501', `new row violates row-level security policy${part} for table "${name}"`);
}

/** The row that is there now, and whether it is new. */
function insert(table: Table, rows: readonly any[], { name, headers, body, person = '' }: TableRequest) {
  const before = rows.find((row) => table.key.every((column) => row[column] === body[column]));
  const isUpsert = headers.get('prefer')?.includes('merge-duplicates') === true;
  const values = { ...table.fresh?.(), ...(isUpsert && before), ...body };
  const row = table.kept?.(values, isUpsert ? before : undefined, person) ?? values;
  if (row.user_id !== person || table.isWritable?.(row, person) === false) refuseRow(name);
  if (isUpsert && before && before.user_id !== person) refuseRow(name, ' (USING expression)');
  checkRow(table, name, row);
  if (before && !isUpsert) {
    throw new Refusal('23505', `duplicate key value violates unique constraint "${name}_pkey"`);
  }
  table.write([...rows.filter((one) => one !== before), row]);
  return { row, isNew: before === undefined };
}

/** Answers what is asked of a table, as PostgREST does. */
export function answerTable(table: Table, request: TableRequest): Response {
  const { name, method, search, headers, body, person } = request;
  if (person === undefined && !(table.guestsRead && method === 'GET')) {
    throw new Refusal('42501', `permission denied for table ${name}`);
  }
  const isAsked = headers.get('prefer')?.includes('return=representation') === true;
  const answer = (given: readonly any[], status: number, silent: number) =>
    isAsked ? rowsAnswer(given, request, status) : new Response(null, { status: silent });

  checkUuids(table, search);
  const rows = table.read();
  const meant = rows.filter((row) => table.isReadable(row, person) && isMeant(row, search));
  if (method === 'GET') {
    const limit = search.has('limit') ? Number(search.get('limit')) : undefined;
    return rowsAnswer(inOrder(meant, search.get('order')).slice(0, limit), request, 200);
  }
  if (method === 'POST') {
    const { row, isNew } = insert(table, rows, request);
    return answer([row], isNew ? 201 : 200, 201);
  }
  const own = meant.filter((row) => row.user_id === person || row.id === person);
  if (method === 'DELETE') {
    table.write(rows.filter((row) => !own.includes(row)));
    return answer(own, 200, 204);
  }
  const changed = new Map(
    own.map((row) => [row, table.kept?.({ ...row, ...body }, row, person ?? '') ?? { ...row, ...body }]),
  );
  for (const row of changed.values()) {
    if (table.isWritable?.(row, person ?? '') === false) refuseRow(name);
    checkRow(table, name, row);
  }
  table.write(rows.map((row) => changed.get(row) ?? row));
  return answer([...changed.values()], 200, 204);
}
