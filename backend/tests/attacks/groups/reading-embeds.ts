import { expect } from 'vitest';
import { type Attack, attacksOf } from '../attack.ts';
import { ROW } from '../seed.ts';
import { both } from './calls.ts';

const { looks, tries } = attacksOf('Reading private rows');

/** Rows that are embedded in another row. */
export const readingEmbeds: readonly Attack[] = [
  looks(
    'R-113',
    'The saved story behind a published one is embedded',
    'policies of the embedded table',
    both(`user_shared_stories?select=id,user_stories(*)&id=eq.${ROW.ownersShared}`),
    { path: 'user_stories?select=*' },
  ),
  looks(
    'R-114',
    'The saved story behind a published one is spread into it',
    'policies of the embedded table',
    both(`user_shared_stories?select=id,...user_stories(story)&id=eq.${ROW.ownersShared}`),
    { path: 'user_stories?select=story' },
  ),
  tries(
    'R-115',
    'A published story is filtered by the hidden text of its source, to guess the text',
    'policies of the embedded table, before its filters',
    {
      async run(world) {
        const path = `user_shared_stories?select=id,user_stories!inner(id)&user_stories.story=like.canary*`;
        for (const as of ['stranger', 'anonymous'] as const)
          expect((await world.send({ as, path })).text).not.toContain(ROW.ownersShared);
      },
      async control(world) {
        const path = 'user_inspirations?select=id,author:profiles!inner(display_name)&author.display_name=eq.Owner';
        expect((await world.send({ as: 'owner', path })).text).toContain(ROW.ownersPrompt);
      },
    },
  ),
  looks(
    'R-116',
    'Authors are embedded with all their columns',
    'profiles hold a name and nothing else',
    both('user_inspirations?select=*,author:profiles(*)'),
    { path: 'profiles?select=*', as: 'hermit' },
  ),
  looks(
    'R-117',
    'The hidden prompts of an author are embedded below the name',
    'policies of the embedded table',
    both('profiles?select=id,user_inspirations(*)'),
    { path: 'user_inspirations?select=*' },
  ),
  looks(
    'R-118',
    'The hidden stories of an author are embedded below the name',
    'policies of the embedded table',
    both('profiles?select=id,hidden:user_shared_stories(*)&hidden.is_public=is.false'),
    { path: 'user_shared_stories?is_public=is.false' },
  ),
  looks(
    'R-119',
    'The users who like a prompt are embedded below it',
    'policies of the embedded table',
    both(`user_inspirations?select=id,inspiration_likes(user_id)&id=eq.${ROW.strangersPrompt}`),
    { path: 'inspiration_likes?select=user_id' },
    '{owner}',
  ),
  looks(
    'R-120',
    'The users who used a prompt are embedded below it',
    'policies of the embedded table',
    both(`user_inspirations?select=id,inspiration_uses(user_id,story_id)&id=eq.${ROW.strangersPrompt}`),
    { path: 'inspiration_uses?select=user_id' },
    '{owner}',
  ),
  looks(
    'R-121',
    'Embedded rows lead in a circle to hidden rows',
    'policies at every depth',
    both('user_inspirations?select=id,profiles(id,user_shared_stories(id,profiles(id,user_inspirations(*))))'),
    { path: 'user_inspirations?select=*' },
  ),
  looks(
    'R-122',
    'Rows are ordered by hidden columns of an embedded row',
    'policies of the embedded table',
    both('user_shared_stories?select=id,user_stories(story)&order=user_stories(story).desc'),
    { path: 'user_stories?order=story.desc' },
  ),
];
