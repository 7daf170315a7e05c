import type { ServiceDeps } from '../deps.ts';
import { describeError } from '../http/describe-error.ts';
import { LEAST_TOKENS, NO_QUIRKS, type Quirks } from './quirks.ts';

/** After so long a model is asked as if it were new: servers and models are updated under the same name. */
const KEPT_MS = 30 * 24 * 60 * 60_000;

/** The quirks of a model, and what changes and stores them. */
export interface KeptQuirks {
  readonly quirks: Quirks;
  /** Notes what changed from `before` to `learned`. */
  readonly adopt: (before: Readonly<Quirks>, learned: Readonly<Quirks>) => void;
}

type Stored = Readonly<Record<string, (Partial<Quirks> & { readonly since: number }) | null>>;

function storedIn(text: string | undefined): Stored {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Stored) : {};
  } catch {
    return {};
  }
}

/** What holds for one request: credits are bought, and one reader's text must not shorten another's. */
const OF_A_REQUEST: ReadonlySet<string> = new Set(['affordable', 'tokenScale']);

const isKnown = (name: string, value: unknown, standard: unknown): boolean =>
  typeof value === typeof standard &&
  !OF_A_REQUEST.has(name) &&
  (typeof value !== 'number' || value === 0 || value >= LEAST_TOKENS);

/** Only values of the right kind: the file may be of another version, or edited by hand. */
function knownQuirks(stored: Readonly<Record<string, unknown>>): Partial<Quirks> {
  const entries = Object.entries(NO_QUIRKS).flatMap(([name, standard]) =>
    isKnown(name, stored[name], standard) ? [[name, stored[name]] as const] : [],
  );
  return Object.fromEntries(entries);
}

/** @param model the provider's address and its model's name */
export function keptQuirks({ habits, log }: Pick<ServiceDeps, 'habits' | 'log'>, model: string): KeptQuirks {
  const read = (): string | undefined => {
    try {
      return habits?.read();
    } catch {
      return undefined;
    }
  };
  const known = storedIn(read())[model];
  const age = Date.now() - (known?.since ?? 0);
  const isRecent = known && age >= 0 && age < KEPT_MS;
  const quirks = { ...NO_QUIRKS, ...(isRecent && knownQuirks(known)) };
  const since = isRecent ? known.since : Date.now();
  return {
    quirks,
    adopt(before, learned) {
      // Other stories may have learned something else meanwhile.
      const news = Object.entries(learned).filter(
        ([name, value]) => !OF_A_REQUEST.has(name) && before[name as keyof Quirks] !== value,
      );
      if (news.length === 0) return;
      Object.assign(quirks, Object.fromEntries(news));
      try {
        // Another process may have learned about other models meanwhile.
        habits?.write(`${JSON.stringify({ ...storedIn(read()), [model]: { ...quirks, since } }, null, 2)}\n`);
      } catch (error) {
        log({ event: 'keep_habits_failed', error: describeError(error) });
      }
    },
  };
}
