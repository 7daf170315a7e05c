import { paths } from '@storyloom/shared/contract';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { useSaveStory } from './use-save-story.ts';
import type { Purpose } from './waiting-story.ts';

/** What the writing desk is opened for: to edit the story, or to choose what happens next in it. */
export type DeskPurpose = Extract<Purpose, 'edit' | 'next'>;

/** The writing desk of a saved story, where the suggestions of what happens next have this fragment. */
export const deskPath = (id: string, purpose: DeskPurpose): string =>
  `${paths.storyEdit.href(id)}${purpose === 'next' ? '#next' : ''}`;

/** Opens a story in the writing desk, which edits saved stories only: one that is not saved is saved first. */
export function useOpenDesk(save: ReturnType<typeof useSaveStory>['save']) {
  const navigate = useNavigate();
  const [opening, setOpening] = useState<DeskPurpose>();
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => void (isHere.current = false);
  }, []);

  return {
    /** What it is opened for, while the story is being saved. */
    opening,
    async open(savedId: string | undefined, purpose: DeskPurpose): Promise<void> {
      setOpening(purpose);
      const rowId = savedId ?? (await save(purpose));
      setOpening(undefined);
      // A user who went to another story or page meanwhile stays there.
      if (rowId !== undefined && isHere.current) navigate(deskPath(rowId, purpose));
    },
  };
}
