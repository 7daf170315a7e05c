import type { Connection } from '@supabase/lite';
import { CompiledQuery, type Kysely } from 'kysely';
import { withoutAnswer } from './unanswered.ts';

/** The caller, as Lite reads it from the token. */
interface Caller {
  readonly auth?: { readonly role?: string; readonly uid?: string; readonly jwt?: unknown };
  readonly storage?: { readonly operation?: string };
}

/** The parts of a `/rpc/…` request that its function can read. */
interface RpcRequest {
  readonly method: string;
  readonly path: string;
  readonly requestHeaders?: Readonly<Record<string, string>>;
}

type Settings = readonly (readonly [name: string, value: string])[];

/** Sets for the rest of the transaction; `role` as `set local role` does. */
async function set(db: Kysely<unknown>, settings: Settings): Promise<void> {
  const calls = settings.map((_setting, index) => `set_config($${2 * index + 1}, $${2 * index + 2}, true)`);
  const query = CompiledQuery.raw(`select ${calls.join()}`, settings.flat());
  await db.executeQuery(withoutAnswer(query, { role: new Map(settings).get('role') }));
}

function callerSettings({ auth, storage }: Caller): Settings {
  const role = auth?.role ?? 'anon';
  const claims = auth?.jwt;
  return [
    ['role', role],
    ['request.jwt.claim.sub', String(auth?.uid ?? '')],
    ['request.jwt.claim.role', role],
    ['storage.operation', String(storage?.operation ?? '')],
    ...(typeof claims === 'object' && claims !== null ? [['request.jwt.claims', JSON.stringify(claims)] as const] : []),
  ];
}

const requestSettings = ({ method, path, requestHeaders }: RpcRequest): Settings => [
  ['response.status', ''],
  ['response.headers', ''],
  ['request.method', method],
  ['request.path', path],
  ['request.headers', JSON.stringify(requestHeaders ?? {})],
];

/**
 * Makes a connection set the caller in one statement and the call in another, where Lite needs five or six for each:
 * two thirds of the statements of a request. The embedded database receives them together with the next statement.
 */
export function sayAtOnce<C extends Connection>(connection: C): C {
  return Object.assign(connection, {
    applyJwtSessionContext: (db: Kysely<unknown>, caller: Caller) => set(db, callerSettings(caller)),
    applyRpcRequestGucs: (db: Kysely<unknown>, request: RpcRequest) => set(db, requestSettings(request)),
  });
}
