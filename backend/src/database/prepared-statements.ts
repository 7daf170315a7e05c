import { setsLocally } from './local-settings.ts';

/** Statements that are kept in the session, which reads and rewrites each only once. Those of our pages have some 80 texts. */
const KEPT_MAX = 256;

const KEPT = /^\s*(?:with|select|insert|update|delete|merge|begin|commit|rollback)\b/i;
/** Other statements may change a table, whose rows a kept statement would no longer describe. */
const CHANGES_NO_TABLE = /^\s*(?:set|show|savepoint|release)\b/i;

/**
 * After so many uses, Postgres may keep a plan for any values: it could ignore an index, and give rows with equal keys another
 * order from one request to the next. So the statement is parsed again, and planned for its values each time, as others are.
 */
const USES_MAX = 5;

interface Kept {
  /** Undefined for a statement that was seen once. */
  readonly name: string | undefined;
  readonly uses: number;
}

/** A statement of a task: the name under which it is kept, and whether it has to be parsed. Without a name it is not kept. */
export interface Prepared {
  readonly name: string | undefined;
  readonly isNew: boolean;
}

const UNNAMED: Prepared = { name: undefined, isNew: true };

/**
 * The statements that the session keeps, the least recently used first. One that is used once is not kept. A role has statements
 * of its own, since the names in a statement are looked up with the rights of the role that first ran it.
 */
export class PreparedStatements {
  /** By role and text. */
  readonly #kept = new Map<string, Kept>();
  #made = 0;
  #dropped: string[] = [];

  prepare(sql: string, role: string | undefined): Prepared {
    if (!KEPT.test(sql)) {
      if (!CHANGES_NO_TABLE.test(sql)) this.forget();
      return UNNAMED;
    }
    const key = `${role ?? ''}\n${sql}`;
    const seen = this.#kept.get(key);
    const isOver = seen !== undefined && seen.uses === USES_MAX && !setsLocally(sql);
    if (isOver) this.#drop(key, seen);
    const known = isOver ? undefined : seen?.name;
    const name = known ?? (seen ? this.#newName() : undefined);
    this.#kept.delete(key);
    this.#kept.set(key, { name, uses: known === undefined ? 1 : (seen?.uses ?? 0) + 1 });
    this.#dropOldest();
    return { name, isNew: known === undefined };
  }

  /** Forgets these statements, of which it is not known whether they were parsed, or all. */
  forget(names?: readonly string[]): void {
    for (const [key, kept] of this.#kept) {
      if (names && (kept.name === undefined || !names.includes(kept.name))) continue;
      this.#drop(key, kept);
    }
  }

  /** The names that the session must no longer keep, since the last call. */
  takeDropped(): readonly string[] {
    const dropped = this.#dropped;
    this.#dropped = [];
    return dropped;
  }

  #newName(): string {
    this.#made += 1;
    return `kept_${this.#made}`;
  }

  #dropOldest(): void {
    if (this.#kept.size <= KEPT_MAX) return;
    const [oldest] = this.#kept;
    if (oldest) this.#drop(...oldest);
  }

  #drop(key: string, { name }: Kept): void {
    this.#kept.delete(key);
    if (name !== undefined) this.#dropped.push(name);
  }
}
