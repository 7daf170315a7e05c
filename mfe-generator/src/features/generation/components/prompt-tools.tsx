import { Button, Cluster } from '@storyloom/shared/ui';
import { CallWait } from '@storyloom/shared/ui/call-wait';
import { Dices, Eraser, Undo2, UserRound } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { usePromptBox } from '../model/use-prompt-box.ts';
import type { useRandomPrompt } from '../model/use-random-prompt.ts';
import type { usePrompt } from '../model/use-prompt.ts';
import { strings } from '../strings.ts';
import { WhoField } from './who-field.tsx';

interface Props {
  readonly form: Pick<ReturnType<typeof usePrompt>, 'prompt' | 'undo' | 'who' | 'setWho'>;
  readonly box: Pick<ReturnType<typeof usePromptBox>, 'clear' | 'undo'>;
  /** The text area of the prompt. */
  readonly area: RefObject<HTMLTextAreaElement | null>;
  /** The text area of the people, once it is there. */
  readonly whoArea: RefObject<HTMLTextAreaElement | null>;
  readonly clearable: boolean;
  readonly running: boolean;
  readonly random: Pick<ReturnType<typeof useRandomPrompt>, 'busy' | 'ask' | 'cancel'>;
}

/** What can be done with the prompt, and who is in the story, which is asked for once the user wants to say it. */
export function PromptTools({ form, box, area, whoArea, clearable, running, random }: Props) {
  const [isOpened, setOpened] = useState(false);
  const isMoved = useRef(false);
  const randomButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isOpened || isMoved.current) return;
    isMoved.current = true;
    whoArea.current?.focus();
  }, [isOpened, whoArea]);
  const hasWho = isOpened || form.who !== undefined;

  function handleUndo() {
    box.undo?.();
    area.current?.focus();
  }

  return (
    <>
      <Cluster $gap="xs">
        <Button
          ref={randomButton}
          icon={<Dices aria-hidden />}
          busy={random.busy}
          busyLabel={strings.random.busy}
          onClick={random.ask}
        >
          {strings.random.action}
        </Button>
        {!hasWho && (
          <Button variant="quiet" icon={<UserRound aria-hidden />} onClick={() => setOpened(true)}>
            {strings.who.label}
          </Button>
        )}
        {clearable && form.prompt.trim() !== '' && !form.undo && (
          <Clear $isAway={running} variant="quiet" icon={<Eraser aria-hidden />} onClick={box.clear}>
            {strings.random.clear}
          </Clear>
        )}
        {form.undo && (
          <Button variant="quiet" icon={<Undo2 aria-hidden />} onClick={handleUndo}>
            {strings.random.undo}
          </Button>
        )}
        <CallWait isWaiting={random.busy} button={randomButton} onCancel={random.cancel} />
      </Cluster>
      {hasWho && <WhoField form={form} ref={whoArea} />}
    </>
  );
}

/* It has its place while a story is written: on phones it begins a row, which would push the story down when it ends. */
const Clear = styled(Button)<{ readonly $isAway: boolean }>`
  visibility: ${({ $isAway }) => ($isAway ? 'hidden' : 'visible')};
`;
