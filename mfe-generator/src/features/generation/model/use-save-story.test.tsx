// @vitest-environment jsdom
import { json } from '@storyloom/testing/network';
import { toast } from '@storyloom/shared/ui';
import { ADA } from '@storyloom/testing/people';
import { Site } from '@storyloom/testing/render-remote';
import { signIn, signOut } from '@storyloom/testing/session';
import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { serveStories } from '../../../testing/story-service.ts';
import { versionOf } from '../../../testing/version-of.ts';
import type { StoryVersion } from './story-version.ts';
import { useSaveStory } from './use-save-story.ts';
import { useShareStory } from './use-share-story.ts';

const nothing = () => undefined;
/** Saves or shares in situations for which a page has no button. */
const actions = {
  save(version: StoryVersion | undefined) {
    const heard = { onSaved: nothing, onRowGone: nothing, onSignIn: nothing };
    const hook = renderHook(() => useSaveStory({ genre: 'fantasy', version, ...heard }), { wrapper: Site });
    act(() => void hook.result.current.save('save'));
  },
  share(version: StoryVersion | undefined) {
    const heard = {
      promptShared: false,
      onPromptShared: nothing,
      onSaved: nothing,
      onRowGone: nothing,
      onShared: nothing,
    };
    const options = { genre: 'fantasy', version, ...heard } as const;
    const hook = renderHook(() => useShareStory(options), { wrapper: Site });
    act(() => hook.result.current.share({ title: '', withPrompt: true, isPublic: true }));
  },
};

let requests: ReturnType<typeof serveStories>['requests'];
beforeEach(() => {
  ({ requests } = serveStories());
});

const wordless = versionOf('a', { text: '' });

describe('a version that can’t be saved', () => {
  it('says why, and leads a user whose session ended to sign in and edit it', async () => {
    const error = vi.spyOn(toast, 'error');
    for (const [answer, words, detail] of [
      [json({ code: 'XX000', message: '' }, 500), 'Failed to save AI-generated story', /went wrong on our side/],
      [
        new TypeError('Failed to fetch'),
        'An error occurred while saving your AI-generated story',
        /Check your connection/,
      ],
      [json({ code: '42501', message: 'The limit is reached' }, 403), 'The limit is reached', /^$/],
      [json({ code: 'PGRST303', message: 'JWT expired' }, 401), 'No user found', /Sign in again to save it/],
    ] as const) {
      serveStories({ rows: () => answer });
      await signIn(ADA);
      const version = versionOf('a');
      const heard = { onSaved: vi.fn(), onRowGone: vi.fn(), onSignIn: vi.fn() };
      const hook = renderHook(() => useSaveStory({ genre: 'fantasy', version, ...heard }), { wrapper: Site });
      expect(await act(() => hook.result.current.save('edit')), words).toBeUndefined();
      const [said, more] = error.mock.lastCall ?? [];
      expect(said).toBe(words);
      expect(more?.detail ?? '', words).toMatch(detail);
      more?.action?.onAction();
      expect(heard.onSignIn.mock.calls, words).toEqual(words === 'No user found' ? [[version, 'edit']] : []);
      expect(heard.onSaved, words).not.toHaveBeenCalled();
      hook.unmount();
    }
  });
});

describe('impossible actions', () => {
  it.each([
    ['save', 'without signing in', null, versionOf('a'), 'You must be logged in to save AI-generated stories'],
    ['save', 'without a story', ADA, undefined, 'No AI story content to save'],
    ['share', 'without signing in', null, versionOf('a'), 'Please sign in to share this AI-generated story'],
    ['share', 'without a story', null, undefined, 'Generate an AI story first before sharing'],
    ['share', 'without a word', null, wordless, 'Generate an AI story first before sharing'],
  ] as const)(
    'Trying to %s %s shows the specified message and sends nothing',
    async (action, _case, as, version, message) => {
      await (as ? signIn(as) : signOut());
      const error = vi.spyOn(toast, 'error');
      actions[action](version);
      await waitFor(() => expect(error).toHaveBeenCalledWith(message));
      expect(requests.filter(({ path }) => path.startsWith('/rest/'))).toEqual([]);
    },
  );
});
