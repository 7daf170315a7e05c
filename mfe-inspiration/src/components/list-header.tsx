import { theme } from '@storyloom/shared/theme';
import type { ReactNode, Ref } from 'react';
import { styled } from 'styled-components';

interface Props {
  readonly title: string;
  readonly description: ReactNode;
  readonly actions?: ReactNode;
  /** The `h1`, which takes focus after navigation. */
  readonly ref?: Ref<HTMLHeadingElement>;
}

/** The top of a list, small enough that the search and the first card are on the first screen. */
export function ListHeader({ title, description, actions, ref }: Props) {
  return (
    <Root>
      <div>
        <Title ref={ref} tabIndex={-1}>
          {title}
        </Title>
        <Description>{description}</Description>
      </div>
      {actions}
    </Root>
  );
}

const { color, fontSize, media, space } = theme;

const Root = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: ${space.sm} ${space.xl};
  padding-block-end: ${space.md};
  overflow-wrap: anywhere;

  ${media.tablet} {
    padding-block: ${space.sm} ${space.lg};
  }
`;

const Title = styled.h1`
  font-size: ${fontSize.displayMd};
`;

const Description = styled.p`
  margin-block-start: ${space.xs};
  color: ${color.textMuted};
  text-wrap: pretty;
`;
