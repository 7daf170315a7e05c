import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';
import { Button } from './button.tsx';
import { uiStrings } from './strings.ts';
import { TOASTER_KEY } from './toaster-focus.ts';

interface Action {
  readonly label: string;
  readonly onAction: () => void;
}

/** The content of a toast: its message, the detail below it if that adds anything, and its action. */
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
          <Key data-hint={uiStrings.messageKey(TOASTER_KEY)} />
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
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.xs} ${theme.space.sm};
  margin-block-start: ${theme.space.xs};
`;

/* A hint for keyboard users, because toasts are last in the tab order. It is not part of the message. */
const Key = styled.span`
  color: ${theme.color.textMuted};
  font-size: ${theme.fontSize.sm};

  ${theme.media.hover} {
    html:has(:focus-visible) &::after {
      content: attr(data-hint);
    }
  }

  /* Another line would cover the content it is about. */
  ${theme.media.short} {
    display: none;
  }
`;
