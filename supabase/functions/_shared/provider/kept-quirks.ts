import { NO_QUIRKS, type Quirks, type Sent } from './quirks.ts';
import { estimateTokens } from './token-limits.ts';

/**
 * How long the model is believed to refuse something, after one refusal and after a later one that agrees. Then it is asked as if it
 * were new: a single server of many may have refused, and servers and models change under the same name.
 */
export const BELIEVED_MS = { once: 5 * 60_000, again: 24 * 60 * 60_000 } as const;

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
  /** Notes the window that the server says it has. */
  readonly tell: (window: number) => void;
}

/** What holds for one request: credits are bought, and one reader's text must not shorten another's. */
const OF_A_REQUEST: ReadonlySet<string> = new Set(['affordable', 'tokenScale']);

/** An estimate of tokens may be too high by so much. */
const ESTIMATE = 2;

interface Belief {
  readonly value: Quirks[keyof Quirks];
  readonly until: number;
}

/** Whether an answer shows that the model takes what it is believed to refuse. */
function isTaken(name: keyof Quirks, value: Belief['value'], sent: Sent): boolean {
  if (sent.quirks[name] === value) return false;
  switch (name) {
    case 'window':
      return estimateTokens(sent.text) / ESTIMATE > Number(value);
    case 'mostTokens':
      return sent.maxTokens > Number(value);
    case 'system':
      return sent.systemMessages > (value === 'one' ? 1 : 0);
    case 'noStream':
      return sent.stream;
    default:
      return true;
  }
}

export function keptQuirks(): KeptQuirks {
  const quirks = { ...NO_QUIRKS };
  const beliefs = new Map<keyof Quirks, Belief>();
  let told = NO_QUIRKS.window;

  const set = (name: keyof Quirks, value: Belief['value']): void => void Object.assign(quirks, { [name]: value });
  const unset = (name: keyof Quirks): void => set(name, name === 'window' ? told : NO_QUIRKS[name]);

  return {
    current() {
      for (const [name, { until }] of beliefs) if (performance.now() >= until) unset(name);
      return quirks;
    },
    adopt(before, learned, sent) {
      for (const [name, { value }] of beliefs) {
        if (!isTaken(name, value, sent)) continue;
        beliefs.delete(name);
        unset(name);
      }
      const now = performance.now();
      for (const name of Object.keys(learned) as (keyof Quirks)[]) {
        const value = learned[name];
        if (OF_A_REQUEST.has(name) || before[name] === value) continue;
        const known = beliefs.get(name);
        const agrees = known?.value === value;
        // Stories that were asked for at the same time are refused together.
        if (agrees && now < known.until) continue;
        beliefs.set(name, { value, until: now + BELIEVED_MS[agrees ? 'again' : 'once'] });
        set(name, value);
      }
    },
    tell(window) {
      told = window;
      beliefs.delete('window');
      unset('window');
    },
  };
}
