import type { Json } from './database.types.ts';

/** A column or an answer of type `jsonb` that may be an object. */
export type JsonObject = { readonly [field: string]: Json | undefined };

const isObject = (value: Json): value is { [field: string]: Json | undefined } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value as an object, or an empty object if it is not one. */
export const jsonObject = (value: Json): JsonObject => (isObject(value) ? value : {});
