import type { Connection } from '@supabase/lite';
import type { Kysely } from 'kysely';
import { setLocally, type Settings } from './local-settings.ts';

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

/** Whether settings are those of a caller of the data interface. */
export const setsCaller = (settings: Settings): boolean => settings.some(([name]) => name === 'request.jwt.claim.sub');

const requestSettings = ({ method, path, requestHeaders }: RpcRequest): Settings => [
  ['response.status', ''],
  ['response.headers', ''],
  ['request.method', method],
  ['request.path', path],
  ['request.headers', JSON.stringify(requestHeaders ?? {})],
];

/**
 * Makes a connection set the caller in one statement and the call in another, where Lite needs five or six for each:
 * two thirds of the statements of a request. The embedded database receives both as one, together with the next statement.
 */
export function sayAtOnce<C extends Connection>(connection: C): C {
  return Object.assign(connection, {
    applyJwtSessionContext: (db: Kysely<unknown>, caller: Caller) =>
      db.executeQuery(setLocally(callerSettings(caller))),
    applyRpcRequestGucs: (db: Kysely<unknown>, request: RpcRequest) =>
      db.executeQuery(setLocally(requestSettings(request))),
  });
}
