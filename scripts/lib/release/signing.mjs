// The signature of the release map: inside the map, so that one can't be there without the other.
import { createPrivateKey, createPublicKey, sign, verify } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { SetupError } from '../setup.mjs';

/**
 * @typedef {import('./site-record.mjs').ReleaseMap} ReleaseMap
 * @typedef {ReleaseMap & { signature?: string }} SignedMap
 */

/** The private key of `RELEASE_KEY`, a file, if it is set. @returns {import('node:crypto').KeyObject | undefined} @throws {SetupError} */
function releaseKey() {
  const file = process.env['RELEASE_KEY'];
  if (!file) return undefined;
  try {
    const key = createPrivateKey(readFileSync(file));
    if (key.asymmetricKeyType === 'ed25519') return key;
  } catch {
    // The reason could contain a part of the key.
  }
  throw new SetupError(
    'RELEASE_KEY must name a file with a private key of Ed25519, as `openssl genpkey -algorithm ed25519` writes it.',
  );
}

/** The public key of `RELEASE_KEY` in its SPKI form as Base64, which pages compare maps with; empty without one. @returns {string} @throws {SetupError} */
export function publicKeyText() {
  const key = releaseKey();
  return key ? createPublicKey(key).export({ type: 'spki', format: 'der' }).toString('base64') : '';
}

/** What a signature covers: `verifyMap` in shell/src/federation/signed-map.ts reads it. @param {object} map */
const signedText = (map) => Buffer.from(JSON.stringify(JSON.parse(JSON.stringify(map))));

/** The text of a map, signed if there is a key. @param {ReleaseMap} map @returns {string} */
export function mapText(map) {
  const key = releaseKey();
  if (!key) return JSON.stringify(map);
  return JSON.stringify({ ...map, signature: sign(null, signedText(map), key).toString('base64') });
}

/**
 * Looks whether a map may be changed, and signed again if it is signed.
 *
 * @param {ReleaseMap} map
 * @param {string | undefined} signature of the map
 * @param {{ takesOtherKey?: boolean }} [options] whether it may have been signed with another key, as when the shell is given a new one
 * @throws {SetupError} when RELEASE_KEY names no key, when there is none for a signed map, and when the map was not signed with it
 */
export function checkSigning(map, signature, { takesOtherKey = false } = {}) {
  const key = releaseKey();
  if (signature === undefined) return;
  if (!key)
    throw new SetupError('The release map of this site is signed. Set RELEASE_KEY to the file of its private key.');
  const isSame = verify(null, signedText(map), createPublicKey(key), Buffer.from(signature, 'base64'));
  if (!isSame && !takesOtherKey)
    throw new SetupError(
      'The release map of this site is signed with another key than that of RELEASE_KEY, or was changed since. Look at it first; then `npm run assemble` signs it again.',
    );
}
