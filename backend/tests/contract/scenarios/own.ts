import { getSupabase } from '@storyloom/shared/api';
import * as prompts from '@storyloom/shared/api/inspirations';
import { changeDisplayName, profileQueries } from '@storyloom/shared/api/profile';
import { makeRecoveryCodes, recoveryCodesLeft } from '@storyloom/shared/api/second-factor';
import { endSession } from '@storyloom/shared/api/sessions';
import { publicPromptsOf } from '@storyloom/shared/api/published-stories';
import { ADA, BO, MINA } from '@storyloom/testing/people';
import { idOf } from '@storyloom/testing/rows';
import { ROW } from '../seed.ts';
import { anyClient, ask, rpc, type Scenario, walk } from './scenario.ts';

const { signal } = new AbortController();

const newPrompt = (userId: string, values: Partial<prompts.NewInspiration> = {}): prompts.NewInspiration => ({
  id: idOf(700),
  userId,
  title: 'A New Prompt',
  prompt: 'A lamp that waits for the sea',
  category: 'fantasy',
  difficulty: 'easy',
  isPublic: true,
  ...values,
});

/** What users do with their prompts, favorites and names, and what guests are refused. */
export const OWN: readonly Scenario[] = [
  {
    title: 'lists their own prompts, and those of a published story',
    as: BO,
    calls: (id) => [
      walk(prompts.inspirationQueries.own(id(BO)), 2),
      ask(publicPromptsOf({ id: ROW.prompt, userId: id(BO), inspirationId: ROW.promptOfAda })),
    ],
  },
  {
    title: 'finds the public prompts of a published story',
    as: ADA,
    calls: (id) => [ask(publicPromptsOf({ id: ROW.promptOfAda, userId: id(ADA), inspirationId: idOf(216) }))],
  },
  {
    title: 'publishes prompts, publishes them again, edits and deletes them',
    as: ADA,
    calls: (id) => [
      () => prompts.shareInspiration(newPrompt(id(ADA))),
      () => prompts.shareInspiration(newPrompt(id(ADA), { title: '', category: 'mystery' })),
      () => prompts.shareInspiration(newPrompt(id(BO), { id: idOf(701) })),
      () => prompts.shareInspiration(newPrompt(id(ADA), { id: ROW.prompt })),
      () => prompts.shareInspiration(newPrompt(id(ADA), { id: idOf(702), prompt: 'x'.repeat(4001) })),
      () => prompts.updateInspiration(ROW.prompt, id(ADA), newPrompt(id(ADA))),
      () => prompts.updateInspiration(ROW.promptOfAda, id(ADA), newPrompt(id(ADA), { prompt: 'x'.repeat(4001) })),
      walk(prompts.inspirationQueries.own(id(ADA)), 1),
      () => prompts.deleteInspiration(idOf(700), id(ADA)),
      () => prompts.deleteInspiration(ROW.prompt, id(ADA)),
      () => prompts.deleteInspiration(ROW.prompt, id(MINA)),
      walk(prompts.inspirationQueries.own(id(ADA)), 1),
    ],
  },
  {
    title: 'adds and removes favorites among the curated inspirations',
    as: ADA,
    calls: (id) => [
      ...['insp-1', 'insp-1', 'insp-18', 'insp-19'].map(
        (favorite) => async () =>
          (await getSupabase()).from('curated_favorites').insert({ user_id: id(ADA), inspiration_id: favorite }),
      ),
      async () => (await getSupabase()).from('curated_favorites').insert({ user_id: id(BO), inspiration_id: 'insp-1' }),
      ...[id(ADA), id(BO)].map(
        (user) => async () =>
          (await getSupabase()).from('curated_favorites').select('inspiration_id').eq('user_id', user),
      ),
      ...['insp-1', 'insp-1'].map(
        (favorite) => async () =>
          (await getSupabase())
            .from('curated_favorites')
            .delete()
            .eq('user_id', id(ADA))
            .eq('inspiration_id', favorite)
            .select('inspiration_id'),
      ),
    ],
  },
  {
    title: 'reads names of authors, and changes their own',
    as: ADA,
    calls: (id) => [
      ...[ADA, MINA, BO].map((person) => ask(profileQueries.name(id(person)))),
      () => changeDisplayName(id(ADA), ' Ada L. '),
      () => changeDisplayName(id(MINA), 'Stolen'),
      () => changeDisplayName(id(ADA), 'x'.repeat(81)),
      () => changeDisplayName(id(ADA), 'Storyloom Team'),
      () => changeDisplayName(id(ADA), '\u200b'),
      ask(profileQueries.name(id(ADA))),
      () => changeDisplayName(id(ADA), 'Ada'),
    ],
  },
  {
    title: 'tries to sign out a device that is not theirs',
    as: ADA,
    calls: () => [rpc('end_session', { p_id: idOf(900) }), () => endSession(idOf(900))],
  },
  {
    title: 'asks for recovery codes without two-step sign-in',
    as: ADA,
    calls: () => [
      () => recoveryCodesLeft(signal),
      () => makeRecoveryCodes(),
      rpc('use_recovery_code', { p_code: 'aaaa-bbbb-cccc-dddd' }),
    ],
  },
  {
    title: 'tries to reach the data of a user as a guest',
    calls: (id) => [
      ...['user_stories', 'user_shared_stories', 'user_inspirations'].flatMap((table) => [
        async () => (await anyClient()).from(table).select('id').eq('user_id', id(ADA)).order('id').limit(3),
        async () => (await anyClient()).from(table).update({ title: 'Stolen' }).eq('id', ROW.shared).select('title'),
        async () => (await anyClient()).from(table).delete().eq('id', ROW.shared),
        async () => (await anyClient()).from(table).insert({ id: idOf(800), title: 'T', prompt: 'P' }),
      ]),
      async () => (await getSupabase()).from('curated_favorites').select('inspiration_id'),
      ...['search_stories', 'count_stories', 'recently_deleted_stories', 'liked_inspirations', 'own_sessions'].map(
        (name) => rpc(name, {}),
      ),
      ...['make_recovery_codes', 'recovery_codes_left'].map((name) => rpc(name, {})),
      rpc('use_recovery_code', { p_code: 'x' }),
      ...['delete_story', 'restore_story', 'hold_deleted_story', 'end_session'].map((name) =>
        rpc(name, { p_id: ROW.story }),
      ),
    ],
  },
];
