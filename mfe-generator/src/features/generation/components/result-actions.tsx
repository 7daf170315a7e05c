import { paths } from '@storyloom/shared/contract';
import { saveFile } from '@storyloom/shared/exports';
import { theme } from '@storyloom/shared/theme';
import { Button, ButtonLink, Cluster, Stack, toast } from '@storyloom/shared/ui';
import { BookmarkCheck, BookmarkPlus, Copy, Download, RefreshCw, Share2 } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { storyFile } from '../model/story-file.ts';
import type { StoryVersion } from '../model/story-version.ts';
import { ACTIONS } from '../model/use-follow.ts';
import { strings } from '../strings.ts';
import { SignInLink } from './sign-in-link.tsx';

interface Props {
  readonly getText: () => string;
  readonly version: Pick<StoryVersion, 'demo' | 'origin'>;
  readonly running: boolean;
  readonly signedIn: boolean;
  readonly saving: boolean;
  /** Id of the saved row, once there is one. */
  readonly savedId: string | undefined;
  readonly onSave: () => void;
  readonly onShare: () => void;
  /** Absent when there is no story left to ask for. */
  readonly onAnother: (() => void) | undefined;
}

/** Copy, Download and another version for everyone; saving and sharing for users who are signed in, an invitation for guests. */
export function ResultActions(props: Props) {
  const { getText, version, running, signedIn, saving, savedId, onSave, onShare, onAnother } = props;
  const savedLink = useRef<HTMLAnchorElement>(null);
  const savedBefore = useRef(savedId);
  useLayoutEffect(() => {
    // The button that saved is gone, and the focus with it unless the person had moved on.
    if (savedId && !savedBefore.current && document.activeElement === document.body) savedLink.current?.focus();
    savedBefore.current = savedId;
  }, [savedId]);

  async function handleCopy() {
    try {
      await navigator.clipboard.writeText(getText());
      toast.success(strings.copied);
    } catch {
      toast.error(strings.copyFailed);
    }
  }

  function handleDownload() {
    const { name, text } = storyFile(getText(), version);
    saveFile(new Blob([text], { type: 'text/plain;charset=utf-8' }), name);
    toast.success(strings.download.done);
  }

  return (
    <Stack $gap="md" {...{ [ACTIONS]: '' }}>
      <Cluster>
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
        {signedIn && (
          <Button icon={<Share2 aria-hidden />} disabled={running} aria-haspopup="dialog" onClick={onShare}>
            {strings.share.action}
          </Button>
        )}
        <Button icon={<Copy aria-hidden />} disabled={running} onClick={() => void handleCopy()}>
          {strings.copy}
        </Button>
        <Button icon={<Download aria-hidden />} disabled={running} onClick={handleDownload}>
          {strings.download.action}
        </Button>
        {onAnother && (
          <Button icon={<RefreshCw aria-hidden />} disabled={running} onClick={onAnother}>
            {strings.another}
          </Button>
        )}
      </Cluster>
      {!signedIn && !running && (
        <Invitation>
          <p>{strings.guestInvitation}</p>
          <SignInLink />
        </Invitation>
      )}
    </Stack>
  );
}

const { borderWidth, color, space } = theme;

const Invitation = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.sm} ${space.lg};
  padding-block-start: ${space.md};
  border-block-start: ${borderWidth.hairline} solid ${color.border};
  color: ${color.textMuted};
`;
