import { REPORTS_PATH } from '@storyloom/shared/contract';
import type { Hono } from 'hono';
import { notFound } from '../http/json-error.ts';
import { METRICS_CONTENT_TYPE } from '../metrics/registry.ts';
import type { Environment, GatewayOptions } from './gateway-options.ts';
import { mayReadMetrics } from './metrics-access.ts';

/** Paths that tell and hear how the server does. Those that are not served must not be answered with a page of the site. */
export const OPERATIONS_PATH = /^\/(?:version$|metrics(?:\/|$))/;

/** Serves `/metrics`. Comes before the Host check, because metrics are scraped by address; it has a rule of its own. */
export function addMetrics(gateway: Hono<Environment>, { metrics, trustedProxies }: GatewayOptions): void {
  gateway.get('/metrics', async (context) => {
    const connection = context.env?.incoming;
    if (!metrics || !mayReadMetrics(context.req.raw, connection, { ...metrics, trustedProxies })) return notFound();
    return context.body(await metrics.text(), 200, { 'content-type': METRICS_CONTENT_TYPE });
  });
}

/** Serves `/version`, and takes the reports of browsers. */
export function addReleases(gateway: Hono<Environment>, { versions, moduleReports }: GatewayOptions): void {
  gateway.get('/version', (context) => versions?.(context.req.raw) ?? notFound());
  gateway.all(REPORTS_PATH, (context) => moduleReports?.(context.req.raw) ?? notFound());
}
