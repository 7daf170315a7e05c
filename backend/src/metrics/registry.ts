/** Names of labels with their values. */
type Labels<Name extends string> = Readonly<Record<Name, string>>;

interface Description<Name extends string> {
  /** With its unit, such as `storyloom_request_duration_seconds`; that of a counter ends in `_total`. */
  readonly name: string;
  readonly help: string;
  readonly labels?: readonly Name[];
}

export interface Counter<Name extends string = never> {
  /** Adds `by`, 1 by default. Adding 0 shows the series from the beginning, so that its first event is seen as an increase. */
  add(labels: Labels<Name>, by?: number): void;
}

export interface Gauge<Name extends string = never> {
  set(labels: Labels<Name>, value: number): void;
  add(labels: Labels<Name>, by: number): void;
  /** Removes all series. */
  clear(): void;
}

export interface Histogram<Name extends string = never> {
  observe(labels: Labels<Name>, value: number): void;
}

/** Metrics in the text format of Prometheus 0.0.4. */
export interface Registry {
  counter<Name extends string = never>(description: Description<Name>): Counter<Name>;
  gauge<Name extends string = never>(description: Description<Name>): Gauge<Name>;
  /** @param description with the upper bounds of its buckets, ascending and without infinity */
  histogram<Name extends string = never>(
    description: Description<Name> & { readonly buckets: readonly number[] },
  ): Histogram<Name>;
  /** A metric that is read at each scrape. */
  read(type: 'counter' | 'gauge', description: Description<never> & { readonly value: () => number }): void;
  /** Runs before each scrape. */
  onScrape(prepare: () => void | Promise<void>): void;
  /** Names of all series, those of histograms with their endings. */
  names(): readonly string[];
  text(): Promise<string>;
}

export const METRICS_CONTENT_TYPE = 'text/plain; version=0.0.4; charset=utf-8';

/** Series of one metric, beyond which new ones are left out: a guard, because all labels have few values. */
const MAX_SERIES = 500;

const escapeHelp = (text: string): string => text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n');
const escapeLabel = (text: string): string => escapeHelp(text).replaceAll('"', '\\"');
const numberText = (value: number): string => (value === Infinity ? '+Inf' : String(value));

interface Family {
  readonly names: readonly string[];
  readonly lines: () => readonly string[];
}

/** The values of a metric, by the text of their labels. */
function seriesOf<Name extends string, Value>(labels: readonly Name[], create: () => Value) {
  const series = new Map<string, Value>();
  return {
    series,
    of(values: Labels<Name>): Value {
      const key = labels.map((name) => `${name}="${escapeLabel(values[name])}"`).join(',');
      const known = series.get(key);
      if (known) return known;
      const created = create();
      if (series.size < MAX_SERIES) series.set(key, created);
      return created;
    },
  };
}

const line = (name: string, labels: string, value: number): string =>
  `${name}${labels && `{${labels}}`} ${numberText(value)}`;

export function createRegistry(): Registry {
  const families: Family[] = [];
  const preparations: (() => void | Promise<void>)[] = [];

  function register(
    type: string,
    { name, help }: Description<string>,
    names: readonly string[],
    lines: Family['lines'],
  ) {
    if (families.some((family) => family.names.some((each) => names.includes(each))))
      throw new Error(`There is a metric ${name} already.`);
    const head = [`# HELP ${name} ${escapeHelp(help)}`, `# TYPE ${name} ${type}`];
    families.push({ names, lines: () => [...head, ...lines()] });
  }

  function numbers<Name extends string>(type: 'counter' | 'gauge', description: Description<Name>) {
    const { name, labels = [] } = description;
    const { series, of } = seriesOf<Name, { value: number }>(labels, () => ({ value: 0 }));
    register(type, description, [name], () => [...series].map(([key, { value }]) => line(name, key, value)));
    return { series, of };
  }

  return {
    counter(description) {
      const { of } = numbers('counter', description);
      return {
        add(labels, by = 1) {
          of(labels).value += by;
        },
      };
    },
    gauge(description) {
      const { series, of } = numbers('gauge', description);
      return {
        set(labels, value) {
          of(labels).value = value;
        },
        add(labels, by) {
          of(labels).value += by;
        },
        clear: () => series.clear(),
      };
    },
    histogram(description) {
      const { name, labels = [], buckets } = description;
      const bounds = [...buckets, Infinity];
      const { series, of } = seriesOf(labels, () => ({ counts: bounds.map(() => 0), sum: 0 }));
      const names = [`${name}_bucket`, `${name}_sum`, `${name}_count`];
      register('histogram', description, names, () =>
        [...series].flatMap(([key, { counts, sum }]) => {
          let count = 0;
          const lines = bounds.map((bound, index) => {
            count += counts[index] ?? 0;
            return line(`${name}_bucket`, `${key && `${key},`}le="${numberText(bound)}"`, count);
          });
          return [...lines, line(`${name}_sum`, key, sum), line(`${name}_count`, key, count)];
        }),
      );
      return {
        observe(values, value) {
          const one = of(values);
          const index = bounds.findIndex((bound) => value <= bound);
          // Not a number.
          if (index < 0) return;
          one.counts[index] = (one.counts[index] ?? 0) + 1;
          one.sum += value;
        },
      };
    },
    read(type, description) {
      const { name, value } = description;
      register(type, description, [name], () => [line(name, '', value())]);
    },
    onScrape: (prepare) => void preparations.push(prepare),
    names: () => families.flatMap(({ names }) => names),
    async text() {
      for (const prepare of preparations) await prepare();
      return `${families.flatMap(({ lines }) => lines()).join('\n')}\n`;
    },
  };
}
