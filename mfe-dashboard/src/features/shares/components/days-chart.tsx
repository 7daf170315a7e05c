import type { StoryDay } from '@storyloom/shared/api/published-stories';
import { theme } from '@storyloom/shared/theme';
import { styled } from 'styled-components';
import { strings } from '../strings.ts';

interface Props {
  readonly days: readonly StoryDay[];
  readonly of: 'views' | 'likes';
}

/** Units of the drawing: the width of a day and of its bar. */
const DAY = { width: 10, bar: 8 } as const;
const HEIGHT = 60;
/** Minimum height, so that a single view is visible in a busy month. */
const LOWEST = 3;

/** A bar for each day. Hidden from screen readers, since the sentence above and the table below say the same. */
export function DaysChart({ days, of }: Props) {
  const most = Math.max(...days.map((day) => day[of]));
  return (
    <figure aria-hidden>
      <Caption>
        <span>{strings.days.of[of]}</span>
        <span>{strings.days.most(most)}</span>
      </Caption>
      <Drawing viewBox={`0 0 ${days.length * DAY.width} ${HEIGHT}`} preserveAspectRatio="none">
        {days.map((day, index) => {
          const height = day[of] === 0 ? 0 : Math.max((day[of] / most) * HEIGHT, LOWEST);
          return <rect key={day.day} x={index * DAY.width} y={HEIGHT - height} width={DAY.bar} height={height} />;
        })}
      </Drawing>
    </figure>
  );
}

const { borderWidth, color, fontSize, size } = theme;

const Caption = styled.figcaption`
  display: flex;
  justify-content: space-between;
  color: ${color.textMuted};
  font-size: ${fontSize.xs};
`;

const Drawing = styled.svg`
  display: block;
  inline-size: 100%;
  block-size: ${size.control};
  border-block-end: ${borderWidth.hairline} solid ${color.borderStrong};
  fill: ${color.accent};
`;
