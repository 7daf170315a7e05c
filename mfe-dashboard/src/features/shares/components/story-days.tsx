import { failureReason } from '@storyloom/shared/api/failure-reason';
import { type StoryDay, storyDays } from '@storyloom/shared/api/published-stories';
import { theme } from '@storyloom/shared/theme';
import { Skeleton, Stack, VisuallyHidden } from '@storyloom/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { styled } from 'styled-components';
import { strings } from '../strings.ts';
import { DaysChart } from './days-chart.tsx';

interface Props {
  readonly userId: string;
  readonly id: string;
  readonly title: string;
}

const words = strings.days;

const COUNTED = ['views', 'likes'] as const;

/** Views and likes of a shared story in the last thirty days; loaded when opened. */
export function StoryDays({ userId, id, title }: Props) {
  const [open, setOpen] = useState(false);
  const { data, error } = useQuery({ ...storyDays(userId, id), enabled: open, networkMode: 'always' });
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <Summary>
        {words.label}
        <VisuallyHidden>: {title}</VisuallyHidden>
      </Summary>
      {open && (
        <Stack $gap="sm">
          {data && <Days days={data} title={title} />}
          {!data && error && <p role="status">{words.failed(failureReason(error))}</p>}
          {!data && !error && <Skeleton shape="block" />}
        </Stack>
      )}
    </details>
  );
}

function Days({ days, title }: { readonly days: readonly StoryDay[]; readonly title: string }) {
  const busy = days.filter(({ views, likes }) => views + likes > 0);
  return (
    <>
      <p role="status">{words.summary(days)}</p>
      {busy.length > 0 && (
        <>
          {COUNTED.map((of) => days.some((day) => day[of] > 0) && <DaysChart key={of} days={days} of={of} />)}
          <Table>
            <caption>
              <VisuallyHidden>{words.table(title)}</VisuallyHidden>
            </caption>
            <thead>
              <tr>
                <th scope="col">{words.day}</th>
                <th scope="col">{words.of.views}</th>
                <th scope="col">{words.of.likes}</th>
              </tr>
            </thead>
            <tbody>
              {busy.toReversed().map(({ day, views, likes }) => (
                <tr key={day}>
                  <th scope="row">{words.date(day)}</th>
                  <td>{words.number(views)}</td>
                  <td>{words.number(likes)}</td>
                </tr>
              ))}
            </tbody>
          </Table>
        </>
      )}
    </>
  );
}

const { borderWidth, color, fontSize, fontWeight, media, size, space } = theme;

const Summary = styled.summary`
  padding-block: ${space.xs};
  cursor: pointer;
  font-size: ${fontSize.sm};
  font-weight: ${fontWeight.medium};

  ${media.touch} {
    padding-block: calc((${size.touch} - 1lh) / 2);
  }
`;

const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font-size: ${fontSize.sm};
  font-variant-numeric: tabular-nums;
  text-align: end;

  & th {
    font-weight: ${fontWeight.medium};
    text-align: inherit;
  }

  & :is(th, td):first-child {
    text-align: start;
  }

  & tbody tr {
    border-block-start: ${borderWidth.hairline} solid ${color.border};
  }

  & :is(th, td) {
    padding-block: ${space['2xs']};
  }
`;
