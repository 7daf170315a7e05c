import type { EndReason } from '@storyloom/shared/stream';
import type { Asked, Expected, ExpectedRequest } from './habit.ts';
import type { Hearing } from './hear.ts';
import { STORY_BODY } from '../service-under-test.ts';

const show = (value: unknown): string => {
  const text = typeof value === 'string' ? JSON.stringify(value) : String(JSON.stringify(value));
  return text.length > 160 ? `${text.slice(0, 70)} … ${text.slice(-70)} (${text.length})` : text;
};

const isWithin = (value: number, [least, most]: readonly [number, number]): boolean => value >= least && value <= most;

/** How a request differs from what is expected of it. */
function requestProblems({ body, nth }: Asked, expected: ExpectedRequest): string[] {
  const found: string[] = [];
  const check = (isRight: boolean, what: string): void => void (isRight || found.push(`request ${nth}: ${what}`));
  const roles = body.messages.map(({ role }) => role);
  const text = body.messages.map(({ content }) => content).join('\n');
  if (expected.roles) check(show(roles) === show(expected.roles), `roles ${show(roles)}`);
  if (expected.tokens) {
    const [field, least, most] = expected.tokens;
    const other = field === 'max_tokens' ? 'max_completion_tokens' : 'max_tokens';
    check(
      isWithin(body[field] ?? 0, [least, most]) && !(other in body),
      `${field} ${body[field]}, ${other} ${body[other]}`,
    );
  }
  if (expected.temperature !== undefined) {
    check('temperature' in body === expected.temperature, `temperature ${body.temperature}`);
  }
  if (expected.stream !== undefined) check((body.stream ?? false) === expected.stream, `stream ${body.stream}`);
  if (expected.characters !== undefined) check(text.length <= expected.characters, `${text.length} characters`);
  const isWhole = text.includes('You are a skilled author') && text.includes(STORY_BODY.prompt);
  check(expected.characters !== undefined || isWhole, 'without the rules or the prompt');
  return found;
}

/** How a page's events and the requests behind them differ from what is expected; times may be later by `slack` seconds. */
export function problemsOf({ heard, asked }: Hearing, expected: Expected, slack = 0): string[] {
  const found: string[] = [];
  const check = (isRight: boolean, what: string): void => void (isRight || found.push(what));
  const events = heard.map(({ event }) => event);
  const text = events.map((event) => (event.type === 'delta' ? event.text : '')).join('');
  check(text === (expected.text ?? ''), `text ${show(text)}`);

  const last = events.at(-1);
  const ending = events.filter(({ type }) => type === 'end' || type === 'error');
  check(ending.length === 1 && last === ending[0], `${ending.length} last events`);
  const isEnd = last?.type === 'end';
  const reason: EndReason | undefined = isEnd ? last.reason : undefined;
  check(reason === expected.end, `last event ${show(last)}`);
  const limit = isEnd ? last.seconds : undefined;
  check(limit === expected.limit, `seconds of the end ${limit}`);
  if (expected.error && last?.type === 'error') {
    check(expected.error.includes(last.code), `code ${last.code}`);
    check(expected.message?.test(last.message) ?? true, `message ${show(last.message)}`);
  }

  const waits = events.flatMap((event) => (event.type === 'waiting' ? [event.on] : []));
  const awaited = waits.filter((on) => on === 'loading' || on === 'thinking');
  check(expected.waiting === undefined || show(awaited) === show(expected.waiting), `waiting ${show(waits)}`);

  const { requests = 1 } = expected;
  const range = typeof requests === 'number' ? ([requests, requests] as const) : requests;
  check(isWithin(asked.length, range), `${asked.length} requests`);
  const wanted = expected.asked ?? asked.map(() => ({}));
  found.push(...asked.flatMap((each, at) => requestProblems(each, wanted[Math.min(at, wanted.length - 1)] ?? {})));

  const seconds = (heard.at(-1)?.at ?? 0) / 1000;
  check(isWithin(seconds, [expected.seconds[0], expected.seconds[1] + slack]), `ended after ${seconds.toFixed(1)} s`);
  if (expected.begins) {
    const begins = (heard.find(({ event }) => event.type === 'delta')?.at ?? Infinity) / 1000;
    check(isWithin(begins, [expected.begins[0], expected.begins[1] + slack]), `began after ${begins.toFixed(1)} s`);
  }
  return found;
}
