import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { letAnHourPass } from '../../src/testing/pass-time.ts';
import { defend } from './attack.ts';
import { FUNCTIONS } from './groups/functions.ts';
import { GUESTS } from './groups/guests.ts';
import { INJECTIONS } from './groups/injections.ts';
import { READING } from './groups/reading.ts';
import { REQUESTS } from './groups/requests.ts';
import { TOKENS } from './groups/tokens.ts';
import { WRITING } from './groups/writing.ts';
import { sharedWorld, type World } from './world.ts';

const GROUPS = { READING, WRITING, FUNCTIONS, TOKENS, GUESTS, INJECTIONS, REQUESTS };

describe('an attacker achieves nothing who', () => {
  let world: World;
  beforeAll(async () => {
    world = await sharedWorld();
  });
  // Also after a failure, so that it does not affect the next attack.
  afterEach(() => world.reset());

  describe.each(Object.entries(GROUPS))('%s', (_name, attacks) => {
    beforeAll(letAnHourPass);
    it.each(attacks)('$title', async (attack) => {
      await expect(defend(world, attack)).resolves.toBeUndefined();
    });
  });
});
