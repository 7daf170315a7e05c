import { communityKey } from '@storyloom/shared/api/community';
import { shareSavedStory, type Visibility } from '@storyloom/shared/api/shared-stories';
import type { SavedStory } from '@storyloom/shared/api/stories';
import { newId } from '@storyloom/shared/domain';
import { toast } from '@storyloom/shared/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isSignedOut } from '../../../model/signed-out.ts';
import { strings } from '../strings.ts';

/** Shares a saved story for the first time, and says how that went. */
export function useShareSaved(story: SavedStory, userId: string) {
  const client = useQueryClient();
  // Kept over tries, so that an answer that got lost cannot share the story twice.
  const [id] = useState(newId);
  return useMutation({
    mutationFn: (visibility: Visibility) => shareSavedStory(story, { id, userId, visibility }),
    networkMode: 'always',
    onSuccess: () => toast.success(strings.share.done),
    // That the session is over stands in the dialog, with the way to sign in.
    onError: (error) => !isSignedOut(error) && toast.error(strings.share.doneFailed),
    // Also after a failure: it may be shared, and only the answer got lost.
    onSettled: () => client.invalidateQueries({ queryKey: communityKey('story', userId) }),
  });
}
