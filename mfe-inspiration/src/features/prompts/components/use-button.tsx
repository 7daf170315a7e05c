import { type Inspiration, titleLang } from '@storyloom/shared/api/inspirations';
import { paths } from '@storyloom/shared/contract';
import { genreOrDefault } from '@storyloom/shared/domain';
import { theme } from '@storyloom/shared/theme';
import { Button, ButtonLink, VisuallyHidden } from '@storyloom/shared/ui';
import { Dialog, DialogActions } from '@storyloom/shared/ui/dialog';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { OpensGenerator } from '../../../components/opens-generator.tsx';
import { generatorState, useInspirationUse } from '../model/use-inspiration-use.ts';
import { strings as commonStrings } from '../../../components/strings.ts';
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
  const { title, prompt, lang, category } = inspiration;
  const langOfTitle = titleLang(inspiration);
  const genre = genreOrDefault(category);
  const opensId = useId();
  const isElsewhere = genre !== category;
  const opens = isElsewhere && <OpensGenerator id={opensId} genre={genre} />;
  const described = isElsewhere && { 'aria-describedby': opensId };
  const target = {
    to: paths.generator.href(genre),
    state: generatorState(inspiration, isOwn),
    onClick: recordUse,
  };

  if (isOwn || isRead) {
    return (
      <>
        {opens}
        <ButtonLink {...target} {...described}>
          {words.use}
          <VisuallyHidden>
            : <span lang={langOfTitle}>{title}</span>
          </VisuallyHidden>
        </ButtonLink>
      </>
    );
  }
  return (
    <>
      {opens}
      <Button aria-haspopup="dialog" data-leads-to={target.to} {...described} onClick={() => setOpen(true)}>
        {words.use}
        <VisuallyHidden>
          : <span lang={langOfTitle}>{title}</span>
        </VisuallyHidden>
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={words.readTitle}
        description={isElsewhere ? `${words.readDescription} ${commonStrings.opens(genre)}.` : words.readDescription}
        genre={genre}
      >
        <Whole lang={lang}>{prompt}</Whole>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>{words.cancel}</Button>
          {/* The card is not around it: by this it is known which one was left. */}
          <ButtonLink variant="primary" data-inspiration={inspiration.id} {...target}>
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
