import { NOTES_LIMITS, type OutlineChapter } from '@storyloom/shared/domain';
import { IconButton, TextArea, TextField } from '@storyloom/shared/ui';
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { Chapter, Moves } from './outline-styles.ts';
import { outlineStrings as strings } from './strings.ts';
import { problemOf } from './use-chapters.ts';

interface Props {
  readonly number: number;
  readonly chapter: OutlineChapter;
  readonly isLast: boolean;
  /** The user has tried to write the story: a missing title is shown. */
  readonly isTried: boolean;
  readonly onEdit: (change: Partial<OutlineChapter>) => void;
  readonly onMove: (by: 1 | -1, button: HTMLButtonElement) => void;
  readonly onRemove: () => void;
}

/** From this part of the limit on, the length of a summary is shown. */
const COUNTED_FROM = 0.8;

/** A chapter of the outline: its title, what happens in it, and its place among the others. */
export function ChapterFields({ number, chapter, isLast, isTried, onEdit, onMove, onRemove }: Props) {
  const { title, summary } = chapter;
  const problem = problemOf(chapter);
  const { name, summary: most } = NOTES_LIMITS;
  const titleError =
    problem === 'long title'
      ? strings.tooLong('title', title.length, name)
      : problem === 'no title' && isTried
        ? strings.noTitle
        : undefined;
  return (
    <Chapter>
      <TextField
        label={strings.chapter(number)}
        value={title}
        error={titleError}
        onChange={({ target }) => onEdit({ title: target.value })}
      />
      <Moves>
        <IconButton
          label={strings.up(number)}
          icon={<ArrowUp aria-hidden />}
          disabled={number === 1}
          onClick={({ currentTarget }) => onMove(-1, currentTarget)}
        />
        <IconButton
          label={strings.down(number)}
          icon={<ArrowDown aria-hidden />}
          disabled={isLast}
          onClick={({ currentTarget }) => onMove(1, currentTarget)}
        />
        <IconButton label={strings.remove(number)} icon={<Trash2 aria-hidden />} onClick={onRemove} />
      </Moves>
      <TextArea
        label={strings.summary(number)}
        labelHidden
        minRows={2}
        value={summary}
        max={summary.length > most * COUNTED_FROM ? most : undefined}
        error={problem === 'long summary' ? strings.tooLong('summary', summary.length, most) : undefined}
        onChange={({ target }) => onEdit({ summary: target.value })}
      />
    </Chapter>
  );
}
