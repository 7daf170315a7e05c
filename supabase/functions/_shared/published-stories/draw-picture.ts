import { coverSvg } from '@storyloom/shared/cover';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import type { PublishedStory } from './read-published-story.ts';

/** What a picture shows of a story. */
type Pictured = Pick<PublishedStory, 'title' | 'genre' | 'seed'>;

/** Draws the picture of a story, in this thread or another one. */
export type DrawPicture = (story: Pictured) => Promise<Uint8Array<ArrayBuffer>>;

/** Loads the renderer's WebAssembly file, in a server or a bundle. */
export type LoadRenderer = () => Promise<BufferSource>;

let ready: Promise<void> | undefined;

/** Starts the renderer once; after a failure it is started again for the next picture. */
async function start(loadRenderer: LoadRenderer): Promise<void> {
  ready ??= loadRenderer().then(initWasm);
  try {
    await ready;
  } catch (error) {
    ready = undefined;
    throw error;
  }
}

/** A story's cover in the size of a link preview, as PNG, without words, which the preview shows beside it. */
export async function drawPicture(
  { title, genre, seed }: Pictured,
  loadRenderer: LoadRenderer,
): Promise<Uint8Array<ArrayBuffer>> {
  await start(loadRenderer);
  const renderer = new Resvg(coverSvg({ title, genre, seed }, { format: 'preview', lettering: false }));
  const image = renderer.render();
  try {
    return new Uint8Array(image.asPng());
  } finally {
    image.free();
    renderer.free();
  }
}
