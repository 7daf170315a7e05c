import { failureWords } from '@storyloom/shared/api';
import { theme } from '@storyloom/shared/theme';
import { IconButton } from '@storyloom/shared/ui';
import { lateDialog } from '@storyloom/shared/ui/late-dialog';
import { ChevronLeft, ChevronRight, Trash2 } from 'lucide-react';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { isWhole, type StoryVersion } from '../model/story-version.ts';
import { strings } from '../strings.ts';

const ConfirmDialog = lateDialog(
  async () => (await import('@storyloom/shared/ui/dialog')).ConfirmDialog,
  failureWords.unreachable,
);

interface Props {
  readonly label: string;
  readonly versions: readonly StoryVersion[];
  readonly shown: StoryVersion;
  /** While a story is written the buttons are disabled, and keep their places. */
  readonly running: boolean;
  readonly onShow: (version: StoryVersion) => void;
  /** Absent when versions can't be removed. */
  readonly onRemove?: ((id: string) => void) | undefined;
  /** Receives the focus when the buttons disappear. */
  readonly returnFocusRef: RefObject<HTMLElement | null>;
}

/** Switches between the versions of a story, and removes one. */
export function VersionSwitch({ label, versions, shown, running, onShow, onRemove, returnFocusRef }: Props) {
  const [asking, setAsking] = useState(false);
  const row = useRef<HTMLDivElement>(null);
  /** Vertical position when another version was requested. */
  const stood = useRef<number>(undefined);
  useLayoutEffect(() => {
    const top = row.current?.getBoundingClientRect().top;
    // Below a longer or shorter story, it stays under the finger.
    if (stood.current !== undefined && top !== undefined) scrollBy({ top: top - stood.current, behavior: 'instant' });
    stood.current = undefined;
  });

  function handleShow(version: StoryVersion) {
    stood.current = row.current?.getBoundingClientRect().top;
    onShow(version);
  }

  const index = versions.findIndex(({ id }) => id === shown.id);
  const previous = running ? undefined : versions[index - 1];
  const next = running ? undefined : versions[index + 1];

  function handleRemove() {
    setAsking(false);
    onRemove?.(shown.id);
    returnFocusRef.current?.focus({ preventScroll: true });
  }

  function handleAsk() {
    if (running) return;
    // A saved version stays in the collection.
    if (shown.saved) handleRemove();
    else setAsking(true);
  }

  return (
    <Row ref={row} role="group" aria-label={label}>
      <IconButton
        label={strings.versions.previous}
        icon={<ChevronLeft aria-hidden />}
        aria-disabled={!previous}
        onClick={() => previous && handleShow(previous)}
      />
      <Words>
        <span>{strings.versions.position(index, versions.length)}</span>
        <About>{strings.versions.about(shown.settings, running || isWhole(shown))}</About>
      </Words>
      <IconButton
        label={strings.versions.next}
        icon={<ChevronRight aria-hidden />}
        aria-disabled={!next}
        onClick={() => next && handleShow(next)}
      />
      {onRemove && (
        <>
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
        </>
      )}
    </Row>
  );
}

const { color, fontSize, lineHeight, media, size, space } = theme;

const Words = styled.span`
  display: grid;
`;

const About = styled.span`
  color: ${color.textMuted};

  ${media.phone} {
    font-size: ${fontSize.xs};
  }
`;

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${space['2xs']};
  /* The icon of the first button is aligned with the lines around it. */
  margin-inline-start: calc((${size.icon} - ${size.iconButton}) / 2);
  color: ${color.textMuted};
  font-size: ${fontSize.sm};
  line-height: ${lineHeight.snug};
  font-variant-numeric: tabular-nums;

  /* Not the whole button, so that its focus ring keeps full contrast. */
  & [aria-disabled='true'] svg {
    opacity: 0.5;
  }

  & [aria-disabled='true'] {
    cursor: not-allowed;
  }
`;
