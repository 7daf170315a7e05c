import { expect } from 'vitest';
import { type Attack, attacksOf, succeeds } from '../attack.ts';
import type { Sent, World } from '../world.ts';
import { COLUMNS } from './columns.ts';

const { tries } = attacksOf('Counters and protected columns');

const number = (first: number, index: number): string => `C-${String(first + index).padStart(3, '0')}`;

const single = (values: Readonly<Record<string, unknown>>): readonly Record<string, unknown>[] =>
  Object.entries(values).map(([column, value]) => ({ [column]: value }));

async function eachSucceeds(world: World, requests: readonly Sent[]): Promise<void> {
  for (const request of requests) {
    await world.reset();
    await succeeds(world, request);
  }
}

/** Rows such as likes and favorites cannot be changed: the nearest allowed attempt is to delete one. */
const removal = (table: string, filter: string): Sent => ({
  as: 'owner',
  method: 'DELETE',
  path: `${table}?${filter}`,
});

export const fixedColumns: readonly Attack[] = COLUMNS.flatMap(
  ({ table, filter, row, changeable, insertable, kept, written }, index) => {
    const patch = (as: Sent['as'], body: object): Sent => ({ as, method: 'PATCH', path: `${table}?${filter}`, body });
    const fixed = { ...insertable, ...kept };
    for (const column of Object.keys(changeable)) if (!['id', 'user_id'].includes(column)) delete fixed[column];
    const allowed = single(changeable).map((body) => patch('owner', body));
    const inserts = single(insertable).map((one): Sent => ({ as: 'owner', path: table, body: { ...row, ...one } }));
    const canDelete = !['profiles', 'inspiration_uses'].includes(table);
    const nearest = written ? [written] : allowed.length > 0 ? allowed : canDelete ? [removal(table, filter)] : [];
    const cases: Attack[] = [
      tries(number(1, index), `The owner changes each fixed column of ${table}`, 'column grants, one by one', {
        async run(world) {
          for (const body of single(fixed)) {
            const { status } = await world.send(patch('owner', body));
            // Naming the present owner or id of a row is not a change.
            if (!('user_id' in body)) expect(status, JSON.stringify(body)).toBeGreaterThanOrEqual(400);
          }
        },
        control: (world) =>
          eachSucceeds(world, nearest.length > 0 ? nearest : [{ as: 'owner', path: table, body: row }]),
      }),
      tries(
        number(11, index),
        `A stranger or a visitor changes each column of ${table}`,
        'update policies, whatever the column',
        {
          async run(world) {
            for (const as of ['stranger', 'anonymous'] as const)
              for (const body of single({ ...fixed, ...changeable })) await world.send(patch(as, body));
          },
          control: (world) =>
            eachSucceeds(world, nearest.length > 0 ? nearest : [{ as: 'owner', path: table, body: row }]),
        },
      ),
    ];
    if (Object.keys(insertable).length > 0) {
      cases.push(
        tries(
          number(21, index),
          `A new row of ${table} sets columns that only the database sets`,
          'column grants of new rows',
          {
            async run(world) {
              for (const one of single(kept)) {
                for (const headers of [{}, { prefer: 'missing=default,return=minimal' }]) {
                  const { status } = await world.send({ as: 'owner', path: table, body: { ...row, ...one }, headers });
                  expect(status, JSON.stringify(one)).toBeGreaterThanOrEqual(400);
                }
              }
            },
            async control(world) {
              if (table.endsWith('_likes')) await world.run(`delete from public.${table}`);
              for (const request of inserts) {
                await succeeds(world, request);
                await world.run(`delete from public.${table} where user_id = '${world.people.owner}'`);
              }
            },
          },
        ),
      );
    }
    return cases;
  },
);
