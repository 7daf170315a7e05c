import { theme } from '@storyloom/shared/theme';
import { styled } from 'styled-components';

/** Fields and buttons of the auth screen, one below the other. */
export const Form = styled.form`
  display: grid;
  gap: ${theme.space.lg};

  /* An empty message takes no space and no gap. */
  & > [role='status']:empty {
    position: absolute;
  }
`;

/** The link to another form, below everything else. */
export const Elsewhere = styled.p`
  color: ${theme.color.textMuted};
  font-size: ${theme.fontSize.sm};
  text-align: center;
`;
