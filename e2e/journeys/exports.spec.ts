import type { Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { readFile } from 'node:fs/promises';
import { extractText, getDocumentProxy } from 'unpdf';
import { shareIdOf, shareStory } from '../fixtures/community.ts';
import { watchHarm } from '../fixtures/harm.ts';
import { createPerson } from '../fixtures/people.ts';
import { signIn } from '../fixtures/sessions.ts';
import { expect, test } from '../fixtures/test.ts';

const LINES = [
  'She said “Hold the lamp”, and didn’t wait.',
  'Ilse encendió el farol: ¿quién más podía hacerlo, si no ella? ¡Año nuevo!',
  '她点亮了灯笼，雨停了。',
  'A fox 🦊 and a lantern 🏮 came by.',
];
const STORY = {
  title: 'Lanterns: 灯笼 at “Año Nuevo”?',
  prompt: 'A lamp in four alphabets.',
  text: ['# Lanterns', LINES[0], '## Año', ...LINES.slice(1)].join('\n\n'),
};
const NAME = 'Lanterns 灯笼 at “Año Nuevo”';

/** Downloads the story of the page in the format with this name in the menu. */
async function download(page: Page, item: string) {
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  const started = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: item, exact: true }).click();
  const file = await started;
  return { name: file.suggestedFilename(), data: await readFile(await file.path()) };
}

/** The text of the files in an archive whose names end like this, in order, without markup. */
function archiveText(data: Buffer, ending: string): string {
  const files = Object.entries(unzipSync(data)).filter(([name]) => name.endsWith(ending));
  return files.map(([, file]) => strFromU8(file).replace(/<[^>]*>/g, '')).join('\n');
}

/** The text of a PDF, without line breaks. */
async function pdfText(data: Buffer): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(data)), { mergePages: true });
  return text.replace(/\s/g, '');
}

/** Checks that a text contains every line of the story, ignoring white space. */
function expectWhole(text: string): void {
  const close = (line: string) => line.replace(/\s/g, '');
  expect(LINES.filter((line) => !close(text).includes(close(line)))).toEqual([]);
}

test('A guest downloads plain text, and signs in for the other formats', async ({ backend, person, page }) => {
  const harmDone = await watchHarm(page, backend.url);
  const id = await shareStory(backend, person, STORY, { isUnlisted: true });
  const address = `${backend.url}/s/${await shareIdOf(backend, person, id)}`;
  const reader = await createPerson(backend, 'reader');
  await page.goto(address);
  const text = await download(page, 'Plain text (.txt)');
  expect(text.name).toBe(`${NAME}.txt`);
  expectWhole(text.data.toString());

  await page.getByRole('button', { name: 'Download' }).click();
  const formats = page.getByRole('menuitem');
  await expect(formats).toHaveText([
    ...['EPUB', 'PDF', 'Word', 'Markdown'].map((name) => `Sign in to download ${name}`),
    'Plain text (.txt)',
  ]);
  await formats.first().click();
  await signIn(page, reader);
  await expect(page).toHaveURL(address);

  const epub = await download(page, 'EPUB (.epub)');
  expect(epub.name).toBe(`${NAME}.epub`);
  expectWhole(archiveText(epub.data, '.xhtml'));
  expect(archiveText(epub.data, 'mimetype')).toBe('application/epub+zip');
  const pdf = await download(page, 'PDF (.pdf)');
  expect(pdf.data.toString('latin1', 0, 5)).toBe('%PDF-');
  expectWhole(await pdfText(pdf.data));
  // All of a typeface in a file would be ten times as much.
  expect(pdf.data.length).toBeLessThan(1_000_000);
  expect(await harmDone()).toEqual([]);
});
