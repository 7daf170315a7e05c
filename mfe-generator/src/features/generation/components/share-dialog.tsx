import { type Genre, LANGUAGE_TAGS, TEXT_MAX } from '@storyloom/shared/domain';
import { theme } from '@storyloom/shared/theme';
import { Button, Checkbox, Stack, TextField } from '@storyloom/shared/ui';
import { Dialog, DialogActions } from '@storyloom/shared/ui/dialog';
import { type FormEvent, useState } from 'react';
import { styled } from 'styled-components';
import { isAsHanded } from '../model/prompt-origin.ts';
import { sharePreview } from '../model/share-preview.ts';
import type { StoryVersion } from '../model/story-version.ts';
import { type ShareChoices, sharedTitle } from '../model/use-share-story.ts';
import { strings } from '../strings.ts';
import { Credit } from './credit.tsx';

interface Props {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly genre: Genre;
  readonly version: StoryVersion;
  readonly busy: boolean;
  readonly onShare: (choices: ShareChoices) => void;
}

/** Asks under which title a story is shown to others, and what goes with it. */
export function ShareDialog({ open, onOpenChange, genre, version, busy, onShare }: Props) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={strings.share.action} genre={genre}>
      <ShareForm version={version} busy={busy} onShare={onShare} onCancel={() => onOpenChange(false)} />
    </Dialog>
  );
}

interface FormProps extends Pick<Props, 'version' | 'busy' | 'onShare'> {
  readonly onCancel: () => void;
}

function ShareForm({ version, busy, onShare, onCancel }: FormProps) {
  const { text, prompt, origin, settings, promptShared, shared } = version;
  const isKnown = isAsHanded(prompt, origin);
  const [title, setTitle] = useState(shared?.title ?? '');
  const [promptWanted, setPromptWanted] = useState(true);
  const withPrompt = promptWanted && !isKnown;
  const [isPublic, setIsPublic] = useState(shared?.isPublic ?? true);
  const ownHint = promptShared ? strings.share.promptShared : undefined;
  const knownHint = origin?.source ? strings.share.promptOf(origin.source.author) : strings.share.promptKnown;
  const hint = isKnown ? <Credit as="span">{knownHint}</Credit> : ownHint;

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (!busy) onShare({ title, withPrompt, isPublic });
  }

  return (
    <form onSubmit={handleSubmit}>
      <Stack $gap="md">
        <TextField
          label={strings.share.title}
          hint={strings.share.titleHint(sharedTitle(text))}
          name="title"
          value={title}
          maxLength={TEXT_MAX.title}
          autoComplete="off"
          onChange={(event) => setTitle(event.target.value)}
        />
        <figure>
          <Caption>{strings.share.preview}</Caption>
          <Preview lang={LANGUAGE_TAGS[settings.language]}>{sharePreview(text)}</Preview>
        </figure>
        {origin?.source && <Credit>{strings.share.credit(origin.source.author)}</Credit>}
        <Stack $gap="none">
          <Checkbox
            label={strings.share.prompt}
            hint={hint}
            checked={withPrompt}
            disabled={hint !== undefined}
            onChange={(event) => setPromptWanted(event.target.checked)}
          />
          <Checkbox
            label={strings.share.public}
            hint={strings.share.publicHint}
            checked={isPublic}
            onChange={(event) => setIsPublic(event.target.checked)}
          />
        </Stack>
        <DialogActions>
          <Button onClick={onCancel}>{strings.share.cancel}</Button>
          <Button type="submit" variant="primary" busy={busy} busyLabel={strings.share.busy}>
            {strings.share.submit}
          </Button>
        </DialogActions>
      </Stack>
    </form>
  );
}

const { borderWidth, color, font, fontSize, fontWeight, space } = theme;

const Caption = styled.figcaption`
  margin-block-end: ${space['2xs']};
  font-size: ${fontSize.sm};
  font-weight: ${fontWeight.medium};
`;

const Preview = styled.blockquote`
  padding-inline-start: ${space.md};
  border-inline-start: ${borderWidth.strong} solid ${color.accent};
  color: ${color.textMuted};
  font-family: ${font.serif};
  overflow-wrap: anywhere;
`;
