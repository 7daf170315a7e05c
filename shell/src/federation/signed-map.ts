/** The text that a signature of the release map covers: the map without it, as JSON reads it. */
function signedText(map: object): string {
  const { signature: _, ...rest } = map as { readonly signature?: unknown };
  return JSON.stringify(rest);
}

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));

/**
 * Whether a release map was signed with the private key that belongs to a public one. It does not tell an earlier map from the newest.
 *
 * @param text of the map; one that is no JSON, or has no signature, was not signed
 * @param publicKey of Ed25519, its SPKI form in Base64
 * @throws when the key has another form, or the browser does not know Ed25519
 */
export async function verifyMap(text: string, publicKey: string): Promise<boolean> {
  const key = await crypto.subtle.importKey('spki', bytesOf(publicKey), 'Ed25519', false, ['verify']);
  try {
    const map: unknown = JSON.parse(text);
    if (typeof map !== 'object' || map === null || !('signature' in map) || typeof map.signature !== 'string')
      return false;
    return await crypto.subtle.verify(
      'Ed25519',
      key,
      bytesOf(map.signature),
      new TextEncoder().encode(signedText(map)),
    );
  } catch {
    return false;
  }
}
