import { coverSvg } from '@storyloom/shared/cover';
import type { StoryContent } from '../story-content.ts';
import type { CoverFile } from './package-document.ts';

export interface CoverImage extends CoverFile {
  readonly data: Uint8Array;
}

/** Renders the drawing as PNG; `undefined` without a canvas, or when reading it is not allowed. */
async function rasterised(svg: string): Promise<Uint8Array | undefined> {
  if (typeof document === 'undefined') return undefined;
  try {
    const image = new Image();
    // Not a blob URL: the content security policy allows images only from the site and from data URLs.
    image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.naturalWidth;
    canvas.height = image.naturalHeight;
    canvas.getContext('2d')?.drawImage(image, 0, 0);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
    return blob ? new Uint8Array(await blob.arrayBuffer()) : undefined;
  } catch {
    return undefined;
  }
}

/** The cover: as PNG, which every reader shows, or as SVG when that can't be rendered or isn't wanted. */
export async function coverImage(
  { title, genre, author, lang, coverSeed: seed }: StoryContent,
  asDrawn = false,
): Promise<CoverImage> {
  const svg = coverSvg({ title, genre, lang, seed, ...(author && { author }) }, { format: 'book', lettering: true });
  const png = asDrawn ? undefined : await rasterised(svg);
  if (png) return { name: 'cover.png', mediaType: 'image/png', data: png };
  return { name: 'cover.svg', mediaType: 'image/svg+xml', data: new TextEncoder().encode(svg) };
}
