import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** The tests that run on hosted Supabase too, with `supabase test db`. */
export const testsFolder = path.resolve(import.meta.dirname, '../../../supabase/tests');

/**
 * The script that creates the functions of pgTAP. It is plain SQL from the package of PGlite, so any Postgres can run it
 * without an installed extension.
 */
export function pgtapScript(): string {
  const archive = path.join(
    path.dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite')),
    'pgtap.tar.gz',
  );
  const entries = execFileSync('tar', ['-tzf', archive], { encoding: 'utf8' }).split('\n');
  const name = entries.find((entry) => /\/pgtap--[\d.]+\.sql$/.test(entry));
  if (!name) throw new Error(`There is no pgTAP in ${archive}.`);
  const script = execFileSync('tar', ['-xzOf', archive, name], { encoding: 'utf8', maxBuffer: 2 ** 26 });
  // In a separate schema, as on hosted Supabase, because tests list what is in `public`.
  return `create schema extensions; grant usage on schema extensions to public; set local search_path to extensions;
    ${script.replaceAll(/^\\.*$/gm, '')}`;
}

/** Must run in a session before test files. */
export const FIND_PGTAP = 'set search_path to public, extensions;';

/** The text of a test file with its includes. */
export function readTestFile(file: string): string {
  return readFileSync(file, 'utf8').replaceAll(/^\\ir (\S+)$/gm, (_, included: string) =>
    readFileSync(path.join(path.dirname(file), included), 'utf8'),
  );
}

/** Runs a script and returns all texts in the rows of its statements, in order. */
export type RunScript = (script: string) => Promise<readonly string[]>;

/**
 * Runs a test file, which undoes its changes by `rollback`.
 *
 * @param change a statement that runs first, and is undone with the others
 * @returns each failed assertion with pgTAP's diagnosis, or the error that stopped the file
 */
export async function runTestFile(run: RunScript, file: string, change = '') {
  let lines: readonly string[];
  try {
    lines = (await run(readTestFile(file).replace(/^begin;$/m, () => `begin; ${change};`))).flatMap((text) =>
      text.split('\n'),
    );
  } catch (error) {
    await run('rollback');
    const { message, where } = error as Error & { where?: string };
    return { passed: 0, failures: [`stopped: ${message} ${where ?? ''}`.trim()] };
  }
  const failures: string[] = [];
  for (const [index, line] of lines.entries()) {
    if (!line.startsWith('not ok')) continue;
    const diagnosis = lines.slice(index + 1).findIndex((each) => !each.startsWith('#'));
    failures.push([line, ...lines.slice(index + 1, index + 1 + Math.max(diagnosis, 0))].join('\n'));
  }
  const passed = lines.filter((line) => /^ok \d+/.test(line)).length;
  const planned = lines.map((line) => /^1\.\.(\d+)$/.exec(line)?.[1]).find((count) => count !== undefined);
  if (Number(planned) !== passed + failures.length) failures.push(`${planned ?? 'no'} tests planned, ${passed} passed`);
  return { passed, failures };
}

/** Every text in the rows of some results. */
export function textsIn(results: readonly (readonly object[])[]): string[] {
  return results.flatMap((rows) =>
    rows.flatMap((row) => Object.values(row).filter((value): value is string => typeof value === 'string')),
  );
}
