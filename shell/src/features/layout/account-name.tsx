import { theme } from '@storyloom/shared/theme';
import { VisuallyHidden } from '@storyloom/shared/ui';
import { styled } from 'styled-components';
import { strings } from './strings.ts';
import type { Person } from './use-account.ts';

/** Longest address, in characters, that fits in the header: about ten rem of small print. */
const EMAIL_FITS = 22;

/** The user's name, and below it the email address if all of it fits; it is read out in any case. */
export function AccountName({ person: { name, email } }: { readonly person: Person }) {
  return (
    <Lines>
      <VisuallyHidden>{strings.accountOf}</VisuallyHidden>
      <Name>{name}</Name>
      {email && <> {email.length > EMAIL_FITS ? <VisuallyHidden>{email}</VisuallyHidden> : <Email>{email}</Email>}</>}
    </Lines>
  );
}

const { color, fontSize, fontWeight, lineHeight } = theme;

const Lines = styled.span`
  display: block;
  min-inline-size: 0;
  line-height: ${lineHeight.snug};
  text-align: start;
`;

const Name = styled.span`
  display: block;
  overflow: hidden;
  text-overflow: ellipsis;
`;

/* Only an address of unusually wide letters is cut off; the menu shows it whole. */
const Email = styled.span`
  display: block;
  overflow: hidden;
  color: ${color.textMuted};
  font-size: ${fontSize.xs};
  font-weight: ${fontWeight.regular};
  text-overflow: ellipsis;
`;
