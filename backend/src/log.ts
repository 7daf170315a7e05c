/** One line of JSON on stderr for each event. */
export type Log = (entry: LogEntry) => void;

export interface LogEntry {
  readonly level: 'info' | 'warn' | 'error';
  readonly event: string;
  readonly [field: string]: unknown;
}

const SECRET_FIELD =
  /token|secret|key$|password|authorization|cookie|prompt|^story$|email|link|body|^content$|params|^query$/i;

/** Patterns of secrets and addresses, which are removed from every text. */
const SECRET_SHAPES: readonly RegExp[] = [
  /\bsb_(?:secret|publishable)_[\w-]+/g,
  /(?<![\w-])(?=[\w-]+\.[\w-])[\w-]*?\beyJ[\w-]+\.[\w-]+(?:\.[\w-]*)?/g,
  /\bBearer\s+\S+/gi,
  /\bsk-[\w-]{8,}/g,
  /\b(?:access_|refresh_)?token(?:_hash)?=[^&\s"']+/gi,
  /\bpostgres(?:ql)?:\/\/\S+/gi,
  /(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g,
];

const MAX_TEXT = 500;

/** The message of a text provider is read by the operator only, so it may be longer. */
const WHOLE_FIELD = 'said';
const MAX_WHOLE = 10_000;

/** How much more is searched for secrets than is logged: one that is cut off must still be recognised. */
const READ_BEYOND = 1000;

function redactText(text: string, most = MAX_TEXT): string {
  const read = text.slice(0, most + READ_BEYOND);
  return SECRET_SHAPES.reduce((clean, shape) => clean.replace(shape, '[redacted]'), read).slice(0, most);
}

function redactValue(name: string, value: unknown): unknown {
  if (typeof value === 'number' || typeof value === 'boolean' || value === null || value === undefined) return value;
  if (SECRET_FIELD.test(name)) return '[redacted]';
  if (typeof value === 'string') return redactText(value, name === WHOLE_FIELD ? MAX_WHOLE : MAX_TEXT);
  if (value instanceof Error) return describeError(value);
  if (Array.isArray(value)) return value.map((item: unknown) => redactValue(name, item));
  return redactEntry(value as Record<string, unknown>);
}

function redactEntry(entry: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(entry).map(([name, value]) => [name, redactValue(name, value)]));
}

/** Class, code and message of an error. Its other fields can hold SQL parameters, which are user texts. */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: redactText(String(error)) };
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {};
  return { name: error.name, ...code, message: redactText(error.message) };
}

export function createLog(write: (line: string) => void): Log {
  return (entry) => {
    const time = new Date().toISOString();
    write(`${JSON.stringify({ time, ...redactEntry(entry as Record<string, unknown>) })}\n`);
  };
}
