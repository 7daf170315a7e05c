import { paths } from '@storyloom/shared/contract';
import { theme } from '@storyloom/shared/theme';
import { ButtonLink, Cluster } from '@storyloom/shared/ui';
import { BookmarkPlus } from 'lucide-react';
import { styled } from 'styled-components';
import { shownTitle, type StoryVersion } from '../model/story-version.ts';
import { leaveToSave } from '../model/waiting-story.ts';
import { strings } from '../strings.ts';
import { useSignInLink } from './sign-in-link.tsx';

interface Props {
  readonly version: Pick<StoryVersion, 'id' | 'text'>;
}

/** How a guest keeps a story: with an account, first of all a new one. Both ways name the story, and lead back to it. */
export function SaveInvitation({ version: { id, text } }: Props) {
  const { to, state } = useSignInLink(shownTitle(text));
  const handleLeave = () => leaveToSave(id);
  return (
    <Invitation>
      <p>{strings.guestInvitation}</p>
      <Cluster>
        <ButtonLink
          variant="primary"
          icon={<BookmarkPlus aria-hidden />}
          to={paths.signUp.href()}
          state={state}
          onClick={handleLeave}
        >
          {strings.createAccount}
        </ButtonLink>
        <ButtonLink to={to} state={state} onClick={handleLeave}>
          {strings.signIn}
        </ButtonLink>
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
