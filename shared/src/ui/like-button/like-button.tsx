import { Heart } from 'lucide-react';
import { css, styled } from 'styled-components';
import { theme } from '@storyloom/shared/theme';
import { Button, VisuallyHidden } from '@storyloom/shared/ui';
import { strings } from './strings.ts';

export interface LikeButtonProps {
  /** For a link that leads back to it. */
  readonly id?: string | undefined;
  readonly liked: boolean;
  /** What is liked, read out with it. */
  readonly title: string;
  /** What the title is written in. */
  readonly lang?: string | undefined;
  readonly onToggle: () => void;
}

/** Likes something of someone else's, or takes the like back. Its words say what is, and the heart is filled. */
export function LikeButton({ id, liked, title, lang, onToggle }: LikeButtonProps) {
  return (
    <Button id={id} variant="quiet" icon={<Mark aria-hidden $filled={liked} />} onClick={onToggle}>
      {liked ? strings.liked : strings.like}
      <VisuallyHidden>
        : <span lang={lang}>{title}</span>
      </VisuallyHidden>
    </Button>
  );
}

const Mark = styled(Heart)<{ $filled: boolean }>`
  ${({ $filled }) =>
    $filled &&
    css`
      fill: currentcolor;
      color: ${theme.color.accent};
    `}
`;
