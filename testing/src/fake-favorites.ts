import { defineTable, type Table } from './table.ts';

interface FavoriteRow {
  readonly user_id: string;
  readonly inspiration_id: string;
}

/** The table `curated_favorites`. */
export class FakeFavorites {
  /** Favorites as `person id`. */
  readonly kept = new Set<string>();

  readonly tables: Readonly<Record<string, Table>> = {
    curated_favorites: defineTable<FavoriteRow>({
      key: ['user_id', 'inspiration_id'],
      read: () =>
        [...this.kept].map((key) => {
          const [userId = '', id = ''] = key.split(' ');
          return { user_id: userId, inspiration_id: id };
        }),
      write: (rows) => {
        this.kept.clear();
        for (const row of rows) this.kept.add(`${row.user_id} ${row.inspiration_id}`);
      },
      isReadable: (row, person) => row.user_id === person,
      checks: ({ inspiration_id: id }) => ({
        curated_favorites_known_inspiration: /^insp-(?:[1-9]|1[0-8])$/.test(id),
      }),
    }),
  };
}
