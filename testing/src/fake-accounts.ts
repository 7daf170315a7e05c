import { type Answers, type Call, Refusal } from './call.ts';
import { emailOf, NAMES, sessionOf, userOf } from './people.ts';
import type { Table } from './table.ts';

/** What every password is to begin with. */
export const PASSWORD = 'correct horse';

interface ProfileRow {
  readonly id: string;
  readonly display_name: string;
}

/** Profiles and the sign-in service: the account of each user. */
export class FakeAccounts {
  /** Display names, by id. */
  readonly names = new Map(Object.entries(NAMES));
  /** Passwords by id, where they are not {@link PASSWORD}. */
  readonly passwords = new Map<string, string>();
  /** Whose accounts are to be deleted. */
  readonly leavers = new Set<string>();

  nameOf = (id: string): string => this.names.get(id) ?? 'Writer';

  /** @param isAuthor whether a user shares anything with everyone */
  profiles = (isAuthor: (id: string) => boolean): Table<ProfileRow> => ({
    key: ['id'],
    guestsRead: true,
    read: () => [...this.names].map(([id, name]) => ({ id, display_name: name })),
    write: (rows) => rows.forEach(({ id, display_name: name }) => this.names.set(id, name)),
    isReadable: ({ id }, person) => id === person || isAuthor(id),
    checks: ({ display_name: name }) => ({
      profiles_display_name_length: name.length >= 1 && name.length <= 80,
      profiles_display_name_not_blank: /\S/.test(name),
    }),
  });

  readonly answers: Answers = {
    token: ({ args: { email, password } }: Call<{ email?: string; password?: string }>) => {
      const id = [...this.names.keys()].find((known) => emailOf(known) === email);
      if (id === undefined || password !== (this.passwords.get(id) ?? PASSWORD)) {
        throw new Refusal('invalid_credentials', 'Invalid login credentials');
      }
      return sessionOf(id);
    },
    request_account_deletion: ({ person = '' }) => {
      this.leavers.add(person);
      return '2026-12-06T12:00:00+00:00';
    },
    logout: () => undefined,
    user: ({ args, person = '' }: Call<{ email?: string; password?: string; current_password?: string }>) => {
      const { email, password, current_password: current } = args;
      if ((email ?? password) !== undefined && current !== (this.passwords.get(person) ?? PASSWORD)) {
        throw new Refusal('current_password_mismatch', 'That’s not your current password.');
      }
      if (password !== undefined) this.passwords.set(person, password);
      return userOf(person);
    },
  };
}
