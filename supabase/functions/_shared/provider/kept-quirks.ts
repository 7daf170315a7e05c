import type { ServiceDeps } from '../deps.ts';
import { describeError } from '../http/describe-error.ts';
import { NO_QUIRKS, type Quirks } from './quirks.ts';

/** After so long a model is asked as if it were new: servers and models are updated under the same name. */
const KEPT_MS = 30 * 24 * 60 * 60_000;

/** The quirks of a model, and what changes and stores them. */
export interface KeptQuirks {
  readonly quirks: Quirks;
  /** Notes what changed from `before` to `learned`. */
  readonly adopt: (before: Readonly<Quirks>, learned: Readonly<Quirks>) => void;
}

type Stored = Readonly<Record<string, Partial<Quirks> & { readonly since: number }>>;

function storedIn(text: string | undefined): Stored {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Stored) : {};
  } catch {
    return {};
  }
}

/** Only values of the right kind: the file may be of another version, or edited by hand. */
function knownQuirks(stored: Readonly<Record<string, unknown>>): Partial<Quirks> {
  const entries = Object.entries(NO_QUIRKS).flatMap(([name, standard]) =>
    typeof stored[name] === typeof standard ? [[name, stored[name]] as const] : [],
  );
  return Object.fromEntries(entries);
}

/** @param model the provider's address and its model's name */
export function keptQuirks({ habits, log }: Pick<ServiceDeps, 'habits' | 'log'>, model: string): KeptQuirks {
  const known = storedIn(habits?.read())[model];
  const isRecent = known !== undefined && Date.now() - known.since < KEPT_MS;
  const quirks = { ...NO_QUIRKS, ...(isRecent && knownQuirks(known)) };
  const since = isRecent ? known.since : Date.now();
  return {
    quirks,
    adopt(before, learned) {
      // Other stories may have learned something else meanwhile.
      const news = Object.entries(learned).filter(([name, value]) => before[name as keyof Quirks] !== value);
      if (news.length === 0) return;
      Object.assign(quirks, Object.fromEntries(news));
      try {
        // Another process may have learned about other models meanwhile.
        habits?.write(
          `${JSON.stringify({ ...storedIn(habits.read()), [model]: { ...quirks, affordable: 0, since } }, null, 2)}\n`,
        );
      } catch (error) {
        log({ event: 'keep_habits_failed', error: describeError(error) });
      }
    },
  };
}
