import { BODY_MAX_BYTES } from '@storyloom/shared/domain';
import { readBody } from '../http/read-body.ts';

/** The text fields of a JSON body, which stays readable; empty for a body that is too large or not a JSON object. */
export async function readFields(request: Request): Promise<Readonly<Record<string, string>>> {
  try {
    const body = await readBody(request.clone(), BODY_MAX_BYTES);
    const value: unknown = JSON.parse(new TextDecoder().decode(body));
    if (typeof value !== 'object' || value === null) return {};
    const texts = Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
    return Object.fromEntries(texts);
  } catch {
    return {};
  }
}
