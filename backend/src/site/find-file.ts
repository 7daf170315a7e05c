import type { Stats } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';

export interface FoundFile {
  readonly file: string;
  readonly stats: Stats;
}

/** The file at a path, if it is one. Read at every request, because files may be replaced while the server runs. */
export async function statFile(file: string): Promise<FoundFile | undefined> {
  const stats = await stat(file).catch(() => undefined);
  return stats?.isFile() ? { file, stats } : undefined;
}

/** A URL path as a path below the site's folder; `undefined` when it could lead elsewhere. */
export function safePath(pathname: string): string | undefined {
  let decoded: string;
  try {
    decoded = decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
  // Names that start with a dot (`..`, `.env`, `.vite`) are never part of a site.
  if (/[\\\0]|(?:^|\/)\./.test(decoded)) return undefined;
  return path.posix.normalize(decoded).replace(/^\/+/, '');
}

/** The prerendered file of a path without a file name, if there is one. */
export async function findPage(folder: string, relative: string): Promise<FoundFile | undefined> {
  return statFile(path.join(folder, relative, 'index.html'));
}

/** The page of the shell, for paths without a prerendered page. */
export async function findShellPage(folder: string): Promise<FoundFile | undefined> {
  return (await statFile(path.join(folder, 'app.html'))) ?? (await statFile(path.join(folder, 'index.html')));
}
