import { type Answer, json, type SentRequest } from '@storyloom/testing/network';
import { ADA } from '@storyloom/testing/people';
import { renderRemote } from '@storyloom/testing/render-remote';
import { screen } from '@testing-library/react';
import { user } from '@storyloom/testing/user';
import type { StoryVersion } from '../features/generation/model/story-version.ts';
import { remote } from '../remote.ts';
import { keepVersions } from './steps.ts';
import { serveStories } from './story-service.ts';
import { versionOf } from './version-of.ts';

export const story = versionOf('3f0e6a1c-0000-4000-8000-000000000000', {
  text: '# The **Light**\n\nOnce upon a time.',
});
export const SHARE_ID = 'k7Qw2';
/** The choices of the dialog. */
export const WITH_PROMPT = 'Also share prompt as inspiration';
export const PUBLIC = 'Make public for other users to see and use';

interface Answers {
  readonly stories?: (row: SentRequest['body']) => Response | Error | Promise<Response>;
  readonly prompts?: () => Response;
  readonly saving?: () => Response;
  /** The existing copies of the story. */
  readonly copies?: () => Answer;
  /** The user's display name. */
  readonly name?: string;
}

/** Opens the dialog over a stored story of a signed-in user; returns what is sent to each table from then on. */
export async function openShareDialog(
  version: StoryVersion = story,
  {
    stories = ({ is_public }) => json({ is_public, is_unlisted: !is_public, share_id: SHARE_ID }),
    prompts = () => json({}, 201),
    saving = () => json({}, 201),
    copies = () => json([]),
    name = 'Mara',
  }: Answers = {},
  others: readonly StoryVersion[] = [],
) {
  const rows = ({ method, name: table, body }: SentRequest) => {
    if (method === 'GET' && table === 'user_shared_stories') return copies();
    if (table === 'profiles') return json([{ display_name: name }]);
    if (table === 'user_inspirations') return prompts();
    return table === 'user_stories' ? saving() : stories(body);
  };
  const { to } = serveStories({ rows });
  const sentTo = (table: string) => to(table).flatMap(({ method, body }) => (method === 'GET' ? [] : [body]));
  keepVersions(...others, version);
  const draft = { prompt: 'A lighthouse', versions: [...others, version].map(({ id }) => id), shown: version.id };
  localStorage.setItem('storyloom-draft-fantasy', JSON.stringify(draft));
  await renderRemote(remote, { at: '/generators/fantasy', as: ADA });
  await user.click(screen.getByRole('button', { name: 'Share AI-Generated Story' }));
  await screen.findByRole('dialog');
  return {
    stories: () => sentTo('/user_shared_stories'),
    lookups: () => to('/user_shared_stories').filter(({ method }) => method === 'GET').length,
    prompts: () => sentTo('/user_inspirations'),
    saved: () => sentTo('/user_stories'),
  };
}

/** Presses the button that shares. */
export const share = () => user.click(screen.getByRole('button', { name: 'Share Story' }));
