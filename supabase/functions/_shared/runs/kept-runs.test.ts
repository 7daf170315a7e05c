import type { StoryEvent } from '@storyloom/shared/stream';
import { describe, expect, it, onTestFinished } from 'vitest';
import { serviceWith, until } from '../testing/service-under-test.ts';
import { createKeptRuns } from './kept-runs.ts';

/** Runs without readers, and the ids in each call that reports them. */
function reporting(count: number, text: string, answer: (ids: readonly string[]) => void = () => undefined) {
  const calls: string[][] = [];
  let stop = (): void => undefined;
  const stopped = new Promise<void>((resolve) => (stop = resolve));
  onTestFinished(() => stop());
  async function* events(): AsyncGenerator<StoryEvent, void> {
    yield { type: 'delta', text };
    await stopped;
    yield { type: 'end', reason: 'stopped', words: 1 };
  }
  const { deps } = serviceWith();
  const runs = createKeptRuns({
    ...deps,
    config: { ...deps.config, limits: { storeMs: 1 } },
    async callFunction(_name, { p_runs: rows }) {
      const ids = (JSON.parse(String(rows)) as { readonly run_id: string }[]).map(({ run_id: id }) => id);
      calls.push(ids);
      answer(ids);
      return [];
    },
  });
  for (let at = 0; at < count; at += 1) {
    const key = { caller: 'user:1', runId: `run-${at}` };
    runs.begin({ key, base: 0, events: events(), onEvent: () => undefined, stop, onOver: () => undefined });
  }
  return calls;
}

describe('a report of runs without readers', () => {
  it('is of twenty runs at most', async () => {
    const calls = reporting(45, 'Once');
    await until(() => new Set(calls.flat()).size === 45);
    expect(Math.max(...calls.map(({ length }) => length))).toBe(20);
  });

  it('is of fewer runs where their texts are long', async () => {
    const calls = reporting(20, 'Once upon a time. '.repeat(6000));
    await until(() => new Set(calls.flat()).size === 20);
    expect(Math.max(...calls.map(({ length }) => length))).toBe(5);
  });

  it('that fails is sent again run by run, and holds up no others', async () => {
    const stored = new Set<string>();
    const calls = reporting(45, 'Once', (ids) => {
      if (ids.includes('run-3')) throw new Error('stopped');
      for (const id of ids) stored.add(id);
    });
    await until(() => stored.size === 44);
    expect(calls.filter((ids) => ids.includes('run-3')).map(({ length }) => length)).toContain(1);
  });
});
