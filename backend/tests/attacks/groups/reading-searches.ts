import { type Attack, attacksOf } from '../attack.ts';
import { CANARY, ROW } from '../seed.ts';
import { both } from './calls.ts';

const { looks } = attacksOf('Reading private rows');

/** Searches. */
export const readingSearches: readonly Attack[] = [
  looks(
    'R-123',
    'A search of prompts looks for hidden text',
    'the search itself returns public rows only',
    both(`rpc/search_inspirations?p_query=${CANARY}`),
    { path: `user_inspirations?title=like.*${CANARY}*` },
  ),
  looks(
    'R-124',
    'A search of stories looks for hidden text',
    'the search itself returns public rows only',
    both(`rpc/search_shared_stories?p_query=${CANARY}`),
    { path: `user_shared_stories?title=like.*${CANARY}*` },
  ),
  looks(
    'R-125',
    'A search without words requests a million rows',
    'the search itself returns public rows only',
    both('rpc/search_inspirations?p_limit=1000000&p_order=newest'),
    { path: 'user_inspirations?select=*' },
  ),
  looks(
    'R-126',
    'Filters are applied to the columns of a search result',
    'a search returns nothing hidden to filter',
    both('rpc/search_inspirations?is_public=eq.false'),
    { path: 'user_inspirations?is_public=eq.false' },
  ),
  looks(
    'R-127',
    'The list of liked prompts is requested for another user, by words and by id',
    'the function acts for its caller',
    [
      ...both('rpc/liked_inspirations'),
      ...both('rpc/liked_inspirations?p_query={owner}'),
      ...both('rpc/liked_inspirations?p_user_id={owner}&p_limit=1000'),
    ],
    { path: 'rpc/liked_inspirations' },
    ROW.strangersPrompt,
  ),
];
