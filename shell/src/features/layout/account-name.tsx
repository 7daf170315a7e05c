import { theme } from '@storyloom/shared/theme';
import { VisuallyHidden } from '@storyloom/shared/ui';
import { styled } from 'styled-components';
import { strings } from './strings.ts';
import type { Person } from './use-account.ts';

/** Longest address, in characters, that there is room for beside the pages. */
const EMAIL_FITS = 28;

/** Whose account it is: the name, and below it the email address where all of it fits; it is read out in any case. */
export function AccountName({ person: { name, email } }: { readonly person: Person }) {
  return (
    <Lines>
      <VisuallyHidden>{strings.accountOf}</VisuallyHidden>
      <Name>{name}</Name>
      {email && (
        <>
          {' '}
          {email.length > EMAIL_FITS ? (
            <VisuallyHidden>{email}</VisuallyHidden>
          ) : (
            <Email>
              <span>{email}</span>
            </Email>
          )}
        </>
      )}
    </Lines>
  );
}

const { color, fontSize, fontWeight, lineHeight, space } = theme;

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

/* An address that is cut off says nothing: in wide letters it moves as a whole to a second line, which is not shown. */
const Email = styled.span`
  display: flex;
  flex-wrap: wrap;
  block-size: 1lh;
  overflow: hidden;
  color: ${color.textMuted};
  font-size: ${fontSize.xs};
  font-weight: ${fontWeight.regular};

  &::before {
    content: '';
    inline-size: ${space.none};
    block-size: 1lh;
  }
`;
