import type { SavedStory } from '@storyloom/shared/api/stories';
import { Button } from '@storyloom/shared/ui';
import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { ShareDialog } from '../../../components/share-dialog.tsx';
import { strings } from '../../../components/strings.ts';
import { leftInput } from '../../../model/left-input.ts';

interface Props {
  readonly story: SavedStory;
  readonly userId: string;
}

/** Shares the story that is read, or changes who can read what is shared of it. */
export function ShareStory({ story, userId }: Props) {
  const place = `${userId} shares ${story.id}`;
  const [open, setOpen] = useState(() => leftInput(place) !== undefined);
  return (
    <>
      <Button icon={<Share2 aria-hidden />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {strings.share.action}
      </Button>
      <ShareDialog userId={userId} story={open ? story : undefined} place={place} onClose={() => setOpen(false)} />
    </>
  );
}
