import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Log } from '../log.ts';

interface Appointing {
  readonly addresses: readonly string[];
  /** Whether sign-ups with a listed address that has no account yet are refused. */
  readonly reserve: boolean;
  readonly log: Log;
}

const ADVICE = {
  // Reserving would be useless: every client of this server can read its inbox and recover any account.
  open: 'No one has signed up with the addresses at these places of OPERATORS. Sign up with them, then start again.',
  reserved:
    'No one has signed up with the addresses at these places of OPERATORS, and no one can while they are in it, because' +
    ' addresses are not confirmed here. Take them out, start, sign up with them, put them back, and start again.',
};

/**
 * Makes exactly the accounts of these addresses operators, so that removing an address removes the right
 * (docs/decisions/021-operators.md). Logs which addresses have no account.
 */
export async function appointOperators(database: Database, { addresses, reserve, log }: Appointing): Promise<void> {
  const { rows } = await sql<{ missing: readonly string[] }>`
    select private.set_operators(${addresses}::text[], ${reserve}) as missing`.execute(database.connection.kysely);
  const missing = rows[0]?.missing ?? [];
  if (missing.length === 0) return;
  // The log does not contain addresses.
  const places = addresses.flatMap((address, index) => (missing.includes(address) ? [index + 1] : []));
  const advice = reserve ? ADVICE.reserved : ADVICE.open;
  log({ level: 'warn', event: 'operators_without_account', places, advice });
}

/** Whether signing up with an address is refused because it is reserved for an operator. */
export async function isReservedAddress(database: Database, email: string): Promise<boolean> {
  const { rows } = await sql<{ reserved: boolean }>`
    select private.is_reserved_address(${email}) as reserved`.execute(database.connection.kysely);
  return rows[0]?.reserved === true;
}
