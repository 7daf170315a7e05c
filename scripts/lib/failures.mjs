import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './run.mjs';

/** Maximum length of a failure's message in the summary; the whole message is further up in the output. */
const MESSAGE_MAX = 600;

/** Where a message goes on with what was tried, or with the stack. */
const DETAILS = /\n\s*(?:Call log:|at )/i;

/** A message in one line, with what was expected and received. @param {string | undefined} message */
function inOneLine(message = '') {
  const [said = ''] = stripVTControlCharacters(message).split(DETAILS, 1);
  return said.trim().replaceAll(/\s+/g, ' ').slice(0, MESSAGE_MAX);
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
    if (status === 'failed' && failed.length === 0) return [`${file}: ${inOneLine(message)}`];
    return failed.map(({ fullName, failureMessages }) => `${file}: ${fullName}: ${inOneLine(failureMessages?.[0])}`);
  });
}

/**
 * @typedef {object} PlaywrightTest one journey in one project
 * @property {string} projectName
 * @property {'expected' | 'unexpected' | 'skipped'} status
 * @property {{ duration?: number, error?: { message?: string, stack?: string } }[]} results
 *
 * @typedef {object} PlaywrightSuite
 * @property {PlaywrightSuite[]} [suites]
 * @property {{ title: string, file: string, line: number, tests: PlaywrightTest[] }[]} [specs]
 */

/**
 * Where in a journey a step failed, which a fixture may have taken.
 *
 * @param {string} file of the journey
 * @param {string} [stack]
 */
function stepOf(file, stack = '') {
  const line = stripVTControlCharacters(stack).split(`/${file}:`)[1]?.match(/^\d+/)?.[0];
  return line === undefined ? '' : ` (line ${line})`;
}

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
      const { message = 'no error was recorded', stack } = results.find(({ error }) => error)?.error ?? {};
      failures.push(`e2e/${file}:${line}${where} ${title}: ${inOneLine(message)}${stepOf(file, stack)}`);
    }
  }
  return failures;
}
