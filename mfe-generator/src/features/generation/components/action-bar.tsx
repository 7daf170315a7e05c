import { Button, VisuallyHidden } from '@storyloom/shared/ui';
import { ArrowDown, PenLine, Square } from 'lucide-react';
import { type ReactNode, type RefObject, useId, useRef } from 'react';
import type { ShownWait } from '../../../runs/run-wait.ts';
import { useKeyboardRoom } from '../../../runs/use-keyboard-room.ts';
import { WaitWords } from '../../../runs/wait-line.tsx';
import { usePressGuard } from '../model/use-press-guard.ts';
import type { StoryProgress } from '../model/use-story-progress.ts';
import { strings } from '../strings.ts';
import { Bar, Jump, Progress, RoomForBar, Row } from './action-bar-styles.ts';

interface Props {
  /** Id of the form that Generate submits. */
  readonly form: string;
  readonly running: boolean;
  /** What the button that writes says. */
  readonly label: string;
  /** Why nothing can be written now; Generate can still be pressed, and the form then shows the reason. */
  readonly problem: string | undefined;
  readonly progress: StoryProgress | undefined;
  /** What the run waits for, if that can't be seen where its text will come. */
  readonly wait?: ShownWait | undefined;
  /** The connection is lost, and the page tries to restore it. */
  readonly reconnecting: boolean;
  /** The settings of the next story in one line. */
  readonly summary: ReactNode;
  /** @param byKey whether a key pressed it, rather than a finger or the mouse */
  readonly onStop: (byKey: boolean) => void;
  /** Absent while the end of the story is in sight. */
  readonly onJump: (() => void) | undefined;
  /** The row with the button that writes or stops. */
  readonly ref: RefObject<HTMLDivElement | null>;
}

/**
 * Generate, or Stop in its place while a story is written. The bar stays at the foot of the window while the form is longer than
 * that. While a story is written it stays in view: on phones at the foot, under the thumb, elsewhere below the header.
 */
export function ActionBar({
  form,
  running,
  label,
  problem,
  progress,
  wait,
  reconnecting,
  summary,
  onStop,
  onJump,
  ref,
}: Props) {
  useKeyboardRoom(ref);
  const stop = useRef<HTMLButtonElement>(null);
  const guard = usePressGuard(running);
  const problemId = useId();

  function handleJump() {
    onJump?.();
    // The button that was pressed has been replaced.
    stop.current?.focus({ preventScroll: true });
  }

  return (
    <Bar data-running={running || undefined}>
      <RoomForBar />
      {summary}
      <Row ref={ref} onKeyDownCapture={guard.onKeyDown}>
        {running ? (
          <Button
            key="stop"
            ref={stop}
            size="lg"
            icon={<Square aria-hidden />}
            onClick={(event) => guard.isMeant(event) && onStop(event.detail === 0)}
          >
            {strings.stop}
          </Button>
        ) : (
          <Button
            key="generate"
            type="submit"
            form={form}
            variant="primary"
            size="lg"
            icon={<PenLine aria-hidden />}
            {...(problem !== undefined && { 'aria-disabled': true, 'aria-describedby': problemId })}
            onClick={(event) => guard.isMeant(event) || event.preventDefault()}
          >
            {label}
          </Button>
        )}
        {!running && problem !== undefined && <VisuallyHidden id={problemId}>{problem}</VisuallyHidden>}
        {reconnecting && <Progress>{strings.reconnecting}</Progress>}
        {!reconnecting && wait && (
          <Progress>
            <WaitWords wait={wait} />
          </Progress>
        )}
        {!reconnecting && !wait && progress && (
          <Progress>
            {strings.progress(progress.words, progress.goal)}
            {progress.goesOn && <span aria-hidden>{` · ${strings.goesOn}`}</span>}
          </Progress>
        )}
      </Row>
      {onJump && (
        <Jump icon={<ArrowDown aria-hidden />} onClick={handleJump}>
          {strings.jump}
        </Jump>
      )}
    </Bar>
  );
}
