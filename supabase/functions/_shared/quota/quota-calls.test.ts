import { describe, expect, it } from 'vitest';
import type { FunctionArgs } from '../deps.ts';
import { serviceUnderTest } from '../testing/service-under-test.ts';
import { createQuotaCalls } from './quota-calls.ts';

describe('a host that reaches the database', () => {
  it('Functions of the database are called without the data interface', async () => {
    const { deps, supabase } = serviceUnderTest();
    const called: (readonly [string, FunctionArgs])[] = [];
    const callFunction = async (name: string, args: FunctionArgs) => {
      called.push([name, args]);
      return { outcome: 'granted' };
    };
    const calls = createQuotaCalls({ ...deps, callFunction });
    expect(await calls.rpc('begin_story_run', { p_at_once: 2 })).toEqual({ outcome: 'granted' });
    expect(called).toEqual([['begin_story_run', { p_at_once: 2 }]]);
    expect(supabase.calls).toEqual([]);
  });

  it('A call that is never answered fails after the limit', async () => {
    const { deps } = serviceUnderTest({ limits: { supabaseMs: 30 } });
    const calls = createQuotaCalls({ ...deps, callFunction: () => new Promise(() => undefined) });
    await expect(calls.rpc('begin_story_run', {})).rejects.toMatchObject({ name: 'TimeoutError' });
  });
});
