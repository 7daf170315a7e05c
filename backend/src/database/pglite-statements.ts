import { type messages, type PGlite, protocol, types } from '@electric-sql/pglite';
import type { PgliteRows, PgliteStatement, PgliteUse } from './pglite-messages.ts';
import { type Prepared, PreparedStatements } from './prepared-statements.ts';

type Messages = Awaited<ReturnType<PGlite['execProtocolStream']>>;

const { serialize } = protocol;

const COMMIT: PgliteStatement = { sql: 'commit', parameters: [] };

/** Whether the driver needs the type to write a value: others are written as they are, see `text-serializers.ts`. */
const needsType = (value: unknown): boolean => typeof value === 'object' && value !== null;

const asText = (value: unknown): string | null => (value === null || value === undefined ? null : String(value));

/** The messages of the protocol that run a statement, without the description of its rows. */
function messagesOf({ sql, parameters }: PgliteStatement, { name, isNew }: Prepared): readonly Uint8Array[] {
  return [
    ...(isNew ? [serialize.parse({ text: sql, ...(name !== undefined && { name }) })] : []),
    serialize.bind({ values: parameters.map(asText), ...(name !== undefined && { statement: name }) }),
    serialize.execute({}),
  ];
}

/** Rows that were written, as the end of Postgres' word on a statement has them. */
function affectedBy(text: string): number {
  return /^(?:INSERT|UPDATE|DELETE|MERGE) /.test(text) ? Number(text.slice(text.lastIndexOf(' '))) : 0;
}

/** PGlite loses Postgres' own error when a statement exhausts the stack, as thousands of levels of JSON do. */
const unanswered = (): Error => Object.assign(new Error('stack depth limit exceeded'), { code: '54001' });

/** The rows of the last of several statements, the only one whose rows are described. */
function readRows(answers: Messages, statements: number, parsers: PGlite['parsers']): PgliteRows {
  if (answers.filter(({ name }) => name === 'commandComplete').length < statements) throw unanswered();
  let fields: messages.RowDescriptionMessage['fields'] | undefined;
  let affectedRows = 0;
  const rows: object[] = [];
  for (const answer of answers) {
    if (answer.name === 'rowDescription') ({ fields } = answer as messages.RowDescriptionMessage);
    if (answer.name === 'commandComplete') affectedRows = affectedBy((answer as messages.CommandCompleteMessage).text);
    if (answer.name !== 'dataRow' || !fields) continue;
    const values = (answer as messages.DataRowMessage).fields;
    const read = ({ name, dataTypeID }: messages.Field, index: number) =>
      [name, types.parseType(values[index] ?? null, dataTypeID, parsers)] as const;
    // Not assigned one by one: a client may name a column `__proto__`.
    rows.push(Object.fromEntries(fields.map(read)));
  }
  return { rows, affectedRows };
}

/** Runs statements in few exchanges with Postgres, where `PGlite.query` makes six for each and keeps none prepared. */
export class PgliteStatements {
  readonly #pglite: PGlite;
  readonly #prepared = new PreparedStatements();

  constructor(pglite: PGlite) {
    this.#pglite = pglite;
  }

  /**
   * Runs statements one after the other until one fails.
   *
   * @returns what the last one returned.
   * @throws the error of Postgres.
   */
  async run(statements: readonly PgliteStatement[], use: PgliteUse): Promise<PgliteRows> {
    if (!statements.some(({ parameters }) => parameters.some(needsType))) return this.#runTogether(statements, use);
    let result: PgliteRows = { rows: [] };
    for (const { sql, parameters } of statements) result = await this.#pglite.query(sql, [...parameters]);
    if (use.commits) await this.#pglite.exec(COMMIT.sql);
    return { rows: result.rows, affectedRows: result.affectedRows };
  }

  /** Must be called after a script, which may change tables. */
  async forgetPrepared(): Promise<void> {
    this.#prepared.forget();
    await this.#close();
  }

  /** In one exchange: after an error, Postgres skips everything until the `sync` at its end. */
  async #runTogether(statements: readonly PgliteStatement[], { role, commits }: PgliteUse): Promise<PgliteRows> {
    const prepared: Prepared[] = [];
    const messagesFor = (statement: PgliteStatement): readonly Uint8Array[] => {
      const as = this.#prepared.prepare(statement.sql, role);
      prepared.push(as);
      return messagesOf(statement, as);
    };
    const sent = statements.flatMap(messagesFor);
    sent.splice(-1, 0, serialize.describe({ type: 'P' }));
    if (commits) sent.push(...messagesFor(COMMIT));
    try {
      return readRows(await this.#exchange(sent), prepared.length, this.#pglite.parsers);
    } catch (error) {
      this.#prepared.forget(prepared.flatMap(({ name, isNew }) => (isNew && name !== undefined ? [name] : [])));
      throw error;
    } finally {
      await this.#close();
    }
  }

  async #close(): Promise<void> {
    const dropped = this.#prepared.takeDropped();
    if (dropped.length > 0) await this.#exchange(dropped.map((name) => serialize.close({ type: 'S', name })));
  }

  #exchange(sent: readonly Uint8Array[]): Promise<Messages> {
    // The files of the database are in a folder of the system, which needs no copy to be made.
    return this.#pglite.execProtocolStream(Buffer.concat([...sent, serialize.sync()]), { syncToFs: false });
  }
}
