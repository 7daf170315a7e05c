import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '@storyloom/shared/theme';
import { TextLink } from '@storyloom/shared/ui';
import { strings } from './strings.ts';

export interface BreadcrumbProps {
  /** The pages above this one, the topmost first. */
  readonly above: readonly { readonly label: string; readonly to: string }[];
  /** This page. */
  readonly current: ReactNode;
}

/** The place of the page in the site, with links to the pages above it. */
export function Breadcrumb({ above, current }: BreadcrumbProps) {
  return (
    <nav aria-label={strings.label}>
      <List>
        {above.map(({ label, to }) => (
          <Step key={to}>
            <TextLink to={to} plain>
              {label}
            </TextLink>
            <ChevronRight aria-hidden />
          </Step>
        ))}
        <Step>
          <Current aria-current="page">{current}</Current>
        </Step>
      </List>
    </nav>
  );
}

const { color, fontSize, media, size, space } = theme;

const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  color: ${color.textMuted};
  font-size: ${fontSize.sm};

  ${media.print} {
    display: none;
  }
`;

const Step = styled.li`
  display: flex;
  align-items: center;
  min-inline-size: 0;

  /* A target of a finger's height, although the text is small. */
  & > a {
    padding-block: ${space.xs};

    ${media.touch} {
      padding-block: calc((${size.touch} - 1lh) / 2);
    }
  }

  & > svg {
    flex: none;
    inline-size: ${size.icon};
    block-size: ${size.icon};
    padding-inline: ${space['3xs']};
  }

  &:dir(rtl) > svg {
    scale: -1 1;
  }
`;

const Current = styled.span`
  padding-block: ${space.xs};
  color: ${color.text};
  overflow-wrap: anywhere;
`;
