import { describeAttacks } from './defend-world.ts';

describeAttacks('PGlite', async () => ({}));
