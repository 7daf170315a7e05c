// Draws the featured images of the posts. The version in a picture's address is made of this file's text and the
// drawing's: what decides how pictures look belongs in here.
import sharp from 'sharp';
import { raster } from '../raster.mjs';

const QUALITY = 80;
/** Of six: how hard the encoder tries. */
const EFFORT = 5;

/**
 * A featured image as WebP.
 *
 * @param {string} svg
 * @param {number} width in pixels
 * @returns {Promise<Uint8Array>}
 */
export function drawFeatured(svg, width) {
  return raster(svg, width, (image) => {
    const raw = { width: image.width, height: image.height, channels: /** @type {const} */ (4) };
    return sharp(image.pixels, { raw }).removeAlpha().webp({ quality: QUALITY, effort: EFFORT }).toBuffer();
  });
}
