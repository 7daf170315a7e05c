export type Encoding = 'br' | 'gzip';

/** Browsers send some 25 characters. Thousands of names take milliseconds. */
const READ_MAX = 200;

/** The encodings that a client accepts, in our order of preference; `q=0` excludes one. */
export function acceptedEncodings(header: string | null): readonly Encoding[] {
  const refused = new Set<string>();
  const named = new Set<string>();
  for (const part of (header ?? '').slice(0, READ_MAX).toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    const q = parameters.find((parameter) => parameter.startsWith('q='));
    (q !== undefined && Number(q.slice(2)) === 0 ? refused : named).add(name);
  }
  return (['br', 'gzip'] as const).filter(
    (encoding) => !refused.has(encoding) && (named.has(encoding) || named.has('*')),
  );
}
