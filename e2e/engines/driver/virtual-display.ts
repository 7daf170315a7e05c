import { once } from 'node:events';
import { Readable } from 'node:stream';
import { Child } from './child.ts';

/** Starts an X server without a screen, on a free number; gives its name for `DISPLAY`. */
export async function startDisplay(): Promise<{ readonly name: string; readonly server: Child }> {
  const server = new Child('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {}, 1);
  const number = server.process.stdio[3];
  if (!(number instanceof Readable)) throw new Error('Xvfb has no stream for its number');
  const [chunk] = (await once(number, 'data')) as [Buffer];
  return { name: `:${chunk.toString().trim()}`, server };
}
