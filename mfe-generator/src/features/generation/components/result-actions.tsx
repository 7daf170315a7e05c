import { paths } from '@storyloom/shared/contract';
import { saveFile } from '@storyloom/shared/exports';
import { Button, ButtonLink, Cluster, Stack, toast } from '@storyloom/shared/ui';
import { BookmarkCheck, BookmarkPlus, Copy, Download, RefreshCw, Share2 } from 'lucide-react';
import { useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import { storyFile } from '../model/story-file.ts';
import { type StoryVersion, textAsTitled } from '../model/story-version.ts';
import { useOpenDesk } from '../model/use-open-desk.ts';
import type { useSaveStory } from '../model/use-save-story.ts';
import { ACTIONS } from '../model/use-stick-to-bottom.ts';
import { type Purpose, takeLeftStory } from '../model/waiting-story.ts';
import { strings } from '../strings.ts';
import { DeskAction } from './desk-action.tsx';
import { Note } from './note.tsx';
import { SaveInvitation } from './save-invitation.tsx';

interface Props {
  readonly getText: () => string;
  readonly version: Pick<StoryVersion, 'id' | 'text' | 'demo' | 'origin' | 'rowTitle' | 'renamed'>;
  readonly running: boolean;
  readonly signedIn: boolean;
  readonly saving: boolean;
  /** Id of the saved row, once there is one. */
  readonly savedId: string | undefined;
  readonly onSave: ReturnType<typeof useSaveStory>['save'];
  readonly onShare: () => void;
  /** Absent when no other story may be requested. */
  readonly onAnother: (() => void) | undefined;
  /** A guest's remaining free stories; absent when unknown or unlimited. */
  readonly freeLeft: number | undefined;
}

/** Edit, What next, Copy, Download and another version for everyone; Save and Share for signed-in users, an invitation for guests. */
export function ResultActions(props: Props) {
  const { getText, version, running, signedIn, saving, savedId, onSave, onShare, onAnother, freeLeft } = props;
  const costsId = useId();
  const savedLink = useRef<HTMLAnchorElement>(null);
  const saveButton = useRef<HTMLButtonElement>(null);
  const savedBefore = useRef(savedId);
  useLayoutEffect(() => {
    // The Save button is gone; if it had the focus, the link gets it.
    if (savedId && !savedBefore.current && document.activeElement === document.body)
      savedLink.current?.focus({ preventScroll: true });
    savedBefore.current = savedId;
  }, [savedId]);

  const desk = useOpenDesk(onSave);
  const deskProps = { version, running, signedIn, savedId, desk };
  const goOn = useEffectEvent((purpose: Purpose) => {
    if (purpose === 'edit' || purpose === 'next') void desk.open(savedId, purpose);
    else if (purpose === 'save' && !savedId) void onSave('save');
  });
  useLayoutEffect(() => {
    // Returned from signing in: the site has moved the focus to the new page's heading.
    const purpose = signedIn ? takeLeftStory(version.id) : undefined;
    if (!purpose) return;
    goOn(purpose);
    const target = saveButton.current ?? savedLink.current;
    target?.focus({ preventScroll: true });
    const frame = requestAnimationFrame(() => target?.scrollIntoView({ block: 'center', behavior: 'instant' }));
    return () => cancelAnimationFrame(frame);
  }, [signedIn, version.id]);

  async function handleCopy() {
    try {
      await navigator.clipboard.writeText(textAsTitled({ text: getText(), renamed: version.renamed }));
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
      <Cluster $gap="xs">
        {signedIn && !savedId && (
          <Button
            ref={saveButton}
            variant="primary"
            icon={<BookmarkPlus aria-hidden />}
            disabled={running}
            busy={saving && desk.opening === undefined}
            busyLabel={strings.saving}
            onClick={() => void onSave('save')}
          >
            {version.rowTitle === undefined ? strings.save : strings.saveLonger}
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
        <DeskAction {...deskProps} purpose="edit" />
        <DeskAction {...deskProps} purpose="next" />
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
          <Button
            icon={<RefreshCw aria-hidden />}
            disabled={running}
            aria-describedby={freeLeft === undefined ? undefined : costsId}
            onClick={onAnother}
          >
            {strings.another}
          </Button>
        )}
        {onAnother && freeLeft !== undefined && <Note id={costsId}>{strings.anotherCosts(freeLeft)}</Note>}
      </Cluster>
      {!signedIn && !running && <SaveInvitation version={version} />}
    </Stack>
  );
}
