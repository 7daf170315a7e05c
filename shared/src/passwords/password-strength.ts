import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { PASSWORD_MAX_BYTES } from '@storyloom/shared/domain';

const meter = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

/** How hard a password is to guess: from 0, a thousand guesses at most, to 4, ten thousand million at least. */
export function passwordStrength(password: string): number {
  // What is longer is refused, and takes long to look at.
  return meter.check(password.slice(0, PASSWORD_MAX_BYTES)).score;
}
