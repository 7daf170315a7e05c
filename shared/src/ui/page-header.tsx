import type { ReactNode, Ref } from 'react';
import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';

export interface PageHeaderProps {
  readonly title: ReactNode;
  /** A few words above the title. */
  readonly eyebrow?: ReactNode;
  readonly description?: ReactNode;
  readonly actions?: ReactNode;
  /** Little space around it, for a page that is used rather than read, so that its content is on the first screen. */
  readonly compact?: boolean | undefined;
  /** The `h1`, which gets the focus after navigation. */
  readonly ref?: Ref<HTMLHeadingElement> | undefined;
}

/** The top of a page: its one `h1`, an introduction, and actions. */
export function PageHeader({ title, eyebrow, description, actions, compact = false, ref }: PageHeaderProps) {
  return (
    <Root data-compact={compact || undefined}>
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

const { color, font, fontSize, layout, media, space } = theme;

const Root = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: ${space.md} ${space.xl};
  padding-block: ${space['2xl']} ${space.xl};

  &[data-compact] {
    padding-block: ${space.none};

    h1 {
      font-size: ${fontSize.displaySm};
    }
  }
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

  [data-compact] & {
    max-inline-size: none;
    font-size: ${fontSize.md};

    ${media.phone} {
      font-size: ${fontSize.sm};
    }
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.sm};
`;
