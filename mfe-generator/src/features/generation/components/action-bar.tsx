import { theme } from '@storyloom/shared/theme';
import { Button } from '@storyloom/shared/ui';
import { ArrowDown, PenLine, Square } from 'lucide-react';
import { type MouseEvent, type Ref, useRef } from 'react';
import { styled } from 'styled-components';
import type { StoryProgress } from '../model/use-story-progress.ts';
import { strings } from '../strings.ts';

interface Props {
  /** Id of the form that Generate submits. */
  readonly form: string;
  readonly running: boolean;
  readonly disabled: boolean;
  readonly progress: StoryProgress | undefined;
  readonly onStop: () => void;
  /** Absent while the end of the story is in sight. */
  readonly onJump: (() => void) | undefined;
  readonly ref?: Ref<HTMLDivElement> | undefined;
}

/** The one button that writes, or stops writing. While a story is written it stays in sight. */
export function ActionBar({ form, running, disabled, progress, onStop, onJump, ref }: Props) {
  const stop = useRef<HTMLButtonElement>(null);

  function handleStop(event: MouseEvent) {
    // Stopping turns this very button back into the one that submits, before the click's own action is decided.
    event.preventDefault();
    // The second click of a double click on Generate lands here and does not mean Stop.
    if (event.detail < 2) onStop();
  }

  function handleGenerate(event: MouseEvent) {
    // Nor does that on Stop mean Generate.
    if (event.detail > 1) event.preventDefault();
  }

  function handleJump() {
    onJump?.();
    // The button that was pressed is gone.
    stop.current?.focus({ preventScroll: true });
  }

  return (
    <Bar ref={ref} data-running={running || undefined}>
      {running ? (
        <Button ref={stop} size="lg" icon={<Square aria-hidden />} onClick={handleStop}>
          {strings.stop}
        </Button>
      ) : (
        <Button
          type="submit"
          form={form}
          variant="primary"
          size="lg"
          icon={<PenLine aria-hidden />}
          disabled={disabled}
          onClick={handleGenerate}
        >
          {strings.generate}
        </Button>
      )}
      {progress && <Progress>{strings.progress(progress.words, progress.goal)}</Progress>}
      {onJump && (
        <Jump icon={<ArrowDown aria-hidden />} onClick={handleJump}>
          {strings.jump}
        </Jump>
      )}
    </Bar>
  );
}

const { borderWidth, color, fontSize, layout, media, radius, space, zIndex } = theme;

const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.md};
  scroll-margin-block-start: calc(${layout.headerHeight} + ${space.md});

  /* The room it takes is the same at rest and in flight, so that nothing below moves when it lets go. */
  padding-block: ${space.xs};
  border-block-end: ${borderWidth.hairline} solid transparent;

  &[data-running] {
    position: sticky;
    z-index: ${zIndex.raised};
    inset-block-start: var(--page-top, ${layout.headerHeight});
    border-block-end-color: ${color.border};
    background: ${color.surface};
  }

  ${media.print} {
    display: none;
  }
`;

const Progress = styled.span`
  color: ${color.textMuted};
  font-size: ${fontSize.sm};
  font-variant-numeric: tabular-nums;
`;

/* Over the foot of the page, so that it takes no room from the story when it comes and goes. */
const Jump = styled(Button)`
  && {
    position: fixed;
    z-index: ${zIndex.raised};
    inset: auto 0 calc(${space.md} + env(safe-area-inset-bottom));
    inline-size: fit-content;
    margin-inline: auto;
    border-radius: ${radius.pill};
    box-shadow: ${color.shadowFloating};
  }
`;
