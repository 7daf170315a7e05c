import { theme } from '@storyloom/shared/theme';
import { styled } from 'styled-components';
import { createdDate } from '../model/created-date.ts';

/** The day a story was saved; renders nothing when it is unknown. */
export function CreatedDate({ createdAt }: { readonly createdAt: string }) {
  const date = createdDate(createdAt);
  return date === undefined ? null : <Time dateTime={createdAt}>{date}</Time>;
}

const Time = styled.time`
  color: ${theme.color.textMuted};
  font-size: ${theme.fontSize.sm};
`;
