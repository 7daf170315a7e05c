import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { withoutNumber } from './read-pdf.ts';

const run = promisify(execFile);

/** Much for the messages of one file, in bytes. */
const OUTPUT_MAX_BYTES = 64 * 1024 * 1024;

/** Where a program is; says what to install where there is none. */
async function locate(program: string, debianPackage: string): Promise<string> {
  for (const folder of (process.env['PATH'] ?? '').split(delimiter)) {
    const names = await readdir(folder).catch(() => [] as string[]);
    if (names.includes(program)) return join(folder, program);
  }
  throw new Error(`${program} is missing: install the package ${debianPackage} (apt-get install ${debianPackage}).`);
}

/** What epubcheck has to say of a book: nothing, where it is sound. Debian's is a Java archive with a program's name. */
export async function epubcheck(file: string): Promise<readonly string[]> {
  const archive = await locate('epubcheck', 'epubcheck');
  const java = await locate('java', 'default-jre-headless');
  const report = `${file}.json`;
  // It ends with a failure where it found something; the report says what.
  await run(java, ['-jar', archive, '--quiet', '--json', report, file], { maxBuffer: OUTPUT_MAX_BYTES }).catch(
    () => undefined,
  );
  const { messages } = JSON.parse(await readFile(report, 'utf8')) as {
    messages: readonly { ID: string; severity: string; message: string }[];
  };
  return messages.map(({ ID, severity, message }) => `${severity} ${ID}: ${message}`);
}

/** The text of Word documents as LibreOffice reads them, in the order given. */
export async function libreOfficeTexts(files: readonly string[], folder: string): Promise<readonly string[]> {
  const office = await locate('soffice', 'libreoffice-writer');
  const profile = `-env:UserInstallation=file://${join(folder, 'profile')}`;
  await run(office, [profile, '--headless', '--convert-to', 'txt:Text (encoded):UTF8', '--outdir', folder, ...files]);
  return Promise.all(files.map(async (file) => readFile(file.replace(/\.docx$/, '.txt'), 'utf8')));
}

/**
 * The text of a PDF as pdftotext reads it, without the numbers of its pages; raw, because it takes a hyphen at the end of a
 * line for one that a printer put there.
 */
export async function pdftotext(file: string): Promise<string> {
  const program = await locate('pdftotext', 'poppler-utils');
  const { stdout } = await run(program, ['-raw', '-enc', 'UTF-8', file, '-'], { maxBuffer: OUTPUT_MAX_BYTES });
  const pages = stdout.replace(/\f$/, '').split('\f');
  return pages.map((page, index) => withoutNumber(page, index + 1)).join('\n');
}
