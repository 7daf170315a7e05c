import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** Loads the WebAssembly file that draws pictures of covers from its package. */
export async function loadRenderer(): Promise<Uint8Array<ArrayBuffer>> {
  const file = require.resolve('@resvg/resvg-wasm/index_bg.wasm');
  return new Uint8Array(await readFile(file));
}
