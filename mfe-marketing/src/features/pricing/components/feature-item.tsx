import { theme } from '@storyloom/shared/theme';
import { Check, ChevronDown, Clock } from 'lucide-react';
import { styled } from 'styled-components';
import { PlannedMark } from '../../../components/planned-mark.tsx';
import type { PlanFeature } from '../../../model/plans.ts';
import { strings } from '../strings.ts';

/** One feature of a plan. Its explanation unfolds below it, which also works by touch and without a script. */
export function FeatureItem({ feature: { text, tooltip, planned, today } }: { readonly feature: PlanFeature }) {
  const Mark = planned ? Clock : Check;
  return (
    <Item>
      <Mark aria-hidden />
      <div>
        {tooltip === undefined ? (
          <span>{text}</span>
        ) : (
          <details>
            <Summary>
              <span>{text}</span>
              <ChevronDown aria-hidden />
            </Summary>
            <Tip>{tooltip}</Tip>
          </details>
        )}
        {today !== undefined && <Today>{strings.today(today)}</Today>}
      </div>
      {planned && <PlannedMark />}
    </Item>
  );
}

const { color, duration, easing, fontSize, media, size, space } = theme;

const Item = styled.li`
  display: grid;
  grid-template-columns: ${size.icon} minmax(0, 1fr) auto;
  gap: ${space.xs};
  align-items: start;

  & > svg {
    inline-size: ${size.icon};
    block-size: 1lh;
    color: ${color.accentText};
  }
`;

const Summary = styled.summary`
  display: flex;
  gap: ${space['2xs']};
  list-style: none;

  ${media.touch} {
    min-block-size: ${size.touch};
  }

  &::-webkit-details-marker {
    display: none;
  }

  & > svg {
    flex: none;
    inline-size: 1em;
    block-size: 1lh;
    color: ${color.textMuted};
    transition: rotate ${duration.quick} ${easing.out};
  }

  details[open] > & > svg {
    rotate: 180deg;
  }
`;

const Today = styled.p`
  color: ${color.accentText};
  font-size: ${fontSize.sm};
`;

const Tip = styled.p`
  color: ${color.textMuted};
  font-size: ${fontSize.sm};
`;
