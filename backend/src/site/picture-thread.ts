// Runs in a thread of its own: a picture takes some 30 ms, the first one 300, in which no other request would be answered.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { drawPicture, type DrawPicture } from '@storyloom/functions/draw-picture';

const require = createRequire(import.meta.url);

async function loadRenderer(): Promise<Uint8Array<ArrayBuffer>> {
  const file = require.resolve('@resvg/resvg-wasm/index_bg.wasm');
  return new Uint8Array(await readFile(file));
}

const draw: DrawPicture = (story) => drawPicture(story, loadRenderer);
export default draw;
