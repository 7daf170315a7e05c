import type { SavedStory } from '@storyloom/shared/api/stories';
import { Button } from '@storyloom/shared/ui';
import { Share2 } from 'lucide-react';
import type { ComponentType } from 'react';
import { strings as common } from '../../../components/strings.ts';
import { strings } from '../strings.ts';

/** How the story is taken away, a part of its own. */
export type DownloadPart = ComponentType<{
  readonly story: SavedStory;
  /** What the button is called where its word stands alone. */
  readonly label?: string | undefined;
}>;

interface Props {
  readonly story: SavedStory;
  readonly Download: DownloadPart;
  /** Below the story, where the buttons are told from those above it. */
  readonly atEnd?: boolean;
  readonly onShare: () => void;
}

/** What can be done with a story wherever its reader stands: above it, and at its end. */
export function StoryActions({ story, Download, atEnd = false, onShare }: Props) {
  return (
    <>
      <Button
        icon={<Share2 aria-hidden />}
        aria-haspopup="dialog"
        aria-label={atEnd ? strings.shareAtEnd : undefined}
        onClick={onShare}
      >
        {common.share.action}
      </Button>
      <Download story={story} label={atEnd ? strings.downloadAtEnd : undefined} />
    </>
  );
}
