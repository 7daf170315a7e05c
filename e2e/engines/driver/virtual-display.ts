import { once } from 'node:events';
import { Readable } from 'node:stream';
import { Child } from './child.ts';
import type { Size } from './driver.ts';

/** Space for the browser's own bars. */
const BARS = 100;

/**
 * Starts an X server without a screen on a free number; returns its name for `DISPLAY`. Without a window manager the window
 * under the mouse has the focus, and the mouse starts in the middle: so the display is only slightly larger than its one window.
 */
export async function startDisplay({
  width,
  height,
}: Size): Promise<{ readonly name: string; readonly server: Child }> {
  const screen = `${width}x${height + BARS}x24`;
  const server = new Child('Xvfb', ['-displayfd', '3', '-screen', '0', screen, '-nolisten', 'tcp'], {}, 1);
  const number = server.process.stdio[3];
  if (!(number instanceof Readable)) throw new Error('Xvfb has no stream for its number');
  const [chunk] = (await once(number, 'data')) as [Buffer];
  return { name: `:${chunk.toString().trim()}`, server };
}
