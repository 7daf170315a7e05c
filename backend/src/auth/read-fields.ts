import { BODY_MAX_BYTES } from '@storyloom/shared/domain';
import { readBody } from '../http/read-body.ts';

/** The value of a JSON body; `undefined` for a body that is too large or not JSON. */
export async function readJson(request: Request): Promise<unknown> {
  try {
    return JSON.parse(new TextDecoder().decode(await readBody(request, BODY_MAX_BYTES)));
  } catch {
    return undefined;
  }
}

/** The text fields of a JSON body; empty for any other. */
export async function readFields(request: Request): Promise<Readonly<Record<string, string>>> {
  const value = await readJson(request);
  if (typeof value !== 'object' || value === null) return {};
  const texts = Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return Object.fromEntries(texts);
}
