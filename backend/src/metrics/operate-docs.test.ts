import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { createServerMetrics } from './server-metrics.ts';

const read = (file: string): string => readFileSync(new URL(`../../../docs/${file}`, import.meta.url), 'utf8');

const metrics = createServerMetrics('/nowhere');
afterAll(metrics.stop);

/** Names that a query can have, those of histograms with and without their endings. */
const known = new Set(metrics.names());
const withoutEnding = (name: string): string => name.replace(/_(?:bucket|sum|count)$/, '');
const documented = new Set([...known, ...[...known].map(withoutEnding)]);

const namesIn = (text: string): readonly string[] => text.match(/\b(?:storyloom|process|nodejs)_[a-z\d_]+/g) ?? [];

describe('what operators import', () => {
  it('asks for metrics that exist', () => {
    for (const file of ['operate/alerts.yml', 'operate/dashboard.json']) {
      const names = namesIn(read(file));
      expect(names.length).toBeGreaterThan(4);
      expect(names.filter((name) => !known.has(name))).toEqual([]);
    }
  });

  it('There are five alerts, and the document explains each', () => {
    const alerts = [...read('operate/alerts.yml').matchAll(/- alert: (\w+)/g)].map(([, name]) => name);
    expect(alerts).toHaveLength(5);
    const text = read('operate.md');
    expect(alerts.filter((name) => !text.includes(`| ${name} |`))).toEqual([]);
  });

  it('Each panel of the dashboard has a title of its own and asks for something', () => {
    const { panels } = JSON.parse(read('operate/dashboard.json')) as {
      panels: readonly { title: string; targets: readonly { expr: string }[] }[];
    };
    expect(new Set(panels.map(({ title }) => title)).size).toBe(panels.length);
    for (const { targets } of panels) for (const { expr } of targets) expect(namesIn(expr)).not.toEqual([]);
  });
});

it('The document describes every metric, and no other', () => {
  const described = new Set(namesIn(read('operate.md')));
  expect([...described].filter((name) => !documented.has(name))).toEqual([]);
  expect([...known].filter((name) => !described.has(withoutEnding(name)))).toEqual([]);
});

it('The dashboard shows every metric', () => {
  const shown = new Set(namesIn(read('operate/dashboard.json')).map(withoutEnding));
  const left = new Set([...known].map(withoutEnding).filter((name) => !shown.has(name)));
  expect([...left]).toEqual([]);
});
