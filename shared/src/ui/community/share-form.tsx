import { TEXT_MAX } from '@storyloom/shared/domain';
import { theme } from '@storyloom/shared/theme';
import { Alert, Button, Checkbox, Stack, TextField, VisuallyHidden } from '@storyloom/shared/ui';
import { DialogActions } from '@storyloom/shared/ui/dialog';
import { type FormEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { ShareChoices, ShareSubject } from './share-choices.ts';
import { sharePreview } from './share-preview.ts';
import { communityStrings } from './strings.ts';

interface Props {
  /** The name that others will see beside it; absent until it is known. */
  readonly byline: string | undefined;
  readonly story: ShareSubject;
  /** The initial choices. */
  readonly first: ShareChoices;
  readonly busy: boolean;
  /** Why sharing requires signing in again; absent if it does not. */
  readonly signedOut: string | undefined;
  /** Called on every change, for a dialog that is left for signing in. */
  readonly onChange?: (choices: ShareChoices) => void;
  readonly onShare: (choices: ShareChoices) => void;
  readonly onSignIn: (choices: ShareChoices) => void;
  readonly onCancel: () => void;
}

const words = communityStrings.share;

/** Asks for title, visibility and whether to publish the prompt too, and summarizes what will be published. */
export function ShareForm({ byline, story, first, busy, signedOut, onChange, onShare, onSignIn, onCancel }: Props) {
  const [choices, setChoices] = useState(first);
  const [isChosen, setIsChosen] = useState(false);
  const summaryId = useId();
  const signIn = useRef<HTMLButtonElement>(null);
  const { title, isPublic } = choices;
  const withPrompt = choices.withPrompt && story.prompt !== 'known' && story.prompt !== 'none';

  const summary = words.summary({ byline, isPublic, withPrompt, prompt: story.prompt, credited: story.credited });

  function choose(change: Partial<ShareChoices>) {
    const next = { ...choices, ...change };
    setChoices(next);
    setIsChosen(change.title === undefined);
    onChange?.(next);
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (signedOut !== undefined && signIn.current) signIn.current.focus();
    else if (!busy) onShare({ title, withPrompt, isPublic });
  }

  /** Ignores the key that opened the dialog while it is held down: the focus is on this field by then. */
  function handleKeyDown(event: KeyboardEvent) {
    if (event.repeat && event.key === 'Enter') event.preventDefault();
  }

  return (
    <form onSubmit={handleSubmit}>
      <Stack $gap="md">
        <TextField
          label={words.title}
          hint={words.titleHint(story.ownTitle)}
          name="title"
          value={title}
          maxLength={TEXT_MAX.title}
          autoComplete="off"
          onKeyDown={handleKeyDown}
          onChange={(event) => choose({ title: event.target.value })}
        />
        <figure>
          <Caption>{words.preview}</Caption>
          <Preview lang={story.lang}>{sharePreview(story.text, story.ownTitle)}</Preview>
        </figure>
        <Stack $gap="none">
          {story.prompt !== 'none' && (
            <Checkbox
              label={words.prompt}
              hint={hintOf(story)}
              checked={withPrompt}
              disabled={story.prompt !== 'offered'}
              onChange={(event) => choose({ withPrompt: event.target.checked })}
            />
          )}
          <Checkbox
            label={words.public}
            checked={isPublic}
            onChange={(event) => choose({ isPublic: event.target.checked })}
          />
        </Stack>
        <Summary id={summaryId}>{summary}</Summary>
        {/* Announced with the submit button; separately only after a change. */}
        <VisuallyHidden role="status">{isChosen && summary}</VisuallyHidden>
        {signedOut !== undefined && (
          <Alert
            tone="warning"
            live="polite"
            title={signedOut}
            actions={
              <Button ref={signIn} onClick={() => onSignIn(choices)}>
                {words.signIn}
              </Button>
            }
          >
            {words.kept}
          </Alert>
        )}
        <DialogActions>
          <Button onClick={onCancel}>{words.cancel}</Button>
          <Button type="submit" variant="primary" busy={busy} busyLabel={words.busy} aria-describedby={summaryId}>
            {words.submit}
          </Button>
        </DialogActions>
      </Stack>
    </form>
  );
}

/** Why the prompt can't be chosen; `undefined` if it can. */
function hintOf({ prompt, credited }: ShareSubject): string | undefined {
  if (prompt === 'shared') return words.promptShared;
  if (prompt !== 'known') return undefined;
  return credited === undefined ? words.promptKnown : words.promptOf(credited);
}

const { borderWidth, color, font, fontSize, fontWeight, radius, space } = theme;

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
  /* Headings have their own lines. */
  white-space: pre-line;
`;

const Summary = styled.p`
  padding: ${space.sm} ${space.md};
  border-radius: ${radius.md};
  background: ${color.infoSurface};
  font-size: ${fontSize.sm};
  overflow-wrap: anywhere;
`;
