const ALGORITHMS = new Map([
  ['sha256', 'SHA-256'],
  ['sha384', 'SHA-384'],
  ['sha512', 'SHA-512'],
]);

/** Browsers compute hashes for pages at https, and on the machine itself. Over plain http in a local network they do not. */
export const computesHashes = (): boolean => globalThis.crypto?.subtle !== undefined;

/** Whether bytes have this subresource integrity, such as `sha256-…`. */
export async function hasIntegrity(bytes: Uint8Array<ArrayBuffer>, integrity: string): Promise<boolean> {
  const [name = '', expected] = integrity.split(/-(.*)/s);
  const algorithm = ALGORITHMS.get(name);
  if (!algorithm) return false;
  const hash = new Uint8Array(await crypto.subtle.digest(algorithm, bytes));
  return btoa(String.fromCharCode(...hash)) === expected;
}
