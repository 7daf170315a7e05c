import type { Table } from './table.ts';

/** Which of the built-in inspirations users keep, as `person id`. */
export class FakeFavorites {
  readonly kept = new Set<string>();

  readonly tables: Readonly<Record<string, Table>> = {
    curated_favorites: {
      key: ['user_id', 'inspiration_id'],
      read: () => [...this.kept].map((key) => ({ user_id: key.split(' ')[0], inspiration_id: key.split(' ')[1] })),
      write: (rows) => {
        this.kept.clear();
        for (const row of rows) this.kept.add(`${row.user_id} ${row.inspiration_id}`);
      },
      isReadable: (row, person) => row.user_id === person,
      checks: {
        curated_favorites_known_inspiration: ({ inspiration_id: id }) => /^insp-(?:[1-9]|1[0-8])$/.test(id),
      },
    },
  };
}
