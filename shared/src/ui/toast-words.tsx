import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';
import { Button } from './button.tsx';

interface Action {
  readonly label: string;
  readonly onAction: () => void;
}

/** What a toast says: its message, the detail below it where that says anything more, and what can be done about it. */
export function toastWords(message: string, detail = '', action?: Action): string | ReactElement {
  const more = detail.trim();
  const hasMore = more !== '' && more !== message;
  if (!hasMore && !action) return message;
  return (
    <>
      <div>{message}</div>
      {hasMore && <Detail>{more}</Detail>}
      {action && (
        <Place>
          <Button onClick={action.onAction}>{action.label}</Button>
        </Place>
      )}
    </>
  );
}

const Detail = styled.div`
  color: ${theme.color.textMuted};
  font-size: ${theme.fontSize.sm};
`;

const Place = styled.div`
  margin-block-start: ${theme.space.xs};
`;
