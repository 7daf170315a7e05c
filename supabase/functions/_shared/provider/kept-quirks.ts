import type { ServiceDeps } from '../deps.ts';
import { describeError } from '../http/describe-error.ts';
import { parseJson } from '../text/parse-json.ts';
import { LEAST_TOKENS, NO_QUIRKS, type Quirks, type Sent } from './quirks.ts';
import { estimateTokens, LEAST_WINDOW } from './token-limits.ts';

/**
 * How long the model is believed to refuse something, after one refusal and after a later one that agrees. Then it is asked as if it
 * were new: a single server of many may have refused, and servers and models change under the same name.
 */
export const BELIEVED_MS = { once: 5 * 60_000, again: 24 * 60 * 60_000 } as const;

/** How often a request is sent as if a refusal had not named a limit: one server of many may have named too small a one. */
const DOUBT_MS = 30_000;

/** What an answer shows of thoughts: they took its whole allowance, there were some, or none. */
export type Thoughts = 'spent' | 'some' | 'none';

/** The limits that refusals name. */
type Limit = 'window' | 'mostTokens';

/** The quirks of a model, and what changes them. */
export interface KeptQuirks {
  /** Those that hold now. */
  readonly current: () => Quirks;
  /**
   * Notes that an answer has begun.
   *
   * @param before the quirks before it was asked for
   * @param learned those that refusals have taught since
   * @param sent the request that was answered: what it shows to be taken is believed no more
   */
  readonly adopt: (before: Readonly<Quirks>, learned: Readonly<Quirks>, sent: Sent) => void;
  /** The limit before a refusal named this one, if that may be doubted; then it may not be for a while. */
  readonly doubt: (limit: Limit, named: number) => number | undefined;
  /** Notes the thoughts of a short answer. A model that shows none, minutes after the last, is believed to think no more. */
  readonly noteThoughts: (seen: Thoughts) => void;
  /** Notes the window that the server says it has. */
  readonly tell: (window: number) => void;
}

/** What holds for one request: credits are bought, and one reader's text must not shorten another's. */
const OF_A_REQUEST: ReadonlySet<string> = new Set(['affordable', 'tokenScale']);

/** An estimate of tokens may be too high by so much. */
const ESTIMATE = 2;

interface Belief {
  readonly value: Quirks[keyof Quirks];
  /** In milliseconds since 1970. */
  readonly until: number;
}

/** Whether this is a belief: the file may be of another version, or edited by hand. One that has passed still counts as a first refusal. */
function isBelief(name: string, belief: unknown): belief is Belief {
  if (typeof belief !== 'object' || belief === null || !('value' in belief) || !('until' in belief)) return false;
  const { value, until } = belief;
  return (
    !OF_A_REQUEST.has(name) &&
    typeof value === typeof NO_QUIRKS[name as keyof Quirks] &&
    (typeof value !== 'number' || value >= (name === 'window' ? LEAST_WINDOW : LEAST_TOKENS)) &&
    Number(until) <= Date.now() + BELIEVED_MS.again
  );
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Whether an answer shows that the model takes what it is believed to refuse. */
function isTaken(name: keyof Quirks, value: Belief['value'], sent: Sent): boolean {
  if (sent.quirks[name] === value) return false;
  switch (name) {
    case 'window':
      return sent.doubts === true || estimateTokens(sent.text) / ESTIMATE > Number(value);
    case 'mostTokens':
      return sent.maxTokens > Number(value);
    case 'system':
      return sent.systemMessages > (value === 'one' ? 1 : 0);
    case 'noStream':
      return sent.stream;
    case 'thinks':
      return false;
    default:
      return true;
  }
}

/** @param model the provider's address and its model's name */
export function keptQuirks({ habits, log }: Pick<ServiceDeps, 'habits' | 'log'>, model: string): KeptQuirks {
  const quirks = { ...NO_QUIRKS };
  const beliefs = new Map<keyof Quirks, Belief>();
  let told = NO_QUIRKS.window;
  const doubtAt = new Map<string, number>();

  function stored(): Readonly<Record<string, unknown>> {
    try {
      const models = parseJson(habits?.read() ?? '{}');
      return isRecord(models) ? models : {};
    } catch {
      return {};
    }
  }

  function store(): void {
    try {
      // Another process may have learned about other models meanwhile.
      habits?.write(`${JSON.stringify({ ...stored(), [model]: Object.fromEntries(beliefs) }, null, 2)}\n`);
    } catch (error) {
      log({ event: 'keep_habits_failed', error: describeError(error) });
    }
  }

  const set = (name: keyof Quirks, value: Belief['value']): void => void Object.assign(quirks, { [name]: value });
  const unrefused = <T extends keyof Quirks>(name: T): Quirks[T] | number =>
    name === 'window' ? told : NO_QUIRKS[name];
  const unset = (name: keyof Quirks): void => set(name, unrefused(name));

  /** True if that is news. */
  function believe(name: keyof Quirks, value: Belief['value']): boolean {
    const now = Date.now();
    const earlier = beliefs.get(name);
    const agrees = earlier?.value === value;
    // Stories that were asked for at the same time are refused together.
    if (agrees && now < earlier.until) return false;
    beliefs.set(name, { value, until: now + BELIEVED_MS[agrees ? 'again' : 'once'] });
    doubtAt.set(name, now + DOUBT_MS);
    set(name, value);
    return true;
  }

  function forget(name: keyof Quirks): void {
    beliefs.delete(name);
    unset(name);
  }

  const known = stored()[model];
  for (const [name, belief] of Object.entries(isRecord(known) ? known : {})) {
    if (!isBelief(name, belief)) continue;
    beliefs.set(name as keyof Quirks, belief);
    set(name as keyof Quirks, belief.value);
  }

  return {
    current() {
      for (const [name, { until }] of beliefs) if (Date.now() >= until) unset(name);
      return quirks;
    },
    adopt(before, learned, sent) {
      let isNews = false;
      for (const [name, { value }] of beliefs) {
        if (!isTaken(name, value, sent)) continue;
        forget(name);
        isNews = true;
      }
      for (const name of Object.keys(learned) as (keyof Quirks)[]) {
        const value = learned[name];
        if (OF_A_REQUEST.has(name) || before[name] === value) continue;
        if (believe(name, value)) isNews = true;
      }
      if (isNews) store();
    },
    doubt(limit, named) {
      const now = Date.now();
      if (beliefs.get(limit)?.value !== named || now < (doubtAt.get(limit) ?? 0)) return undefined;
      doubtAt.set(limit, now + DOUBT_MS);
      return unrefused(limit);
    },
    noteThoughts(seen) {
      const now = Date.now();
      const isForgotten = seen === 'none' && quirks.thinks && now >= (doubtAt.get('thinks') ?? 0);
      if (isForgotten) forget('thinks');
      if (isForgotten || (seen === 'spent' && believe('thinks', true))) store();
      if (seen !== 'none') doubtAt.set('thinks', now + BELIEVED_MS.once);
    },
    tell(window) {
      told = window;
      forget('window');
    },
  };
}
