import { failureReason } from '@storyloom/shared/api/failure-reason';
import type { Caller } from '@storyloom/shared/api/story-service';
import type { OutlineChapter, StoryRequest } from '@storyloom/shared/domain';
import { Alert, Button } from '@storyloom/shared/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { useOutline } from '../model/use-outline.ts';
import { OutlineEditor } from './outline-editor.tsx';
import { outlineStrings as strings } from './strings.ts';
import { useChapters } from './use-chapters.ts';
import { useOutlineRequest } from './use-outline-request.ts';

export interface OutlineStepProps {
  /** Id of the form that the button below submits. */
  readonly id: string;
  /** What the story is to be about. */
  readonly prompt: string;
  readonly outline: ReturnType<typeof useOutline>;
  readonly getRequest: () => StoryRequest;
  readonly getCaller: () => Promise<Caller>;
  /** The demo storyteller writes the story. */
  readonly isDemo: boolean;
  /** Writes the story with these chapters, or without an outline. */
  readonly onWrite: (chapters: readonly OutlineChapter[]) => void;
  /** Receives what is announced to screen readers. */
  readonly onNews: (news: string) => void;
  readonly open: boolean;
  /** Called when the step could not be loaded. */
  readonly onOpenChange: (open: boolean) => void;
}

/** The outline of a long story: it is made, changed by the user, and then written. */
export function OutlineStep(props: OutlineStepProps) {
  return props.open && <OpenStep {...props} />;
}

function OpenStep({ id, prompt, outline, getRequest, getCaller, isDemo, onWrite, onNews }: OutlineStepProps) {
  const { asking, chapters, isNew, failure, ask, leave, change, isElsewhere } = outline;
  const edited = useChapters(chapters ?? [], (next) => change({ chapters: next }));
  useOutlineRequest({
    asking,
    getRequest,
    getCaller,
    onChapters(next) {
      edited.replace(next);
      change({ asking: false, isNew: true });
    },
    onFailure: (error) => change({ asking: false, failure: error }),
  });
  // Until the answer, the fields of the outline are disabled: the user is not busy there.
  const mayTakeFocus = () => !isElsewhere() || document.getElementById(id)?.contains(document.activeElement) === true;
  const heading = useRef<HTMLHeadingElement>(null);
  const arrive = useEffectEvent(() => {
    change({ isNew: false });
    if (mayTakeFocus()) heading.current?.focus();
    onNews(strings.ready(chapters?.length ?? 0));
  });
  useEffect(() => {
    if (isNew) arrive();
  }, [isNew]);
  const alert = useRef<HTMLDivElement>(null);
  const report = useEffectEvent(() => {
    if (mayTakeFocus()) alert.current?.focus();
  });
  useEffect(() => {
    if (failure) report();
  }, [failure]);
  return (
    <>
      {failure && (
        <div ref={alert} role="group" aria-label={strings.failed.title} tabIndex={-1}>
          <Alert
            tone="danger"
            live="assertive"
            title={strings.failed.title}
            actions={
              <>
                <Button onClick={ask}>{strings.failed.again}</Button>
                {!chapters && <Button onClick={() => onWrite([])}>{strings.failed.without}</Button>}
              </>
            }
          >
            {failureReason(failure)}
            {chapters && ` ${strings.failed.kept}`}
          </Alert>
        </div>
      )}
      {chapters && (
        <OutlineEditor
          id={id}
          prompt={prompt}
          edited={edited}
          asking={asking}
          isDemo={isDemo}
          headingRef={heading}
          onAnother={ask}
          onBack={leave}
          onWrite={onWrite}
          onNews={onNews}
        />
      )}
    </>
  );
}
