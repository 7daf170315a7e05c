import wasm from '@resvg/resvg-wasm/index_bg.wasm';
import { drawPicture, type DrawPicture } from '../_shared/published-stories/draw-picture.ts';

// The bundle carries the file as base64: hosting takes one file for each function.
const loadRenderer = async () => Uint8Array.from(atob(wasm), (character) => character.charCodeAt(0));

/** Draws with the renderer of the bundle. */
export const drawHere: DrawPicture = (story) => drawPicture(story, loadRenderer);
