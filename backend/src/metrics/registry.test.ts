import { describe, expect, it } from 'vitest';
import { createRegistry } from './registry.ts';

describe('the text of the metrics', () => {
  it('A counter has its help, its type and a line for each combination of labels', async () => {
    const registry = createRegistry();
    const requests = registry.counter({ name: 'requests_total', help: 'Requests.', labels: ['part', 'status'] });
    requests.add({ part: 'site', status: '2xx' });
    requests.add({ status: '2xx', part: 'site' });
    requests.add({ part: 'auth', status: '4xx' }, 3);
    expect(await registry.text()).toBe(
      [
        '# HELP requests_total Requests.',
        '# TYPE requests_total counter',
        'requests_total{part="site",status="2xx"} 2',
        'requests_total{part="auth",status="4xx"} 3',
        '',
      ].join('\n'),
    );
  });

  it('A backslash, a quotation mark and a line break are escaped in labels, and the mark is kept in the help', async () => {
    const registry = createRegistry();
    const odd = registry.gauge({ name: 'odd', help: 'A "\\" and\na break.', labels: ['text'] });
    odd.set({ text: 'a\\b"c\nd' }, 1);
    expect(await registry.text()).toBe(
      '# HELP odd A "\\\\" and\\na break.\n# TYPE odd gauge\nodd{text="a\\\\b\\"c\\nd"} 1\n',
    );
  });

  it('The buckets of a histogram contain those below them, and a bound belongs to its bucket', async () => {
    const registry = createRegistry();
    const took = registry.histogram({ name: 'took_seconds', help: 'Time.', labels: ['part'], buckets: [0.1, 1] });
    for (const seconds of [0.05, 0.1, 0.5, 30, Number.NaN]) took.observe({ part: 'site' }, seconds);
    expect((await registry.text()).split('\n').slice(1)).toEqual([
      '# TYPE took_seconds histogram',
      'took_seconds_bucket{part="site",le="0.1"} 2',
      'took_seconds_bucket{part="site",le="1"} 3',
      'took_seconds_bucket{part="site",le="+Inf"} 4',
      'took_seconds_sum{part="site"} 30.65',
      'took_seconds_count{part="site"} 4',
      '',
    ]);
  });

  it('A metric has a bounded number of series', async () => {
    const registry = createRegistry();
    const many = registry.counter({ name: 'many_total', help: 'Many.', labels: ['id'] });
    for (let id = 0; id < 2000; id += 1) many.add({ id: String(id) });
    expect((await registry.text()).match(/^many_total/gm)).toHaveLength(500);
  });
});
