import type { Json } from './database.types.ts';

/** What a column or an answer of type `jsonb` may be, where it is an object. */
export type JsonObject = { readonly [field: string]: Json | undefined };

const isObject = (value: Json): value is { [field: string]: Json | undefined } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value as an object; an empty one where it is none. */
export const jsonObject = (value: Json): JsonObject => (isObject(value) ? value : {});
