import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './run.mjs';

/** Maximum length of a failure's message in the summary; the whole message is further up in the output. */
const MESSAGE_MAX = 300;

/** The first line of a message, without terminal colors. @param {string | undefined} message */
function firstLine(message = '') {
  const [line = ''] = stripVTControlCharacters(message).trim().split('\n');
  return line.slice(0, MESSAGE_MAX);
}

/**
 * The failures in Vitest's JSON report: tests, and files that could not be run.
 *
 * @param {{ testResults?: { name: string, message?: string, status: string, assertionResults: { status: string, fullName: string, failureMessages?: string[] }[] }[] }} report
 * @returns {string[]}
 */
export function failuresOfVitest({ testResults = [] }) {
  return testResults.flatMap(({ name, message, status, assertionResults }) => {
    const file = relative(root, name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (status === 'failed' && failed.length === 0) return [`${file}: ${firstLine(message)}`];
    return failed.map(({ fullName, failureMessages }) => `${file}: ${fullName}: ${firstLine(failureMessages?.[0])}`);
  });
}

/**
 * @typedef {object} PlaywrightTest one journey in one project
 * @property {string} projectName
 * @property {'expected' | 'unexpected' | 'skipped'} status
 * @property {{ duration?: number, error?: { message?: string } }[]} results
 *
 * @typedef {object} PlaywrightSuite
 * @property {PlaywrightSuite[]} [suites]
 * @property {{ title: string, file: string, line: number, tests: PlaywrightTest[] }[]} [specs]
 */

/**
 * The failures in Playwright's JSON report. A journey that several projects have in common is reported once, with its
 * result in each.
 *
 * @param {PlaywrightSuite} suite
 * @returns {string[]}
 */
export function failuresOfPlaywright({ suites = [], specs = [] }) {
  const failures = suites.flatMap(failuresOfPlaywright);
  for (const { file, line, title, tests } of specs) {
    for (const { projectName, status, results } of tests) {
      if (status !== 'unexpected') continue;
      const where = tests.length > 1 ? ` [${projectName}]` : '';
      const message = results.find(({ error }) => error)?.error?.message ?? 'no error was recorded';
      failures.push(`e2e/${file}:${line}${where} ${title}: ${firstLine(message)}`);
    }
  }
  return failures;
}
