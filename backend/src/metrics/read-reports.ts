import { MODULE_FAILURES, type ModuleReport, REPORTS_MAX } from '@storyloom/shared/contract';

/** Two minutes, beyond which a module counts as failed; of the rest, what one page can have. */
const VALUE_MAX = { loaded: 120_000, others: 1000 };

const KINDS: readonly unknown[] = ['loaded', 'errors', ...MODULE_FAILURES];

const isShort = (value: unknown): boolean => typeof value === 'string' && value.length <= 100;

function isReport(entry: unknown): entry is ModuleReport {
  if (typeof entry !== 'object' || entry === null) return false;
  const { module, release = '', kind, value, ...rest } = entry as Readonly<Record<string, unknown>>;
  const isCount = Number.isInteger(value) && (value as number) >= 0;
  const isPossible = isCount && (value as number) <= VALUE_MAX[kind === 'loaded' ? 'loaded' : 'others'];
  return isShort(module) && isShort(release) && KINDS.includes(kind) && isPossible && Object.keys(rest).length === 0;
}

/** The reports in a body; `undefined` unless it is exactly of the agreed form, so that nothing else can be sent along. */
export function readReports(body: Uint8Array): readonly ModuleReport[] | undefined {
  try {
    const { reports, ...rest } = JSON.parse(new TextDecoder().decode(body)) as Readonly<Record<string, unknown>>;
    const isList = Array.isArray(reports) && reports.length > 0 && reports.length <= REPORTS_MAX;
    return isList && reports.every(isReport) && Object.keys(rest).length === 0 ? reports : undefined;
  } catch {
    return undefined;
  }
}
