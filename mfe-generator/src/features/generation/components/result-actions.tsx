import { type AuthNavigationState, paths } from '@storyloom/shared/contract';
import { Button, ButtonLink, Cluster, Stack, toast } from '@storyloom/shared/ui';
import { BookmarkCheck, BookmarkPlus, Copy } from 'lucide-react';
import { styled } from 'styled-components';
import { theme } from '@storyloom/shared/theme';
import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { strings } from '../strings.ts';

interface Props {
  readonly getText: () => string;
  readonly running: boolean;
  readonly signedIn: boolean;
  readonly saving: boolean;
  /** Id of the saved row, once there is one. */
  readonly savedId: string | undefined;
  readonly onSave: () => void;
}

/** Copy for everybody; saving for people who are signed in, an invitation for guests. */
export function ResultActions({ getText, running, signedIn, saving, savedId, onSave }: Props) {
  const { pathname } = useLocation();
  const savedLink = useRef<HTMLAnchorElement>(null);
  const savedBefore = useRef(savedId);
  useLayoutEffect(() => {
    // The button that saved is gone, and the focus with it unless the person had moved on.
    if (savedId && !savedBefore.current && document.activeElement === document.body) savedLink.current?.focus();
    savedBefore.current = savedId;
  }, [savedId]);
  const returnHere: AuthNavigationState = { returnTo: pathname };

  async function handleCopy() {
    try {
      await navigator.clipboard.writeText(getText());
      toast.success(strings.copied);
    } catch {
      toast.error(strings.copyFailed);
    }
  }

  return (
    <Stack $gap="md">
      <Cluster>
        <Button icon={<Copy aria-hidden />} disabled={running} onClick={() => void handleCopy()}>
          {strings.copy}
        </Button>
        {signedIn && !savedId && (
          <Button
            variant="primary"
            icon={<BookmarkPlus aria-hidden />}
            disabled={running}
            busy={saving}
            busyLabel={strings.saving}
            onClick={onSave}
          >
            {strings.save}
          </Button>
        )}
        {signedIn && savedId && (
          <ButtonLink
            ref={savedLink}
            variant="quiet"
            icon={<BookmarkCheck aria-hidden />}
            to={paths.story.href(savedId)}
          >
            {strings.savedLink}
          </ButtonLink>
        )}
      </Cluster>
      {!signedIn && !running && (
        <Invitation>
          <p>{strings.guestInvitation}</p>
          <ButtonLink to={paths.auth.href()} state={returnHere}>
            {strings.signIn}
          </ButtonLink>
        </Invitation>
      )}
    </Stack>
  );
}

const Invitation = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.sm} ${theme.space.lg};
  padding-block-start: ${theme.space.md};
  border-block-start: ${theme.borderWidth.hairline} solid ${theme.color.border};
  color: ${theme.color.textMuted};
`;
