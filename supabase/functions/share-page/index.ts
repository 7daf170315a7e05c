import wasm from '@resvg/resvg-wasm/index_bg.wasm';
import { depsFromDeno } from '../_shared/serve-on-deno.ts';
import { sharePage } from './handler.ts';

// The bundle carries the file as base64: hosting takes one file for each function.
const loadRenderer = async () => Uint8Array.from(atob(wasm), (character) => character.charCodeAt(0));

Deno.serve(sharePage(depsFromDeno(), loadRenderer));
