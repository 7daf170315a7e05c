import { generateKeyPairSync, sign } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { verifyMap } from './signed-map.ts';

const keys = generateKeyPairSync('ed25519');
const publicKey = keys.publicKey.export({ type: 'spki', format: 'der' }).toString('base64');

const MAP = {
  remotes: [{ id: 'games', entry: '/remotes/games/0123456789abcdef/mf-manifest.json' }],
  contact: 'Zoë@games.example',
};

const signatureOf = (map: object) => sign(null, Buffer.from(JSON.stringify(map)), keys.privateKey).toString('base64');
const signed = (map: object, signature: unknown = signatureOf(map)) => JSON.stringify({ ...map, signature });

describe('the signature of a release map', () => {
  it('A map is known to be signed wherever its signature stands, and however it is indented', async () => {
    expect(await verifyMap(signed(MAP), publicKey)).toBe(true);
    const indented = JSON.stringify({ signature: signatureOf(MAP), ...MAP }, null, 2);
    expect(await verifyMap(indented, publicKey)).toBe(true);
  });

  it.each([
    ['has another entry', signed({ ...MAP, remotes: [] }, signatureOf(MAP))],
    ['has something added', signed({ ...MAP, shell: {} }, signatureOf(MAP))],
    ['has the signature of another map', signed(MAP, signatureOf({ remotes: [] }))],
    ['has no signature', JSON.stringify(MAP)],
    ['has a signature of another form', signed(MAP, 7)],
    ['has a signature that is no Base64', signed(MAP, '§')],
    ['is cut short', signed(MAP).slice(0, -5)],
    ['is nothing', 'null'],
  ])('A map that %s is not taken for signed', async (_, text) => {
    expect(await verifyMap(text, publicKey)).toBe(false);
  });

  it('A map that is signed with another key is not taken for signed', async () => {
    const other = generateKeyPairSync('ed25519').publicKey.export({ type: 'spki', format: 'der' });
    expect(await verifyMap(signed(MAP), other.toString('base64'))).toBe(false);
  });

  it('A public key of another form is an error and not a verdict', async () => {
    await expect(verifyMap(signed(MAP), 'bm8ga2V5')).rejects.toThrow();
  });
});
