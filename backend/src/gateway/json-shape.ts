const [QUOTE, BACKSLASH, COMMA, COLON] = [0x22, 0x5c, 0x2c, 0x3a];
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d];

/** More levels than any valid request has. A hundred thousand would exhaust the stack of the parser. */
const DEPTH_MAX = 100;

/** More than the largest import has. A list of 170,000 empty lists takes a tenth of a second. */
const VALUES_MAX = 20_000;

/** Different names: the largest import has some 40. The parser takes microseconds for each that it has not met before. */
const NAMES_MAX = 500;

interface JsonShape {
  readonly isTooDeep: boolean;
  readonly hasTooManyValues: boolean;
  readonly hasTooManyNames: boolean;
  /** Rows, when the whole is a list of them. */
  readonly rows: number;
}

/** The shape of JSON, from its bytes: reading them costs much less than parsing. */
export function jsonShape(json: Uint8Array): JsonShape {
  const bytes = Buffer.from(json.buffer, json.byteOffset, json.byteLength);
  const names = new Set<string>();
  /** Where the text before this byte begins, if it may be a name. */
  let text = -1;
  let depth = 0;
  let commas = 0;
  let colons = 0;
  let values = 1;
  let isList: boolean | undefined;
  for (let index = 0; index < json.length; index += 1) {
    const byte = json[index];
    if (byte === QUOTE) {
      text = index;
      for (index += 1; index < json.length && json[index] !== QUOTE; index += 1)
        if (json[index] === BACKSLASH) index += 1;
    } else if (byte === OPEN_LIST || byte === OPEN_OBJECT) {
      isList ??= byte === OPEN_LIST;
      depth += 1;
      values += 1;
      if (depth > DEPTH_MAX) return { isTooDeep: true, hasTooManyValues: false, hasTooManyNames: false, rows: 0 };
    } else if (byte === COLON) {
      colons += 1;
      if (colons > VALUES_MAX) break;
      if (text >= 0 && names.size <= NAMES_MAX) names.add(bytes.toString('latin1', text, index));
      // No byte is copied twice.
      text = -1;
    } else if (byte === CLOSE_LIST || byte === CLOSE_OBJECT) depth -= 1;
    else if (byte === COMMA) {
      values += 1;
      if (depth === 1) commas += 1;
    }
  }
  return {
    isTooDeep: false,
    hasTooManyValues: Math.max(values, colons) > VALUES_MAX,
    hasTooManyNames: names.size > NAMES_MAX,
    rows: isList ? commas + 1 : 0,
  };
}
