import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setLockedVersion } from '../lock-file.mjs';
import { workspaceFolders } from '../workspaces.mjs';
import { committedReports } from './committed.mjs';
import { currentReport, REPORT, reportText } from './report.mjs';
import { changesOf, isAtLeast, nextVersion } from './version-rule.mjs';

/** Gives `shared` another version, also where other packages name it. @param {string} base the repository @param {string} version */
function setVersion(base, version) {
  const edit = (/** @type {string} */ folder, /** @type {RegExp} */ field) => {
    const file = join(base, folder, 'package.json');
    if (!existsSync(file)) return;
    const text = readFileSync(file, 'utf8');
    writeFileSync(
      file,
      text.replace(field, (_, start) => `${start}"${version}"`),
    );
  };
  edit('shared', /^( {2}"version": )"[^"]*"/m);
  for (const folder of workspaceFolders(base)) edit(folder, /^( {4}"@storyloom\/shared": )"[^"]*"/m);
  setLockedVersion(base, 'shared', version);
}

/**
 * Writes the report of what `shared` exports, and gives `shared` the version that the changes need.
 *
 * @param {string} base the repository
 * @returns {Promise<{ before: string, version: string }>}
 */
export async function writeReport(base) {
  const now = await currentReport(base);
  const { same, earlier } = committedReports(base, now.version);
  const least = [same, earlier].flatMap((report) =>
    report ? nextVersion(report.version, changesOf(report, now)) : [],
  );
  const version = least.reduce((highest, one) => (isAtLeast(highest, one) ? highest : one), now.version);
  if (version !== now.version) setVersion(base, version);
  writeFileSync(join(base, REPORT), reportText({ ...now, version }));
  return { before: now.version, version };
}
