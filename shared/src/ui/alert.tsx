import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';

export type AlertTone = 'info' | 'success' | 'warning' | 'danger';

export interface AlertProps {
  readonly tone?: AlertTone | undefined;
  readonly title?: ReactNode;
  readonly children?: ReactNode;
  /** Buttons or links to respond to it. */
  readonly actions?: ReactNode;
  /** How it is announced when it appears: not at all, when the reader pauses, or at once. */
  readonly live?: 'off' | 'polite' | 'assertive' | undefined;
}

const ICONS = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert } as const;
const ROLES = { off: undefined, polite: 'status', assertive: 'alert' } as const;

/** A message in the page, such as an error with "Try Again". */
export function Alert({ tone = 'info', title, children, actions, live = 'off' }: AlertProps) {
  const Icon = ICONS[tone];
  return (
    <Panel role={ROLES[live]} $tone={tone}>
      <Message>
        <IconPlace $tone={tone}>
          <Icon aria-hidden />
        </IconPlace>
        <Body>
          {title !== undefined && <Title $tone={tone}>{title}</Title>}
          {children !== undefined && <div>{children}</div>}
        </Body>
      </Message>
      {/* Buttons are not part of the announced message, because they can change, such as by a countdown. */}
      {actions !== undefined && <Actions aria-live="off">{actions}</Actions>}
    </Panel>
  );
}

interface ToneProps {
  readonly $tone: AlertTone;
}

const { borderWidth, color, fontWeight, layout, mix, radius, size, space } = theme;

const Panel = styled.div<ToneProps>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.xs} ${space.sm};
  padding: ${space.sm} ${space.md};
  border: ${borderWidth.hairline} solid color-mix(in oklab, ${({ $tone }) => color[$tone]} ${mix.soft}, transparent);
  border-radius: ${radius.md};
  background: ${({ $tone }) => color[`${$tone}Surface`]};
  color: ${color.text};
`;

/* The icon stays at the first line of the text, wherever the actions are. */
const Message = styled.div`
  display: flex;
  flex: 1 1 ${layout.message};
  align-items: flex-start;
  gap: ${space.sm};
  min-inline-size: 0;
`;

const IconPlace = styled.span<ToneProps>`
  flex: none;
  color: ${({ $tone }) => color[$tone]};

  & > svg {
    inline-size: ${size.icon};
    block-size: 1lh;
  }
`;

const Body = styled.div`
  flex: 1;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

const Title = styled.p<ToneProps>`
  color: ${({ $tone }) => color[`${$tone}Text`]};
  font-weight: ${fontWeight.semibold};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs};
`;
