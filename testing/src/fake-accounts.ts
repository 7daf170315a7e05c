import { nameProblem } from '@storyloom/shared/domain';
import { type Answers, type Call, Refusal } from './call.ts';
import { emailOf, NAMES, sessionOf, userOf } from './people.ts';
import type { Table } from './table.ts';

/** What every password is to begin with. */
export const PASSWORD = 'correct horse';

interface ProfileRow {
  readonly id: string;
  readonly display_name: string;
}

interface SessionRow {
  readonly id: string;
  readonly user_agent: string | null;
  readonly last_used_at: string;
  readonly is_current: boolean;
}

/** Profiles and the sign-in service: the account of each user. */
export class FakeAccounts {
  /** Display names, by id. */
  readonly names = new Map(Object.entries(NAMES));
  /** Passwords by id, where they are not {@link PASSWORD}. */
  readonly passwords = new Map<string, string>();
  /** Whose accounts are to be deleted. */
  readonly leavers = new Set<string>();

  /** Where whoever asks is signed in. */
  sessions: readonly SessionRow[] = [
    {
      id: 'here',
      user_agent: 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
      last_used_at: '2026-12-06T12:00:00+00:00',
      is_current: true,
    },
    {
      id: 'phone',
      user_agent:
        'Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1',
      last_used_at: '2026-12-01T12:00:00+00:00',
      is_current: false,
    },
    { id: 'unknown', user_agent: null, last_used_at: '2026-11-20T12:00:00+00:00', is_current: false },
  ];

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
      profiles_display_name_fit: nameProblem(name) === undefined,
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
    own_sessions: () => this.sessions,
    end_session: ({ args: { p_id: id } }: Call<{ p_id: string }>) => {
      const isOther = this.sessions.some((session) => session.id === id && !session.is_current);
      if (isOther) this.sessions = this.sessions.filter((session) => session.id !== id);
      return isOther;
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
