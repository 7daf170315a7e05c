import { fitting, type Place } from './functions.ts';
import type { Sent } from './visitors.ts';

/** Node refuses longer headers, addresses included, with 431. */
const HEAD_MAX = 15_000;
const BODY_MAX = 64 * 1024;
const DATA_MAX = 512 * 1024;

/** As much of a text as an address has room for when it is encoded. */
const encoded = (text: string): string => {
  const all = encodeURIComponent(text.slice(0, HEAD_MAX).replaceAll(/\p{Surrogate}/gu, '\uFFFD'));
  return all.slice(0, HEAD_MAX).replace(/%[^%]?$/, '');
};
/** As bytes that a header can have. */
const asHeader = (text: string): string => text.replaceAll(/[^\t\x20-\x7E\x80-\xFF]/g, '~').trim();

const address = (name: string, before: string): Place => ({
  name,
  most: HEAD_MAX,
  request: (text) => ({ path: `${before}${encoded(text)}` }),
});
const header = (name: string, path: string, before = ''): Place => ({
  name: `the header ${name}`,
  most: 8000,
  request: (text) => ({ path, headers: { [name]: `${before}${asHeader(text)}` } }),
});
/** @param most bytes */
const json = (
  name: string,
  path: string,
  most: number,
  fields: (text: string) => unknown,
  more: Partial<Sent> = {},
): Place => ({
  name,
  most,
  request: (text) => ({ path, body: JSON.stringify(fields(fitting(text, most - 500))), ...more }),
});
const body = (name: string, path: string, most: number, type: string): Place => ({
  name,
  most,
  request: (text) => ({ path, body: Buffer.from(text).subarray(0, most), headers: { 'content-type': type } }),
});

const PROMPTS = '/rest/v1/user_inspirations';
const STORIES = '/rest/v1/user_stories';
const EMAIL = 'ann@example.com';

/** What the sign-in service, the data interface and the site read of strangers. */
export const OTHER_PLACES: readonly Place[] = [
  json('sign-up, the address', '/auth/v1/signup', BODY_MAX, (email) => ({ email, password: 'correct horse' })),
  json('sign-up, the password', '/auth/v1/signup', BODY_MAX, (password) => ({ email: EMAIL, password })),
  json('sign-up, the name', '/auth/v1/signup', BODY_MAX, (name) => ({ email: EMAIL, password: 'x', data: { name } })),
  json('sign-in, the address', '/auth/v1/token?grant_type=password', BODY_MAX, (email) => ({ email, password: 'x' })),
  json('sign-in, the password', '/auth/v1/token?grant_type=password', BODY_MAX, (password) => ({
    email: EMAIL,
    password,
  })),
  json('a refresh token', '/auth/v1/token?grant_type=refresh_token', BODY_MAX, (token) => ({ refresh_token: token })),
  json('recovery, the address', '/auth/v1/recover', BODY_MAX, (email) => ({ email })),
  json('a code of an email', '/auth/v1/verify', BODY_MAX, (token) => ({ type: 'recovery', email: EMAIL, token })),
  json('an account’s name', '/auth/v1/user', BODY_MAX, (name) => ({ data: { name } }), { method: 'PUT' }),
  json('an account’s password', '/auth/v1/user', BODY_MAX, (password) => ({ password }), { method: 'PUT' }),
  body('sign-up, the whole body', '/auth/v1/signup', BODY_MAX, 'application/json'),
  address('an address of the sign-in service', '/auth/v1/'),
  address('a condition', `${PROMPTS}?title=eq.`),
  address('a tree of conditions', `${PROMPTS}?or=`),
  address('nested conditions', `${PROMPTS}?and=(${'or('.repeat(200)}`),
  address('selected columns', `${PROMPTS}?select=`),
  address('an order', `${PROMPTS}?order=`),
  address('a limit', `${PROMPTS}?limit=`),
  address('an unknown table', '/rest/v1/'),
  address('arguments in an address', '/rest/v1/rpc/search_inspirations?p_query='),
  json('a search', '/rest/v1/rpc/search_inspirations', DATA_MAX, (text) => ({ p_query: text })),
  json('a search of stories', '/rest/v1/rpc/search_stories', DATA_MAX, (text) => ({ p_query: text })),
  json('an import', '/rest/v1/rpc/import_items', DATA_MAX / 4, (prompt) => ({
    p_kind: 'prompts',
    p_items: [{ title: 'x', prompt }],
  })),
  json('an import of many', '/rest/v1/rpc/import_items', 600, (title) => ({
    p_kind: 'prompts',
    p_items: Array.from({ length: 3000 }, () => ({ title })),
  })),
  json('a saved story', STORIES, DATA_MAX, (story) => ({ prompt: 'x', story: story.slice(0, 60_000) })),
  json('many saved stories', STORIES, 600, (story) => Array.from({ length: 3000 }, () => ({ prompt: 'x', story }))),
  json('rows of nothing', STORIES, 600, () => Array.from({ length: 150_000 }, () => ({}))),
  json('the newsletter', '/rest/v1/rpc/subscribe_to_newsletter', DATA_MAX, (text) => ({
    p_email: text.slice(0, 60_000),
    p_consent: text.slice(0, 60_000),
  })),
  body('rows, the whole body', STORIES, DATA_MAX, 'application/json'),
  body('rows as CSV', STORIES, DATA_MAX, 'text/csv'),
  body('rows as a form', STORIES, DATA_MAX, 'application/x-www-form-urlencoded'),
  header('authorization', STORIES, 'Bearer '),
  header('x-guest-token', '/functions/v1/guest-session'),
  header('prefer', PROMPTS),
  header('range', PROMPTS),
  header('accept', PROMPTS),
  header('accept-profile', PROMPTS),
  header('cookie', '/'),
  header('if-none-match', '/'),
  header('accept-language', '/'),
  header('x-forwarded-for', '/functions/v1/guest-session'),
  header('origin', PROMPTS),
  body('reports of modules', '/metrics/modules', BODY_MAX, 'application/json'),
  address('a page', '/'),
  address('a share link', '/s/'),
  address('a release', '/remotes/'),
];
