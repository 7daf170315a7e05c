import type { TrashedStory } from '@storyloom/shared/api/stories';
import { languageTag } from '@storyloom/shared/domain';
import { theme } from '@storyloom/shared/theme';
import { Button, Card, CardActions, CardTitle } from '@storyloom/shared/ui';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { useRestore } from '../model/use-trash-changes.ts';
import { strings } from '../strings.ts';

interface Props {
  readonly userId: string;
  readonly story: TrashedStory;
  /** Called before the card disappears, if its button has the focus. */
  readonly onLeave: (story: TrashedStory) => void;
  readonly onRemove: (story: TrashedStory) => void;
}

/** A deleted story with its remaining days. */
export function TrashedCard({ userId, story, onLeave, onRemove }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const { mutate, isPending } = useRestore(userId, () => {
    if (button.current === document.activeElement) onLeave(story);
  });
  const { id, title, language, daysLeft } = story;

  return (
    <Card as="li" data-story={id}>
      <CardTitle level={2}>
        <span lang={languageTag(language)}>{title}</span>
      </CardTitle>
      <Left>{strings.left(daysLeft)}</Left>
      <CardActions>
        <Button
          ref={button}
          aria-label={strings.restoreNamed(title)}
          busy={isPending}
          busyLabel={strings.restoring}
          onClick={() => mutate(story)}
        >
          {strings.restore}
        </Button>
        <Button
          variant="quiet"
          aria-label={strings.removeNamed(title)}
          aria-haspopup="dialog"
          data-delete
          onClick={() => onRemove(story)}
        >
          {strings.remove}
        </Button>
      </CardActions>
    </Card>
  );
}

const { color, fontSize } = theme;

const Left = styled.p`
  color: ${color.textMuted};
  font-size: ${fontSize.sm};
  font-variant-numeric: tabular-nums;
`;
