import { type OwnPublishedStory, VISIBILITIES, type Visibility } from '@storyloom/shared/api/published-stories';
import { theme } from '@storyloom/shared/theme';
import { Button, choiceBoxStyles, Stack, toast } from '@storyloom/shared/ui';
import { DialogActions } from '@storyloom/shared/ui/dialog';
import { type FormEvent, useId } from 'react';
import { styled } from 'styled-components';
import { isSignedOut } from '../model/signed-out.ts';
import type { PromptRemoval } from '../model/use-prompt-removal.ts';
import { useUnsavedNotice } from '../model/use-unsaved-notice.ts';
import { useVisibility } from '../model/use-visibility.ts';
import { PromptToo } from './prompt-too.tsx';
import { SignInFirst } from './sign-in-again.tsx';
import { strings } from './strings.ts';

const words = strings.sharing;

interface Props {
  readonly story: OwnPublishedStory;
  readonly chosen: Visibility;
  readonly removal: PromptRemoval;
  /** The message when the session is over. */
  readonly signInFirst: string;
  readonly onChoose: (visibility: Visibility) => void;
  readonly onSaved: (visibility: Visibility) => void;
  readonly onClose: () => void;
}

/** Who can read a shared story. Nothing changes before Save: arrow keys only move the choice. */
export function VisibilityForm({ story, chosen, removal, signInFirst, onChoose, onSaved, onClose }: Props) {
  const name = useId();
  const { mutateAsync, isPending, error } = useVisibility(story);
  const isUnsaved = chosen !== story.visibility;
  const notice = useUnsavedNotice(isUnsaved && words.notSaved(story.title)[story.visibility]);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (isUnsaved) void save();
    else toast.info(words.unchanged);
  }

  async function save() {
    notice.setSaving(true);
    try {
      await mutateAsync(chosen);
    } catch {
      // The mutation reports the failure; the choice stays and can be saved again.
      notice.setSaving(false);
      return;
    }
    if (notice.isThere) onSaved(chosen);
    else toast.success(words.changed(story.title)[chosen]);
    await removal.remove();
  }

  return (
    <form onSubmit={handleSubmit}>
      <Stack $gap="sm">
        <fieldset>
          <Legend>{words.whoNamed(story.title)}</Legend>
          {VISIBILITIES.map((value) => (
            <Option key={value}>
              <Radio
                type="radio"
                name={name}
                value={value}
                checked={value === chosen}
                aria-describedby={`${name}${value}`}
                onChange={() => onChoose(value)}
              />
              <span>
                {words.visibilities[value]}
                <Hint id={`${name}${value}`} aria-hidden>
                  {words.explained[value]}
                </Hint>
              </span>
            </Option>
          ))}
        </fieldset>
        <PromptToo {...removal} />
        {isSignedOut(error) && <SignInFirst>{signInFirst}</SignInFirst>}
        <DialogActions>
          <Button onClick={onClose}>{isUnsaved ? strings.cancel : strings.share.close}</Button>
          <Button
            type="submit"
            variant="primary"
            busy={isPending || removal.isChecking}
            busyLabel={isPending ? words.saving : undefined}
          >
            {words.save}
          </Button>
        </DialogActions>
      </Stack>
    </form>
  );
}

/** Whether fewer people can read with the visibility `one` than with `other`. */
export const isNarrower = (one: Visibility, other: Visibility): boolean =>
  VISIBILITIES.indexOf(one) < VISIBILITIES.indexOf(other);

const { color, fontSize, fontWeight, media, size, space } = theme;

const Legend = styled.legend`
  padding: 0;
  margin-block-end: ${space['2xs']};
  font-size: ${fontSize.sm};
  font-weight: ${fontWeight.medium};
  overflow-wrap: anywhere;
`;

const Option = styled.label`
  display: flex;
  gap: ${space.sm};
  padding-block: ${space.xs};
  cursor: pointer;

  ${media.touch} {
    min-block-size: ${size.touch};
  }
`;

const Radio = styled.input`
  ${choiceBoxStyles}
`;

/* A description of its choice for screen readers, not part of its name. */
const Hint = styled.span`
  display: block;
  color: ${color.textMuted};
  font-size: ${fontSize.sm};
`;
