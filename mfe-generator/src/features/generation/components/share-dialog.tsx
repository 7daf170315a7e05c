import { type Genre, LANGUAGE_TAGS, TEXT_MAX } from '@storyloom/shared/domain';
import { theme } from '@storyloom/shared/theme';
import { Alert, Button, Checkbox, Stack, TextField } from '@storyloom/shared/ui';
import { Dialog, DialogActions } from '@storyloom/shared/ui/dialog';
import { type FormEvent, useState } from 'react';
import { styled } from 'styled-components';
import { isAsHanded } from '../model/prompt-origin.ts';
import { sharePreview } from '../model/share-preview.ts';
import type { StoryVersion } from '../model/story-version.ts';
import { firstChoices, type ShareChoices } from '../model/share-choices.ts';
import { type Shared, sharedTitle } from '../model/use-share-story.ts';
import { strings } from '../strings.ts';
import { Credit } from './credit.tsx';
import { ShareOutcome } from './share-outcome.tsx';

interface Props {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly genre: Genre;
  readonly version: StoryVersion;
  readonly busy: boolean;
  /** What came of it; absent while it is still to be shared. */
  readonly shared: Shared | undefined;
  /** Why that takes signing in again; absent where it does not. */
  readonly signedOut: string | undefined;
  readonly onShare: (choices: ShareChoices) => void;
  readonly onSignIn: (choices: ShareChoices) => void;
}

/** Asks under which title a story is shown to others and what goes with it, and then says who can read it. */
export function ShareDialog({ open, onOpenChange, genre, shared, ...form }: Props) {
  const close = () => onOpenChange(false);
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={strings.share.action} genre={genre}>
      {shared ? <ShareOutcome shared={shared} onDone={close} /> : <ShareForm {...form} onCancel={close} />}
    </Dialog>
  );
}

interface FormProps extends Pick<Props, 'version' | 'busy' | 'signedOut' | 'onShare' | 'onSignIn'> {
  readonly onCancel: () => void;
}

function ShareForm({ version, busy, signedOut, onShare, onSignIn, onCancel }: FormProps) {
  const { text, prompt, origin, settings, promptShared } = version;
  const isKnown = isAsHanded(prompt, origin);
  const [choices, setChoices] = useState(() => firstChoices(version));
  const choose = (change: Partial<ShareChoices>) => setChoices((before) => ({ ...before, ...change }));
  const { title, isPublic } = choices;
  const withPrompt = choices.withPrompt && !isKnown;
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
          onChange={(event) => choose({ title: event.target.value })}
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
            onChange={(event) => choose({ withPrompt: event.target.checked })}
          />
          <Checkbox
            label={strings.share.public}
            hint={strings.share.publicHint}
            checked={isPublic}
            onChange={(event) => choose({ isPublic: event.target.checked })}
          />
        </Stack>
        {signedOut !== undefined && (
          <Alert
            tone="warning"
            live="polite"
            title={signedOut}
            actions={<Button onClick={() => onSignIn(choices)}>{strings.signIn}</Button>}
          >
            {strings.share.kept}
          </Alert>
        )}
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
