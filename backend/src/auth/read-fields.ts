import { BODY_MAX_BYTES } from '@storyloom/shared/domain';
import { readBody } from '../http/read-body.ts';

/** Bodies that were parsed. Thousands of names take milliseconds, and a dozen checks read a body. */
const values = new WeakMap<Uint8Array, unknown>();

function parse(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body));
  } catch {
    return undefined;
  }
}

/** The value of a JSON body; `undefined` for a body that is too large or not JSON. */
export async function readJson(request: Request): Promise<unknown> {
  const body = await readBody(request, BODY_MAX_BYTES).catch(() => undefined);
  if (body && !values.has(body)) values.set(body, parse(body));
  return body && values.get(body);
}

/** More than any request to the sign-in service has. */
const FIELDS_MAX = 30;

export const hasManyFields = (value: object): boolean => Object.keys(value).length > FIELDS_MAX;

/** The text fields of a JSON body; empty for any other. */
export async function readFields(request: Request): Promise<Readonly<Record<string, string>>> {
  const value = await readJson(request);
  if (typeof value !== 'object' || value === null) return {};
  if (hasManyFields(value)) return {};
  const texts = Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return Object.fromEntries(texts);
}
