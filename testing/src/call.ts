/** A refusal by the database, with its error code. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: string;
  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/** The fields of a request, by name. */
export type Fields = Readonly<Record<string, unknown>>;

/** One call of a function. */
export interface Call<Args = unknown> {
  readonly args: Args;
  /** Id of the caller; `undefined` for a guest. */
  readonly person: string | undefined;
}

interface Answering {
  // A method, not a property: its parameter is bivariant, so each function can declare the arguments it takes.
  answer(call: Call): unknown;
}

/** Answers by function name. */
export type Answers = Readonly<Record<string, Answering['answer']>>;

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Refuses a text that is not a uuid, as Postgres does. */
export function checkId(id: string): void {
  if (!UUID.test(id)) throw new Refusal('22P02', `invalid input syntax for type uuid: "${id}"`);
}

const STATUS: Readonly<Record<string, number>> = {
  '22P02': 400,
  '23505': 409,
  '23503': 409,
  '23514': 400,
  PGRST116: 406,
  invalid_credentials: 400,
  current_password_mismatch: 400,
  mfa_verification_failed: 422,
};

/** HTTP status of a refusal: where signing in would help, guests get 401 instead of 403. */
export function statusOf(code: string, person: string | undefined): number {
  if (code === '42501') return person === undefined ? 401 : 403;
  return STATUS[code] ?? Number(/^PT(\d{3})$/.exec(code)?.[1] ?? 500);
}
