import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { withoutNumber } from './read-pdf.ts';

const run = promisify(execFile);

/** Ample for the messages about one file, in bytes. */
const OUTPUT_MAX_BYTES = 64 * 1024 * 1024;

/** The path of a program; throws with the package to install. */
async function locate(program: string, debianPackage: string): Promise<string> {
  for (const folder of (process.env['PATH'] ?? '').split(delimiter)) {
    const names = await readdir(folder).catch(() => [] as string[]);
    if (names.includes(program)) return join(folder, program);
  }
  throw new Error(`${program} is missing: install the package ${debianPackage} (apt-get install ${debianPackage}).`);
}

/** Epubcheck's messages about a book: none for a valid one. Debian installs it as a Java archive. */
export async function epubcheck(file: string): Promise<readonly string[]> {
  const archive = await locate('epubcheck', 'epubcheck');
  const java = await locate('java', 'default-jre-headless');
  const report = `${file}.json`;
  // It exits with an error if it found something; the report has the messages.
  await run(java, ['-jar', archive, '--quiet', '--json', report, file], { maxBuffer: OUTPUT_MAX_BYTES }).catch(
    () => undefined,
  );
  const { messages } = JSON.parse(await readFile(report, 'utf8')) as {
    messages: readonly { ID: string; severity: string; message: string }[];
  };
  return messages.map(({ ID, severity, message }) => `${severity} ${ID}: ${message}`);
}

/** The texts of Word documents as LibreOffice reads them, in the order given. */
export async function libreOfficeTexts(files: readonly string[], folder: string): Promise<readonly string[]> {
  const office = await locate('soffice', 'libreoffice-writer');
  const profile = `-env:UserInstallation=file://${join(folder, 'profile')}`;
  await run(office, [profile, '--headless', '--convert-to', 'txt:Text (encoded):UTF8', '--outdir', folder, ...files]);
  return Promise.all(files.map(async (file) => readFile(file.replace(/\.docx$/, '.txt'), 'utf8')));
}

/**
 * The text of a PDF as pdftotext reads it, without page numbers; raw, because otherwise it treats a hyphen at the end of a line
 * as hyphenation.
 */
export async function pdftotext(file: string): Promise<string> {
  const program = await locate('pdftotext', 'poppler-utils');
  const { stdout } = await run(program, ['-raw', '-enc', 'UTF-8', file, '-'], { maxBuffer: OUTPUT_MAX_BYTES });
  const pages = stdout.replace(/\f$/, '').split('\f');
  return pages.map((page, index) => withoutNumber(page, index + 1)).join('\n');
}
