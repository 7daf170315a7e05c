import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';

/** @type {Promise<void> | undefined} */
let ready;

function start() {
  const file = createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm');
  ready ??= readFile(file).then(initWasm);
  return ready;
}

/**
 * Draws an SVG, and hands its pixels to an encoder; they are gone afterwards.
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
