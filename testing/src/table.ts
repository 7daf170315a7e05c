import { checkId, type Fields, Refusal } from './call.ts';
import { compare } from './search.ts';

/** A database table: its rows, its policies, defaults, triggers and constraints. */
export interface Table<Row extends object = object> {
  read(): readonly Row[];
  write(rows: readonly Row[]): void;
  /** Columns of the primary key. */
  readonly key: readonly string[];
  /** Columns of the type uuid. */
  readonly uuids?: readonly string[];
  /** Whether guests have the SELECT privilege. */
  readonly guestsRead?: boolean;
  isReadable(row: Row, person: string | undefined): boolean;
  isWritable?(row: Row, person: string): boolean;
  /** Default values of an insert. */
  fresh?(): Partial<Row>;
  /** The triggers: return the row to store, or throw a refusal. */
  kept?(row: Row, before: Row | undefined, person: string): Row;
  /** Check constraints by name: whether the row satisfies each. */
  checks?(row: Row): Readonly<Record<string, boolean>>;
}

/** Hides the row type of a table, which its definition uses. */
export const defineTable = <Row extends object>(table: Table<Row>): Table => table;

const valueOf = (row: object, column: string): unknown => Reflect.get(row, column);

/** A column's value as a sort key. */
function orderOf(row: object, column: string): string | number {
  const value = valueOf(row, column);
  return typeof value === 'number' ? value : String(value);
}

interface TableRequest {
  readonly name: string;
  readonly method: string;
  readonly search: URLSearchParams;
  readonly headers: Headers;
  readonly body: Fields;
  readonly person: string | undefined;
}

const NO_FILTERS = ['select', 'order', 'limit', 'on_conflict', 'columns', 'or'];

/** Whether a row matches the filters of the URL. */
function isMeant(row: object, search: URLSearchParams): boolean {
  const [, created = '', id = ''] = /created_at\.eq\."(.+?)",id\.gt\."(.+?)"/.exec(search.get('or') ?? '') ?? [];
  const moment = orderOf(row, 'created_at');
  const isAfter = moment < created || (moment === created && orderOf(row, 'id') > id);
  return (
    (!search.has('or') || isAfter) &&
    [...search]
      .filter(([column]) => !NO_FILTERS.includes(column))
      .every(([column, filter]) => {
        const value = valueOf(row, column) === null ? null : String(valueOf(row, column));
        const [, operator, operand = ''] = /^(eq|in|lt|gte|not)\.(.*)$/s.exec(filter) ?? [];
        switch (operator) {
          case 'eq':
            return value === operand;
          case 'gte':
            return value !== null && value >= operand;
          case 'lt':
            return value !== null && Number(value) < Number(operand);
          case 'in':
            return value !== null && operand.slice(1, -1).split(',').includes(value);
          case 'not':
            if (operand === 'is.null') return value !== null;
        }
        throw new TypeError(`The fake backend does not support the filter ${column}=${filter}`);
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

function inOrder(rows: readonly object[], order: string | null): readonly object[] {
  const ways = order?.split(',').map((part) => part.split('.')) ?? [];
  const comparison = (a: object, b: object) =>
    ways.reduce((so, [column = '', way]) => {
      const here = compare(orderOf(a, column), orderOf(b, column));
      return so || here * (way === 'desc' ? -1 : 1);
    }, 0);
  return rows.toSorted(comparison);
}

function withColumns(row: object, select: string | null): object {
  if (select === null || select === '*') return row;
  return Object.fromEntries(select.split(',').map((column) => [column, valueOf(row, column) ?? null]));
}

function rowsAnswer(rows: readonly object[], { search, headers }: TableRequest, status: number): Response {
  const given = rows.map((row) => withColumns(row, search.get('select')));
  if (!headers.get('accept')?.includes('pgrst.object')) return Response.json(given, { status });
  if (given.length !== 1) throw new Refusal('PGRST116', 'Cannot coerce the result to a single JSON object');
  return Response.json(given[0], { status });
}

function checkRow(table: Table, name: string, row: object): void {
  for (const [constraint, isTrue] of Object.entries(table.checks?.(row) ?? {})) {
    if (isTrue) continue;
    throw new Refusal('23514', `new row for relation "${name}" violates check constraint "${constraint}"`);
  }
}

function refuseRow(name: string, part = ''): never {
  throw new Refusal('42501', `new row violates row-level security policy${part} for table "${name}"`);
}

/** Inserts or upserts. Returns the stored row, and whether it is new. */
function insert(table: Table, rows: readonly object[], { name, headers, body, person = '' }: TableRequest) {
  const before = rows.find((row) => table.key.every((column) => valueOf(row, column) === body[column]));
  const isUpsert = headers.get('prefer')?.includes('merge-duplicates') === true;
  const values = { ...table.fresh?.(), ...(isUpsert && before), ...body };
  const row = table.kept?.(values, isUpsert ? before : undefined, person) ?? values;
  if (valueOf(row, 'user_id') !== person || table.isWritable?.(row, person) === false) refuseRow(name);
  if (isUpsert && before && valueOf(before, 'user_id') !== person) refuseRow(name, ' (USING expression)');
  checkRow(table, name, row);
  if (before && !isUpsert) {
    throw new Refusal('23505', `duplicate key value violates unique constraint "${name}_pkey"`);
  }
  table.write([...rows.filter((one) => one !== before), row]);
  return { row, isNew: before === undefined };
}

/** Answers a request for a table as PostgREST does. */
export function answerTable(table: Table, request: TableRequest): Response {
  const { name, method, search, headers, body, person } = request;
  if (person === undefined && !(table.guestsRead && method === 'GET')) {
    throw new Refusal('42501', `permission denied for table ${name}`);
  }
  const isAsked = headers.get('prefer')?.includes('return=representation') === true;
  const answer = (given: readonly object[], status: number, silent: number) =>
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
  const own = meant.filter((row) => valueOf(row, 'user_id') === person || valueOf(row, 'id') === person);
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
