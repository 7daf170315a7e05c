import { ExportError } from '../export-error.ts';
import type { Chosen } from './font-choice.ts';
import { printer } from './printer.ts';
import { unwrapWoff } from './unwrap-woff.ts';

/** A font's name in the virtual file system of the PDF library. */
export const fontFile = ({ slice, style }: Chosen) => `${slice.name}-${style}`;

async function load(font: Chosen, signal: AbortSignal | undefined): Promise<void> {
  const url = font.slice.urls[font.style] ?? '';
  try {
    const response = await fetch(url, { signal: signal ?? null });
    if (!response.ok) throw new Error(`${url}: ${response.status}`);
    printer.virtualfs.writeFileSync(fontFile(font), unwrapWoff(new Uint8Array(await response.arrayBuffer())));
  } catch (cause) {
    signal?.throwIfAborted();
    throw new ExportError('not-loaded', { cause });
  }
}

/**
 * Fetches the fonts that are not loaded yet, and keeps them for the next story.
 *
 * @throws ExportError when one can't be fetched
 */
export async function loadFonts(
  fonts: readonly Chosen[],
  signal: AbortSignal | undefined,
  onProgress: (done: number) => void,
): Promise<void> {
  const absent = fonts.filter((font) => !printer.virtualfs.existsSync(fontFile(font)));
  let loaded = 0;
  await Promise.all(
    absent.map(async (font) => {
      await load(font, signal);
      loaded += 1;
      onProgress(loaded / absent.length);
    }),
  );
}
