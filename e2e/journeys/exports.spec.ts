import { IN_MATRIX } from '../fixtures/rings.ts';
import { shareIdOf, shareStory } from '../fixtures/community.ts';
import { archiveText, download, pdfText } from '../fixtures/downloads.ts';
import { watchHarm } from '../fixtures/harm.ts';
import { createPerson, keepStory } from '../fixtures/people.ts';
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

/** Checks the size of a file, in bytes. */
function expectSize({ length }: Buffer, least: number, most: number): void {
  expect(length).toBeGreaterThan(least);
  expect(length).toBeLessThan(most);
}

test('A user downloads a whole story in every format, and nothing of it goes to another site', async ({
  backend,
  person,
  openAs,
}) => {
  const id = await keepStory(backend, person, STORY);
  const page = await openAs(person, 'about:blank');
  const harmDone = await watchHarm(page, backend.url);
  await page.goto(`/story/${id}`);

  const text = await download(page, 'Plain text (.txt)');
  expect(text.name).toBe(`${NAME}.txt`);
  expectWhole(text.data.toString());
  expectSize(text.data, 250, 2_000);

  const markdown = await download(page, 'Markdown (.md)');
  expect(markdown.name).toBe(`${NAME}.md`);
  expectWhole(markdown.data.toString());
  expect(markdown.data.toString()).toContain('## Año');

  const epub = await download(page, 'EPUB (.epub)');
  expect(epub.name).toBe(`${NAME}.epub`);
  expectWhole(archiveText(epub.data, '.xhtml'));
  expect(archiveText(epub.data, 'mimetype')).toBe('application/epub+zip');
  expectSize(epub.data, 3_000, 1_000_000);

  const docx = await download(page, 'Word (.docx)');
  expect(docx.name).toBe(`${NAME}.docx`);
  expectWhole(archiveText(docx.data, 'word/document.xml'));
  expectSize(docx.data, 4_000, 200_000);

  const pdf = await download(page, 'PDF (.pdf)');
  expect(pdf.name).toBe(`${NAME}.pdf`);
  expect(pdf.data.toString('latin1', 0, 5)).toBe('%PDF-');
  expectWhole(await pdfText(pdf.data));
  expectSize(pdf.data, 10_000, 1_000_000);

  await expect(page.getByText('Your PDF file is ready.', { exact: true })).toBeVisible();
  expect(await harmDone()).toEqual([]);
});

test(
  'A guest downloads plain text, and signs in to download the other formats from the same page',
  { tag: IN_MATRIX },
  async ({ backend, page, person }) => {
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
    await page.getByLabel('Email').fill(reader.email);
    await page.getByLabel('Password', { exact: true }).fill(reader.password);
    await page.locator('main').getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page).toHaveURL(address);
    const epub = await download(page, 'EPUB (.epub)');
    expectWhole(archiveText(epub.data, '.xhtml'));
  },
);
