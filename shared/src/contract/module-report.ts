/** Why a module is not on the page; `threw` when its code ran and failed. */
export const MODULE_FAILURES = ['unreachable', 'timeout', 'altered', 'incompatible', 'threw'] as const;
export type ModuleFailure = (typeof MODULE_FAILURES)[number];

/** Most reports in one request. */
export const REPORTS_MAX = 20;

/** Where reports are sent, as JSON: `{ reports: [...] }`. */
export const REPORTS_PATH = '/metrics/modules';

/** What a browser reports of a module. Nothing in it is of the user or of the page. */
export interface ModuleReport {
  /** Its id in the release map, or `shell`. */
  readonly module: string;
  /** The hash of its entry in the release map of the page; of the shell, its commit. Absent where there is none. */
  readonly release?: string;
  /** `loaded` after `value` ms; `errors` of its scripts that nothing caught; or why it is not on the page, `value` times. */
  readonly kind: 'loaded' | 'errors' | ModuleFailure;
  /** A whole number. */
  readonly value: number;
}
