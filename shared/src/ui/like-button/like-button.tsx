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
  /** The language of the title. */
  readonly lang?: string | undefined;
  readonly onToggle: () => void;
}

/** Likes another user's item, or removes the like. Its label states the current state, and the heart is filled if liked. */
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
