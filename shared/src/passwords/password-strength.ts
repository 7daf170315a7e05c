import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { PASSWORD_MAX_BYTES } from '@storyloom/shared/domain';

const meter = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

/** The strength of a password: from 0, at most a thousand guesses, to 4, at least ten billion. */
export function passwordStrength(password: string): number {
  // A longer one is refused anyway, and slow to check.
  return meter.check(password.slice(0, PASSWORD_MAX_BYTES)).score;
}
