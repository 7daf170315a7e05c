import { paths } from '@storyloom/shared/contract';
import { theme } from '@storyloom/shared/theme';
import { ButtonLink, Cluster } from '@storyloom/shared/ui';
import { BookmarkPlus } from 'lucide-react';
import { styled } from 'styled-components';
import { strings } from '../strings.ts';
import { useSignInLink, type WaitingStory } from './sign-in-link.tsx';

interface Props {
  readonly version: WaitingStory;
}

/** Invites a guest to keep a story with an account, a new one first. Both links name the story, lead back to it, and save it. */
export function SaveInvitation({ version }: Props) {
  const signIn = useSignInLink(version, 'save');
  return (
    <Invitation>
      <p>{strings.guestInvitation}</p>
      <Cluster>
        <ButtonLink {...signIn} variant="primary" icon={<BookmarkPlus aria-hidden />} to={paths.signUp.href()}>
          {strings.createAccount}
        </ButtonLink>
        <ButtonLink {...signIn}>{strings.signIn}</ButtonLink>
      </Cluster>
    </Invitation>
  );
}

const { borderWidth, color, space } = theme;

const Invitation = styled.div`
  display: grid;
  gap: ${space.xs};
  padding-block-start: ${space.md};
  border-block-start: ${borderWidth.hairline} solid ${color.border};
  color: ${color.textMuted};
`;
