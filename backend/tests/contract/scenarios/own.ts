import { getSupabase } from '@storyloom/shared/api';
import * as prompts from '@storyloom/shared/api/inspirations';
import { changeDisplayName, profileQueries } from '@storyloom/shared/api/profile';
import { publicPromptsOf } from '@storyloom/shared/api/published-stories';
import { ADA, BO, MINA } from '@storyloom/testing/people';
import { idOf } from '@storyloom/testing/rows';
import { ROW } from '../seed.ts';
import { anyClient, ask, rpc, type Scenario, walk } from './scenario.ts';

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
    title: 'publishes prompts, publishes them again, edits and deletes them',
    as: ADA,
    calls: (id) => [
      () => prompts.shareInspiration(newPrompt(id(ADA))),
      () => prompts.shareInspiration(newPrompt(id(ADA), { title: '', category: 'mystery' })),
      () => prompts.shareInspiration(newPrompt(id(BO), { id: idOf(701) })),
      () => prompts.shareInspiration(newPrompt(id(ADA), { id: idOf(702), prompt: 'x'.repeat(4001) })),
      () => prompts.updateInspiration(ROW.promptOfAda, id(ADA), newPrompt(id(ADA))),
      () => prompts.deleteInspiration(idOf(700), id(ADA)),
      () => prompts.deleteInspiration(ROW.prompt, id(ADA)),
      walk(prompts.inspirationQueries.own(id(ADA)), 1),
    ],
  },
  {
    title: 'adds and removes favorites among the curated inspirations',
    as: ADA,
    calls: (id) => [
      ...['insp-1', 'insp-1', 'insp-19'].map(
        (favorite) => async () =>
          (await getSupabase()).from('curated_favorites').insert({ user_id: id(ADA), inspiration_id: favorite }),
      ),
      async () => (await getSupabase()).from('curated_favorites').select('inspiration_id').eq('user_id', id(ADA)),
      async () =>
        (await getSupabase())
          .from('curated_favorites')
          .delete()
          .eq('user_id', id(ADA))
          .eq('inspiration_id', 'insp-1')
          .select('inspiration_id'),
    ],
  },
  {
    title: 'reads names of authors, and changes their own',
    as: ADA,
    calls: (id) => [
      ...[ADA, MINA, BO].map((person) => ask(profileQueries.name(id(person)))),
      () => changeDisplayName(id(ADA), ' Ada L. '),
      () => changeDisplayName(id(MINA), 'Stolen'),
      () => changeDisplayName(id(ADA), 'Storyloom Team'),
      ask(profileQueries.name(id(ADA))),
      () => changeDisplayName(id(ADA), 'Ada'),
    ],
  },
  {
    title: 'tries to reach the data of a user as a guest',
    calls: (id) => [
      ...['user_stories', 'user_shared_stories', 'user_inspirations'].flatMap((table) => [
        async () => (await anyClient()).from(table).select('id').eq('user_id', id(ADA)).order('id').limit(3),
        async () => (await anyClient()).from(table).delete().eq('id', ROW.shared),
      ]),
      ...['search_stories', 'liked_inspirations', 'own_sessions', 'make_recovery_codes'].map((name) => rpc(name, {})),
      ...['delete_story', 'end_session'].map((name) => rpc(name, { p_id: ROW.story })),
    ],
  },
];
