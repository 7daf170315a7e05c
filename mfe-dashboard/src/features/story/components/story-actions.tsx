import type { SavedStory } from '@storyloom/shared/api/stories';
import { paths } from '@storyloom/shared/contract';
import { Button, ButtonLink } from '@storyloom/shared/ui';
import { Feather, Share2, SquarePen } from 'lucide-react';
import type { ComponentType } from 'react';
import { strings as common } from '../../../components/strings.ts';
import { strings } from '../strings.ts';

/** The download menu, from another feature. */
export type DownloadPart = ComponentType<{
  readonly story: SavedStory;
  /** Accessible name of the button, when another one on the page has the same text. */
  readonly label?: string | undefined;
}>;

interface Props {
  readonly story: SavedStory;
  readonly Download: DownloadPart;
  /** Below the story, where the buttons need names that differ from those above. */
  readonly atEnd?: boolean;
  readonly onShare: () => void;
}

/** Edit, Share and Download, above a story and at its end, where it can go on, too. */
export function StoryActions({ story, Download, atEnd = false, onShare }: Props) {
  return (
    <>
      <ButtonLink
        icon={<SquarePen aria-hidden />}
        to={paths.storyEdit.href(story.id)}
        aria-label={atEnd ? strings.editAtEnd : undefined}
      >
        {strings.edit}
      </ButtonLink>
      {atEnd && (
        <ButtonLink icon={<Feather aria-hidden />} to={`${paths.storyEdit.href(story.id)}#next`}>
          {strings.next}
        </ButtonLink>
      )}
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
