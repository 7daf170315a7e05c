import { type OwnSharedStory, VISIBILITIES, type Visibility } from '@storyloom/shared/api/shared-stories';
import { theme } from '@storyloom/shared/theme';
import { Button, choiceBoxStyles, Stack, toast } from '@storyloom/shared/ui';
import { type FormEvent, useId, useState } from 'react';
import { styled } from 'styled-components';
import { isSignedOut } from '../model/signed-out.ts';
import { usePromptRemoval } from '../model/use-prompt-removal.ts';
import { useVisibility } from '../model/use-visibility.ts';
import { PromptToo } from './prompt-too.tsx';
import { SignInFirst } from './sign-in-again.tsx';
import { strings } from './strings.ts';

const words = strings.sharing;

interface Props {
  readonly story: OwnSharedStory;
  /** What is said when the session is over. */
  readonly signInFirst: string;
}

/** Who can read a shared story. Nothing changes before Save: arrow keys only move the choice. */
export function VisibilityForm({ story, signInFirst }: Props) {
  const name = useId();
  const { mutateAsync, isPending, error } = useVisibility(story);
  const [wish, setWish] = useState<Visibility>();
  const chosen = wish ?? story.visibility;
  const removal = usePromptRemoval(story, isNarrower(chosen, story.visibility));

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (isPending || removal.isChecking) return;
    if (chosen === story.visibility) toast.info(words.unchanged);
    else
      void mutateAsync(chosen).then(
        () => {
          setWish(undefined);
          return removal.remove();
        },
        // Said by the mutation; the choice stays, to be saved again.
        () => undefined,
      );
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
                onChange={() => setWish(value)}
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
        <div>
          <Button
            type="submit"
            variant="primary"
            busy={isPending || removal.isChecking}
            busyLabel={isPending ? words.saving : undefined}
          >
            {words.save}
          </Button>
        </div>
      </Stack>
    </form>
  );
}

/** Whether fewer people can read what is as visible as `one` than what is as visible as `other`. */
const isNarrower = (one: Visibility, other: Visibility): boolean =>
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

/* Heard as the description of its choice, not as part of its name. */
const Hint = styled.span`
  display: block;
  color: ${color.textMuted};
  font-size: ${fontSize.sm};
`;
