import type { FunctionRow } from '@storyloom/shared/api';
import { nameProblem } from '@storyloom/shared/domain';
import { type Answers, type Call, Refusal } from './call.ts';
import { emailOf, NAMES, sessionOf, userOf, wholeSessionOf } from './people.ts';
import type { Table } from './table.ts';

/** Every user's initial password. */
export const PASSWORD = 'correct horse';

/** The only valid code of an authenticator app. */
export const CODE = '123456';

/** The recovery codes that users get. Only the first is accepted. */
export const RECOVERY_CODES = Array.from({ length: 10 }, (_, index) => `aaaa-bbbb-cccc-ddd${index}`);

interface Factor {
  readonly id: string;
  readonly factor_type: 'totp';
  readonly status: 'unverified' | 'verified';
  readonly created_at: string;
  readonly updated_at: string;
}

/** When everything in an account was done last. */
export const MOMENT = '2026-12-06T12:00:00+00:00';

interface ProfileRow {
  readonly id: string;
  readonly display_name: string;
}

/** The sign-in service, and the table of profiles. */
export class FakeAccounts {
  /** Display names by user id. */
  readonly names = new Map(Object.entries(NAMES));
  /** Changed passwords by user id; the others are {@link PASSWORD}. */
  readonly passwords = new Map<string, string>();
  /** Ids of users whose accounts are to be deleted. */
  readonly leavers = new Set<string>();

  /** Second factors by user id. */
  readonly factors = new Map<string, Factor>();
  /** Remaining recovery codes by user id. */
  readonly codesLeft = new Map<string, number>();

  /** Turns two-step sign-in on. */
  guard(person: string, codesLeft = 10): void {
    const dates = { created_at: MOMENT, updated_at: MOMENT };
    this.factors.set(person, { id: 'factor-1', factor_type: 'totp', status: 'verified', ...dates });
    this.codesLeft.set(person, codesLeft);
  }

  isGuarded = (person: string): boolean => this.factors.get(person)?.status === 'verified';

  #withFactors<Named extends { readonly id: string }>(user: Named) {
    const factor = this.factors.get(user.id);
    return factor ? { ...user, factors: [factor] } : user;
  }

  /** A session of a user; `isWhole`: the second step is done. */
  sessionOf(person: string, isWhole = false) {
    const session = isWhole ? wholeSessionOf(person) : sessionOf(person);
    return { ...session, refresh_token: `refresh ${person}`, user: this.#withFactors(userOf(person)) };
  }

  /** The caller's sessions. */
  sessions: readonly FunctionRow<'own_sessions', 'user_agent'>[] = [
    {
      id: 'here',
      user_agent: 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
      last_used_at: MOMENT,
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

  /** @param isAuthor whether a user has published anything publicly */
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
    token: ({ args }: Call<{ email?: string; password?: string; refresh_token?: string }>) => {
      const { email, password, refresh_token: renewed } = args;
      if (renewed?.startsWith('refresh ')) return this.sessionOf(renewed.slice('refresh '.length));
      const id = [...this.names.keys()].find((known) => emailOf(known) === email);
      if (id === undefined || password !== (this.passwords.get(id) ?? PASSWORD)) {
        throw new Refusal('invalid_credentials', 'Invalid login credentials');
      }
      return this.sessionOf(id);
    },
    request_account_deletion: ({ person = '' }) => {
      this.leavers.add(person);
      return MOMENT;
    },
    own_sessions: () => this.sessions,
    end_session: ({ args: { p_id: id } }: Call<{ p_id: string }>) => {
      const isOther = this.sessions.some((session) => session.id === id && !session.is_current);
      if (isOther) this.sessions = this.sessions.filter((session) => session.id !== id);
      return isOther;
    },
    logout: () => undefined,
    factors: ({ person = '' }) => {
      const dates = { created_at: MOMENT, updated_at: MOMENT };
      this.factors.set(person, { id: 'factor-1', factor_type: 'totp', status: 'unverified', ...dates });
      const totp = { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/x', qr_code: '<svg></svg>' };
      return { id: 'factor-1', type: 'totp', friendly_name: '', totp };
    },
    challenge: () => ({ id: 'challenge-1', type: 'totp', expires_at: 0 }),
    verify: ({ args: { code }, person = '' }: Call<{ code: string }>) => {
      const factor = this.factors.get(person);
      if (!factor || code !== CODE) throw new Refusal('mfa_verification_failed', 'Invalid TOTP code entered');
      this.factors.set(person, { ...factor, status: 'verified' });
      return this.sessionOf(person, true);
    },
    unenroll: ({ person = '' }) => {
      this.factors.delete(person);
      this.codesLeft.delete(person);
      return { id: 'factor-1' };
    },
    recovery_codes_left: ({ person = '' }) => this.codesLeft.get(person) ?? 0,
    make_recovery_codes: ({ person = '' }) => {
      if (!this.isGuarded(person)) {
        throw new Refusal('PT403', 'Sign in with a code from your authenticator app first.');
      }
      this.codesLeft.set(person, RECOVERY_CODES.length);
      return RECOVERY_CODES;
    },
    use_recovery_code: ({ args: { p_code: code }, person = '' }: Call<{ p_code: string }>) => {
      const isRight = this.isGuarded(person) && code === RECOVERY_CODES[0];
      if (isRight) this.factors.delete(person);
      return isRight;
    },
    'GET user': ({ person = '' }) => this.#withFactors(userOf(person)),
    user: ({ args, person = '' }: Call<{ email?: string; password?: string; current_password?: string }>) => {
      const { email, password, current_password: current } = args;
      if ((email ?? password) !== undefined && current !== (this.passwords.get(person) ?? PASSWORD)) {
        throw new Refusal('current_password_mismatch', 'That’s not your current password.');
      }
      if (password !== undefined) this.passwords.set(person, password);
      return this.#withFactors(userOf(person));
    },
  };
}
