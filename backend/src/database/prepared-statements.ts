/** Statements that are kept in the session, which reads and rewrites each only once. Those of our pages have some 80 texts. */
const KEPT_MAX = 256;

const KEPT = /^\s*(?:with|select|insert|update|delete|merge|begin|commit|rollback)\b/i;
/** Other statements may change a table, whose rows a kept statement would no longer describe. */
const CHANGES_NO_TABLE = /^\s*(?:set|show|savepoint|release)\b/i;

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
  /** The name by role and text; undefined for a statement that was seen once. */
  readonly #names = new Map<string, string | undefined>();
  #made = 0;
  #dropped: string[] = [];

  prepare(sql: string, role: string | undefined): Prepared {
    if (!KEPT.test(sql)) {
      if (!CHANGES_NO_TABLE.test(sql)) this.forget();
      return UNNAMED;
    }
    const key = `${role ?? ''}\n${sql}`;
    const wasSeen = this.#names.has(key);
    const known = this.#names.get(key);
    const name = known ?? (wasSeen ? this.#newName() : undefined);
    this.#names.delete(key);
    this.#names.set(key, name);
    this.#dropOldest();
    return { name, isNew: known === undefined };
  }

  /** Forgets these statements, of which it is not known whether they were parsed, or all. */
  forget(names?: readonly string[]): void {
    for (const [key, name] of this.#names) {
      if (names && (name === undefined || !names.includes(name))) continue;
      this.#drop(key, name);
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
    if (this.#names.size <= KEPT_MAX) return;
    const [oldest] = this.#names;
    if (oldest) this.#drop(...oldest);
  }

  #drop(key: string, name: string | undefined): void {
    this.#names.delete(key);
    if (name !== undefined) this.#dropped.push(name);
  }
}
