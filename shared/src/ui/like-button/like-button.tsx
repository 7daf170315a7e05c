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
  readonly onToggle: () => void;
}

/** Likes something of somebody else's, or takes the like back. Its words say what is, and the heart is filled. */
export function LikeButton({ id, liked, title, onToggle }: LikeButtonProps) {
  return (
    <Button id={id} variant="quiet" icon={<Mark aria-hidden $filled={liked} />} onClick={onToggle}>
      {liked ? strings.liked : strings.like}
      <VisuallyHidden>: {title}</VisuallyHidden>
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
