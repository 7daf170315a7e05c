import { paths } from '@storyloom/shared/contract';
import { theme } from '@storyloom/shared/theme';
import { ButtonLink } from '@storyloom/shared/ui';
import { useId } from 'react';
import { styled } from 'styled-components';
import { ForGuests } from '@storyloom/shared/visitor';
import { strings } from '../strings.ts';
import { Bookplate } from './bookplate.tsx';

/** The invitation to sign up, for guests only. */
export function SignUpBanner() {
  return (
    <ForGuests>
      <SignUpInvitation />
    </ForGuests>
  );
}

const words = strings.signUp;

function SignUpInvitation() {
  const id = useId();
  return (
    <Root aria-labelledby={id}>
      <Words>
        <h2 id={id}>{words.title}</h2>
        <Text>{words.text}</Text>
        <ButtonLink variant="primary" size="lg" to={paths.signUp.href()}>
          {words.action}
        </ButtonLink>
      </Words>
      <Bookplate />
    </Root>
  );
}

const { borderWidth, color, fontSize, fontWeight, layout, media, space } = theme;

const Root = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${space.xl};
  padding: ${space['2xl']} ${space.lg};
  border-block: ${borderWidth.hairline} solid ${color.borderStrong};
  background: ${color.surfaceSunken};

  ${media.tablet} {
    padding: ${space['2xl']};
  }
`;

const Words = styled.div`
  display: grid;
  flex: 1 1 ${layout.message};
  min-inline-size: 0;
  gap: ${space.md};
  justify-items: start;

  & > h2 {
    font-weight: ${fontWeight.medium};
  }
`;

const Text = styled.p`
  max-inline-size: ${layout.lead};
  color: ${color.textMuted};
  font-size: ${fontSize.lg};
`;
