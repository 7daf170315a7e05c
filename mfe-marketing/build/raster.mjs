import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';

/** The library must start once per process, but Vite and Vitest may load this module more than once. */
const STARTED = Symbol.for('storyloom:resvg');
const held = /** @type {{ [STARTED]?: Promise<void> }} */ (globalThis);

function start() {
  const file = createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm');
  held[STARTED] ??= readFile(file).then(initWasm);
  return held[STARTED];
}

/**
 * Draws an SVG and passes its pixels to an encoder; the pixels are freed afterwards.
 *
 * @template T
 * @param {string} svg
 * @param {number} width in pixels
 * @param {(image: ReturnType<InstanceType<typeof Resvg>['render']>) => T | Promise<T>} encode
 * @returns {Promise<T>}
 */
export async function raster(svg, width, encode) {
  await start();
  const renderer = new Resvg(svg, { fitTo: { mode: 'width', value: width } });
  const image = renderer.render();
  try {
    return await encode(image);
  } finally {
    image.free();
    renderer.free();
  }
}
