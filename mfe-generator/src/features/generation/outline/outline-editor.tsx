import { NOTES_LIMITS, type OutlineChapter } from '@storyloom/shared/domain';
import { Button, Cluster, Stack } from '@storyloom/shared/ui';
import { Plus, RefreshCw, Undo2 } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ChapterFields } from './chapter-fields.tsx';
import { Chapters, Fields, Head, Hint, OutlineForm } from './outline-styles.ts';
import { outlineStrings as strings } from './strings.ts';
import { problemOf, type useChapters, writtenChapters } from './use-chapters.ts';

interface Props {
  readonly id: string;
  readonly prompt: string;
  readonly edited: ReturnType<typeof useChapters>;
  /** Another outline is being made. */
  readonly asking: boolean;
  /** The demo storyteller writes the story. */
  readonly isDemo: boolean;
  readonly headingRef: RefObject<HTMLHeadingElement | null>;
  readonly onAnother: () => void;
  readonly onBack: () => void;
  /** Writes the story with these chapters, or without an outline. */
  readonly onWrite: (chapters: readonly OutlineChapter[]) => void;
  readonly onNews: (news: string) => void;
}

/** The chapters of an outline, to be changed before the story is written. The button that writes is outside. */
export function OutlineEditor(props: Props) {
  const { id, prompt, edited, asking, isDemo, headingRef, onAnother, onBack, onWrite, onNews } = props;
  const { rows } = edited;
  const [isTried, setTried] = useState(false);
  const list = useRef<HTMLOListElement>(null);
  const isFull = rows.length >= NOTES_LIMITS.chapters;

  const titleAt = (index: number) => list.current?.children[index]?.querySelector('input');

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const wrong = rows.findIndex(problemOf);
    if (wrong < 0) return onWrite(writtenChapters(rows));
    flushSync(() => setTried(true));
    list.current?.children[wrong]?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }

  function handleKeyDown(event: KeyboardEvent) {
    // Enter in a title would write the story.
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
  }

  function handleAdd() {
    flushSync(() => edited.add());
    titleAt(rows.length)?.focus();
  }

  function handleRemove(rowId: number, index: number) {
    flushSync(() => edited.remove(rowId));
    (titleAt(index) ?? titleAt(index - 1) ?? headingRef.current)?.focus();
  }

  function handleMove(rowId: number, by: 1 | -1, button: HTMLButtonElement) {
    const at = rows.findIndex((row) => row.id === rowId);
    flushSync(() => edited.move(rowId, by));
    // The browser takes the focus away from what is moved, and at the end of the list the button is disabled.
    const other = button.parentElement?.querySelector<HTMLElement>('button:enabled');
    (button.disabled ? other : button)?.focus();
    onNews(strings.moved(rows[at]?.title ?? '', at + by + 1));
  }

  function handleUndo() {
    flushSync(() => edited.undo?.());
    headingRef.current?.focus();
  }

  return (
    <OutlineForm id={id} onSubmit={handleSubmit} onKeyDown={handleKeyDown}>
      <Fields disabled={asking}>
        <Stack $gap="md">
          <Head>
            <h2 ref={headingRef} tabIndex={-1}>
              {strings.title}
            </h2>
            <Hint>{strings.for(prompt.trim())}</Hint>
            <Hint>{strings.hint(isDemo)}</Hint>
          </Head>
          <Chapters ref={list}>
            {rows.map((row, index) => (
              <ChapterFields
                key={row.id}
                number={index + 1}
                chapter={row}
                isLast={index === rows.length - 1}
                isTried={isTried}
                onEdit={(change) => edited.edit(row.id, change)}
                onMove={(by, button) => handleMove(row.id, by, button)}
                onRemove={() => handleRemove(row.id, index)}
              />
            ))}
          </Chapters>
          <Cluster $gap="xs">
            <Button icon={<Plus aria-hidden />} disabled={isFull} onClick={handleAdd}>
              {strings.add}
            </Button>
            <Button icon={<RefreshCw aria-hidden />} onClick={onAnother}>
              {strings.another}
            </Button>
            {edited.undo && (
              <Button variant="quiet" icon={<Undo2 aria-hidden />} onClick={handleUndo}>
                {strings.undo}
              </Button>
            )}
            <Button variant="quiet" onClick={() => onWrite([])}>
              {strings.skip}
            </Button>
            <Button variant="quiet" onClick={onBack}>
              {strings.back}
            </Button>
          </Cluster>
          {isFull && <Hint>{strings.full(NOTES_LIMITS.chapters)}</Hint>}
        </Stack>
      </Fields>
    </OutlineForm>
  );
}
