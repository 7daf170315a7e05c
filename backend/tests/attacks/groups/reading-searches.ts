import { type Attack, attacksOf } from '../attack.ts';
import { CANARY, ROW } from '../seed.ts';
import { both } from './calls.ts';

const { looks } = attacksOf('Reading what is not shared');

/** Searches. */
export const readingSearches: readonly Attack[] = [
  looks(
    'R-123',
    'Search finds what is not public',
    'search says itself that only public rows come out',
    both(`rpc/search_inspirations?p_query=${CANARY}`),
    { path: `user_inspirations?title=like.*${CANARY}*` },
  ),
  looks(
    'R-124',
    'Search of stories finds what is not public',
    'search says itself that only public rows come out',
    both(`rpc/search_shared_stories?p_query=${CANARY}`),
    { path: `user_shared_stories?title=like.*${CANARY}*` },
  ),
  looks(
    'R-125',
    'Search without words is paged far past the end',
    'search says itself that only public rows come out',
    both('rpc/search_inspirations?p_limit=1000000&p_order=newest'),
    { path: 'user_inspirations?select=*' },
  ),
  looks(
    'R-126',
    'Filters are put on the columns of the search, after it',
    'search returns nothing hidden to filter',
    both('rpc/search_inspirations?is_public=eq.false'),
    { path: 'user_inspirations?is_public=eq.false' },
  ),
  looks(
    'R-127',
    'The list of liked prompts is asked for those of others, by words and by their id',
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
