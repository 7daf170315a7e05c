import { paths } from '@storyloom/shared/contract';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { useSaveStory } from './use-save-story.ts';

/** Opens a story in the writing desk, which edits saved stories only: one that is not saved is saved first. */
export function useOpenDesk(save: ReturnType<typeof useSaveStory>['save']) {
  const navigate = useNavigate();
  const [opening, setOpening] = useState(false);
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => void (isHere.current = false);
  }, []);

  return {
    /** The story is being saved. */
    opening,
    async open(savedId: string | undefined): Promise<void> {
      setOpening(true);
      const rowId = savedId ?? (await save('edit'));
      setOpening(false);
      // A user who went to another story or page meanwhile stays there.
      if (rowId !== undefined && isHere.current) navigate(paths.storyEdit.href(rowId));
    },
  };
}
