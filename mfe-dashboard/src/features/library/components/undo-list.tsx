import { type DeletedStory, storyQueries } from '@storyloom/shared/api/stories';
import { languageTag, STORY_UNDO } from '@storyloom/shared/domain';
import { theme } from '@storyloom/shared/theme';
import { Button } from '@storyloom/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { Undo2 } from 'lucide-react';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { useHold } from '../model/use-hold.ts';
import { useNow } from '../model/use-now.ts';
import { useUndo } from '../model/use-undo.ts';
import { strings } from '../strings.ts';

interface Props {
  readonly userId: string;
  /** Changes with the height of the list below, which may scroll the page. */
  readonly below: number | undefined;
  /** Called when a story is restored, before it is in the list. */
  readonly onBack: (id: string) => void;
  /** Called when a row with the focus disappears. */
  readonly onLeave: () => void;
}

const words = strings.undo;

/** Stories deleted in the last minute, here or in another tab, each with Undo and the remaining time. */
export function UndoList({ userId, below, onBack, onLeave }: Props) {
  const { data = [] } = useQuery({ ...storyQueries.deleted(userId), networkMode: 'always' });
  const now = useNow(data.length > 0);
  const left = data.filter(({ goneAt }) => goneAt > now);

  return (
    left.length > 0 && (
      <List aria-label={words.label}>
        {left.map((story) => (
          <UndoRow
            key={story.id}
            userId={userId}
            story={story}
            now={now}
            below={below}
            onBack={onBack}
            onLeave={onLeave}
          />
        ))}
      </List>
    )
  );
}

interface RowProps extends Props {
  readonly story: DeletedStory;
  readonly now: number;
}

function UndoRow({ userId, story, now, below, onBack, onLeave }: RowProps) {
  const { mutate, isPending } = useUndo(userId, onBack);
  const { isPaused, handlers } = useHold(userId, story);
  const { title, language, goneAt } = story;
  /** Called while the button still has the focus, which must not fall back to the top of the page. */
  const leave = useEffectEvent(onLeave);
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const there = button.current;
    return () => {
      if (there === document.activeElement) leave();
    };
  }, []);
  // When the list becomes shorter, the browser scrolls; Undo must stay in view.
  const before = useRef(below);
  useEffect(() => {
    if (before.current === below) return;
    before.current = below;
    if (button.current === document.activeElement) bringIntoView(button.current);
  }, [below]);
  return (
    <Row {...handlers}>
      <Said>
        <p lang={languageTag(language)}>{words.deleted(title)}</p>
        <Left aria-hidden>{isPaused ? words.paused : words.left(secondsLeft(goneAt - now))}</Left>
      </Said>
      <Button
        ref={button}
        data-undo={story.id}
        icon={<Undo2 aria-hidden />}
        aria-label={words.actionNamed(title)}
        busy={isPending}
        busyLabel={words.busy}
        onFocus={({ currentTarget }) => bringIntoView(currentTarget)}
        onClick={() => mutate(story)}
      >
        {words.action}
      </Button>
    </Row>
  );
}

/** Never more than promised, even if the page's clock is behind. */
const secondsLeft = (ms: number) => Math.ceil(Math.min(ms, STORY_UNDO.ms) / 1000);

const bringIntoView = (button: Element | null) => button?.scrollIntoView({ block: 'nearest', behavior: 'instant' });

const { borderWidth, color, fontSize, layout, media, radius, space, zIndex } = theme;

/* In view wherever in a long list a story is deleted: sticky below the site's header, if the window is high enough. */
const List = styled.ul.attrs({ role: 'list' })`
  display: grid;
  gap: ${space.xs};

  ${media.roomy} {
    position: sticky;
    z-index: ${zIndex.raised};
    inset-block-start: calc(${layout.headerHeight} + ${space.xs});
  }
`;

const Row = styled.li`
  display: flex;
  align-items: center;
  gap: ${space.sm};
  padding: ${space.xs} ${space.xs} ${space.xs} ${space.md};
  border: ${borderWidth.hairline} solid ${color.border};
  border-radius: ${radius.md};
  background: ${color.surfaceRaised};
  box-shadow: ${color.shadowFloating};
`;

const Said = styled.div`
  flex: 1;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

const Left = styled.p`
  color: ${color.textMuted};
  font-size: ${fontSize.sm};
  font-variant-numeric: tabular-nums;
`;
