import { expect } from 'vitest';
import { type Attack, attacksOf } from '../attack.ts';
import { ROW, SUBSCRIBER } from '../seed.ts';
import { PASSWORD, type Sent, type World } from '../world.ts';
import { COLUMNS } from './columns.ts';

const { tries } = attacksOf('Email addresses, and the accounts behind names');

const TABLES = [
  ...COLUMNS.map(({ table }) => table),
  'anonymous_usage',
  'story_runs',
  'newsletter_subscribers',
  'shared_story_views',
  'content_reports',
];

/** Sends requests as a stranger and as a visitor. @throws when an answer contains an address of another user. */
async function crawl(world: World, paths: readonly (Omit<Sent, 'as'> | string)[]): Promise<void> {
  for (const as of ['anonymous', 'stranger'] as const) {
    for (const each of paths) {
      const { text } = await world.send({ as, ...(typeof each === 'string' ? { path: each } : each) });
      expect(text.replaceAll('stranger-canary@example.com', '')).not.toMatch(/[\w.-]+-canary@|@example\.com/);
    }
  }
}

/** The sign-in service returns the address to its owner. */
async function ownAddress(world: World): Promise<void> {
  const { text } = await world.send({ as: 'owner', path: '/auth/v1/user' });
  expect(text).toContain('owner-canary@example.com');
}

export const emails: readonly Attack[] = [
  tries('M-001', 'Every table is read completely', 'no table for browsers holds an address', {
    run: (world) =>
      crawl(
        world,
        TABLES.map((table) => `${table}?select=*`),
      ),
    control: ownAddress,
  }),
  tries(
    'M-002',
    'Accounts are embedded below every table, under every name',
    'accounts are in a schema that is not served',
    {
      run: (world) =>
        crawl(
          world,
          TABLES.flatMap((table) =>
            [
              'users(*)',
              'user:users(email)',
              'users!user_id(email)',
              'auth.users(*)',
              '...users(email)',
              'identities(*)',
            ].map((embed) => `${table}?select=*,${embed}`),
          ),
        ),
      control: ownAddress,
    },
  ),
  tries('M-003', 'A column `email` is requested, filtered and ordered by', 'no table for browsers has such a column', {
    run: (world) =>
      crawl(
        world,
        COLUMNS.flatMap(({ table }) => [
          `${table}?select=email`,
          `${table}?email=eq.owner-nobody`,
          `${table}?order=email`,
          `${table}?select=*,profiles(email)`,
        ]),
      ),
    control: ownAddress,
  }),
  tries(
    'M-004',
    'Every function is called and its answer searched for addresses',
    'functions return names, not accounts',
    {
      run: (world) =>
        crawl(world, [
          'rpc/search_inspirations',
          'rpc/search_shared_stories',
          'rpc/search_inspirations?p_query=canary',
          'rpc/search_inspirations?p_query=example.com',
          'rpc/count_inspirations?p_query=example.com',
          `rpc/read_shared_story?p_id=${ROW.ownersShared}`,
          { path: 'rpc/inspiration_counts', body: { p_ids: [ROW.ownersPrompt, ROW.strangersPrompt] } },
          { path: 'rpc/shared_story_counts', body: { p_ids: [ROW.ownersShared, ROW.strangersShared] } },
          { path: 'rpc/report_content', body: { p_inspiration_id: ROW.ownersPrompt, p_note: 'owner' } },
          { path: 'rpc/count_story_view', body: { p_shared_story_id: ROW.ownersShared } },
          { path: 'rpc/toggle_story_like', body: { p_shared_story_id: ROW.ownersHiddenShared } },
        ]),
      async control(world) {
        const { text } = await world.send({ as: 'anonymous', path: 'rpc/search_inspirations' });
        expect(text).toContain('"author":"Owner"');
      },
      leavesOwnRows: true,
    },
  ),
  tries('M-005', 'Errors are provoked that could quote a row of another user', 'errors quote no rows', {
    leavesOwnRows: true,
    run: (world) =>
      crawl(world, [
        { path: 'user_stories', body: { id: ROW.ownersStory, prompt: 'p', story: 's' } },
        {
          path: 'user_inspirations',
          body: { id: ROW.ownersHiddenPrompt, title: 't', prompt: 'p', category: 'fantasy' },
        },
        { path: 'user_stories', body: { user_id: '{owner}', prompt: 'p', story: '' } },
        { path: 'inspiration_likes', body: { inspiration_id: ROW.strangersPrompt, user_id: '{owner}' } },
        { path: 'profiles', body: { id: '{hermit}' } },
        { path: 'rpc/subscribe_to_newsletter', body: { p_email: ` ${SUBSCRIBER.split('@')[0]}`, p_consent: '' } },
      ]),
    control: ownAddress,
  }),
  tries(
    'M-006',
    'A display name is searched for that was made from an address',
    'a user without a name is called Writer',
    {
      leavesOwnRows: true,
      async run(world) {
        const path = '/auth/v1/signup';
        for (const [index, data] of [{}, { name: '' }, { name: ' \n ' }].entries()) {
          const body = { email: `nameless-canary-${index}@example.com`, password: PASSWORD, data };
          const { text } = await world.send({ as: 'anonymous', path, body });
          const { access_token } = JSON.parse(text) as { access_token: string };
          const headers = { authorization: `Bearer ${access_token}` };
          const profile = await world.send({ as: 'anonymous', path: 'profiles?display_name=ilike.*canary*', headers });
          expect(profile.text).not.toContain('nameless');
        }
      },
      async control(world) {
        const { text } = await world.send({ as: 'hermit', path: 'profiles?display_name=ilike.*canary*' });
        expect(text).toContain('hermit');
      },
    },
  ),
  tries('M-007', 'The log is searched for addresses and passwords', 'the log holds paths and codes', {
    async run(world) {
      const body = { email: 'log-canary@example.com', password: 'log-canary password' };
      await world.send({ as: 'anonymous', path: '/auth/v1/token?grant_type=password', body });
      await world.send({ as: 'anonymous', path: `profiles?email=eq.log-canary@example.com` });
      expect(JSON.stringify(world.server.entries)).not.toContain('log-canary');
    },
    async control(world) {
      await world.send({ as: 'anonymous', path: 'profiles?select=id' });
      expect(JSON.stringify(world.server.entries)).toContain('"path":"/rest/v1/profiles"');
    },
  }),
];
