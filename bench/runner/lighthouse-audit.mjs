import lighthouse from 'lighthouse';

/**
 * @typedef {'performance' | 'accessibility' | 'best-practices' | 'seo'} Category
 * @typedef {NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr']} Report
 */

/** How many places are named for one finding. */
const PLACES = 5;

/** @param {number} port @param {string} address @param {readonly Category[]} categories @returns {Promise<Report>} */
async function ask(port, address, categories) {
  const result = await lighthouse(address, {
    port,
    logLevel: 'silent',
    onlyCategories: [...categories],
    onlyAudits: ['network-requests'],
    disableFullPageScreenshot: true,
  });
  if (!result) throw new Error(`Lighthouse says nothing about ${address}.`);
  return result.lhr;
}

/**
 * Runs Lighthouse on one page, as on a phone.
 *
 * @param {number} port of the developer tools of a Chromium
 * @param {string} address
 * @param {readonly Category[]} categories
 * @returns {Promise<Report>}
 * @throws {Error} when Lighthouse cannot read the page, twice
 */
export async function audit(port, address, categories) {
  const first = await ask(port, address, categories);
  if (!first.runtimeError) return first;
  // On a busy machine, the browser's trace of the page sometimes lacks its beginning.
  console.log(`  once more, for ${first.runtimeError.code}`);
  const second = await ask(port, address, categories);
  if (second.runtimeError) throw new Error(`${address}: ${second.runtimeError.message}`);
  return second;
}

/** From 0 to 100. @param {Report} report @param {Category} name */
export function scoreOf(report, name) {
  return Math.round((report.categories[name]?.score ?? 0) * 100);
}

/** Rows of the details of an audit. @param {Report['audits'][string] | undefined} result @returns {readonly Record<string, any>[]} */
function rowsOf(result) {
  const { details } = result ?? {};
  return details && 'items' in details && Array.isArray(details.items) ? details.items : [];
}

/** Whether the page fetched any script. @param {Report} report */
export function hasScripts(report) {
  return rowsOf(report.audits['network-requests']).some(({ resourceType }) => resourceType === 'Script');
}

/** @param {Record<string, any>} row */
function placeOf({ node, url, description, source, ...rest }) {
  const parts = [node?.snippet, node?.explanation, description, source?.url ?? source, url].filter(Boolean);
  return (parts.length > 0 ? parts.join(' ') : JSON.stringify(rest)).replaceAll(/\s+/g, ' ').slice(0, 300);
}

/** @param {Report['audits'][string]} result */
function describe(result) {
  const { id, title, displayValue, explanation, errorMessage } = result;
  const rows = rowsOf(result);
  const places = rows.slice(0, PLACES).map((row) => `\n      ${placeOf(row)}`);
  const more = rows.length > PLACES ? `\n      and ${rows.length - PLACES} more` : '';
  return [title, displayValue, explanation, errorMessage, `(${id})`].filter(Boolean).join(' ') + places.join('') + more;
}

/**
 * The findings that keep a page from 100.
 *
 * @param {Report} report
 * @param {readonly Category[]} categories
 * @param {readonly string[]} [excused] ids of audits that this page is meant to fail
 * @returns {{ findings: string[], meant: string[] }} in words; of what is meant, the titles only
 */
export function findingsOf(report, categories, excused = []) {
  const findings = [];
  const meant = [];
  for (const name of categories) {
    const category = report.categories[name];
    const failing = (category?.auditRefs ?? [])
      .filter(({ weight }) => weight > 0)
      .flatMap(({ id }) => report.audits[id] ?? [])
      .filter(({ score, scoreDisplayMode }) => scoreDisplayMode === 'error' || (score !== null && score < 1));
    findings.push(...failing.filter(({ id }) => !excused.includes(id)).map(describe));
    meant.push(...failing.filter(({ id }) => excused.includes(id)).map(({ title }) => title));
    if (failing.length === 0 && category?.score !== 1)
      findings.push(`No score of 100, for no audit that says so (${name})`);
  }
  return { findings: [...new Set(findings)], meant: [...new Set(meant)] };
}
