import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const STYLE = `
  body { margin: 2rem; background: #888; color: #fff; font: 1rem/1.5 system-ui, sans-serif; }
  section { display: flex; flex-wrap: wrap; gap: 1rem; align-items: start; margin-block-end: 3rem; }
  h2 { inline-size: 100%; margin: 0; font-size: 1rem; }
  img { max-block-size: 40rem; max-inline-size: 45%; box-shadow: 0 2px 12px rgb(0 0 0 / 0.4); }
`;

/**
 * Writes an `index.html` that shows all screenshots of a folder, those of one page side by side.
 *
 * @param {string} folder with PNG files named `{page}-{width}-{theme}.png`
 * @returns {Promise<{ pictures: number, page: string }>}
 */
export async function writeContactSheet(folder) {
  await mkdir(folder, { recursive: true });
  const files = (await readdir(folder)).filter((file) => file.endsWith('.png')).sort();
  /** @type {Map<string, string[]>} */
  const groups = new Map();
  for (const file of files) {
    const name = file.replace(/-\d+-(?:light|dark)\.png$/, '');
    groups.set(name, [...(groups.get(name) ?? []), file]);
  }
  const sections = [...groups].map(([name, shown]) => {
    const links = shown.map((file) => `<a href="${file}"><img src="${file}" alt="${file}" loading="lazy"></a>`);
    return `<section><h2>${name}</h2>${links.join('')}</section>`;
  });
  const page = join(folder, 'index.html');
  const head = `<meta charset="utf-8"><title>Storyloom, page by page</title><style>${STYLE}</style>`;
  await writeFile(
    page,
    `<!doctype html><html lang="en"><head>${head}</head><body>${sections.join('\n')}</body></html>\n`,
  );
  return { pictures: files.length, page };
}
