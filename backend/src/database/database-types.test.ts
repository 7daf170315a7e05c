import path from 'node:path';
import { introspect } from '@supabase/postgrest-typegen/introspection';
import { generateTypescript, sortGeneratorMetadata } from '@supabase/postgrest-typegen/generation';
import { expect, it } from 'vitest';
import { sharedServer } from '../testing/test-server.ts';
import type { PgliteDatabase } from './open-pglite.ts';

const file = path.resolve(import.meta.dirname, '../../../shared/src/api/database.types.ts');

const HEADER = '// Generated from the database: `npm run types:database` writes it.\n\n';

it('The generated types of rows and functions match the database', async () => {
  const database = (await sharedServer()).database as PgliteDatabase;
  const query = (sql: string) => database.pglite.run([{ sql, parameters: [] }]);
  const metadata = await introspect(
    { query: async (sql) => ({ rows: [...(await query(sql)).rows] }) },
    { includedSchemas: ['public'] },
  );
  const types = await generateTypescript(sortGeneratorMetadata(metadata), { postgrestVersion: '12' });
  await expect(`${HEADER}${types}`).toMatchFileSnapshot(file);
});
