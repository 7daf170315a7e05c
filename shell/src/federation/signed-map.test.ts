import { generateKeyPairSync, sign } from 'node:crypto';
import { expect, it } from 'vitest';
import { verifyMap } from './signed-map.ts';

const keys = generateKeyPairSync('ed25519');
const textOf = (key: typeof keys.publicKey) => key.export({ type: 'spki', format: 'der' }).toString('base64');
const publicKey = textOf(keys.publicKey);

const MAP = {
  remotes: [{ id: 'games', entry: '/remotes/games/0123456789abcdef/mf-manifest.json' }],
  contact: 'Zoë@games.example',
};
const signatureOf = (map: object) => sign(null, Buffer.from(JSON.stringify(map)), keys.privateKey).toString('base64');
const signed = (map: object, signature: unknown = signatureOf(map)) => JSON.stringify({ ...map, signature });

it('accepts a signed map, whatever its indentation and the place of its signature', async () => {
  expect(await verifyMap(signed(MAP), publicKey)).toBe(true);
  const indented = JSON.stringify({ signature: signatureOf(MAP), ...MAP }, null, 2);
  expect(await verifyMap(indented, publicKey)).toBe(true);
});

it('rejects a map that its key did not sign', async () => {
  const forged = {
    'another entry': signed({ ...MAP, remotes: [] }, signatureOf(MAP)),
    'something added': signed({ ...MAP, shell: {} }, signatureOf(MAP)),
    'the signature of another map': signed(MAP, signatureOf({ remotes: [] })),
    'no signature': JSON.stringify(MAP),
    'a signature of another type': signed(MAP, 7),
    'a signature that is not Base64': signed(MAP, '§'),
    'a missing end': signed(MAP).slice(0, -5),
    nothing: 'null',
  };
  for (const [what, text] of Object.entries(forged)) expect(await verifyMap(text, publicKey), what).toBe(false);
  expect(await verifyMap(signed(MAP), textOf(generateKeyPairSync('ed25519').publicKey))).toBe(false);
});

it('throws for a public key of another form', async () => {
  await expect(verifyMap(signed(MAP), 'bm8ga2V5')).rejects.toThrow();
});
