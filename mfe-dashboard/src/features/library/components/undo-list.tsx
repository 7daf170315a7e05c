import { type DeletedStory, storyQueries } from '@storyloom/shared/api/stories';
import { languageTag } from '@storyloom/shared/domain';
import { theme } from '@storyloom/shared/theme';
import { Button, VisuallyHidden } from '@storyloom/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { Undo2 } from 'lucide-react';
import { type RefObject, useCallback, useEffect } from 'react';
import { styled } from 'styled-components';
import { useNow } from '../model/use-now.ts';
import { useUndo } from '../model/use-undo.ts';
import { strings } from '../strings.ts';

interface Props {
  readonly userId: string;
  /** Takes the focus when what had it is gone. */
  readonly landing: RefObject<HTMLElement | null>;
}

const words = strings.undo;

/** What was deleted a moment ago, here or in another tab, with the way back and the time that is left for it. */
export function UndoList({ userId, landing }: Props) {
  const { data = [], refetch } = useQuery({ ...storyQueries.deleted(userId), networkMode: 'always' });
  const now = useNow(data.length > 0);
  const left = data.filter(({ goneAt }) => goneAt > now);

  // The database forgets for good what nobody can undo any more.
  const isOver = data.length > 0 && left.length === 0;
  useEffect(() => {
    if (isOver) void refetch();
  }, [isOver, refetch]);

  return (
    <>
      <VisuallyHidden role="status">{left.map(({ title }) => words.deleted(title)).join(' ')}</VisuallyHidden>
      {left.length > 0 && (
        <List aria-label={words.label}>
          {left.map((story) => (
            <UndoRow key={story.id} userId={userId} story={story} now={now} landing={landing} />
          ))}
        </List>
      )}
    </>
  );
}

interface RowProps extends Props {
  readonly story: DeletedStory;
  readonly now: number;
}

function UndoRow({ userId, story, now, landing }: RowProps) {
  const { mutate, isPending } = useUndo(userId);
  const { title, language, goneAt } = story;
  /** As the button leaves the page, while focus is still on it: it must not fall back to the top of the page. */
  const handOverFocus = useCallback(
    (button: HTMLButtonElement) => () => {
      if (button === document.activeElement) landing.current?.focus();
    },
    [landing],
  );
  return (
    <Row>
      <Title lang={languageTag(language)}>{words.deleted(title)}</Title>
      <Seconds aria-hidden>{words.left(Math.ceil((goneAt - now) / 1000))}</Seconds>
      <Button
        ref={handOverFocus}
        icon={<Undo2 aria-hidden />}
        aria-label={words.actionNamed(title)}
        busy={isPending}
        busyLabel={words.busy}
        onClick={() => mutate(story)}
      >
        {words.action}
      </Button>
    </Row>
  );
}

const { borderWidth, color, fontSize, radius, size, space } = theme;

const List = styled.ul.attrs({ role: 'list' })`
  display: grid;
  gap: ${space.xs};
`;

const Row = styled.li`
  display: flex;
  align-items: center;
  gap: ${space.sm};
  padding: ${space.xs} ${space.xs} ${space.xs} ${space.md};
  border: ${borderWidth.hairline} solid ${color.border};
  border-radius: ${radius.md};
  background: ${color.surfaceSunken};
`;

const Title = styled.p`
  flex: 1;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

const Seconds = styled.span`
  flex: none;
  min-inline-size: ${size.avatar};
  color: ${color.textMuted};
  font-size: ${fontSize.sm};
  font-variant-numeric: tabular-nums;
  text-align: end;
`;
