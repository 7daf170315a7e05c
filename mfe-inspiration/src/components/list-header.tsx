import { theme } from '@storyloom/shared/theme';
import type { ReactNode, Ref } from 'react';
import { styled } from 'styled-components';

interface Props {
  readonly title: string;
  readonly description: ReactNode;
  readonly actions?: ReactNode;
  /** A line that comes and goes under the actions, in space of its own, so that nothing moves. */
  readonly note?: ReactNode;
  /** The `h1`, which takes focus after navigation. */
  readonly ref?: Ref<HTMLHeadingElement>;
}

/** The top of a list, small enough that the search and the first card are on the first screen. */
export function ListHeader({ title, description, actions, note, ref }: Props) {
  return (
    <Root>
      <div>
        <Title ref={ref} tabIndex={-1}>
          {title}
        </Title>
        <Description>{description}</Description>
      </div>
      {note === undefined ? (
        actions
      ) : (
        <Noted>
          {actions}
          <Note>{note}</Note>
        </Noted>
      )}
    </Root>
  );
}

const { color, fontSize, media, size, space } = theme;

/* The note hangs into the padding of the header. */
const Noted = styled.div`
  margin-block-end: calc(-1 * ${size.control});

  ${media.phone} {
    flex-basis: 100%;
  }
`;

/* As wide as the actions, and not a reason for them to be wider. */
const Note = styled.div`
  display: flex;
  align-items: center;
  inline-size: 0;
  min-inline-size: 100%;
  min-block-size: ${size.control};
`;

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

  &:has(> ${Noted}) {
    padding-block-end: ${size.control};
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
