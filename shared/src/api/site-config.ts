import { PASSWORD_MIN_LENGTH } from '../domain/index.ts';

/** The page's configuration of its backend, from `<script type="application/json" id="storyloom-config">`. */
export interface SiteConfig {
  readonly supabaseUrl: string;
  readonly publishableKey: string;
  /** Minimum number of characters of a new password. */
  readonly passwordMinLength: number;
  /** Whether the server counts how modules load and fail (`REPORTS_PATH`). */
  readonly moduleReports: boolean;
}

/**
 * The site's configuration. The server writes it into the HTML; a page without one uses its own origin.
 *
 * @throws SyntaxError when the element holds something that is not JSON.
 */
export function siteConfig(): SiteConfig {
  const text = document.getElementById('storyloom-config')?.textContent?.trim();
  const value = (text ? JSON.parse(text) : {}) as Partial<SiteConfig>;
  return {
    supabaseUrl: value.supabaseUrl || location.origin,
    publishableKey: value.publishableKey || '',
    passwordMinLength: value.passwordMinLength || PASSWORD_MIN_LENGTH,
    moduleReports: value.moduleReports === true,
  };
}
