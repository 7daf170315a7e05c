import { readFileSync } from 'node:fs';
import { afterAll, expect, it } from 'vitest';
import { createServerMetrics } from './server-metrics.ts';

const read = (file: string): string => readFileSync(new URL(`../../../docs/${file}`, import.meta.url), 'utf8');

const metrics = createServerMetrics('/nowhere');
afterAll(metrics.stop);

/** Names that a query can have, those of histograms with and without their endings. */
const known = new Set(metrics.names());
const withoutEnding = (name: string): string => name.replace(/_(?:bucket|sum|count)$/, '');
const documented = new Set([...known, ...[...known].map(withoutEnding)]);

const namesIn = (text: string): readonly string[] => text.match(/\b(?:storyloom|process|nodejs)_[a-z\d_]+/g) ?? [];

it('the alerts and the dashboard ask for metrics that exist, and the document explains each alert', () => {
  for (const file of ['operate/alerts.yml', 'operate/dashboard.json']) {
    const names = namesIn(read(file));
    expect(names.length).toBeGreaterThan(4);
    expect(names.filter((name) => !known.has(name))).toEqual([]);
  }
  const alerts = [...read('operate/alerts.yml').matchAll(/- alert: (\w+)/g)].map(([, name]) => name);
  expect(alerts).toHaveLength(7);
  expect(alerts.filter((name) => !read('operate.md').includes(`| ${name} |`))).toEqual([]);
});

it('the document and the dashboard have every metric, and the document no other', () => {
  const described = new Set(namesIn(read('operate.md')));
  const shown = new Set(namesIn(read('operate/dashboard.json')).map(withoutEnding));
  expect([...described].filter((name) => !documented.has(name))).toEqual([]);
  for (const found of [described, shown])
    expect([...known].map(withoutEnding).filter((name) => !found.has(name))).toEqual([]);
});
