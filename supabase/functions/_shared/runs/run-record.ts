import type { StoryEvent } from '@storyloom/shared/stream';
import { describeFailure, type ServiceFailure } from '../http/failure.ts';

/** What is known of a run: enough to refund and log it, and no text that a reader wrote or read. */
export interface RunRecord {
  /** Called when the provider has begun: it thinks, writes, or reports tokens. */
  readonly begin: () => void;
  /**
   * How the run ended. It is delivered if text was sent to the reader, or can be fetched, and was not withdrawn. It counts as begun only if the reader left: a run that the provider failed is not charged.
   */
  readonly ending: (left: boolean) => { readonly delivered: boolean; readonly begun: boolean };
  readonly sent: (event: StoryEvent) => void;
  readonly failed: (failure: ServiceFailure) => void;
  /** Another process writes on. */
  readonly handedOn: () => void;
  /** The log entry of the run. @param rejoined how often readers came back to it, if they can */
  readonly entry: (left: boolean, rejoined?: number) => Record<string, unknown>;
}

/** The first fields of a run's log entry: its event, and what was asked for. None may be a text of the reader. */
export type RunEntry = Readonly<Record<string, string | number>> & { readonly event: 'story_run' | 'passage_run' };

/** Starts a record now. @param before characters that another process wrote */
export function createRunRecord(asked: RunEntry, before = 0): RunRecord {
  const started = Date.now();
  let firstTextMs: number | undefined;
  let characters = before;
  let calls = 1;
  let begun = false;
  let withdrawn = false;
  let outcome: Record<string, unknown> = {};
  let reasons: Record<string, string> = {};
  return {
    begin() {
      begun = true;
    },
    ending: (left) => ({ delivered: characters > 0 && !withdrawn, begun: left && begun }),
    sent(event) {
      if (event.type === 'delta') {
        firstTextMs ??= Date.now() - started;
        characters += event.text.length;
      }
      if (event.type === 'continuing') calls = event.call;
      if (event.type === 'end') outcome = { outcome: event.reason, words: event.words };
      if (event.type === 'error') outcome = { outcome: 'error', code: event.code };
    },
    handedOn() {
      outcome = { outcome: 'handed_on' };
    },
    failed(failure) {
      reasons = describeFailure(failure);
      withdrawn = failure.code === 'unsuitable' || failure.code === 'empty';
    },
    entry: (left, rejoined) => ({
      ...asked,
      ...(left ? { outcome: 'left' } : outcome),
      characters,
      ...(calls === 1 ? {} : { calls }),
      ...(firstTextMs === undefined ? {} : { firstTextMs }),
      ms: Date.now() - started,
      ...(rejoined === undefined ? {} : { rejoined }),
      ...reasons,
    }),
  };
}
