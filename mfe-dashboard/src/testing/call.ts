/** What the database refuses, with Postgres' code for it. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: string;
  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/** One call of a function or table. */
export interface Call {
  readonly args: any;
  /** Who calls; `undefined` for a guest. */
  readonly person: string | undefined;
}

/** What is answered, by name: of the function; of a table after the method, as in 'POST user_shared_stories'. */
export type Answers = Readonly<Record<string, (call: Call) => unknown>>;

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Refuses a text that is no uuid, as Postgres does. */
export function checkId(id: string): void {
  if (!UUID.test(id)) throw new Refusal('22P02', 'invalid input syntax for type uuid');
}
