import type { ReactNode, Ref } from 'react';
import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';

export interface PageHeaderProps {
  readonly title: ReactNode;
  /** A few words above the title. */
  readonly eyebrow?: ReactNode;
  readonly description?: ReactNode;
  readonly actions?: ReactNode;
  /** The `h1`, which takes focus after navigation. */
  readonly ref?: Ref<HTMLHeadingElement> | undefined;
}

/** The top of a page: its one `h1`, what it is about, and what can be done there. */
export function PageHeader({ title, eyebrow, description, actions, ref }: PageHeaderProps) {
  return (
    <Root>
      <Words>
        {eyebrow !== undefined && <Eyebrow>{eyebrow}</Eyebrow>}
        <h1 ref={ref} tabIndex={-1}>
          {title}
        </h1>
        {description !== undefined && <Description>{description}</Description>}
      </Words>
      {actions !== undefined && <Actions>{actions}</Actions>}
    </Root>
  );
}

const { color, font, fontSize, layout, space } = theme;

const Root = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: ${space.md} ${space.xl};
  padding-block: ${space['2xl']} ${space.xl};
`;

const Words = styled.div`
  display: grid;
  gap: ${space.xs};
  flex: 1 1 ${layout.headline};
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

const Eyebrow = styled.p`
  color: ${color.accentText};
  font-family: ${font.serif};
  font-size: ${fontSize.lg};
  font-style: italic;
`;

const Description = styled.div`
  max-inline-size: ${layout.lead};
  color: ${color.textMuted};
  font-size: ${fontSize.lg};
  text-wrap: pretty;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.sm};
`;
