import type { Waiting } from '@storyloom/shared/stream';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { RunWait } from './run-wait.ts';

let wait: RunWait;
let begun: number;
beforeEach(() => {
  vi.useFakeTimers();
  wait = new RunWait();
  begun = Date.now();
});

const pass = (seconds: number) => vi.advanceTimersByTime(seconds * 1000);
const say = (on: Waiting['on']) => wait.take({ type: 'waiting', on });
const write = () => wait.take({ type: 'delta', text: 'Once' });

describe('a wait', () => {
  it('is not shown when it is over within three seconds', () => {
    const heard = vi.fn();
    wait.subscribe(heard);
    wait.begin();
    say('model');
    pass(2);
    say('thinking');
    pass(0.9);
    write();
    pass(2);
    write();
    pass(2.9);
    wait.take({ type: 'waiting', on: 'turn', ahead: 2 });
    wait.end();
    pass(60);
    expect(heard).not.toHaveBeenCalled();
  });

  it('keeps counting seconds when the model starts to think', () => {
    wait.begin();
    pass(3);
    expect(wait.shown).toEqual({ on: 'model', since: begun });
    wait.take({ type: 'waiting', on: 'turn', ahead: 2 });
    expect(wait.shown).toEqual({ on: 'turn', ahead: 2, since: begun });
    pass(40);
    say('thinking');
    expect(wait.shown).toEqual({ on: 'thinking', since: begun });
    write();
    expect(wait.shown).toBeUndefined();
  });

  it('within the text is counted from the last words', () => {
    wait.begin();
    pass(20);
    write();
    pass(2);
    write();
    say('thinking');
    pass(2.9);
    expect(wait.shown).toBeUndefined();
    pass(0.1);
    expect(wait.shown).toEqual({ on: 'thinking', since: begun + 22_000 });
  });

  it('is shown without an event once no text has come for five seconds', () => {
    wait.begin();
    write();
    pass(4.9);
    expect(wait.shown).toBeUndefined();
    pass(0.1);
    expect(wait.shown).toEqual({ on: 'model', since: begun });
    write();
    pass(4.9);
    expect(wait.shown).toBeUndefined();
    pass(0.1);
    expect(wait.shown).toEqual({ on: 'model', since: begun + 5000 });
  });

  it('of a rejoined run counts from its request, and ignores replayed states', () => {
    wait.begin({ since: begun - 60_000 });
    say('loading');
    pass(0.1);
    write();
    say('thinking');
    write();
    expect(wait.shown).toBeUndefined();
    wait.begin({ since: begun - 60_000 });
    say('loading');
    pass(3);
    expect(wait.shown).toEqual({ on: 'loading', since: begun - 60_000 });
  });

  it('of the demo storyteller is never shown', () => {
    wait.begin();
    wait.take({ type: 'start', runId: 'r1', provider: 'demo', demo: true });
    pass(60);
    expect(wait.shown).toBeUndefined();
  });
});
