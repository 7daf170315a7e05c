import { shareIdOf, shareStory } from '../fixtures/community.ts';
import { archiveText, download, pdfText } from '../fixtures/downloads.ts';
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

/** Checks that a text contains every line of the story, ignoring white space. */
function expectWhole(text: string): void {
  const close = (line: string) => line.replace(/\s/g, '');
  expect(LINES.filter((line) => !close(text).includes(close(line)))).toEqual([]);
}

test('A guest downloads plain text and signs in for the other formats, which hold the whole story and ask no other site', async ({
  backend,
  person,
  page,
}) => {
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

  const markdown = await download(page, 'Markdown (.md)');
  expectWhole(markdown.data.toString());
  expect(markdown.data.toString()).toContain('## Año');
  const epub = await download(page, 'EPUB (.epub)');
  expect(epub.name).toBe(`${NAME}.epub`);
  expectWhole(archiveText(epub.data, '.xhtml'));
  expect(archiveText(epub.data, 'mimetype')).toBe('application/epub+zip');
  const docx = await download(page, 'Word (.docx)');
  expectWhole(archiveText(docx.data, 'word/document.xml'));
  const pdf = await download(page, 'PDF (.pdf)');
  expect(pdf.data.toString('latin1', 0, 5)).toBe('%PDF-');
  expectWhole(await pdfText(pdf.data));
  // All of a typeface in a file would be ten times as much.
  expect(pdf.data.length).toBeLessThan(1_000_000);
  expect(await harmDone()).toEqual([]);
});
