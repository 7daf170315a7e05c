import { afterAll } from 'vitest';
import { startPostgres } from '../../../src/testing/test-postgres.ts';
import { describeBadInput } from './describe-bad-input.ts';

const server = await startPostgres();
afterAll(() => server.stop());

describeBadInput('Postgres', async () => ({ DATABASE_URL: server.url }));
