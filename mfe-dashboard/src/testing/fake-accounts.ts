import { type Answers, Refusal } from './call.ts';
import { emailOf, sessionOf, userOf } from './session.ts';

/** What everybody's password is to begin with. */
export const PASSWORD = 'correct horse';

/** Profiles and the sign-in service: the account of each person. */
export class FakeAccounts {
  /** Display names, by id. */
  readonly names = new Map([
    ['ada', 'Ada'],
    ['mina', 'Mina'],
    ['bo', 'Bo Li'],
  ]);
  /** Passwords by id, where they are not {@link PASSWORD}. */
  readonly passwords = new Map<string, string>();

  /** Whose accounts are to be deleted. */
  readonly leavers = new Set<string>();

  nameOf = (id: string): string => this.names.get(id) ?? 'Writer';

  readonly answers: Answers = {
    'GET profiles': ({ args: { id } }) => (this.names.has(id) ? [{ display_name: this.names.get(id) }] : []),
    'PATCH profiles': ({ args: { id, display_name: name }, person }) => {
      if (id !== person || !this.names.has(id)) return [];
      this.names.set(id, name);
      return [{ display_name: name }];
    },
    token: ({ args: { email, password } }) => {
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
    user: ({ args: { password }, person = '' }) => {
      if (password !== undefined) this.passwords.set(person, password);
      return userOf(person);
    },
  };
}
