import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';

/** What a toast says: its message, and the detail below it where that says anything more. */
export function toastWords(message: string, detail = ''): string | ReactElement {
  const more = detail.trim();
  if (more === '' || more === message) return message;
  return (
    <>
      <div>{message}</div>
      <Detail>{more}</Detail>
    </>
  );
}

const Detail = styled.div`
  color: ${theme.color.textMuted};
  font-size: ${theme.fontSize.sm};
`;
