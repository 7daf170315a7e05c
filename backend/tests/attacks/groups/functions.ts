import { expect } from 'vitest';
import { type Attack, attacksOf, succeeds } from '../attack.ts';
import { GUEST, ROW, RUN, SUBSCRIBER } from '../seed.ts';
import { rpc } from './calls.ts';

const { acts, looks, tries } = attacksOf('Functions of the database');

/** A run whose text is kept for its reader. */
const KEPT = { caller: `guest:${GUEST}`, run_id: RUN };

/** Functions for the story service only, with valid arguments. */
const OF_THE_SERVICE: readonly (readonly [name: string, body: object])[] = [
  ['spend_guest_generation', { p_session_id: GUEST, p_run_id: 'another run' }],
  ['refund_guest_generation', { p_session_id: GUEST, p_run_id: RUN }],
  ['begin_story_run', { p_user_id: '{owner}', p_run_id: 'a run' }],
  ['spend_random_prompt', { p_caller: 'user:{owner}', p_per_hour: 1 }],
  ['finish_guest_run', { p_session_id: GUEST, p_run_id: RUN }],
  ['spend_short_call', { p_caller: 'user:{owner}', p_per_hour: 1 }],
  ['keep_runs', { p_runs: JSON.stringify([{ ...KEPT, first_id: 2, last_id: 2, events: '["x"]', over: true }]) }],
  ['stop_kept_run', { p_caller: KEPT.caller, p_run_id: RUN }],
];

const services: readonly Attack[] = OF_THE_SERVICE.map(([name, body], index) =>
  acts(
    `F-00${index + 1}`,
    `A visitor and a signed-in user call ${name}`,
    'no execute grant for browsers',
    (['anonymous', 'stranger', 'owner'] as const).map((as) => rpc(as, name, body)),
    rpc('service', name, body),
  ),
);

/** Functions for signed-in users. */
const SIGNED_IN: readonly (readonly [name: string, body: object])[] = [
  ['toggle_inspiration_like', { p_inspiration_id: ROW.ownersPrompt }],
  ['toggle_story_like', { p_shared_story_id: ROW.ownersShared }],
  ['record_inspiration_use', { p_inspiration_id: ROW.ownersPrompt }],
];

const signedIn: readonly Attack[] = SIGNED_IN.map(([name, body], index) =>
  acts(
    `F-01${index + 1}`,
    `A visitor calls ${name}`,
    'no execute grant for visitors',
    [rpc('anonymous', name, body), rpc('anonymous', name, { ...body, p_user_id: '{owner}' })],
    rpc('stranger', name, body),
  ),
);

const readOnly: readonly Attack[] = [
  ...SIGNED_IN,
  ['count_story_view', { p_shared_story_id: ROW.ownersShared }] as const,
].map(([name, body], index) =>
  acts(
    `F-02${index + 1}`,
    `${name} is called with GET, as an image on another page could`,
    'GET runs in a read-only transaction',
    (['GET', 'HEAD'] as const).map((method) => ({
      as: 'stranger',
      method,
      path: `rpc/${name}?${new URLSearchParams(body as Record<string, string>)}`,
    })),
    rpc('stranger', name, body),
  ),
);

const called: readonly Attack[] = [
  acts(
    'F-061',
    'The run of another user is ended, so that it counts in no budget',
    'no execute grant on end_story_run',
    (['anonymous', 'owner', 'stranger'] as const).map((as) =>
      rpc(as, 'end_story_run', { p_user_id: '{owner}', p_run_id: 'x', p_delivered: false }),
    ),
    rpc('service', 'begin_story_run', { p_user_id: '{owner}', p_run_id: 'x' }),
  ),
  acts(
    'F-062',
    'The functions of triggers are called directly',
    'trigger functions only run as triggers',
    (['anonymous', 'owner', 'service'] as const).flatMap((as) =>
      ['create_profile', 'count_inspiration_likes', 'count_story_views', 'refuse_changes'].flatMap((name) => [
        rpc(as, name, {}),
        { as, path: `rpc/${name}` },
      ]),
    ),
    rpc('stranger', 'toggle_inspiration_like', { p_inspiration_id: ROW.ownersPrompt }),
  ),
  acts(
    'F-063',
    'A function is called with unknown arguments, to reach another function of its name',
    'there is one function of each name',
    [
      rpc('stranger', 'toggle_inspiration_like', { p_inspiration_id: ROW.ownersPrompt, p_user_id: '{owner}' }),
      rpc('stranger', 'toggle_inspiration_like', { inspiration_id: ROW.ownersPrompt }),
      rpc('anonymous', 'spend_guest_generation', { p_session_id: GUEST }),
      rpc('anonymous', 'refund_guest_generation', { p_session_id: GUEST }),
    ],
    rpc('stranger', 'toggle_inspiration_like', { p_inspiration_id: ROW.ownersPrompt, p_liked: true }),
  ),
  looks(
    'F-065',
    'A visitor and a signed-in user read the text of another user’s story by its id',
    'no execute grant on read_kept_run',
    (['anonymous', 'stranger', 'owner'] as const).map((as) =>
      rpc(as, 'read_kept_run', { p_caller: KEPT.caller, p_run_id: RUN, p_after: 0 }),
    ),
    { as: 'service' },
  ),
  tries(
    'F-064',
    'The wording of an answer is used to find newsletter addresses',
    'the answer is true, false or one error',
    {
      leavesOwnRows: true,
      async run(world) {
        for (const email of [SUBSCRIBER, 'nobody@', 'other@example.com']) {
          const { text } = await world.send(
            rpc('anonymous', 'subscribe_to_newsletter', { p_email: email, p_consent: 'Yes.' }),
          );
          expect(text).toMatch(/^(?:true|false)$|Please enter a valid email address/);
        }
      },
      control: (world) =>
        succeeds(world, rpc('anonymous', 'subscribe_to_newsletter', { p_email: 'a@example.com', p_consent: 'Yes.' })),
    },
  ),
];

export const functions: readonly Attack[] = [...services, ...signedIn, ...readOnly, ...called];
