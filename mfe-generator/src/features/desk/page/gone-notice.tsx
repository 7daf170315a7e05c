import { failureReason } from '@storyloom/shared/api/failure-reason';
import { restoreStory, type SavedStory, saveStory, storyQueries } from '@storyloom/shared/api/stories';
import { paths } from '@storyloom/shared/contract';
import { newId } from '@storyloom/shared/domain';
import { Alert, Button, toast } from '@storyloom/shared/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Keeper } from '../keeping/keeper.ts';
import { CopyText } from './copy-text.tsx';
import { newStoryOf } from './new-story-of.ts';
import { strings } from './strings.ts';

const words = strings.gone;

interface Props {
  readonly story: SavedStory;
  readonly keeper: Keeper;
}

/** The story was deleted in another tab: it can be restored, or its text saved as a new story. */
export function GoneNotice({ story, keeper }: Props) {
  const { userId } = keeper.story;
  const client = useQueryClient();
  const navigate = useNavigate();
  // Kept over retries, so that a lost answer can't save the story twice.
  const [id] = useState(newId);
  const onError = (error: Error) => toast.error(words.failed, { detail: failureReason(error) });
  const refresh = () => client.invalidateQueries({ queryKey: storyQueries.all(userId) });

  const restoring = useMutation({
    mutationFn: () => restoreStory(story.id),
    async onSuccess(isThere) {
      if (!isThere) return void toast.error(words.tooLate);
      toast.success(words.restored);
      await refresh();
      keeper.retry();
    },
    onError,
  });
  const keeping = useMutation({
    mutationFn: () => {
      const demo = story.demo || keeper.edits.isDemo;
      return saveStory(newStoryOf(story, { id, userId, text: keeper.text, demo }));
    },
    async onSuccess() {
      keeper.discard();
      toast.success(words.kept);
      await refresh();
      await navigate(paths.storyEdit.href(id), { replace: true });
    },
    onError,
  });
  const isBusy = restoring.isPending || keeping.isPending;
  return (
    <Alert
      tone="danger"
      live="assertive"
      title={words.title}
      actions={
        <>
          <Button variant="primary" busy={restoring.isPending} disabled={isBusy} onClick={() => restoring.mutate()}>
            {words.restore}
          </Button>
          <Button busy={keeping.isPending} disabled={isBusy} onClick={() => keeping.mutate()}>
            {words.keep}
          </Button>
          <CopyText keeper={keeper} />
        </>
      }
    >
      {words.text}
    </Alert>
  );
}
