import { theme } from '@storyloom/shared/theme';
import { IconButton } from '@storyloom/shared/ui';
import { ConfirmDialog } from '@storyloom/shared/ui/dialog';
import { ChevronLeft, ChevronRight, Trash2 } from 'lucide-react';
import { type RefObject, useState } from 'react';
import { styled } from 'styled-components';
import type { StoryVersion } from '../model/story-version.ts';
import { strings } from '../strings.ts';

interface Props {
  readonly versions: readonly StoryVersion[];
  readonly shown: StoryVersion;
  /** While a story is written nothing can be changed, and nothing changes its place. */
  readonly running: boolean;
  readonly onShow: (version: StoryVersion) => void;
  readonly onRemove: (id: string) => void;
  /** Takes the focus when the buttons here are gone. */
  readonly returnFocusRef: RefObject<HTMLElement | null>;
}

/** Moves between the versions of a story, and takes one away. */
export function VersionSwitch({ versions, shown, running, onShow, onRemove, returnFocusRef }: Props) {
  const [asking, setAsking] = useState(false);
  const index = versions.findIndex(({ id }) => id === shown.id);
  const previous = running ? undefined : versions[index - 1];
  const next = running ? undefined : versions[index + 1];

  function handleRemove() {
    setAsking(false);
    onRemove(shown.id);
    returnFocusRef.current?.focus({ preventScroll: true });
  }

  function handleAsk() {
    if (running) return;
    // What is saved stays in the collection.
    if (shown.saved) handleRemove();
    else setAsking(true);
  }

  return (
    <Row role="group" aria-label={strings.versions.label}>
      <IconButton
        label={strings.versions.previous}
        icon={<ChevronLeft aria-hidden />}
        aria-disabled={!previous}
        onClick={() => previous && onShow(previous)}
      />
      <span>{strings.versions.position(index, versions.length)}</span>
      <IconButton
        label={strings.versions.next}
        icon={<ChevronRight aria-hidden />}
        aria-disabled={!next}
        onClick={() => next && onShow(next)}
      />
      <IconButton
        label={strings.versions.remove}
        icon={<Trash2 aria-hidden />}
        aria-disabled={running}
        onClick={handleAsk}
      />
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={strings.versions.removeTitle}
        description={strings.versions.removeText}
        confirmLabel={strings.versions.removeConfirm}
        onConfirm={handleRemove}
        returnFocusRef={returnFocusRef}
      />
    </Row>
  );
}

const { color, fontSize, space } = theme;

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${space['2xs']};
  color: ${color.textMuted};
  font-size: ${fontSize.sm};
  font-variant-numeric: tabular-nums;

  & [aria-disabled='true'] {
    opacity: 0.5;
    cursor: not-allowed;
  }
`;
