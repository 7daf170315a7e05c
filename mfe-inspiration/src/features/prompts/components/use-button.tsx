import type { Inspiration } from '@storyloom/shared/api/inspirations';
import { paths } from '@storyloom/shared/contract';
import { genreOrDefault } from '@storyloom/shared/domain';
import { theme } from '@storyloom/shared/theme';
import { Button, ButtonLink, VisuallyHidden } from '@storyloom/shared/ui';
import { Dialog, DialogActions } from '@storyloom/shared/ui/dialog';
import { useState } from 'react';
import { styled } from 'styled-components';
import { generatorState, useInspirationUse } from '../model/use-inspiration-use.ts';
import { strings } from '../strings.ts';

const words = strings.card;

interface Props {
  readonly inspiration: Inspiration;
  readonly isOwn: boolean;
  /** The whole prompt is, or was, in sight. */
  readonly isRead: boolean;
}

/**
 * Writes a story from a prompt, in the generator of its category. What others wrote is seen whole before it is run: a
 * prompt that is folded is shown first.
 */
export function UseButton({ inspiration, isOwn, isRead }: Props) {
  const [open, setOpen] = useState(false);
  const recordUse = useInspirationUse(inspiration);
  const { title, prompt, category } = inspiration;
  const genre = genreOrDefault(category);
  const target = {
    to: paths.generator.href(genre),
    state: generatorState(inspiration, isOwn),
    onClick: recordUse,
  };

  if (isOwn || isRead) {
    return (
      <ButtonLink {...target}>
        {words.use}
        <VisuallyHidden>: {title}</VisuallyHidden>
      </ButtonLink>
    );
  }
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {words.use}
        <VisuallyHidden>: {title}</VisuallyHidden>
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={words.readTitle}
        description={words.readDescription}
        genre={genre}
      >
        <Whole>{prompt}</Whole>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>{words.cancel}</Button>
          <ButtonLink variant="primary" {...target}>
            {words.readAndUse}
          </ButtonLink>
        </DialogActions>
      </Dialog>
    </>
  );
}

const { borderWidth, color, font, lineHeight, space } = theme;

const Whole = styled.p`
  padding-inline: ${space.md};
  border-inline-start: ${borderWidth.strong} solid ${color.accent};
  font-family: ${font.serif};
  line-height: ${lineHeight.story};
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
