import { afterAll, beforeAll, beforeEach, describe } from 'vitest';
import { enginesOf, lazyPostgres } from '../../src/testing/engines.ts';
import { letAnHourPass } from '../../src/testing/pass-time.ts';
import { sharedPostgres } from '../../src/testing/test-server.ts';
import { describeCounterRaces } from './races/describe-counter-races.ts';
import { describeRunRaces } from './races/describe-run-races.ts';
import { type Race, startRace } from './races/race.ts';

const postgres = lazyPostgres();

const ENGINES = enginesOf([
  { engine: 'PGlite', isShared: false },
  { engine: 'Postgres, two servers on it', isShared: true },
]);

describe.each(ENGINES)('races on $engine', ({ isShared }) => {
  let race: Race;
  beforeAll(async () => {
    race = await startRace(isShared ? 2 : 1, isShared ? await sharedPostgres((await postgres()).url) : {});
  });
  afterAll(() => race.close());

  beforeEach(letAnHourPass);

  describeRunRaces(() => race);
  describeCounterRaces(() => race);
});
