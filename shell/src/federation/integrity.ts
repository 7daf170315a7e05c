/** Browsers compute hashes for pages at https, and on the machine itself. Over plain http in a local network they do not. */
export const computesHashes = (): boolean => globalThis.crypto?.subtle !== undefined;

/** Whether bytes have this subresource integrity, such as `sha256-…`. */
export async function hasIntegrity(bytes: Uint8Array<ArrayBuffer>, integrity: string): Promise<boolean> {
  const [, bits, expected] = /^sha(256|384|512)-(.*)$/s.exec(integrity) ?? [];
  if (!bits) return false;
  const hash = new Uint8Array(await crypto.subtle.digest(`SHA-${bits}`, bytes));
  return btoa(String.fromCharCode(...hash)) === expected;
}
