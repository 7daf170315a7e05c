import { BookOpen } from 'lucide-react';
import { useLayoutEffect, useState } from 'react';
import { styled } from 'styled-components';
import { theme } from '@storyloom/shared/theme';
import { Button } from '@storyloom/shared/ui';
import { leavePlace, leftPlace } from './left-places.ts';
import { blocksOf, findStory, placeIn } from './reading-place.ts';
import { StoryColumn } from './story-column.ts';
import { strings } from './strings.ts';

/** Number of blocks read at a glance: a story left within them counts as not begun. */
const BEGINNING = 3;

/** Stores the reading position. It is cleared at the beginning and at the end of the story. */
function notePlace(id: string, story: Element): void {
  const blocks = blocksOf(story);
  const place = placeIn(story);
  const last = blocks.at(-1);
  if (!place || !last) return;
  const at = blocks.indexOf(place.block);
  if (last.getBoundingClientRect().bottom <= innerHeight) leavePlace(id, undefined);
  else if (at >= BEGINNING) leavePlace(id, at);
}

/** A link to where the story was left on this device. It also stores where it is left this time. */
export function ContinueReading({ id }: { readonly id: string }) {
  const [left, setLeft] = useState(() => leftPlace(id));

  // Also before the page is left, while the story is still at its scroll position.
  useLayoutEffect(() => {
    const arrivedAt = scrollY;
    let isMoved = false;
    const note = () => {
      isMoved ||= scrollY !== arrivedAt;
      const story = isMoved && findStory();
      if (story) notePlace(id, story);
    };
    addEventListener('scrollend', note);
    addEventListener('pagehide', note);
    document.addEventListener('visibilitychange', note);
    return () => {
      note();
      removeEventListener('scrollend', note);
      removeEventListener('pagehide', note);
      document.removeEventListener('visibilitychange', note);
    };
  }, [id]);

  function handleContinue() {
    setLeft(undefined);
    const story = findStory();
    const block = story && blocksOf(story)[left ?? 0];
    if (!block) return;
    block.tabIndex = -1;
    block.focus({ preventScroll: true });
    block.scrollIntoView({ block: 'start', behavior: 'instant' });
  }

  return (
    left !== undefined && (
      <Row>
        <Button icon={<BookOpen aria-hidden />} onClick={handleContinue}>
          {strings.continue}
        </Button>
      </Row>
    )
  );
}

const Row = styled(StoryColumn)`
  padding-block-end: ${theme.space.md};
`;
